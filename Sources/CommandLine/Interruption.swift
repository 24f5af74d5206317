import Dispatch
import Foundation
import Synchronization

/// Watches for Ctrl-C: the first ends the search, with a report; the second ends the command.
struct Interruption {
  /// Raised when the user interrupts.
  let flag = Flag()
  private let source: any DispatchSourceSignal

  init() {
    signal(SIGINT, SIG_IGN)
    source = DispatchSource.makeSignalSource(signal: SIGINT, queue: .global())
    source.setEventHandler { [flag] in
      if flag.isRaised { exit(ExitStatus.interrupted.rawValue) }
      flag.raise()
    }
    source.resume()
  }

  func stopWatching() { source.cancel() }

  /// Something that many threads may look at.
  final class Flag: Sendable {
    private let raised = Mutex(false)
    var isRaised: Bool { raised.withLock { $0 } }
    func raise() { raised.withLock { $0 = true } }
  }
}
