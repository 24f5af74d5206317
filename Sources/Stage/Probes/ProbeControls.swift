import Foundation
import TouchEngine
import TouchScript

/// A plain `UIControl` that notes what is asked of it.
final class ProbeControl: UIControl {
  private let probe: ViewProbe

  init(_ probe: ViewProbe) {
    self.probe = probe
    super.init()
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
    probe.touches(.began, touches, event, of: self) { super.touchesBegan(touches, with: event) }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    probe.touches(.moved, touches, event, of: self) { super.touchesMoved(touches, with: event) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    probe.touches(.ended, touches, event, of: self) { super.touchesEnded(touches, with: event) }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    probe.touches(.cancelled, touches, event, of: self) {
      super.touchesCancelled(touches, with: event)
    }
  }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    probe.tracking(.begin) { super.beginTracking(touch, with: event) }
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    probe.tracking(.continue) { super.continueTracking(touch, with: event) }
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    probe.tracking(.end) { super.endTracking(touch, with: event) }
  }

  override func cancelTracking(with event: UIEvent?) {
    probe.tracking(.cancel) { super.cancelTracking(with: event) }
  }
}

/// A `UIButton` that notes what is asked of it.
final class ProbeButton: UIButton {
  private let probe: ViewProbe

  init(_ probe: ViewProbe) {
    self.probe = probe
    super.init()
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
    probe.touches(.began, touches, event, of: self) { super.touchesBegan(touches, with: event) }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    probe.touches(.moved, touches, event, of: self) { super.touchesMoved(touches, with: event) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    probe.touches(.ended, touches, event, of: self) { super.touchesEnded(touches, with: event) }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    probe.touches(.cancelled, touches, event, of: self) {
      super.touchesCancelled(touches, with: event)
    }
  }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    probe.tracking(.begin) { super.beginTracking(touch, with: event) }
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    probe.tracking(.continue) { super.continueTracking(touch, with: event) }
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    probe.tracking(.end) { super.endTracking(touch, with: event) }
  }

  override func cancelTracking(with event: UIEvent?) {
    probe.tracking(.cancel) { super.cancelTracking(with: event) }
  }
}

extension ViewProbe {
  func tracking(_ method: Observation.Tracking, super callSuper: () -> Bool) -> Bool {
    let entered = log.add(.tracking(control: spec.id, method, answer: true))
    let answer = callSuper()
    if !answer { log.complete(entered, with: .tracking(control: spec.id, method, answer: false)) }
    return answer
  }

  func tracking(_ method: Observation.Tracking, super callSuper: () -> Void) {
    log.add(.tracking(control: spec.id, method, answer: true))
    callSuper()
  }
}
