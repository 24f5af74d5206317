import EmbeddedTexts

/// Writes a program to start from, for an engine that is to be judged over a pipe.
struct AdapterCommand: Command {
  static let name = "adapter"
  static let says = "print a program that speaks wire/1, to fill in with your engine"
  static let operands = Adapter.allCases.map(\.rawValue).joined(separator: " | ")
  static let options: [Option] = []
  static let operandValues = Option.Values.words(Adapter.allCases.map(\.rawValue))

  private let adapter: Adapter

  init(_ arguments: Arguments) throws(Misuse) {
    let languages = Adapter.allCases.map(\.rawValue)
    guard arguments.operands.count == 1 else {
      throw Misuse("adapter takes one language: \(languages.joined(separator: " or "))")
    }
    guard let adapter = Adapter(rawValue: arguments.operands[0]) else {
      throw Misuse(
        "there is no adapter for \(arguments.operands[0].quotedOnOneLine), only for "
          + languages.joined(separator: " and "))
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
  case swift
  case python

  /// The program, which ends in a newline.
  var text: String {
    switch self {
    case .swift: String(cString: adapter_swift())
    case .python: String(cString: adapter_py())
    }
  }
}
