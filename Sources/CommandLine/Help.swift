/// What the command says about itself.
struct Help {
  /// What it judges: an engine of somebody else's has neither faults nor latitude.
  let engine: Engine

  var text: String {
    """
    \(engine.program): does this engine deliver touches the way UIKit does?

    \(engine.program)
        the same as \(engine.program) fuzz
    \(Subcommand.allCases.filter { has($0) }.map { entry($0.type) }.joined(separator: "\n"))
    \(engine.program) help [COMMAND]
        this text, or the options of a command

    Exit status: 0 no rule that counts was broken; 1 one was, or starved, or a required one was not
    exercised in so many cases; the engine crashed, hung, gave no answer or is flaky, or a fault was
    not caught; 2 the command line or an input is wrong; 3 the engine gave out, or a merged report
    is incomplete; 4 the report could not be written; 130 interrupted, with what was found so far.
    Results go to standard output, complaints to standard error.
    """
  }

  private func has(_ subcommand: Subcommand) -> Bool {
    engine.guest == nil || subcommand != .faults
  }

  func text(of command: any Command.Type) -> String {
    let known = command.options.filter { engine.guest == nil || !$0.isInRepo }
    let names = known.map { $0.name + ($0.value.map { " \($0)" } ?? "") }
    let width = (names.map(\.count).max() ?? 0) + 2
    let options = zip(names, known).map { name, option in
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

  private func entry(_ command: any Command.Type) -> String {
    let options = command.options.isEmpty ? "" : " [OPTION…]"
    return "\(usage(command))\(options)\n    \(command.says)"
  }

  private func usage(_ command: any Command.Type) -> String {
    "\(engine.program) \(command.name)" + (command.operands.isEmpty ? "" : " \(command.operands)")
  }
}
