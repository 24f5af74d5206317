import Foundation

/// Something that an app does when some virtual time is over, once or again and again.
///
/// It is to an app on this engine what `Timer` is to one on a device, whose time is that of the wall:
/// see `UIApplication.scheduledTimer(withTimeInterval:repeats:block:)`.
public final class VirtualTimer {
  /// Whether it is still going to fire.
  public private(set) var isValid = true
  private weak var application: UIApplication?
  private let milliseconds: Int
  private let repeats: Bool
  private let block: (VirtualTimer) -> Void
  /// What fires next. The clock keeps it, and with it this timer, until it fires or the clock is gone.
  private weak var next: VirtualClock.Timer?

  fileprivate init(
    _ application: UIApplication, milliseconds: Int, repeats: Bool,
    block: @escaping (VirtualTimer) -> Void
  ) {
    self.application = application
    self.milliseconds = milliseconds
    self.repeats = repeats
    self.block = block
    start()
  }

  /// Keeps it from firing ever again.
  public func invalidate() {
    isValid = false
    next?.cancel()
    next = nil
  }

  private func start() {
    next = application?.clock.schedule(after: milliseconds) { self.fire() }
  }

  private func fire() {
    guard isValid, application != nil else { return invalidate() }
    if !repeats { isValid = false }
    block(self)
    if isValid { start() } else { next = nil }
  }
}

/// Timers and delayed calls of the app's own, on virtual time: they fire while `advance(to:)` lets it
/// pass, between events. What they cause, such as a recognizer's state, is settled before more
/// time passes, as for UIKit's own timers. Source: rulebook SY-07.
extension UIApplication {
  /// Calls `block` when `seconds` of virtual time are over; where it repeats, each time that they are.
  ///
  /// Whole milliseconds count, and at most eleven days. What repeats takes one at least.
  @discardableResult
  public func scheduledTimer(
    withTimeInterval seconds: TimeInterval, repeats: Bool,
    block: @escaping (VirtualTimer) -> Void
  ) -> VirtualTimer {
    let milliseconds = min(max((seconds * 1000).rounded(), repeats ? 1 : 0), 1e9)
    return VirtualTimer(
      self, milliseconds: milliseconds.isFinite ? Int(milliseconds) : 1_000_000_000,
      repeats: repeats, block: block)
  }

  /// Calls `block` once, when `seconds` of virtual time are over. What is returned can be invalidated.
  @discardableResult
  public func perform(
    afterDelay seconds: TimeInterval, _ block: @escaping () -> Void
  ) -> VirtualTimer {
    scheduledTimer(withTimeInterval: seconds, repeats: false) { _ in block() }
  }
}
