/// What the command says about itself.
struct Help {
  /// What it judges: an engine of somebody else's has neither faults nor latitude.
  let engine: Engine

  var text: String {
    """
    \(engine.program): does this engine deliver touches the way UIKit does?

    \(engine.program)
        the same as \(engine.program) fuzz
    \(commands.map { entry($0) }.joined(separator: "\n"))
    \(engine.program) help [COMMAND]
        this text, or the options of a command

    Every command takes --help, --version and, where it prints a result, --output FILE.
    TOKEN, FILE, - and EXPERIMENT name a scene: what a finding prints behind "replay", a file in
    JSON, standard input, or an entry of \(engine.program) experiments.
    ENGINE… behind -- is the command of an engine in another process, as in
        \(engine.program) fuzz --cases 500 -- python3 adapter.py

    Exit status
    \(Self.statuses)
      Where several apply: 130, then 1, 4, 3, 2.
    Results go to standard output, progress and complaints to standard error.
    """
  }

  /// The commands there are for the engine.
  var commands: [any Command.Type] {
    Subcommand.allCases.filter { engine.guest == nil || $0 != .faults }.map(\.type)
  }

  /// The options that a command has for the engine.
  func options(of command: any Command.Type) -> [Option] {
    command.allOptions.filter { engine.guest == nil || !$0.isInRepo }
  }

  private static let statuses = ExitStatus.allCases.map { status in
    let number = String(status.rawValue)
    let space = String(repeating: " ", count: 5 - number.count)
    return "  \(number)\(space)\(status.says)".wrapped(to: 100, indent: "       ")
  }
  .joined(separator: "\n")

  func text(of command: any Command.Type) -> String {
    let known = options(of: command)
    let names = known.map { $0.name + ($0.value.map { " \($0)" } ?? "") } + ["--help"]
    let says =
      known.map { $0.says + ($0.standard.map { " (default: \($0))" } ?? "") } + ["print this"]
    let width = (names.map(\.count).max() ?? 0) + 4
    let options = zip(names, says).map { name, says in
      "  \(name)".padded(to: width).appending(says)
        .wrapped(to: 100, indent: String(repeating: " ", count: width))
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
