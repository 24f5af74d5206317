/// Holds touches back from the content of its scroll view, until it is clear whether they scroll.
///
/// It recognizes nothing. As long as it is undecided, it delays the touches; it fails, which releases
/// them, after a while or when a finger lifts. UIKit's scroll views have a recognizer of this name,
/// too. Source: rulebook TV-02, TV-03, TV-09, GR-20 to GR-24.
///
/// A second finger that comes down after the failure is not held back.
final class UIScrollViewDelayedTouchesBeganGestureRecognizer: UIGestureRecognizer {
  private var timer: VirtualClock.Timer?

  init() {
    super.init()
    delaysTouchesBegan = true
  }

  deinit { stopTimer() }

  /// A recognizer that recognizes in that time cancels the touches of the content itself, or leaves
  /// them to it.
  override func canBePrevented(by other: UIGestureRecognizer) -> Bool { false }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    (view as? UIScrollView)?.stop(for: touches)
    guard delaysContentTouches else { return release(with: event) }
    guard timer == nil else { return }
    timer = schedule(after: UIScrollView.contentTouchDelayMilliseconds) { [unowned self] in
      release(with: nil)
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    release(with: event)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

  override func reset() { stopTimer() }

  private var delaysContentTouches: Bool {
    guard let scrollView = view as? UIScrollView else { return false }
    return scrollView.delaysContentTouches && scrollView.isScrollEnabled
  }

  /// Lets the touches go to their views, as far as the scroll view agrees.
  private func release(with event: UIEvent?) {
    stopTimer()
    if let scrollView = view as? UIScrollView { refuseTouches(of: scrollView, event) }
    if state == .possible { state = .failed }
  }

  /// Takes from the content the touches that it is not to receive: its views are asked about one by
  /// one, in the order in which their touches came down.
  private func refuseTouches(of scrollView: UIScrollView, _ event: UIEvent?) {
    var waiting = attempt.filter {
      !$0.isCancelledInView && !$0.isRefused && $0.touch.view !== scrollView && $0.touch.view != nil
    }
    while let view = waiting.first?.touch.view {
      let contacts = waiting.filter { $0.touch.view === view }
      waiting.removeAll { $0.touch.view === view }
      let mayBegin = scrollView.touchesShouldBegin(
        Set(contacts.map(\.touch)), with: event, in: view)
      if !mayBegin {
        for contact in contacts { contact.isRefused = true }
      }
    }
  }

  private func stopTimer() {
    timer?.cancel()
    timer = nil
  }
}

/// Recognizes the dragging of a scroll view's content, which takes the touches from the content.
final class UIScrollViewPanGestureRecognizer: UIPanGestureRecognizer {}
