import Generators
import PropertyTesting
import Stage
import TouchEngine

/// Which bodies of the engine random cases enter.
enum Reach {
  /// For each body, the number of cases in which it is entered at least once.
  static func counts(cases: Int, seed: Int, bodies: Int) -> [Int] {
    let search = Search(Scenarios.generator, seed: UInt64(seed))
    let entered = UnsafeMutablePointer<UInt8>.allocate(capacity: bodies)
    enteredBodies = entered
    var counts = Array(repeating: 0, count: bodies)
    for index in 0..<cases {
      entered.update(repeating: 0, count: bodies)
      _ = Stage().perform(search.value(ofCase: index))
      for body in counts.indices { counts[body] += Int(entered[body]) }
    }
    return counts
  }
}
