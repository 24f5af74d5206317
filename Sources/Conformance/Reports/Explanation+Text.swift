import PropertyTesting

extension [ExplainedChoice] {
  /// What matters, a line each; then what has to stay as plain as it is, and what does not matter.
  func text(endedBy ending: Ending, width: Int) -> [String] {
    let told = filter { $0.matters && !($0.plain && $0.only) }
    let names = told.map { "\($0.of) \($0.name)" }
    let space = (names.map(\.count).max() ?? 0) + 2
    let rows = zip(names, told).map { name, line in
      (name + String(repeating: " ", count: space - name.count) + line.broken)
        .wrapped(to: width, indent: String(repeating: " ", count: space))
    }
    let groups = [
      ("Has to be as it is", filter { $0.matters && $0.plain && $0.only }),
      ("Does not matter", filter { !$0.matters }),
    ]
    let rest = groups.filter { !$0.1.isEmpty }.map { title, choices in
      "\(title): \(choices.grouped).".wrapped(to: width, indent: "  ")
    }
    let title = "Changing one value at a time, the rule stays broken for:"
    return ([title] + rows + rest + [proviso(ending).wrapped(to: width, indent: "")]).flatMap(
      \.textLines)
  }

  /// What was checked.
  private func proviso(_ ending: Ending) -> String {
    let some = filter { !$0.exhaustive }.map(\.tried)
    var sentence =
      some.min().map { fewest in
        "Of numbers, \(fewest) values or more were tried: both ends of every range, the values next "
          + "to them, which do not break the rule, and others in between, which do. Of all else, "
          + "every value."
      } ?? "Every value was tried."
    let reason: String? =
      switch ending {
      case .fixedPoint: nil
      case .budgetSpent: "the evaluations allowed were spent"
      case .timeSpent: "the time allowed was spent"
      case .stopped: "it was interrupted"
      }
    if let reason { sentence += " The rest was not looked at: \(reason)." }
    return sentence
  }

  /// The names of choices, those of one owner together: `v1 x, y; v2 x`.
  private var grouped: String {
    var owners: [String] = []
    for choice in self where !owners.contains(choice.of) { owners.append(choice.of) }
    return owners.map { owner in
      "\(owner) " + filter { $0.of == owner }.map(\.name).joined(separator: ", ")
    }.joined(separator: "; ")
  }
}
