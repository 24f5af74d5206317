import Conformance
import Invariants

/// What the command says about itself.
struct Help {
  /// What it judges: another engine has no faults.
  let engine: Engine

  /// The commands there are, by what one wants to do.
  private static var groups: [(goal: String, commands: [any Command.Type])] {
    [
      ("Search for broken rules", [Fuzz.self, CheckCommand.self]),
      ("Look at one scene", [ReplayCommand.self, ShowCommand.self, ExplainCommand.self]),
      ("Learn", [ExperimentsCommand.self, RulesCommand.self, FaultsCommand.self]),
      (
        "Connect an engine",
        [AdapterCommand.self, SmokeCommand.self, EngineCommand.self, SchemaCommand.self]
      ),
      ("Join many runs", [MergeCommand.self]),
      ("Set up a shell", [CompletionCommand.self]),
    ]
  }

  /// The command called `name`.
  static func command(named name: String) throws(Misuse) -> any Command.Type {
    let all = groups.flatMap { $0.commands }
    guard let command = all.first(where: { $0.name == name }) else {
      if let words = otherWords[name] {
        throw Misuse("there is no command \(name.quotedOnOneLine): it is \(words)")
      }
      let names = all.map { $0.name }
      let hint =
        names.nearest(to: name).map { "; did you mean \($0)?" }
        ?? ", only \(names.joined(separator: ", "))"
      throw Misuse("there is no command \(name.quotedOnOneLine)\(hint)")
    }
    return command
  }

  /// What people may call what the command does in other words.
  private static let otherWords = [
    "version": "--version", "-v": "--version", "judge": "replay SCENE --trace FILE",
    "shrink": "replay SCENE --shrink", "known": "check --update-known FILE",
    "features": "rules --features", "run": "fuzz", "test": "check", "list": "rules",
  ]

  /// The commands there are for the engine.
  var commands: [any Command.Type] { Self.groups.flatMap { $0.commands }.filter(isThere) }

  private func isThere(_ command: any Command.Type) -> Bool {
    engine.guest == nil || command.name != FaultsCommand.name
  }

  var text: String {
    """
    \(engine.program): does this engine deliver touches the way UIKit does?
    \(Rulebook.sum).

    \(engine.program) COMMAND [OPTION…]    without a command: \(engine.program) \(Fuzz.name)

    \(Self.groups.map { list($0.goal, $0.commands) }.joined(separator: "\n\n"))

    \(engine.program) help COMMAND lists the options of a command.
    SCENE is a token that a finding prints, a file in JSON, - for standard input, or an entry of
    \(engine.program) \(ExperimentsCommand.name).
    ENGINE… behind -- is the command of an engine in another process, as in
        \(engine.program) fuzz --cases 500 -- python3 adapter.py

    Exit status
    \(Self.statuses)
      Where several apply: 130, then 1, 4, 3, 2.
    Results go to standard output, progress and complaints to standard error.
    """
  }

  private func list(_ goal: String, _ commands: [any Command.Type]) -> String {
    ([goal] + commands.filter(isThere).map { "  \($0.name)".padded(to: 15) + $0.says })
      .joined(separator: "\n")
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

  private func usage(_ command: any Command.Type) -> String {
    "\(engine.program) \(command.name)" + (command.operands.isEmpty ? "" : " \(command.operands)")
  }
}
