import Foundation

/// What the tool is asked to do.
struct Arguments {
  /// How many mutants are drawn; all, if nil.
  var random: Int?
  /// Decides which mutants are drawn, and in which order they are played.
  var seed: UInt64 = 0
  /// Which mutants, by how `file:line` begins; all, if there are none.
  var files: [String] = []
  var cases = 3_000
  var jobs = ProcessInfo.processInfo.activeProcessorCount
  var minutes = 20
  /// Whether the tests are run against mutants that no rule catches.
  var runsTests = false
  /// Whether the mutants are only listed.
  var isList = false
  var showsHelp = false

  static let help = """
    usage: Tests/Mutation/run [options]
    Changes one line of the engine at a time, and says whether a rule notices the change.

      --random N        draw N mutants of all (all)
      --seed S          which ones are drawn, and their order (0)
      --file PATH       only files below Sources/TouchEngine whose path begins so, or one line of a
                        file, such as Views/UIView.swift:40; may be repeated
      --cases N         how many scenes each mutant is played in (3000)
      --jobs N          how many processes at a time (one for each core)
      --minutes M       stop after M minutes; the same command continues (20)
      --tests           run the tests against mutants that no rule catches
      --list            print the mutants, and play none
    """

  init(_ words: [String]) throws {
    var rest = words[...]
    while let word = rest.popFirst() {
      func value() throws -> String {
        guard let value = rest.popFirst() else { throw Failure("\(word) needs a value") }
        return value
      }
      func number<Number: FixedWidthInteger>(from least: Number) throws -> Number {
        let text = try value()
        guard let number = Number(text), number >= least else {
          throw Failure("\(word) takes a whole number from \(least) on, not '\(text)'")
        }
        return number
      }
      switch word {
      case "--random": random = try number(from: 1)
      case "--seed": seed = try number(from: 0)
      case "--file": files.append(try value())
      case "--cases": cases = try number(from: 1)
      case "--jobs": jobs = try number(from: 1)
      case "--minutes": minutes = try number(from: 1)
      case "--tests": runsTests = true
      case "--list": isList = true
      case "--help", "-h": showsHelp = true
      default: throw Failure("there is no option '\(word)'; --help lists all")
      }
    }
  }

  /// The mutants that are asked about, in the order in which they are played.
  ///
  /// A larger sample begins with the smaller one of the same seed, and a mutant keeps its place as
  /// long as its line keeps its words.
  func drawn(from mutants: [Mutant]) -> [Mutant] {
    let wanted = mutants.filter { mutant in
      files.isEmpty
        || files.contains { $0.contains(":") ? mutant.place == $0 : mutant.file.hasPrefix($0) }
    }
    let order = wanted.map { ($0.rank(seed: seed), $0) }.sorted { $0.0 < $1.0 }.map(\.1)
    return Array(order.prefix(random ?? order.count))
  }
}
