import TouchScript

/// Prints what scenario files look like, for editors and for programs that make them.
struct SchemaCommand: Command {
  static let name = "schema"
  static let says = "print the JSON Schema of scenario files"
  static let operands = ""
  static let options: [Option] = []

  init(_ arguments: Arguments) throws(Misuse) {
    try arguments.refuseOperands(of: Self.self)
  }

  func run() -> ExitStatus {
    // The schema ends in a newline itself.
    Console.say(String(Scenario.jsonSchema.dropLast()))
    return .clean
  }
}
