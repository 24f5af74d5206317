import Conformance
import Invariants

/// Prints the rulebook.
struct RulesCommand: Command {
  static let name = "rules"
  static let says = "print the rulebook: every rule, its source, and whether it is checked"
  static let operands = ""
  static let options = [Option("--format", "NAME", "text, json or markdown")]

  private let format: String

  init(_ arguments: Arguments) throws(Misuse) {
    if let operand = arguments.operands.first {
      throw Misuse("rules takes no \(operand.quotedOnOneLine), only options")
    }
    format = try arguments.word("--format", of: ["text", "json", "markdown"]) ?? "text"
  }

  func run() -> ExitStatus {
    switch format {
    case "json": print(JSONReport.pretty(Rulebook.all.map(JSONReport.RuleRecord.init)))
    case "markdown": print(RulebookText.markdown)
    default: print(RulebookText.plain)
    }
    return .clean
  }
}
