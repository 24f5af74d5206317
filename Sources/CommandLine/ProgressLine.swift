import Conformance
import Foundation
import Synchronization

/// A line on standard error that tells how far a campaign is, and is gone when the campaign is done.
///
/// It is for people who wait: where standard error is no terminal there is none, unless asked for.
final class ProgressLine: Sendable {
  /// When there is a line.
  enum Wish: String, CaseIterable {
    /// On a terminal.
    case auto
    /// Always.
    case always
    /// Never.
    case never

    /// Whether a line is shown now.
    var isFulfilled: Bool {
      switch self {
      case .auto: isatty(STDERR_FILENO) == 1
      case .always: true
      case .never: false
      }
    }
  }

  private let isOver = Mutex(false)
  private let hasEnded = DispatchSemaphore(value: 0)

  /// Shows how far `campaign` is, a few times a second, from now on.
  init(of campaign: Campaign, _ progress: CampaignProgress) {
    let start = ContinuousClock.now
    let thread = Thread { [self] in
      while !isOver.withLock(\.self) {
        let seconds = (ContinuousClock.now - start) / .seconds(1)
        // Back to the start of the line, and away with what is behind the text.
        write("\r\(progress.snapshot.line(of: campaign, after: seconds))\u{1B}[K")
        Thread.sleep(forTimeInterval: 0.2)
      }
      write("\r\u{1B}[K")
      hasEnded.signal()
    }
    thread.start()
  }

  /// Takes the line away. Whatever is written afterwards stands at the start of a line.
  func end() {
    isOver.withLock { $0 = true }
    hasEnded.wait()
  }

  private func write(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }
}
