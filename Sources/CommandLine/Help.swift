/// What the command says about itself.
enum Help {
  static let text = """
    touchstone: does this engine deliver touches the way UIKit does?

    touchstone
        the same as touchstone fuzz
    \(Subcommand.allCases.map { entry($0.type) }.joined(separator: "\n"))
    touchstone help [COMMAND]
        this text, or the options of a command

    Exit status: 0 no rule that counts was broken; 1 one was, or starved, or a required one was not
    exercised in so many cases; the engine is flaky, or a fault was not caught; 2 the command line
    or an input is wrong; 3 a merged report is incomplete; 4 the report could not be written;
    130 interrupted, with what was found so far. Results go to standard output, complaints to
    standard error.
    """

  static func text(of command: any Command.Type) -> String {
    let names = command.options.map { $0.name + ($0.value.map { " \($0)" } ?? "") }
    let width = (names.map(\.count).max() ?? 0) + 2
    let options = zip(names, command.options).map { name, option in
      let space = String(repeating: " ", count: width - name.count)
      let standard = option.standard.map { " (default: \($0))" } ?? ""
      return "  \(name)\(space)\(option.says)\(standard)"
    }
    return """
      \(usage(command))
          \(command.says)

      \(options.joined(separator: "\n"))
      """
  }

  private static func entry(_ command: any Command.Type) -> String {
    let options = command.options.isEmpty ? "" : " [OPTION…]"
    return "\(usage(command))\(options)\n    \(command.says)"
  }

  private static func usage(_ command: any Command.Type) -> String {
    "touchstone \(command.name)" + (command.operands.isEmpty ? "" : " \(command.operands)")
  }
}
