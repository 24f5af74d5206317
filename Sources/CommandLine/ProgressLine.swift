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
      case .auto: isatty(Console.errors.fileDescriptor) == 1
      case .always: true
      case .never: false
      }
    }
  }

  private let isOver = Mutex(false)
  private let hasEnded = DispatchSemaphore(value: 0)
  private let start = ContinuousClock.now
  /// What is followed, and how many seconds were over when that began.
  private let subject: Mutex<(campaign: Campaign, since: Double)>
  private let progress = CampaignProgress()

  /// Shows how far `campaign` is, which tells it from now on, a few times a second.
  init(of campaign: inout Campaign) {
    campaign.progress = progress
    subject = Mutex((campaign, 0))
    let thread = Thread { [self] in
      while !isOver.withLock(\.self) {
        Self.show(forms)
        Thread.sleep(forTimeInterval: 0.2)
      }
      Self.clear()
      hasEnded.signal()
    }
    thread.start()
  }

  /// Shows how far another campaign is, which the first was made into.
  func follow(_ campaign: Campaign) {
    let seconds = seconds
    subject.withLock { $0 = (campaign, seconds) }
  }

  private var seconds: Double { (ContinuousClock.now - start) / .seconds(1) }

  private var forms: [String] {
    let (campaign, since) = subject.withLock(\.self)
    return progress.snapshot.forms(of: campaign, after: seconds, counting: since)
  }

  /// Shows the wordiest of these forms for which there is room, in the place of what was shown before.
  private static func show(_ forms: [String]) {
    write("\r\(CampaignProgress.Snapshot.line(forms, width: columns - 1))\u{1B}[K")
  }

  /// Takes away what is shown.
  static func clear() { write("\r\u{1B}[K") }

  /// How many columns the terminal has now; as many as are wanted where there is none. A writer to
  /// the last one may begin a new line, and what stands in two lines is not overwritten.
  private static var columns: Int { Terminal.width(of: Console.errors.fileDescriptor) ?? .max }

  /// Takes the line away. Whatever is written afterwards stands at the start of a line.
  func end() {
    isOver.withLock { $0 = true }
    hasEnded.wait()
  }

  private static func write(_ text: String) {
    try? Console.errors.write(contentsOf: Data(text.utf8))
  }
}
