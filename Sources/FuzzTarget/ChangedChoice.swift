import PropertyTesting

extension ChoiceTree {
  /// The tree with another value for one of its choices.
  ///
  /// The unit is chosen first, then one of its choices: what there is little of is changed as often
  /// as what there is much of, such as coordinates.
  func changingChoice(_ mate: ChoiceTree, _ random: inout Random) -> ChoiceTree? {
    let choices = choices
    guard let unit = random.pick(choices.units) else { return nil }
    guard let index = random.pick(choices.indices.filter { choices[$0].tag == unit }),
      let value = choices[index].otherValue(among: choices + mate.choices, &random)
    else { return nil }
    return setting((index, value))
  }
}

extension [Choice] {
  /// The tags, each once, in order of appearance.
  fileprivate var units: [Tag] {
    var seen: Set<Tag> = []
    return compactMap { seen.insert($0.tag).inserted ? $0.tag : nil }
  }
}

extension Choice {
  /// A value that differs: a plain one, a near one, that of another choice of the unit, or any.
  fileprivate func otherValue(among others: [Choice], _ random: inout Random) -> Int? {
    guard bounds.lowerBound < bounds.upperBound else { return nil }
    let proposed: Int?
    switch random.below(5) {
    case 0: proposed = random.pick([origin, bounds.lowerBound, bounds.upperBound])
    case 1: proposed = near(by: random.hits(.half) ? 1 : -1)
    case 2:
      proposed = random.pick(others.filter { $0.tag == tag && $0.kind == kind }.map(\.value))
    default: proposed = random.integer(in: bounds)
    }
    guard let proposed, proposed != value, bounds.contains(proposed) else { return nil }
    return proposed
  }

  private func near(by step: Int) -> Int? {
    let (sum, overflow) = value.addingReportingOverflow(step)
    return overflow ? nil : sum
  }
}
