import TouchScript

/// Prints what scenario files and the messages of wire/1 look like, for editors and for programs that
/// make them.
struct SchemaCommand: Command {
  static let name = "schema"
  static let says = "print the JSON Schema of scene files, and of every message of wire/1"
  static let operands = ""
  static let options: [Option] = []

  init(_ arguments: Arguments) throws(Misuse) {
    try arguments.refuseOperands(of: Self.self)
  }

  func run() -> ExitStatus {
    // The schema ends in a newline itself.
    Console.say(String(Wire.jsonSchema.dropLast()))
    return .clean
  }
}
