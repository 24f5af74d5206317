import Foundation

/// The processor time, in seconds, that each piece of work takes in its quickest round.
///
/// Each round runs every piece once, so what disturbs one piece disturbs all. Only the time of this process
/// counts: other processes interrupt the long pieces in every round.
func quickest(rounds: Int, of pieces: [() -> Void]) -> [Double] {
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

/// Measures a figure, prints it beside its limit, and returns whether it keeps the limit.
///
/// While the figure exceeds the limit, it is measured again, up to four times: on a busy machine, it may be
/// wrong once, but hardly every time.
func check(_ name: String, atMost limit: Double, _ measure: () -> Double) -> Bool {
  var figure = measure()
  for _ in 1..<4 where figure > limit { figure = measure() }
  let verdict = figure > limit ? ": exceeded" : ""
  printRow(name, figure.digits(2), "at most \(limit.digits(2))\(verdict)")
  return figure <= limit
}

/// Checks how many times as long the second of two pieces of work takes as the first.
func compare(
  _ name: String, atMost limit: Double, rounds: Int, _ pieces: () -> [() -> Void]
) -> Bool {
  check(name, atMost: limit) {
    let times = quickest(rounds: rounds, of: pieces())
    return times[1] / times[0]
  }
}

/// Prints a row of a table: a name and figures.
func printRow(_ name: String, _ figures: String...) {
  let cells = figures.map { String(repeating: " ", count: max(1, 20 - $0.count)) + $0 }
  print(name.padding(toLength: 56, withPad: " ", startingAt: 0) + cells.joined())
}

extension Double {
  /// The number with so many digits after the point.
  func digits(_ count: Int) -> String { String(format: "%.\(count)f", self) }
}
