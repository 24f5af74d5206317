extension Trial {
  /// Simplifies all choices of a unit at once: to the origin, else to at most one step from it.
  func zeroUnits() {
    if attempt(best.mappingChoices { _, choice in choice.origin }) { return }
    forEachUnit { unit in
      if attempt(best.lowering(unit, to: 0)) { return }
      _ = attempt(best.lowering(unit, to: 1))
    }
  }

  /// Moves all choices of a unit towards the origin by the same amount: by the least distance
  /// any of them has left, else each by half of its own.
  func lowerUnits() {
    forEachUnit { unit in
      while let least = best.leastDistance(of: unit), !isOver {
        let shifted = best.lowering(unit) { $0.distance - least }
        let halved = best.lowering(unit) { $0.distance / 2 }
        guard attempt(shifted) || attempt(halved) else { return }
      }
    }
  }

  /// Visits the tags of all choices that are not at their origin, in order of appearance.
  private func forEachUnit(_ visit: (Tag) -> Void) {
    var seen: Set<Tag> = []
    for choice in choices where !choice.isOrigin && !isOver {
      if seen.insert(choice.tag).inserted { visit(choice.tag) }
    }
  }
}

extension ChoiceTree {
  fileprivate func lowering(_ unit: Tag, to distance: UInt) -> ChoiceTree {
    lowering(unit) { min($0.distance, distance) }
  }

  fileprivate func lowering(_ unit: Tag, _ distance: (Choice) -> UInt) -> ChoiceTree {
    mappingChoices { _, choice in
      guard choice.tag == unit, !choice.isOrigin else { return choice.value }
      return choice.value(atDistance: distance(choice)) ?? choice.value
    }
  }

  fileprivate func leastDistance(of unit: Tag) -> UInt? {
    choices.lazy.filter { $0.tag == unit && !$0.isOrigin }.map(\.distance).min()
  }
}
