import Foundation
import TouchEngine

/// Notes what becomes of a scroll view.
final class ScrollLog: UIScrollViewDelegate {
  let calls: Calls
  /// Called when the dragging begins, after it was noted.
  var onBegin: ((UIScrollView) -> Void)?

  init(_ calls: Calls) { self.calls = calls }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    let offset = scrollView.contentOffset
    calls.note("didScroll(s) at (\(Int(offset.x)), \(Int(offset.y)))")
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    calls.note("willBeginDragging(s) [\(scrollView.isDragging ? "dragging" : "at rest")]")
    onBegin?(scrollView)
  }

  func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {
    let motion = decelerate ? "decelerating" : "at rest"
    calls.note("didEndDragging(s) [\(scrollView.isDragging ? "dragging" : motion)]")
  }
}

/// A scroll view whose answers about content touches can be set, and are noted.
final class AnsweringScrollView: UIScrollView {
  var calls: Calls?
  var begins = true
  var cancels: Bool?

  override func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool {
    let number = touches.count == 1 ? "1 touch" : "\(touches.count) touches"
    let name = (view as? LoggingView)?.name ?? ""
    calls?.note(
      "touchesShouldBegin(s, in \(name)) [\(number), \(event == nil ? "no event" : "event")]")
    return begins
  }

  override func touchesShouldCancel(in view: UIView) -> Bool {
    let answer = cancels ?? super.touchesShouldCancel(in: view)
    calls?.note("touchesShouldCancel(s) → \(answer)")
    return answer
  }
}
