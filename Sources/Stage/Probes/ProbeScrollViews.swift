import Foundation
import TouchEngine
import TouchScript

/// A `UIScrollView` that notes what is asked of it.
final class ProbeScrollView: UIScrollView {
  private let probe: ViewProbe
  private lazy var listener = ScrollProbe(probe)

  init(_ probe: ViewProbe) {
    self.probe = probe
    super.init(frame: .zero)
    probe.prepare(self)
  }

  /// Has the delegate hear of what happens from now on.
  func start() { delegate = listener }

  override func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool {
    probe.shouldBeginContent(view) { super.touchesShouldBegin(touches, with: event, in: view) }
  }
  override func touchesShouldCancel(in view: UIView) -> Bool {
    probe.shouldCancelContent(view) { super.touchesShouldCancel(in: view) }
  }

  override var next: UIResponder? { probe.next { super.next } }
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    probe.hitTest(self, point) { super.hitTest(point, with: event) }
  }
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    probe.pointInside(self, point) { super.point(inside: point, with: event) }
  }
  override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    probe.shouldBegin(recognizer) { super.gestureRecognizerShouldBegin(recognizer) }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    probe.touches(.began, touches, event, self) { super.touchesBegan(touches, with: event) }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    probe.touches(.moved, touches, event, self) { super.touchesMoved(touches, with: event) }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    probe.touches(.ended, touches, event, self) { super.touchesEnded(touches, with: event) }
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    probe.touches(.cancelled, touches, event, self) { super.touchesCancelled(touches, with: event) }
  }

  override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    probe.other(.motion, .began) { super.motionBegan(motion, with: event) }
  }
  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    probe.other(.motion, .ended) { super.motionEnded(motion, with: event) }
  }
  override func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    probe.other(.motion, .cancelled) { super.motionCancelled(motion, with: event) }
  }
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    probe.other(.press, .began) { super.pressesBegan(presses, with: event) }
  }
  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    probe.other(.press, .ended) { super.pressesEnded(presses, with: event) }
  }
  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    probe.other(.press, .cancelled) { super.pressesCancelled(presses, with: event) }
  }
  override func remoteControlReceived(with event: UIEvent?) {
    probe.other(.remoteControl, .began) { super.remoteControlReceived(with: event) }
  }

  override var canBecomeFirstResponder: Bool { probe.mayBeFirst { super.canBecomeFirstResponder } }
  override func becomeFirstResponder() -> Bool { probe.first(super.becomeFirstResponder(), self) }
  override func resignFirstResponder() -> Bool { probe.first(super.resignFirstResponder(), self) }
  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    probe.mayPerform(action) { super.canPerformAction(action, withSender: sender) }
  }
}

/// A `UITableView` that notes what is asked of it.
final class ProbeTableView: UITableView {
  private let probe: ViewProbe
  private lazy var listener = TableProbe(probe)

  init(_ probe: ViewProbe) {
    self.probe = probe
    super.init(frame: .zero)
    probe.prepare(self)
  }

  /// Has the table find its rows, and the delegate hear of what happens from now on.
  func start() {
    delegate = listener
    dataSource = listener
  }

  /// As large as the scenario says; where it says nothing, as its rows need.
  override var contentSize: CGSize {
    get { super.contentSize }
    set { super.contentSize = probe.contentSize ?? newValue }
  }

  override func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool {
    probe.shouldBeginContent(view) { super.touchesShouldBegin(touches, with: event, in: view) }
  }
  override func touchesShouldCancel(in view: UIView) -> Bool {
    probe.shouldCancelContent(view) { super.touchesShouldCancel(in: view) }
  }

  override var next: UIResponder? { probe.next { super.next } }
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    probe.hitTest(self, point) { super.hitTest(point, with: event) }
  }
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    probe.pointInside(self, point) { super.point(inside: point, with: event) }
  }
  override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    probe.shouldBegin(recognizer) { super.gestureRecognizerShouldBegin(recognizer) }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    probe.touches(.began, touches, event, self) { super.touchesBegan(touches, with: event) }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    probe.touches(.moved, touches, event, self) { super.touchesMoved(touches, with: event) }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    probe.touches(.ended, touches, event, self) { super.touchesEnded(touches, with: event) }
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    probe.touches(.cancelled, touches, event, self) { super.touchesCancelled(touches, with: event) }
  }

  override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    probe.other(.motion, .began) { super.motionBegan(motion, with: event) }
  }
  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    probe.other(.motion, .ended) { super.motionEnded(motion, with: event) }
  }
  override func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    probe.other(.motion, .cancelled) { super.motionCancelled(motion, with: event) }
  }
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    probe.other(.press, .began) { super.pressesBegan(presses, with: event) }
  }
  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    probe.other(.press, .ended) { super.pressesEnded(presses, with: event) }
  }
  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    probe.other(.press, .cancelled) { super.pressesCancelled(presses, with: event) }
  }
  override func remoteControlReceived(with event: UIEvent?) {
    probe.other(.remoteControl, .began) { super.remoteControlReceived(with: event) }
  }

  override var canBecomeFirstResponder: Bool { probe.mayBeFirst { super.canBecomeFirstResponder } }
  override func becomeFirstResponder() -> Bool { probe.first(super.becomeFirstResponder(), self) }
  override func resignFirstResponder() -> Bool { probe.first(super.resignFirstResponder(), self) }
  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    probe.mayPerform(action) { super.canPerformAction(action, withSender: sender) }
  }
}
