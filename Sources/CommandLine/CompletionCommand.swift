/// Prints what a shell needs to complete this command's words.
struct CompletionCommand: Command {
  static let name = "completion"
  static let says = "print what completes commands, options and values in your shell"
  static let operands = Shell.allCases.map(\.rawValue).joined(separator: " | ")
  static let options: [Option] = []
  static let operandValues = Option.Values.words(Shell.allCases.map(\.rawValue))

  private let shell: Shell
  private let engine: Engine

  init(_ arguments: Arguments) throws(Misuse) {
    let names = Shell.allCases.map(\.rawValue)
    guard arguments.operands.count == 1 else {
      throw Misuse("completion takes one shell: \(names.joined(separator: " or "))")
    }
    guard let shell = Shell(rawValue: arguments.operands[0]) else {
      let hint = names.nearest(to: arguments.operands[0]).map { "; did you mean \($0)?" } ?? ""
      throw Misuse(
        "there is no completion for \(arguments.operands[0].quotedOnOneLine), only for "
          + names.joined(separator: ", ") + hint)
    }
    self.shell = shell
    engine = arguments.engine
  }

  func run() -> ExitStatus {
    let table = CompletionTable(of: engine)
    let script =
      switch shell {
      case .bash: table.bash
      case .zsh: table.zsh
      case .fish: table.fish
      }
    Console.say(script)
    return .clean
  }

  private enum Shell: String, CaseIterable {
    case bash, zsh, fish
  }
}

/// What there is to complete, from the same tables as the help.
struct CompletionTable {
  /// The command's name.
  let program: String
  let commands: [Entry]

  /// One subcommand.
  struct Entry {
    let name: String
    let says: String
    let options: [Option]
    let operands: Option.Values
  }

  init(of engine: Engine) {
    program = engine.program
    commands =
      Help(engine: engine).commands.map { type in
        Entry(
          name: type.name, says: type.says, options: Help(engine: engine).options(of: type),
          operands: type.operandValues)
      } + [
        Entry(
          name: "help", says: "print all commands, or the options of one", options: [],
          operands: .words(Help(engine: engine).commands.map { $0.name }))
      ]
  }

  /// What every command takes besides its options.
  static let everywhere = [
    Option("--help", nil, "print the options"), Option("--version", nil, "print the version"),
  ]

  /// The program's name as one that a shell takes for a function.
  var function: String {
    "_"
      + String(
        program.unicodeScalars.map { scalar in
          scalar.isASCII && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar))
            ? Character(scalar) : "_"
        })
  }
}
