import Invariants

/// The rulebook as people read it.
public enum RulebookText {
  /// Chapter by chapter, with sources, and why a rule is not checked where it is not.
  public static var plain: String {
    let checked = Rulebook.all.count(where: \.isChecked)
    let chapters = Rulebook.chapters.map { chapter in
      "\(chapter.letters)  \(chapter.title)\n\n"
        + chapter.rules.map(entry).joined(separator: "\n")
    }
    return chapters.joined(separator: "\n\n")
      + "\n\n\(Rulebook.all.count) rules, \(checked) of them checked"
  }

  /// A table for each chapter.
  public static var markdown: String {
    let chapters = Rulebook.chapters.map { chapter in
      """
      ## \(chapter.letters): \(chapter.title)

      | rule | statement | sources | use | checked |
      | --- | --- | --- | --- | --- |
      \(chapter.rules.map(row).joined(separator: "\n"))
      """
    }
    return "# The rulebook\n\n" + chapters.joined(separator: "\n\n")
  }

  private static func entry(_ rule: Rule) -> String {
    let name = rule.id + String(repeating: " ", count: max(1, 8 - rule.id.count))
    let indent = String(repeating: " ", count: 10)
    let standing =
      "\(rule.use.rawValue); \(rule.certainty.map(\.rawValue).joined(separator: ", ")); "
      + rule.sources.joined(separator: ", ")
    let reason = rule.reason.map { "\n\(indent)not checked: " + $0.wrapped(to: 80, indent: indent) }
    return "  \(name)\(rule.statement.wrapped(to: 84, indent: indent))\n"
      + "\(indent)(\(standing.wrapped(to: 80, indent: indent)))\(reason ?? "")"
  }

  private static func row(_ rule: Rule) -> String {
    let cells = [
      rule.id, rule.statement, rule.sources.joined(separator: ", "), rule.use.rawValue,
      rule.reason.map { "no: \($0)" } ?? "yes",
    ]
    return "| "
      + cells.map { $0.split(separator: "|").joined(separator: "\\|") }.joined(separator: " | ")
      + " |"
  }
}

extension FaultTrial {
  /// The trial as people read it.
  public var text: String {
    let head = "\(isCaught ? "✓" : "✗") \(fault.name): \(fault.says)"
    guard let finding else {
      return head
        + "\n  not caught in \(cases) cases by any of \(fault.breaks.joined(separator: ", "))"
    }
    let isSmallest = finding.size == fault.smallest
    return head
      + "\n  caught by \(caughtBy.joined(separator: ", ")) in case \(finding.caseIndex); "
      + "\(finding.evaluations) evaluations to \(finding.size)"
      + (isSmallest ? "" : ", and \(fault.smallest) are enough")
      + "\n  touchstone replay \(finding.token) --fault \(fault.name)"
  }
}
