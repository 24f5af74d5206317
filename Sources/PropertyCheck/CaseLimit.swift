import Foundation
import PropertyTesting

extension CaseNote {
  /// Calls a function on a thread of its own when a case takes too long, until the semaphore is signalled.
  ///
  /// The limit is divided into ticks, so that time during which the whole process was stopped counts little.
  /// A tick in which no task of the process gets a thread counts a tenth: then a property may only be waiting
  /// for other tests.
  func watch(_ limit: Duration, overdue: @escaping @Sendable () -> Void) -> DispatchSemaphore {
    let isOver = DispatchSemaphore(value: 0)
    let ticks = 20
    let thread = Thread {
      let beat = DispatchSemaphore(value: 0)
      Task.detached { beat.signal() }
      var (seen, passed) = (0, 0)
      while isOver.wait(timeout: .now() + limit / .seconds(1) / Double(ticks)) == .timedOut {
        let tasksRun = beat.wait(timeout: .now()) == .success
        if tasksRun { Task.detached { beat.signal() } }
        passed = self.changeCount == seen ? passed + (tasksRun ? 10 : 1) : 0
        seen = self.changeCount
        if passed >= ticks * 10, self.stage != .nothing { overdue() }
      }
    }
    thread.stackSize = 16 << 20
    thread.start()
    return isOver
  }
}
