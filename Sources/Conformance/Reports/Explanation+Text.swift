extension SceneExplanation {
  /// What matters, a line each; then what has to stay as plain as it is, and what does not matter.
  func lines(width: Int) -> [String] {
    let told = lines.filter { $0.matters && !($0.plain && $0.only) }
    let names = told.map { "\($0.of) \($0.name)" }
    let space = (names.map(\.count).max() ?? 0) + 2
    let rows = zip(names, told).map { name, line in
      (name + String(repeating: " ", count: space - name.count) + line.broken)
        .wrapped(to: width, indent: String(repeating: " ", count: space))
    }
    let groups = [
      ("Has to be as it is", lines.filter { $0.matters && $0.plain && $0.only }),
      ("Does not matter", lines.filter { !$0.matters }),
    ]
    let rest = groups.filter { !$0.1.isEmpty }.map { title, lines in
      "\(title): \(Self.grouped(lines)).".wrapped(to: width, indent: "  ")
    }
    let title = "Changing one value at a time, the rule stays broken for:"
    return ([title] + rows + rest + [proviso.wrapped(to: width, indent: "")]).flatMap(\.textLines)
  }

  /// What was checked.
  private var proviso: String {
    let some = lines.filter { !$0.exhaustive }.map(\.tried)
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
  private static func grouped(_ lines: [Line]) -> String {
    var owners: [String] = []
    for line in lines where !owners.contains(line.of) { owners.append(line.of) }
    return owners.map { owner in
      "\(owner) " + lines.filter { $0.of == owner }.map(\.name).joined(separator: ", ")
    }.joined(separator: "; ")
  }
}
