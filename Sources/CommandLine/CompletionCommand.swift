/// Prints what a shell needs to complete this command's words, or the words that complete a line.
struct CompletionCommand: Command {
  static let name = "completion"
  static let says = "print what completes commands, options and values in your shell"
  static let operands = Shell.allCases.map(\.rawValue).joined(separator: " | ")
  static let options = [
    Option("--line", "TEXT", "print what can stand at the end of TEXT; the script asks for it")
  ]
  static let operandValues = Option.Values.words(Shell.allCases.map(\.rawValue))

  private let shell: Shell
  private let line: String?
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
    line = arguments.text("--line")
    engine = arguments.engine
  }

  func run() -> ExitStatus {
    if let line {
      Console.say(Completion(of: line, for: engine).text(describing: shell != .bash))
    } else {
      Console.say(shell.script(for: engine.program))
    }
    return .clean
  }
}

/// What can stand at the end of a command line, from the tables that the help is made of.
struct Completion {
  /// What the shell does besides offering the words.
  enum Kind: String {
    /// Nothing.
    case words
    /// It adds no space, because others may follow after a comma.
    case list
    /// It offers files, too.
    case files
    /// It offers folders, too.
    case folders
    /// It completes the command of an engine.
    case command
  }

  private(set) var kind = Kind.words
  private(set) var words: [(word: String, says: String)] = []

  /// Completes the last word of a line, which is empty behind a space.
  init(of line: String, for engine: Engine) {
    let help = Help(engine: engine)
    var before = line.split(whereSeparator: \.isWhitespace).map(String.init)
    let word = line.last?.isWhitespace ?? true ? "" : before.removeLast()
    before = Array(before.dropFirst())
    if before.contains("--") {
      kind = .command
      return
    }
    let isFuzz = (before.first ?? word).hasPrefix("-")
    guard let name = isFuzz ? Fuzz.name : before.first, name != "help" else {
      words = help.commands.map { ($0.name, $0.says) }
      if before.isEmpty { words.append(("help", "print all commands, or the options of one")) }
      return
    }
    guard let command = help.commands.first(where: { $0.name == name }) else { return }
    let options = help.options(of: command)
    let prefix = word.hasPrefix("-") ? word.prefix(through: "=") : ""
    let asked = prefix.isEmpty ? before.last : String(prefix.dropLast())
    if let option = options.first(where: { $0.name == asked && $0.value != nil }) {
      offer(option.values, for: word, behind: prefix)
    } else if word.hasPrefix("-") {
      words = options.map { ($0.name, $0.says) }
      words += [("--help", "print the options"), ("--version", "print the version")]
    } else {
      offer(command.operandValues, for: word, behind: "")
    }
  }

  private mutating func offer(_ values: Option.Values, for word: String, behind prefix: String) {
    switch values {
    case .unknown: break
    case .files: kind = .files
    case .folders: kind = .folders
    case .words(let names): words = names.map { (prefix + $0, "") }
    case .wordsOrFiles(let names):
      kind = .files
      words = names.map { (prefix + $0, "") }
    case .list(let names):
      kind = .list
      let start = word.prefix(through: ",")
      words = names.map { ((start.isEmpty ? prefix : start) + $0, "") }
    }
  }

  /// The kind, and behind it a line for each word, with what it says behind a tab.
  func text(describing: Bool) -> String {
    let lines = words.map { describing && !$0.says.isEmpty ? "\($0.word)\t\($0.says)" : $0.word }
    return ([kind.rawValue] + lines).joined(separator: "\n")
  }
}

extension String {
  /// The text up to the last `end`, and with it; empty: there is none.
  fileprivate func prefix(through end: Character) -> String {
    lastIndex(of: end).map { String(self[...$0]) } ?? ""
  }
}
