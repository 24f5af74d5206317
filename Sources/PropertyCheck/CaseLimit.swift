import Foundation
import PropertyTesting

extension CaseNote {
  /// Calls a function on a thread of its own when a case takes too long, until the semaphore is signalled.
  ///
  /// The limit is divided into ticks, so that time during which the whole process was stopped counts little.
  func watch(_ limit: Duration, overdue: @escaping @Sendable () -> Void) -> DispatchSemaphore {
    let isOver = DispatchSemaphore(value: 0)
    let ticks = 20
    let thread = Thread {
      var (seen, passed) = (0, 0)
      while isOver.wait(timeout: .now() + limit / .seconds(1) / Double(ticks)) == .timedOut {
        passed = self.changeCount == seen ? passed + 1 : 0
        seen = self.changeCount
        if passed >= ticks, self.stage != .nothing { overdue() }
      }
    }
    thread.stackSize = 16 << 20
    thread.start()
    return isOver
  }
}
