import Dispatch
import Foundation
import PropertyTesting
import Synchronization
import Testing

@testable import PropertyCheck

@Suite("A limit of time for a case", .serialized)
struct CaseLimitTests {
  /// Whether a case that is running is overdue: after two limits while all threads are taken, else sooner or
  /// later.
  private func isOverdue(whileStarved isStarved: Bool) -> Bool {
    let overdue = Mutex(false)
    let note = CaseNote(nil, isShared: false)
    note.enter(.running)
    if isStarved {
      for _ in 0..<4 * ProcessInfo.processInfo.activeProcessorCount {
        Task.detached { usleep(1_500_000) }
      }
    }
    let watch = note.watch(.milliseconds(500)) { overdue.withLock { $0 = true } }
    defer { watch.signal() }
    for _ in 0..<(isStarved ? 10 : 300) where !overdue.withLock({ $0 }) { usleep(100_000) }
    return overdue.withLock { $0 }
  }

  @Test("counts the time in which tasks get threads")
  func counting() { #expect(isOverdue(whileStarved: false)) }

  @Test("counts little of the time in which other tests take all threads")
  func starving() { #expect(!isOverdue(whileStarved: true)) }
}
