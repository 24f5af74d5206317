import Foundation
import Synchronization

/// Watches for Ctrl-C: the first ends the search, with a report; the second ends the command.
///
/// What the search has found is still shrunk for a moment, for nobody can read scenes as large as
/// they were found; then the smallest so far is reported.
enum Interruption {
  private static let count = Atomic(0)
  private static let deadline = Mutex<ContinuousClock.Instant?>(nil)
  /// After how many seconds the command is ended; 0: it ends by itself.
  private static let limit = Atomic<UInt32>(0)

  /// How long after the interruption scenes are still shrunk.
  private static let patience = Duration.seconds(1)

  /// Whether the user has interrupted.
  static var isRaised: Bool { count.load(ordering: .relaxed) > 0 }

  /// Whether the user has interrupted, and has waited long enough. The moment is taken when this is
  /// asked first, since a signal handler must not look at clocks.
  static var isOverdue: Bool {
    guard isRaised else { return false }
    let now = ContinuousClock.now
    return deadline.withLock { deadline in
      let end = deadline ?? now + patience
      deadline = end
      return now >= end
    }
  }

  /// Watches from now on.
  ///
  /// - Parameter seconds: After how many seconds an interruption ends the command, for one that plays scenes
  ///   in this process: no play can be stopped there. 0: the command ends by itself.
  static func watch(endingAfter seconds: UInt32 = 0) {
    guard !isRaised else { return }
    limit.store(seconds, ordering: .relaxed)
    signal(SIGALRM) { _ in _exit(ExitStatus.interrupted.rawValue) }
    signal(SIGINT) { _ in
      // A signal may come at any time; nothing may be done here but this.
      if Interruption.count.add(1, ordering: .relaxed).oldValue > 0 {
        _exit(ExitStatus.interrupted.rawValue)
      }
      let seconds = Interruption.limit.load(ordering: .relaxed)
      if seconds > 0 { alarm(seconds) }
    }
  }
}
