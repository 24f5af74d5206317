import Foundation
import Generators
import PropertyTesting
import Stage
import TouchScript

/// What the language of the pipe costs, beside the coder of Foundation.
///
///     swift run -c release WireBenchmark [CASES [ROUNDS]]
///
/// The usual scenes of a seed are played, and scenes and traces are written and read in both ways, in
/// the same rounds; so the ratios say the same on a slow machine as on a fast one. What both write
/// must be the same bytes, and what both read the same values. It ends with status 1 if they are not,
/// or if the pipe is less than so many times as fast as it has to be.
@main
enum WireBenchmark {
  /// How many times as fast as Foundation's coder the suite's end of the pipe has to be.
  private static let leastGain = 10.0

  static func main() {
    let numbers = CommandLine.arguments.dropFirst().compactMap { Int($0) }.filter { $0 > 0 }
    guard numbers.count == CommandLine.arguments.count - 1, numbers.count <= 2 else {
      print("WireBenchmark takes how many cases, and in how many rounds: two numbers, or none")
      exit(2)
    }
    let cases = numbers.first ?? 2_000
    let messages = Messages(cases: cases)
    let differences = messages.differences
    for difference in differences.prefix(5) { print(difference) }
    let isKept = report(messages, rounds: numbers.dropFirst().first ?? 7)
    if !isKept || !differences.isEmpty { exit(1) }
  }

  private static func report(_ messages: Messages, rounds: Int) -> Bool {
    let works = Messages.Work.allCases
    let times = seconds(
      rounds: rounds,
      of: works.flatMap { work in
        [
          { _ = messages.run(work, byFoundation: false) },
          { _ = messages.run(work, byFoundation: true) },
        ]
      })
    print(messages.sizes + "\n")
    var suite = (here: 0.0, foundation: 0.0)
    for (index, work) in works.enumerated() {
      let (here, foundation) = (times[2 * index], times[2 * index + 1])
      if work.isOfSuite { suite = (suite.here + here, suite.foundation + foundation) }
      printRow(work.rawValue, here / Double(messages.count), foundation / here)
    }
    let gain = suite.foundation / suite.here
    printRow("the suite's end: a request and a reply", suite.here / Double(messages.count), gain)
    let isKept = gain >= leastGain
    print(
      "\nIt has to be \(Int(leastGain)) times as fast as Foundation's coder"
        + (isKept ? "." : ", and is not."))
    return isKept
  }

  private static func printRow(_ name: String, _ seconds: Double, _ ratio: Double) {
    let cells = [
      String(format: "%.1f µs", seconds * 1e6), String(format: "%.1f times as fast", ratio),
    ]
    print(
      name.padding(toLength: 44, withPad: " ", startingAt: 0)
        + cells.map { String(repeating: " ", count: max(1, 20 - $0.count)) + $0 }.joined())
  }
}

/// The seconds that each piece of work takes in its quickest round, of this process alone.
private func seconds(rounds: Int, of pieces: [() -> Void]) -> [Double] {
  var quickest = [Double](repeating: .infinity, count: pieces.count)
  for _ in 0..<rounds {
    for (index, piece) in pieces.enumerated() {
      let start = clock()
      piece()
      quickest[index] = min(quickest[index], Double(clock() - start) / Double(CLOCKS_PER_SEC))
    }
  }
  return quickest
}
