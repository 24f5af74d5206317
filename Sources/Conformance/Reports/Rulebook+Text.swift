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
    return (chapters + [plainOfRelations]).joined(separator: "\n\n")
      + "\n\n\(Rulebook.all.count) rules, \(checked) of them checked; "
      + Relations.all.count.of("relation")
  }

  /// The relations between two scenes, with the rules that they follow from.
  public static var plainOfRelations: String {
    "\(Relations.letter)   Relations between a scene and a changed one that means the same\n\n"
      + Relations.all.map { entry($0.rule) }.joined(separator: "\n")
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
    return "# The rulebook\n\n" + (chapters + [markdownOfRelations]).joined(separator: "\n\n")
  }

  /// The relations between two scenes, as a table.
  public static var markdownOfRelations: String {
    """
    ## \(Relations.letter): Relations between a scene and a changed one that means the same

    | relation | statement | follows from |
    | --- | --- | --- |
    \(Relations.all.map { row([$0.id, $0.statement, $0.sources.joined(separator: ", ")]) }
      .joined(separator: "\n"))
    """
  }

  private static func entry(_ rule: Rule) -> String {
    let name = rule.id + String(repeating: " ", count: max(1, 8 - rule.id.count))
    let indent = String(repeating: " ", count: 10)
    let standing =
      "\(rule.use.rawValue); \(rule.certainty.map(\.rawValue).joined(separator: ", ")); "
      + rule.sources.joined(separator: ", ")
    let lines = ["  \(name)\(rule.statement)", "\(indent)(\(standing))"]
    let reason = rule.reason.map { ["\(indent)not checked: \($0)"] } ?? []
    return (lines + reason).map { $0.wrapped(to: 100, indent: indent) }.joined(separator: "\n")
  }

  private static func row(_ rule: Rule) -> String {
    row([
      rule.id, rule.statement, rule.sources.joined(separator: ", "), rule.use.rawValue,
      rule.reason.map { "no: \($0)" } ?? "yes",
    ])
  }

  private static func row(_ cells: [String]) -> String {
    "| "
      + cells.map { $0.split(separator: "|").joined(separator: "\\|") }.joined(separator: " | ")
      + " |"
  }
}

extension FaultTrial {
  /// The trial as people read it.
  public var text: String {
    var lines = ["\(isCaught ? "✓" : "✗") \(fault.name): \(fault.says)"]
    if let finding {
      let enough = fault.smallest.map { $0 == finding.size ? "" : ", and \($0) are enough" } ?? ""
      lines.append(
        "  caught by \(caughtBy.joined(separator: ", ")) in case \(finding.caseIndex); "
          + "\(finding.evaluations) evaluations to \(finding.size)\(enough); \(finding.smallness)")
    } else {
      let rules = fault.breaks.joined(separator: ", ")
      lines.append("  not caught in \(cases.of("case")) by any of \(rules)")
    }
    lines = lines.map { $0.wrapped(to: 100, indent: "    ") }
    if let finding {
      lines.append("  touchstone replay \(finding.token) --fault \(fault.name)")
    }
    return lines.joined(separator: "\n")
  }
}
