import Foundation

/// Compares what an engine does and what the rules say of it between two versions of this package.
///
///     Verdicts scenes usual|small COUNT           scenes, one line of JSON each
///     Verdicts play SCENES [ENGINE…] [--every N]  a line for each engine and scene
///     Verdicts compare BEFORE AFTER               what differs between two plays
///     Verdicts time SCENES ROUNDS                 what a bare play and a whole case cost
///     Verdicts needs CASES [SEED]                 which features every rule needs
///     Verdicts reads CASES [SEED…] [anew]         what every rule reads
///     Verdicts power CASES [REPORTS…]             which rules catch wrong engines that report so much
///
/// A rebuilding that should change nothing is checked by it: both versions play the same scenes, and
/// every trace, every rule that was exercised and every rule that was broken is compared. Scenes are
/// kept as JSON, so that they outlive the generators that made them. `Tests/Verdicts/run` does all of
/// it, from the version before to the list of differences.
@main
enum Verdicts {
  static func main() {
    do {
      try run(Array(CommandLine.arguments.dropFirst()))
    } catch {
      FileHandle.standardError.write(Data("Verdicts: \(error)\n".utf8))
      exit(2)
    }
  }

  private static func run(_ arguments: [String]) throws(Complaint) {
    switch arguments.first {
    case "scenes":
      guard arguments.count == 3, let count = Int(arguments[2]), count > 0 else {
        throw Complaint("scenes takes usual or small, and how many")
      }
      try Scenes.export(arguments[1], count: count)
    case "play":
      try Play(Array(arguments.dropFirst())).run()
    case "compare":
      guard arguments.count == 3 else { throw Complaint("compare takes two files") }
      let differences = try Comparison(before: arguments[1], after: arguments[2]).differences
      for line in differences { print(line) }
      exit(differences.isEmpty ? 0 : 1)
    case "needs":
      try Needs(Array(arguments.dropFirst())).run()
    case "reads":
      try Reads(Array(arguments.dropFirst())).run()
    case "power":
      try Power(Array(arguments.dropFirst())).run()
    case "time":
      try Timing(Array(arguments.dropFirst())).run()
    default:
      throw Complaint("the first word is scenes, play, compare, time, needs, reads or power")
    }
  }
}

/// What is wrong with the command line or an input, in one sentence.
struct Complaint: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}

/// The lines of a file; blank lines aside.
func lines(of path: String) throws(Complaint) -> [Substring] {
  guard let data = FileManager.default.contents(atPath: path) else {
    throw Complaint("\(path) cannot be read")
  }
  return String(decoding: data, as: UTF8.self).split(separator: "\n")
}
