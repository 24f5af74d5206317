import EmbeddedTexts

/// Writes a program to start from, for an engine that is to be judged over a pipe.
struct AdapterCommand: Command {
  static let name = "adapter"
  static let says = "print a program that speaks wire/1, to fill in with your engine"
  static let operands = languages.joined(separator: " | ")
  static let options: [Option] = []
  static let operandValues = Option.Values.words(languages)

  private static let languages = Adapter.allCases.map(\.rawValue)

  private let adapter: Adapter

  init(_ arguments: Arguments) throws(Misuse) {
    let languages = Self.languages.joined(separator: ", ")
    guard let given = arguments.operands.first, arguments.operands.count == 1
    else { throw Misuse("adapter takes one language, one of \(languages)") }
    guard let adapter = Adapter(rawValue: given.lowercased()) else {
      throw Misuse("there is no adapter for \(given.quotedOnOneLine), only for \(languages)")
    }
    self.adapter = adapter
  }

  func run() -> ExitStatus {
    // The text ends in a newline itself.
    Console.say(String(adapter.text.dropLast()))
    return .clean
  }
}

/// The programs that there are, by their languages.
enum Adapter: String, CaseIterable {
  case python, swift, rust, c, javascript

  /// The program, which ends in a newline.
  var text: String {
    switch self {
    case .python: String(cString: adapter_py())
    case .swift: String(cString: adapter_swift())
    case .rust: String(cString: adapter_rs())
    case .c: String(cString: adapter_c())
    case .javascript: String(cString: adapter_js())
    }
  }
}
