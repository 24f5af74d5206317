/// What the command says about itself.
enum Help {
  static let text = """
    touchstone: does this engine deliver touches the way UIKit does?

    touchstone                      the same as touchstone fuzz
    \(Subcommand.allCases.map { line($0.type) }.joined(separator: "\n"))
    touchstone help COMMAND         the options of a command

    Exit status: 0 every rule judged held; 1 a rule was broken or starved, or a fault was not
    caught; 2 the command line or an input is wrong; 130 interrupted, with what was found so far.
    """

  static func text(of command: any Command.Type) -> String {
    let operands = command.operands.isEmpty ? "" : " \(command.operands)"
    let options = command.options.map { option in
      let name = option.name + (option.value.map { " \($0)" } ?? "")
      return "  \(padded(name, to: 16))\(option.says)"
    }
    return """
      touchstone \(command.name)\(operands): \(command.says)

      \(options.joined(separator: "\n"))
      """
  }

  private static func line(_ command: any Command.Type) -> String {
    let usage =
      "touchstone \(command.name)" + (command.operands.isEmpty ? "" : " \(command.operands)")
    return padded(usage, to: 32) + command.says
  }

  private static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(1, width - text.count))
  }
}
