import Conformance
import Synchronization

/// Some time for a part of the work, which begins when it is first asked whether it is spent.
///
/// It stands here and not in the library, where nothing looks at clocks: a caller that asks for no
/// allowance gets the same result on every machine.
final class Allowance: Sendable {
  private let duration: Duration
  private let end = Mutex<ContinuousClock.Instant?>(nil)

  /// Allows so many seconds; nil: as long as it takes.
  init?(seconds: Double?) {
    guard let seconds else { return nil }
    duration = .seconds(seconds)
  }

  /// Whether the time is over.
  var isSpent: Bool {
    let now = ContinuousClock.now
    return end.withLock { end in
      let deadline = end ?? now + duration
      end = deadline
      return now >= deadline
    }
  }
}

extension Campaign.BreakdownBudget {
  /// The usual number of scenes, and a minute for each way of failing.
  static var ofOneMinute: Self {
    Self {
      let allowance = Allowance(seconds: 60)
      return { allowance?.isSpent ?? false }
    }
  }
}
