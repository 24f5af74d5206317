import Foundation
import TouchEngine
import TouchScript

/// A `UIView` that notes what is asked of it.
final class ProbeView: UIView {
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
}
