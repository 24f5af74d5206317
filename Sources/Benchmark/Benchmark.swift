import Foundation

/// Measures how fast the package is, and how well its failures shrink.
///
///     swift run -c release Benchmark engine                  touches, as the scene grows
///     swift run -c release Benchmark cases [COUNT [ROUNDS]]  the parts of a case
///     swift run -c release Benchmark play FILE [ROUNDS]      the same for the scenes of a file
///     swift run -c release Benchmark wire [COUNT [ROUNDS]]   messages to another process
///     swift run -c release Benchmark shrinking               what failures shrink to
///     swift run -c release Benchmark generation              how fast values are generated
///     swift run -c release Benchmark peers                   the last two in other libraries
///
/// Run it in a release build. It prints ratios of times of one run, and counts: they are about the
/// same on a slow machine as on a fast one. It ends with status 1 if a figure exceeds its limit, and
/// with 2 if it does not understand its command line.
@main
enum Benchmark {
  static func main() {
    do {
      exit(try run(Array(CommandLine.arguments.dropFirst())) ? 0 : 1)
    } catch {
      print("Benchmark: \(error)")
      exit(2)
    }
  }

  /// Returns whether every figure keeps its limit.
  private static func run(_ words: [String]) throws -> Bool {
    func number(_ place: Int, or usual: Int) throws -> Int {
      guard place < words.count else { return usual }
      guard let number = Int(words[place]), number > 0 else { throw Misuse() }
      return number
    }
    return switch (words.first, words.count) {
    case ("engine", 1): engine()
    case ("cases", 1...3): cases(try number(1, or: 2_000), rounds: try number(2, or: 15))
    case ("play", 2...3): try play(words[1], rounds: number(2, or: 15))
    case ("wire", 1...3): wire(try number(1, or: 2_000), rounds: try number(2, or: 7))
    case ("shrinking", 1): shrinking()
    case ("generation", 1): generation()
    case ("peers", 1): try peers()
    default: throw Misuse()
    }
  }

  private struct Misuse: Error, CustomStringConvertible {
    let description = "it takes engine, cases, play FILE, wire, shrinking, generation or peers"
  }
}
