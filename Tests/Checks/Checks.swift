import Foundation

/// The checks of purpose, and the measurements whose tables are committed. `Tests/README.md` says what
/// each check guards; `Tests/Checks/run` builds this program and runs it.
@main
enum ChecksTool {
  /// What the first word of the command line chooses. A check answers whether it passed.
  private static let commands: [Command] = [
    ("golden", "[--record]  the engine's traces of the golden scenes", GoldenCheck.run),
    (
      "fairness",
      "[--record | --ways [--cases N] [--part K/N]]  permitted engines break no rule",
      FairnessCheck.run
    ),
    ("answers", "[--record]  settled answers of devices and people", AnswersCheck.run),
    (
      "conviction",
      "[--fault NAME,…] [--cases N] [--seed N] [--part K/N]  wrong engines are caught",
      ConvictionCheck.run
    ), ("silent", "[CASES]  engines that do nothing are caught", SilentCheck.run),
    (
      "rules", "[--fault NAME,…] [--cases N] [--record]  the wrong engine that shows each rule",
      RulesCheck.run
    ),
    ("natural", "[--record [CASES]]  the scene that stands for each rule", NaturalCheck.run),
    ("reach", "[CASES] [SEED]  what random cases reach", ReachCheck.run),
    ("budget", "lines of code in each room", BudgetCheck.run),
    ("needs", "CASES [SEED]  which features every rule needs", { try Needs($0).run() }),
    ("reads", "CASES [SEED…] [anew]  what every rule reads", { try Reads($0).run() }),
  ]

  private typealias Command = (
    name: String, help: String, run: @Sendable ([String]) throws -> Bool
  )

  static func main() {
    let words = Array(CommandLine.arguments.dropFirst())
    guard let command = commands.first(where: { $0.name == words.first }) else {
      let lines = commands.map { "  \($0.name) \($0.help)" }.joined(separator: "\n")
      print("usage: Tests/Checks/run CHECK …\n\n\(lines)")
      exit(words.isEmpty || words == ["help"] ? 0 : 2)
    }
    do {
      exit(try command.run(Array(words.dropFirst())) ? 0 : 1)
    } catch {
      FileHandle.standardError.write(Data("\(command.name): \(error)\n".utf8))
      exit(2)
    }
  }
}

/// What is wrong with the command line or an input, in one sentence.
struct Complaint: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}

/// The lines of a file, without blank ones.
func lines(of path: String) throws(Complaint) -> [Substring] {
  guard let data = FileManager.default.contents(atPath: path) else {
    throw Complaint("\(path) cannot be read")
  }
  return String(decoding: data, as: UTF8.self).split(separator: "\n")
}

/// The package's folder, found from this file.
let packageFolder = URL(filePath: #filePath).deletingLastPathComponent()
  .deletingLastPathComponent().deletingLastPathComponent()
