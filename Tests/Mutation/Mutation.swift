import Foundation

/// Changes the engine in one place at a time, and says of each change whether a rule notices it.
@main
enum Mutation {
  static func main() {
    do {
      exit(try run(Array(CommandLine.arguments.dropFirst())))
    } catch {
      note("\(error)")
      exit(2)
    }
  }

  private static func run(_ words: [String]) throws -> Int32 {
    let package = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
    let rest = Array(words.dropFirst())
    if words.first == "weave" { return try Weave.run(rest, in: package) ? 0 : 1 }
    if words.first == "reach" { return try ReachMeasure.run(rest, in: package) ? 0 : 1 }
    let arguments = try Arguments(words)
    if arguments.showsHelp {
      print(Arguments.help)
      return 0
    }
    var trial = try Trial(arguments)
    if !arguments.isList { try trial.run() }
    let report = Report(trial)
    print(arguments.isList ? report.list : report.text)
    return report.complaints.isEmpty ? 0 : 1
  }

  /// Prints how far the tool is, apart from the report.
  static func note(_ sentence: String) {
    FileHandle.standardError.write(Data("\(sentence)\n".utf8))
  }
}

/// What ends the tool, in one sentence.
struct Failure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
