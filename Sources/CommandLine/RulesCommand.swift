import Conformance
import Invariants

/// Prints the rulebook.
struct RulesCommand: Command {
  static let name = "rules"
  static let says = "print the rulebook: every rule, its source, and whether it is checked"
  static let operands = ""
  static let options = [
    Option("--format", "NAME", "text, json or markdown", standard: "text"),
    Option("--relations", nil, "only the relations between two scenes, which json leaves out"),
  ]

  private let format: String
  private let onlyRelations: Bool

  init(_ arguments: Arguments) throws(Misuse) {
    try arguments.refuseOperands(of: Self.self)
    format = try arguments.word("--format", of: ["text", "json", "markdown"]) ?? "text"
    onlyRelations = arguments.has("--relations")
  }

  func run() -> ExitStatus {
    switch (format, onlyRelations) {
    case ("json", false):
      Console.say(JSONReport.pretty(Rulebook.all.map(JSONReport.RuleRecord.init)))
    case ("json", true):
      Console.say(JSONReport.pretty(Relations.all.map(JSONReport.RelationRecord.init)))
    case ("markdown", false): Console.say(RulebookText.markdown)
    case ("markdown", true): Console.say(RulebookText.markdownOfRelations)
    case (_, false): Console.say(RulebookText.plain)
    case (_, true): Console.say(RulebookText.plainOfRelations)
    }
    return .clean
  }
}
