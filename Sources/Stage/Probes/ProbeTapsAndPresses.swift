import Foundation
import TouchEngine
import TouchScript

/// A `UITapGestureRecognizer` that notes what it is told, asked and decided to be.
final class ProbeTap: UITapGestureRecognizer {
  private let probe: RecognizerProbe

  init(_ probe: RecognizerProbe) {
    self.probe = probe
    super.init()
    probe.prepare(self)
    numberOfTapsRequired = probe.spec.taps
    numberOfTouchesRequired = probe.spec.touches
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    probe.touches(.began, touches, event, self) { super.touchesBegan(touches, with: event) }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    probe.touches(.moved, touches, event, self) { super.touchesMoved(touches, with: event) }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    probe.touches(.ended, touches, event, self) { super.touchesEnded(touches, with: event) }
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    probe.touches(.cancelled, touches, event, self) { super.touchesCancelled(touches, with: event) }
  }
  override func reset() { probe.reset(self) { super.reset() } }

  override func canPrevent(_ other: UIGestureRecognizer) -> Bool {
    probe.canPrevent(other) { super.canPrevent(other) }
  }
  override func canBePrevented(by other: UIGestureRecognizer) -> Bool {
    probe.canBePrevented(by: other) { super.canBePrevented(by: other) }
  }
  override func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool {
    probe.requires(other) { super.shouldRequireFailure(of: other) }
  }
  override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool {
    probe.isRequired(by: other) { super.shouldBeRequiredToFail(by: other) }
  }
}

/// A `UILongPressGestureRecognizer` that notes what it is told, asked and decided to be.
final class ProbeLongPress: UILongPressGestureRecognizer {
  private let probe: RecognizerProbe

  init(_ probe: RecognizerProbe) {
    self.probe = probe
    super.init()
    probe.prepare(self)
    numberOfTapsRequired = probe.spec.taps
    numberOfTouchesRequired = probe.spec.touches
    minimumPressDuration = TimeInterval(probe.spec.minimumPressDuration) / 1000
    allowableMovement = .init(probe.spec.allowableMovement)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    probe.touches(.began, touches, event, self) { super.touchesBegan(touches, with: event) }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    probe.touches(.moved, touches, event, self) { super.touchesMoved(touches, with: event) }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    probe.touches(.ended, touches, event, self) { super.touchesEnded(touches, with: event) }
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    probe.touches(.cancelled, touches, event, self) { super.touchesCancelled(touches, with: event) }
  }
  override func reset() { probe.reset(self) { super.reset() } }

  override func canPrevent(_ other: UIGestureRecognizer) -> Bool {
    probe.canPrevent(other) { super.canPrevent(other) }
  }
  override func canBePrevented(by other: UIGestureRecognizer) -> Bool {
    probe.canBePrevented(by: other) { super.canBePrevented(by: other) }
  }
  override func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool {
    probe.requires(other) { super.shouldRequireFailure(of: other) }
  }
  override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool {
    probe.isRequired(by: other) { super.shouldBeRequiredToFail(by: other) }
  }
}

/// A `UISwipeGestureRecognizer` that notes what it is told, asked and decided to be.
final class ProbeSwipe: UISwipeGestureRecognizer {
  private let probe: RecognizerProbe

  init(_ probe: RecognizerProbe) {
    self.probe = probe
    super.init()
    probe.prepare(self)
    numberOfTouchesRequired = probe.spec.touches
    direction = .init(probe.spec.directions)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    probe.touches(.began, touches, event, self) { super.touchesBegan(touches, with: event) }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    probe.touches(.moved, touches, event, self) { super.touchesMoved(touches, with: event) }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    probe.touches(.ended, touches, event, self) { super.touchesEnded(touches, with: event) }
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    probe.touches(.cancelled, touches, event, self) { super.touchesCancelled(touches, with: event) }
  }
  override func reset() { probe.reset(self) { super.reset() } }

  override func canPrevent(_ other: UIGestureRecognizer) -> Bool {
    probe.canPrevent(other) { super.canPrevent(other) }
  }
  override func canBePrevented(by other: UIGestureRecognizer) -> Bool {
    probe.canBePrevented(by: other) { super.canBePrevented(by: other) }
  }
  override func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool {
    probe.requires(other) { super.shouldRequireFailure(of: other) }
  }
  override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool {
    probe.isRequired(by: other) { super.shouldBeRequiredToFail(by: other) }
  }
}
