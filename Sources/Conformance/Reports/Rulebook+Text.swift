import Generators
import Invariants
import TouchScript

/// The rulebook as people read it.
public enum RulebookText {
  /// Chapter by chapter, with sources, and why a rule is not checked where it is not.
  public static var plain: String {
    let chapters = Rulebook.chapters.map { chapter in
      "\(chapter.letters)  \(chapter.title)\n\n"
        + chapter.rules.map(entry).joined(separator: "\n")
    }
    return (chapters + [plainOfRelations, Rulebook.sum]).joined(separator: "\n\n")
  }

  /// Some rules, each with its sources.
  public static func list(_ rules: [Rule]) -> String { rules.map(entry).joined(separator: "\n") }

  /// The rules of the chapter with these letters, or the relations; nil if there is none.
  public static func plain(chapter letters: String) -> String? {
    if letters == Relations.letter { return plainOfRelations }
    return Rulebook.chapters.first { $0.letters == letters }.map { chapter in
      "\(chapter.letters)  \(chapter.title)\n\n" + chapter.rules.map(entry).joined(separator: "\n")
    }
  }

  /// The relations between two scenes, with the rules that they follow from.
  private static var plainOfRelations: String {
    "\(Relations.letter)   Relations between a scene and a changed one that means the same\n\n"
      + Relations.all.map { entry($0.rule) }.joined(separator: "\n")
  }

  /// A table for each chapter.
  public static var markdown: String {
    let chapters = Rulebook.chapters.map { chapter in
      """
      ## \(chapter.letters): \(chapter.title)

      | rule | statement | sources | strength | use | checked |
      | --- | --- | --- | --- | --- | --- |
      \(chapter.rules.map(row).joined(separator: "\n"))
      """
    }
    return "# The rulebook\n\n" + (chapters + [markdownOfRelations]).joined(separator: "\n\n")
  }

  /// The relations between two scenes, as a table.
  private static var markdownOfRelations: String {
    """
    ## \(Relations.letter): Relations between a scene and a changed one that means the same

    | relation | statement | follows from |
    | --- | --- | --- |
    \(Relations.all.map { row([$0.id, $0.statement, $0.sources.joined(separator: ", ")]) }
      .joined(separator: "\n"))
    """
  }

  /// One rule with all that is known of it: its sources with their addresses, the wrong engines that
  /// are made to break it, and the sketches that aim at it.
  public static func whole(_ rule: Rule) -> String {
    let none = "none"
    let legend = rule.legend.map { source in
      "    \(source.id.padded(to: 12))\(source.title)"
        .wrapped(to: 100, indent: String(repeating: " ", count: 16))
        + (source.address.map { "\n" + String(repeating: " ", count: 16) + $0 } ?? "")
    }
    let allowed = Rulebook.rows(leftOpenBy: rule.id).map(\.id)
    let entries: [(String, String)] = [
      ("Strength", "\(rule.strength.rawValue): \(rule.strength.meaning)"),
      ("Seen", rule.sighting ?? "no device is known to have shown it"),
      ("Remark", rule.remark ?? none),
      ("Checked", rule.reason.map { "no: \($0)" } ?? "yes"),
      ("Needs", Rulebook.needs(of: rule.id).inWords),
      ("Allows", allowed.isEmpty ? none : allowed.joined(separator: ", ")),
      ("Faults", rule.faults.isEmpty ? none : rule.faults.joined(separator: ", ")),
      ("Sketches", rule.sketches.isEmpty ? none : rule.sketches.joined(separator: "; ")),
      ("Sources", rule.sources.isEmpty ? none : rule.sources.joined(separator: ", ")),
    ]
    let lines = entries.map {
      "  \($0.0.padded(to: 10))\($0.1)".wrapped(to: 100, indent: "            ")
    }
    return (["\(rule.id)  \(rule.statement)".wrapped(to: 100, indent: "  "), ""] + lines + legend)
      .joined(separator: "\n")
  }

  /// A row of what UIKit leaves unspecified, with the rules that leave room for it.
  public static func whole(_ row: Rulebook.Row) -> String {
    "\(row.id)  \(row.statement)".wrapped(to: 100, indent: "  ") + "\n\n  "
      + "UIKit leaves this unspecified: no rule accuses an engine for its choice.\n  Rules     "
      + row.rules.joined(separator: ", ")
  }

  private static func entry(_ rule: Rule) -> String {
    let name = rule.id + String(repeating: " ", count: max(1, 8 - rule.id.count))
    let indent = String(repeating: " ", count: 10)
    let standing = "\(rule.strength.rawValue); \(rule.sources.joined(separator: ", "))"
    let lines = ["  \(name)\(rule.statement)", "\(indent)(\(standing))"]
    let reason = rule.reason.map { ["\(indent)not checked: \($0)"] } ?? []
    return (lines + reason).map { $0.wrapped(to: 100, indent: indent) }.joined(separator: "\n")
  }

  private static func row(_ rule: Rule) -> String {
    row([
      rule.id, rule.statement, rule.sources.joined(separator: ", "), rule.strength.rawValue,
      rule.use.rawValue,
      rule.reason.map { "no: \($0)" } ?? "yes",
    ])
  }

  private static func row(_ cells: [String]) -> String {
    "| "
      + cells.map { $0.split(separator: "|").joined(separator: "\\|") }.joined(separator: " | ")
      + " |"
  }
}

extension Scenario.Features {
  /// The features by name, those left out that others bring.
  fileprivate var inWords: String {
    let names = Scenario.Features().lacking(self).map(\.name)
    return names.isEmpty ? "no feature" : names.joined(separator: ", ")
  }
}

extension Rule {
  /// The wrong engines that are made to break it.
  var faults: [String] { WrongEngine.all.filter { $0.breaks.contains(id) }.map(\.name) }

  /// The sketches that aim at it.
  var sketches: [String] { Sketch.all.filter { $0.aims.contains(id) }.map(\.name) }
}

extension Rule.Strength {
  /// What it means for a rule.
  var meaning: String {
    switch self {
    case .open: "public evidence leaves it open, and no engine is judged by it"
    case .practice: "UIKit was seen to do so, or was rebuilt so"
    case .required: "Apple's documentation, headers or talks say so"
    }
  }
}

extension String {
  /// The text with spaces behind it.
  package func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(1, width - count))
  }
}
