import Foundation

/// Asks which lines of the engine no rule watches: changes it in one place at a time, and sees
/// whether a rule or a test objects.
@main
enum Mutation {
  static func main() {
    do {
      exit(try run(Array(CommandLine.arguments.dropFirst())))
    } catch {
      Console.note("\(error)")
      exit(2)
    }
  }

  private static func run(_ words: [String]) throws -> Int32 {
    let arguments = try Arguments(words)
    if arguments.showsHelp {
      print(Arguments.help)
      return 0
    }
    let trial = try Trial(arguments)
    if arguments.isList {
      for mutant in trial.mutants {
        print("\(mutant.number)  \(mutant.file):\(mutant.line)\n  - \(mutant.original)")
        print("  + \(mutant.change)")
      }
      return 0
    }
    try trial.run()
    let report = Report(trial)
    print(report.text)
    return report.isClean ? 0 : 1
  }
}

/// Tells how far the tool is, apart from what it found out.
enum Console {
  static func note(_ sentence: String) {
    FileHandle.standardError.write(Data("\(sentence)\n".utf8))
  }

  /// Says how many are done, now and then.
  static func progress(_ word: String, _ done: Int, of all: Int) {
    if done == all || done % 100 == 0 { note("\(word) \(done) of \(all)") }
  }
}
