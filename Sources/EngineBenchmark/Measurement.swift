/// Measures pieces of work side by side, so that what disturbs one of them disturbs all.
///
/// Each round runs every piece once, one after the other; the quickest round of each counts. That
/// is the round in which nothing else ran on the machine.
///
/// - Returns: The nanoseconds that one repetition of each piece takes.
func nanoseconds(
  rounds: Int, repetitions: Int, of pieces: [() -> Void]
) -> [Double] {
  let clock = ContinuousClock()
  var quickest = [Double](repeating: .infinity, count: pieces.count)
  for _ in 0..<rounds {
    for (index, piece) in pieces.enumerated() {
      let time = clock.measure { for _ in 0..<repetitions { piece() } }
      let (seconds, attoseconds) = time.components
      let total = Double(seconds) * 1e9 + Double(attoseconds) / 1e9
      quickest[index] = min(quickest[index], total / Double(repetitions))
    }
  }
  return quickest
}
