import Foundation
import TouchEngine

/// A scroll view `s` at the window's origin, with the view `content` of 320 × 1000 points in it. It is
/// its own delegate, and notes what it is asked and what becomes of it.
final class LoggingScrollView: UIScrollView, UIScrollViewDelegate {
  let content: LoggingView
  private let calls: Calls
  /// Called when the dragging begins, after it was noted.
  var onBegin: ((UIScrollView) -> Void)?

  /// Puts the scroll view into the window, or into `parent`.
  init(_ world: World, _ size: CGSize, in parent: UIView? = nil) {
    calls = world.calls
    content = LoggingView("content", CGRect(x: 0, y: 0, width: 320, height: 1000), calls)
    super.init(frame: CGRect(origin: .zero, size: size))
    contentSize = content.frame.size
    addSubview(content)
    (parent ?? world.window).addSubview(self)
    delegate = self
  }

  override func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool {
    let number = touches.count == 1 ? "1 touch" : "\(touches.count) touches"
    calls.note(
      "touchesShouldBegin(s, in content) [\(number), \(event == nil ? "no event" : "event")]")
    return true
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    calls.note("didScroll(s) at (\(Int(contentOffset.x)), \(Int(contentOffset.y)))")
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    calls.note("willBeginDragging(s) [\(isDragging ? "dragging" : "at rest")]")
    onBegin?(self)
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    let motion = decelerate ? "decelerating" : "at rest"
    calls.note("didEndDragging(s) [\(isDragging ? "dragging" : motion)]")
  }
}
