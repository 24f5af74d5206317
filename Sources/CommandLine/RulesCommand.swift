import Conformance
import Invariants

/// Prints the rulebook.
struct RulesCommand: Command {
  static let name = "rules"
  static let says = "print the rulebook: every rule, its source, and whether it is checked"
  static let operands = ""
  static let options = [Option("--format", "NAME", "text, json or markdown", standard: "text")]

  private let format: String

  init(_ arguments: Arguments) throws(Misuse) {
    try arguments.refuseOperands(of: Self.self)
    format = try arguments.word("--format", of: ["text", "json", "markdown"]) ?? "text"
  }

  func run() -> ExitStatus {
    switch format {
    case "json": Console.say(JSONReport.pretty(Rulebook.all.map(JSONReport.RuleRecord.init)))
    case "markdown": Console.say(RulebookText.markdown)
    default: Console.say(RulebookText.plain)
    }
    return .clean
  }
}
