import Foundation
import Synchronization

/// Watches for Ctrl-C: the first ends the search, with a report; the second ends the command.
enum Interruption {
  private static let count = Atomic(0)

  /// Whether the user has interrupted.
  static var isRaised: Bool { count.load(ordering: .relaxed) > 0 }

  /// Watches from now on.
  static func watch() {
    guard !isRaised else { return }
    // Whoever started the command may have left the signal blocked.
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGINT)
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    signal(SIGINT) { _ in
      // A signal may come at any time; nothing may be done here but this.
      if Interruption.count.add(1, ordering: .relaxed).oldValue > 0 {
        _exit(ExitStatus.interrupted.rawValue)
      }
    }
  }
}
