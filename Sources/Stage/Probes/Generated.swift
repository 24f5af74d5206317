// Made by `swift run ProbeTemplate`. Change it there, in Sources/ProbeTemplate: a new class is one
// line in Watched.swift, and what the classes override stands in Overrides.swift.

extension ViewProbe {
  /// Makes what the scene asks for.
  func make() -> UIView {
    switch spec.kind {
    case .window: ProbeWindow(self)
    case .view: ProbeView(self)
    case .label: ProbeLabel(self)
    case .imageView: ProbeImageView(self)
    case .control: ProbeControl(self)
    case .button: ProbeButton(self)
    case .textField: ProbeTextField(self)
    case .switch: ProbeSwitch(self)
    case .slider: ProbeSlider(self)
    case .stepper: ProbeStepper(self)
    case .segmentedControl: ProbeSegmentedControl(self)
    case .pageControl: ProbePageControl(self)
    case .scrollView: ProbeScrollView(self)
    case .tableView: ProbeTableView(self)
    case .tableCell: ProbeTableViewCell(self)
    case .cellContent: ProbeTableViewCellContentView(self)
    }
  }
}

extension RecognizerProbe {
  /// Makes what the scene asks for.
  func make() -> UIGestureRecognizer {
    switch spec.kind {
    case .tap: ProbeTap(self)
    case .longPress: ProbeLongPress(self)
    case .pan: ProbePan(self)
    case .swipe: ProbeSwipe(self)
    case .pinch: ProbePinch(self)
    case .rotation: ProbeRotation(self)
    case .screenEdgePan: ProbeScreenEdgePan(self)
    case .custom: ProbeCustom(self)
    case .scrollPan: take()
    }
  }
}

/// A `UIApplication` that notes what it receives.
final class ProbeApplication: WatchedApplication {
  private let probe: ApplicationProbe

  init(_ probe: ApplicationProbe, thresholds: Stage.Thresholds, orderSeed: Int) {
    self.probe = probe
    super.init(thresholds: thresholds, orderSeed: orderSeed)
  }

  override func sendEvent(_ event: UIEvent) {
    probe.sendEvent(event) { super.sendEvent(event) }
  }

  override func sendAction(
    _ action: Selector, to target: (any ActionTarget)?, from sender: AnyObject?,
    for event: UIEvent?
  ) -> Bool {
    probe.sendAction(action, from: sender) {
      super.sendAction(action, to: target, from: sender, for: event)
    }
  }
  override func report(_ error: ProgrammerError) {
    probe.report(error) { super.report(error) }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    probe.touches(.began, touches, event, self) {
      super.touchesBegan(touches, with: event)
    }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    probe.touches(.moved, touches, event, self) {
      super.touchesMoved(touches, with: event)
    }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    probe.touches(.ended, touches, event, self) {
      super.touchesEnded(touches, with: event)
    }
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    probe.touches(.cancelled, touches, event, self) {
      super.touchesCancelled(touches, with: event)
    }
  }

  override func motionBegan(
    _ motion: UIEvent.EventSubtype, with event: UIEvent?
  ) {
    probe.other(.motion, .began) { super.motionBegan(motion, with: event) }
  }
  override func pressesBegan(
    _ presses: Set<UIPress>, with event: UIPressesEvent?
  ) {
    probe.other(.press, .began) { super.pressesBegan(presses, with: event) }
  }
  override func motionEnded(
    _ motion: UIEvent.EventSubtype, with event: UIEvent?
  ) {
    probe.other(.motion, .ended) { super.motionEnded(motion, with: event) }
  }
  override func pressesEnded(
    _ presses: Set<UIPress>, with event: UIPressesEvent?
  ) {
    probe.other(.press, .ended) { super.pressesEnded(presses, with: event) }
  }
  override func motionCancelled(
    _ motion: UIEvent.EventSubtype, with event: UIEvent?
  ) {
    probe.other(.motion, .cancelled) { super.motionCancelled(motion, with: event) }
  }
  override func pressesCancelled(
    _ presses: Set<UIPress>, with event: UIPressesEvent?
  ) {
    probe.other(.press, .cancelled) { super.pressesCancelled(presses, with: event) }
  }
  override func remoteControlReceived(with event: UIEvent?) {
    probe.other(.remoteControl, .began) { super.remoteControlReceived(with: event) }
  }

  override var canBecomeFirstResponder: Bool {
    probe.mayBeFirst ?? super.canBecomeFirstResponder
  }
  override func becomeFirstResponder() -> Bool { probe.first(super.becomeFirstResponder(), self) }
  override func resignFirstResponder() -> Bool { probe.first(super.resignFirstResponder(), self) }

  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    probe.mayPerform(action) { super.canPerformAction(action, withSender: sender) }
  }
}

/// A `UIWindowScene` that notes what reaches it.
final class ProbeWindowScene: WatchedWindowScene {
  private let probe: ResponderProbe

  init(_ probe: ResponderProbe, application: UIApplication) {
    self.probe = probe
    super.init(application: application)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    probe.touches(.began, touches, event, self) {
      super.touchesBegan(touches, with: event)
    }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    probe.touches(.moved, touches, event, self) {
      super.touchesMoved(touches, with: event)
    }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    probe.touches(.ended, touches, event, self) {
      super.touchesEnded(touches, with: event)
    }
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    probe.touches(.cancelled, touches, event, self) {
      super.touchesCancelled(touches, with: event)
    }
  }

  override func motionBegan(
    _ motion: UIEvent.EventSubtype, with event: UIEvent?
  ) {
    probe.other(.motion, .began) { super.motionBegan(motion, with: event) }
  }
  override func pressesBegan(
    _ presses: Set<UIPress>, with event: UIPressesEvent?
  ) {
    probe.other(.press, .began) { super.pressesBegan(presses, with: event) }
  }
  override func motionEnded(
    _ motion: UIEvent.EventSubtype, with event: UIEvent?
  ) {
    probe.other(.motion, .ended) { super.motionEnded(motion, with: event) }
  }
  override func pressesEnded(
    _ presses: Set<UIPress>, with event: UIPressesEvent?
  ) {
    probe.other(.press, .ended) { super.pressesEnded(presses, with: event) }
  }
  override func motionCancelled(
    _ motion: UIEvent.EventSubtype, with event: UIEvent?
  ) {
    probe.other(.motion, .cancelled) { super.motionCancelled(motion, with: event) }
  }
  override func pressesCancelled(
    _ presses: Set<UIPress>, with event: UIPressesEvent?
  ) {
    probe.other(.press, .cancelled) { super.pressesCancelled(presses, with: event) }
  }
  override func remoteControlReceived(with event: UIEvent?) {
    probe.other(.remoteControl, .began) { super.remoteControlReceived(with: event) }
  }
}

/// A `UIViewController` that notes what reaches it.
final class ProbeViewController: UIViewController {
  private let probe: ResponderProbe

  init(_ probe: ResponderProbe) {
    self.probe = probe
    super.init()
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    probe.touches(.began, touches, event, self) {
      super.touchesBegan(touches, with: event)
    }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    probe.touches(.moved, touches, event, self) {
      super.touchesMoved(touches, with: event)
    }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    probe.touches(.ended, touches, event, self) {
      super.touchesEnded(touches, with: event)
    }
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    probe.touches(.cancelled, touches, event, self) {
      super.touchesCancelled(touches, with: event)
    }
  }

  override func motionBegan(
    _ motion: UIEvent.EventSubtype, with event: UIEvent?
  ) {
    probe.other(.motion, .began) { super.motionBegan(motion, with: event) }
  }
  override func pressesBegan(
    _ presses: Set<UIPress>, with event: UIPressesEvent?
  ) {
    probe.other(.press, .began) { super.pressesBegan(presses, with: event) }
  }
  override func motionEnded(
    _ motion: UIEvent.EventSubtype, with event: UIEvent?
  ) {
    probe.other(.motion, .ended) { super.motionEnded(motion, with: event) }
  }
  override func pressesEnded(
    _ presses: Set<UIPress>, with event: UIPressesEvent?
  ) {
    probe.other(.press, .ended) { super.pressesEnded(presses, with: event) }
  }
  override func motionCancelled(
    _ motion: UIEvent.EventSubtype, with event: UIEvent?
  ) {
    probe.other(.motion, .cancelled) { super.motionCancelled(motion, with: event) }
  }
  override func pressesCancelled(
    _ presses: Set<UIPress>, with event: UIPressesEvent?
  ) {
    probe.other(.press, .cancelled) { super.pressesCancelled(presses, with: event) }
  }
  override func remoteControlReceived(with event: UIEvent?) {
    probe.other(.remoteControl, .began) { super.remoteControlReceived(with: event) }
  }

  override var canBecomeFirstResponder: Bool {
    probe.mayBeFirst ?? super.canBecomeFirstResponder
  }
  override func becomeFirstResponder() -> Bool { probe.first(super.becomeFirstResponder(), self) }
  override func resignFirstResponder() -> Bool { probe.first(super.resignFirstResponder(), self) }

  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    probe.mayPerform(action) { super.canPerformAction(action, withSender: sender) }
  }
}

/// A `UIResponder` that notes what reaches it.
final class ProbeDelegate: UIResponder, UIApplicationDelegate {
  private let probe: ResponderProbe

  init(_ probe: ResponderProbe) {
    self.probe = probe
    super.init()
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    probe.touches(.began, touches, event, self) {
      super.touchesBegan(touches, with: event)
    }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    probe.touches(.moved, touches, event, self) {
      super.touchesMoved(touches, with: event)
    }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    probe.touches(.ended, touches, event, self) {
      super.touchesEnded(touches, with: event)
    }
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    probe.touches(.cancelled, touches, event, self) {
      super.touchesCancelled(touches, with: event)
    }
  }

  override func motionBegan(
    _ motion: UIEvent.EventSubtype, with event: UIEvent?
  ) {
    probe.other(.motion, .began) { super.motionBegan(motion, with: event) }
  }
  override func pressesBegan(
    _ presses: Set<UIPress>, with event: UIPressesEvent?
  ) {
    probe.other(.press, .began) { super.pressesBegan(presses, with: event) }
  }
  override func motionEnded(
    _ motion: UIEvent.EventSubtype, with event: UIEvent?
  ) {
    probe.other(.motion, .ended) { super.motionEnded(motion, with: event) }
  }
  override func pressesEnded(
    _ presses: Set<UIPress>, with event: UIPressesEvent?
  ) {
    probe.other(.press, .ended) { super.pressesEnded(presses, with: event) }
  }
  override func motionCancelled(
    _ motion: UIEvent.EventSubtype, with event: UIEvent?
  ) {
    probe.other(.motion, .cancelled) { super.motionCancelled(motion, with: event) }
  }
  override func pressesCancelled(
    _ presses: Set<UIPress>, with event: UIPressesEvent?
  ) {
    probe.other(.press, .cancelled) { super.pressesCancelled(presses, with: event) }
  }
  override func remoteControlReceived(with event: UIEvent?) {
    probe.other(.remoteControl, .began) { super.remoteControlReceived(with: event) }
  }

  override var canBecomeFirstResponder: Bool {
    probe.mayBeFirst ?? super.canBecomeFirstResponder
  }
  override func becomeFirstResponder() -> Bool { probe.first(super.becomeFirstResponder(), self) }
  override func resignFirstResponder() -> Bool { probe.first(super.resignFirstResponder(), self) }

  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    probe.mayPerform(action) { super.canPerformAction(action, withSender: sender) }
  }
}

/// A `UIWindow` that notes what is asked of it.
final class ProbeWindow: WatchedWindow {
  private let probe: ViewProbe

  init(_ probe: ViewProbe) {
    self.probe = probe
    if let scene = probe.windowScene {
      super.init(windowScene: scene)
    } else {
      super.init(frame: .zero, application: probe.application)
    }
    probe.prepare(self)
  }

  override func sendEvent(_ event: UIEvent) {
    probe.sendEvent(event) { super.sendEvent(event) }
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
    probe.touches(.began, touches, event, self) {
      super.touchesBegan(touches, with: event)
    }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    probe.touches(.moved, touches, event, self) {
      super.touchesMoved(touches, with: event)
    }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    probe.touches(.ended, touches, event, self) {
      super.touchesEnded(touches, with: event)
    }
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    probe.touches(.cancelled, touches, event, self) {
      super.touchesCancelled(touches, with: event)
    }
  }

  override func motionBegan(
    _ motion: UIEvent.EventSubtype, with event: UIEvent?
  ) {
    probe.other(.motion, .began) { super.motionBegan(motion, with: event) }
  }
  override func pressesBegan(
    _ presses: Set<UIPress>, with event: UIPressesEvent?
  ) {
    probe.other(.press, .began) { super.pressesBegan(presses, with: event) }
  }
  override func motionEnded(
    _ motion: UIEvent.EventSubtype, with event: UIEvent?
  ) {
    probe.other(.motion, .ended) { super.motionEnded(motion, with: event) }
  }
  override func pressesEnded(
    _ presses: Set<UIPress>, with event: UIPressesEvent?
  ) {
    probe.other(.press, .ended) { super.pressesEnded(presses, with: event) }
  }
  override func motionCancelled(
    _ motion: UIEvent.EventSubtype, with event: UIEvent?
  ) {
    probe.other(.motion, .cancelled) { super.motionCancelled(motion, with: event) }
  }
  override func pressesCancelled(
    _ presses: Set<UIPress>, with event: UIPressesEvent?
  ) {
    probe.other(.press, .cancelled) { super.pressesCancelled(presses, with: event) }
  }
  override func remoteControlReceived(with event: UIEvent?) {
    probe.other(.remoteControl, .began) { super.remoteControlReceived(with: event) }
  }

  override var canBecomeFirstResponder: Bool {
    probe.mayBeFirst ?? super.canBecomeFirstResponder
  }
  override func becomeFirstResponder() -> Bool { probe.first(super.becomeFirstResponder(), self) }
  override func resignFirstResponder() -> Bool { probe.first(super.resignFirstResponder(), self) }

  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    probe.mayPerform(action) { super.canPerformAction(action, withSender: sender) }
  }
}

/// A `UIView` that notes what is asked of it.
final class ProbeView: UIView {
  private let probe: ViewProbe

  init(_ probe: ViewProbe) {
    self.probe = probe
    super.init(frame: .zero)
    probe.prepare(self)
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
    probe.touches(.began, touches, event, self) {
      super.touchesBegan(touches, with: event)
    }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    probe.touches(.moved, touches, event, self) {
      super.touchesMoved(touches, with: event)
    }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    probe.touches(.ended, touches, event, self) {
      super.touchesEnded(touches, with: event)
    }
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    probe.touches(.cancelled, touches, event, self) {
      super.touchesCancelled(touches, with: event)
    }
  }

  override func motionBegan(
    _ motion: UIEvent.EventSubtype, with event: UIEvent?
  ) {
    probe.other(.motion, .began) { super.motionBegan(motion, with: event) }
  }
  override func pressesBegan(
    _ presses: Set<UIPress>, with event: UIPressesEvent?
  ) {
    probe.other(.press, .began) { super.pressesBegan(presses, with: event) }
  }
  override func motionEnded(
    _ motion: UIEvent.EventSubtype, with event: UIEvent?
  ) {
    probe.other(.motion, .ended) { super.motionEnded(motion, with: event) }
  }
  override func pressesEnded(
    _ presses: Set<UIPress>, with event: UIPressesEvent?
  ) {
    probe.other(.press, .ended) { super.pressesEnded(presses, with: event) }
  }
  override func motionCancelled(
    _ motion: UIEvent.EventSubtype, with event: UIEvent?
  ) {
    probe.other(.motion, .cancelled) { super.motionCancelled(motion, with: event) }
  }
  override func pressesCancelled(
    _ presses: Set<UIPress>, with event: UIPressesEvent?
  ) {
    probe.other(.press, .cancelled) { super.pressesCancelled(presses, with: event) }
  }
  override func remoteControlReceived(with event: UIEvent?) {
    probe.other(.remoteControl, .began) { super.remoteControlReceived(with: event) }
  }

  override var canBecomeFirstResponder: Bool {
    probe.mayBeFirst ?? super.canBecomeFirstResponder
  }
  override func becomeFirstResponder() -> Bool { probe.first(super.becomeFirstResponder(), self) }
  override func resignFirstResponder() -> Bool { probe.first(super.resignFirstResponder(), self) }

  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    probe.mayPerform(action) { super.canPerformAction(action, withSender: sender) }
  }
}

/// A `UILabel` that notes what is asked of it.
final class ProbeLabel: UILabel {
  private let probe: ViewProbe

  init(_ probe: ViewProbe) {
    self.probe = probe
    super.init(frame: .zero)
    probe.prepare(self)
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
    probe.touches(.began, touches, event, self) {
      super.touchesBegan(touches, with: event)
    }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    probe.touches(.moved, touches, event, self) {
      super.touchesMoved(touches, with: event)
    }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    probe.touches(.ended, touches, event, self) {
      super.touchesEnded(touches, with: event)
    }
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    probe.touches(.cancelled, touches, event, self) {
      super.touchesCancelled(touches, with: event)
    }
  }

  override func motionBegan(
    _ motion: UIEvent.EventSubtype, with event: UIEvent?
  ) {
    probe.other(.motion, .began) { super.motionBegan(motion, with: event) }
  }
  override func pressesBegan(
    _ presses: Set<UIPress>, with event: UIPressesEvent?
  ) {
    probe.other(.press, .began) { super.pressesBegan(presses, with: event) }
  }
  override func motionEnded(
    _ motion: UIEvent.EventSubtype, with event: UIEvent?
  ) {
    probe.other(.motion, .ended) { super.motionEnded(motion, with: event) }
  }
  override func pressesEnded(
    _ presses: Set<UIPress>, with event: UIPressesEvent?
  ) {
    probe.other(.press, .ended) { super.pressesEnded(presses, with: event) }
  }
  override func motionCancelled(
    _ motion: UIEvent.EventSubtype, with event: UIEvent?
  ) {
    probe.other(.motion, .cancelled) { super.motionCancelled(motion, with: event) }
  }
  override func pressesCancelled(
    _ presses: Set<UIPress>, with event: UIPressesEvent?
  ) {
    probe.other(.press, .cancelled) { super.pressesCancelled(presses, with: event) }
  }
  override func remoteControlReceived(with event: UIEvent?) {
    probe.other(.remoteControl, .began) { super.remoteControlReceived(with: event) }
  }

  override var canBecomeFirstResponder: Bool {
    probe.mayBeFirst ?? super.canBecomeFirstResponder
  }
  override func becomeFirstResponder() -> Bool { probe.first(super.becomeFirstResponder(), self) }
  override func resignFirstResponder() -> Bool { probe.first(super.resignFirstResponder(), self) }

  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    probe.mayPerform(action) { super.canPerformAction(action, withSender: sender) }
  }
}

/// A `UIImageView` that notes what is asked of it.
final class ProbeImageView: UIImageView {
  private let probe: ViewProbe

  init(_ probe: ViewProbe) {
    self.probe = probe
    super.init(frame: .zero)
    probe.prepare(self)
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
    probe.touches(.began, touches, event, self) {
      super.touchesBegan(touches, with: event)
    }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    probe.touches(.moved, touches, event, self) {
      super.touchesMoved(touches, with: event)
    }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    probe.touches(.ended, touches, event, self) {
      super.touchesEnded(touches, with: event)
    }
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    probe.touches(.cancelled, touches, event, self) {
      super.touchesCancelled(touches, with: event)
    }
  }

  override func motionBegan(
    _ motion: UIEvent.EventSubtype, with event: UIEvent?
  ) {
    probe.other(.motion, .began) { super.motionBegan(motion, with: event) }
  }
  override func pressesBegan(
    _ presses: Set<UIPress>, with event: UIPressesEvent?
  ) {
    probe.other(.press, .began) { super.pressesBegan(presses, with: event) }
  }
  override func motionEnded(
    _ motion: UIEvent.EventSubtype, with event: UIEvent?
  ) {
    probe.other(.motion, .ended) { super.motionEnded(motion, with: event) }
  }
  override func pressesEnded(
    _ presses: Set<UIPress>, with event: UIPressesEvent?
  ) {
    probe.other(.press, .ended) { super.pressesEnded(presses, with: event) }
  }
  override func motionCancelled(
    _ motion: UIEvent.EventSubtype, with event: UIEvent?
  ) {
    probe.other(.motion, .cancelled) { super.motionCancelled(motion, with: event) }
  }
  override func pressesCancelled(
    _ presses: Set<UIPress>, with event: UIPressesEvent?
  ) {
    probe.other(.press, .cancelled) { super.pressesCancelled(presses, with: event) }
  }
  override func remoteControlReceived(with event: UIEvent?) {
    probe.other(.remoteControl, .began) { super.remoteControlReceived(with: event) }
  }

  override var canBecomeFirstResponder: Bool {
    probe.mayBeFirst ?? super.canBecomeFirstResponder
  }
  override func becomeFirstResponder() -> Bool { probe.first(super.becomeFirstResponder(), self) }
  override func resignFirstResponder() -> Bool { probe.first(super.resignFirstResponder(), self) }

  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    probe.mayPerform(action) { super.canPerformAction(action, withSender: sender) }
  }
}

/// A `UIControl` that notes what is asked of it.
final class ProbeControl: UIControl {
  private let probe: ViewProbe

  init(_ probe: ViewProbe) {
    self.probe = probe
    super.init(frame: .zero)
    probe.prepare(self)
  }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    probe.beginsTracking { super.beginTracking(touch, with: event) }
  }
  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    probe.continuesTracking(touch, in: self) { super.continueTracking(touch, with: event) }
  }
  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    probe.tracking(.end) { super.endTracking(touch, with: event) }
  }
  override func cancelTracking(with event: UIEvent?) {
    probe.tracking(.cancel) { super.cancelTracking(with: event) }
  }
  override func sendAction(
    _ action: Selector, to target: (any ActionTarget)?, for event: UIEvent?
  ) {
    probe.sends(to: target) { super.sendAction(action, to: $0, for: event) }
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
    probe.touches(.began, touches, event, self) {
      super.touchesBegan(touches, with: event)
    }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    probe.touches(.moved, touches, event, self) {
      super.touchesMoved(touches, with: event)
    }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    probe.touches(.ended, touches, event, self) {
      super.touchesEnded(touches, with: event)
    }
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    probe.touches(.cancelled, touches, event, self) {
      super.touchesCancelled(touches, with: event)
    }
  }

  override func motionBegan(
    _ motion: UIEvent.EventSubtype, with event: UIEvent?
  ) {
    probe.other(.motion, .began) { super.motionBegan(motion, with: event) }
  }
  override func pressesBegan(
    _ presses: Set<UIPress>, with event: UIPressesEvent?
  ) {
    probe.other(.press, .began) { super.pressesBegan(presses, with: event) }
  }
  override func motionEnded(
    _ motion: UIEvent.EventSubtype, with event: UIEvent?
  ) {
    probe.other(.motion, .ended) { super.motionEnded(motion, with: event) }
  }
  override func pressesEnded(
    _ presses: Set<UIPress>, with event: UIPressesEvent?
  ) {
    probe.other(.press, .ended) { super.pressesEnded(presses, with: event) }
  }
  override func motionCancelled(
    _ motion: UIEvent.EventSubtype, with event: UIEvent?
  ) {
    probe.other(.motion, .cancelled) { super.motionCancelled(motion, with: event) }
  }
  override func pressesCancelled(
    _ presses: Set<UIPress>, with event: UIPressesEvent?
  ) {
    probe.other(.press, .cancelled) { super.pressesCancelled(presses, with: event) }
  }
  override func remoteControlReceived(with event: UIEvent?) {
    probe.other(.remoteControl, .began) { super.remoteControlReceived(with: event) }
  }

  override var canBecomeFirstResponder: Bool {
    probe.mayBeFirst ?? super.canBecomeFirstResponder
  }
  override func becomeFirstResponder() -> Bool { probe.first(super.becomeFirstResponder(), self) }
  override func resignFirstResponder() -> Bool { probe.first(super.resignFirstResponder(), self) }

  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    probe.mayPerform(action) { super.canPerformAction(action, withSender: sender) }
  }
}

/// A `UIButton` that notes what is asked of it.
final class ProbeButton: UIButton {
  private let probe: ViewProbe

  init(_ probe: ViewProbe) {
    self.probe = probe
    super.init(frame: .zero)
    probe.prepare(self)
  }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    probe.beginsTracking { super.beginTracking(touch, with: event) }
  }
  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    probe.continuesTracking(touch, in: self) { super.continueTracking(touch, with: event) }
  }
  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    probe.tracking(.end) { super.endTracking(touch, with: event) }
  }
  override func cancelTracking(with event: UIEvent?) {
    probe.tracking(.cancel) { super.cancelTracking(with: event) }
  }
  override func sendAction(
    _ action: Selector, to target: (any ActionTarget)?, for event: UIEvent?
  ) {
    probe.sends(to: target) { super.sendAction(action, to: $0, for: event) }
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
    probe.touches(.began, touches, event, self) {
      super.touchesBegan(touches, with: event)
    }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    probe.touches(.moved, touches, event, self) {
      super.touchesMoved(touches, with: event)
    }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    probe.touches(.ended, touches, event, self) {
      super.touchesEnded(touches, with: event)
    }
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    probe.touches(.cancelled, touches, event, self) {
      super.touchesCancelled(touches, with: event)
    }
  }

  override func motionBegan(
    _ motion: UIEvent.EventSubtype, with event: UIEvent?
  ) {
    probe.other(.motion, .began) { super.motionBegan(motion, with: event) }
  }
  override func pressesBegan(
    _ presses: Set<UIPress>, with event: UIPressesEvent?
  ) {
    probe.other(.press, .began) { super.pressesBegan(presses, with: event) }
  }
  override func motionEnded(
    _ motion: UIEvent.EventSubtype, with event: UIEvent?
  ) {
    probe.other(.motion, .ended) { super.motionEnded(motion, with: event) }
  }
  override func pressesEnded(
    _ presses: Set<UIPress>, with event: UIPressesEvent?
  ) {
    probe.other(.press, .ended) { super.pressesEnded(presses, with: event) }
  }
  override func motionCancelled(
    _ motion: UIEvent.EventSubtype, with event: UIEvent?
  ) {
    probe.other(.motion, .cancelled) { super.motionCancelled(motion, with: event) }
  }
  override func pressesCancelled(
    _ presses: Set<UIPress>, with event: UIPressesEvent?
  ) {
    probe.other(.press, .cancelled) { super.pressesCancelled(presses, with: event) }
  }
  override func remoteControlReceived(with event: UIEvent?) {
    probe.other(.remoteControl, .began) { super.remoteControlReceived(with: event) }
  }

  override var canBecomeFirstResponder: Bool {
    probe.mayBeFirst ?? super.canBecomeFirstResponder
  }
  override func becomeFirstResponder() -> Bool { probe.first(super.becomeFirstResponder(), self) }
  override func resignFirstResponder() -> Bool { probe.first(super.resignFirstResponder(), self) }

  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    probe.mayPerform(action) { super.canPerformAction(action, withSender: sender) }
  }
}

/// A `UITextField` that notes what is asked of it.
final class ProbeTextField: UITextField {
  private let probe: ViewProbe

  init(_ probe: ViewProbe) {
    self.probe = probe
    super.init(frame: .zero)
    probe.prepare(self)
  }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    probe.beginsTracking { super.beginTracking(touch, with: event) }
  }
  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    probe.continuesTracking(touch, in: self) { super.continueTracking(touch, with: event) }
  }
  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    probe.tracking(.end) { super.endTracking(touch, with: event) }
  }
  override func cancelTracking(with event: UIEvent?) {
    probe.tracking(.cancel) { super.cancelTracking(with: event) }
  }
  override func sendAction(
    _ action: Selector, to target: (any ActionTarget)?, for event: UIEvent?
  ) {
    probe.sends(to: target) { super.sendAction(action, to: $0, for: event) }
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
    probe.touches(.began, touches, event, self) {
      super.touchesBegan(touches, with: event)
    }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    probe.touches(.moved, touches, event, self) {
      super.touchesMoved(touches, with: event)
    }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    probe.touches(.ended, touches, event, self) {
      super.touchesEnded(touches, with: event)
    }
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    probe.touches(.cancelled, touches, event, self) {
      super.touchesCancelled(touches, with: event)
    }
  }

  override func motionBegan(
    _ motion: UIEvent.EventSubtype, with event: UIEvent?
  ) {
    probe.other(.motion, .began) { super.motionBegan(motion, with: event) }
  }
  override func pressesBegan(
    _ presses: Set<UIPress>, with event: UIPressesEvent?
  ) {
    probe.other(.press, .began) { super.pressesBegan(presses, with: event) }
  }
  override func motionEnded(
    _ motion: UIEvent.EventSubtype, with event: UIEvent?
  ) {
    probe.other(.motion, .ended) { super.motionEnded(motion, with: event) }
  }
  override func pressesEnded(
    _ presses: Set<UIPress>, with event: UIPressesEvent?
  ) {
    probe.other(.press, .ended) { super.pressesEnded(presses, with: event) }
  }
  override func motionCancelled(
    _ motion: UIEvent.EventSubtype, with event: UIEvent?
  ) {
    probe.other(.motion, .cancelled) { super.motionCancelled(motion, with: event) }
  }
  override func pressesCancelled(
    _ presses: Set<UIPress>, with event: UIPressesEvent?
  ) {
    probe.other(.press, .cancelled) { super.pressesCancelled(presses, with: event) }
  }
  override func remoteControlReceived(with event: UIEvent?) {
    probe.other(.remoteControl, .began) { super.remoteControlReceived(with: event) }
  }

  override var canBecomeFirstResponder: Bool {
    probe.mayBeFirst ?? super.canBecomeFirstResponder
  }
  override func becomeFirstResponder() -> Bool { probe.first(super.becomeFirstResponder(), self) }
  override func resignFirstResponder() -> Bool { probe.first(super.resignFirstResponder(), self) }

  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    probe.mayPerform(action) { super.canPerformAction(action, withSender: sender) }
  }
}

/// A `UISwitch` that notes what is asked of it.
final class ProbeSwitch: UISwitch {
  private let probe: ViewProbe

  init(_ probe: ViewProbe) {
    self.probe = probe
    super.init(frame: .zero)
    probe.prepare(self)
  }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    probe.beginsTracking { super.beginTracking(touch, with: event) }
  }
  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    probe.continuesTracking(touch, in: self) { super.continueTracking(touch, with: event) }
  }
  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    probe.tracking(.end) { super.endTracking(touch, with: event) }
  }
  override func cancelTracking(with event: UIEvent?) {
    probe.tracking(.cancel) { super.cancelTracking(with: event) }
  }
  override func sendAction(
    _ action: Selector, to target: (any ActionTarget)?, for event: UIEvent?
  ) {
    probe.sends(to: target) { super.sendAction(action, to: $0, for: event) }
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
    probe.touches(.began, touches, event, self) {
      super.touchesBegan(touches, with: event)
    }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    probe.touches(.moved, touches, event, self) {
      super.touchesMoved(touches, with: event)
    }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    probe.touches(.ended, touches, event, self) {
      super.touchesEnded(touches, with: event)
    }
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    probe.touches(.cancelled, touches, event, self) {
      super.touchesCancelled(touches, with: event)
    }
  }

  override func motionBegan(
    _ motion: UIEvent.EventSubtype, with event: UIEvent?
  ) {
    probe.other(.motion, .began) { super.motionBegan(motion, with: event) }
  }
  override func pressesBegan(
    _ presses: Set<UIPress>, with event: UIPressesEvent?
  ) {
    probe.other(.press, .began) { super.pressesBegan(presses, with: event) }
  }
  override func motionEnded(
    _ motion: UIEvent.EventSubtype, with event: UIEvent?
  ) {
    probe.other(.motion, .ended) { super.motionEnded(motion, with: event) }
  }
  override func pressesEnded(
    _ presses: Set<UIPress>, with event: UIPressesEvent?
  ) {
    probe.other(.press, .ended) { super.pressesEnded(presses, with: event) }
  }
  override func motionCancelled(
    _ motion: UIEvent.EventSubtype, with event: UIEvent?
  ) {
    probe.other(.motion, .cancelled) { super.motionCancelled(motion, with: event) }
  }
  override func pressesCancelled(
    _ presses: Set<UIPress>, with event: UIPressesEvent?
  ) {
    probe.other(.press, .cancelled) { super.pressesCancelled(presses, with: event) }
  }
  override func remoteControlReceived(with event: UIEvent?) {
    probe.other(.remoteControl, .began) { super.remoteControlReceived(with: event) }
  }

  override var canBecomeFirstResponder: Bool {
    probe.mayBeFirst ?? super.canBecomeFirstResponder
  }
  override func becomeFirstResponder() -> Bool { probe.first(super.becomeFirstResponder(), self) }
  override func resignFirstResponder() -> Bool { probe.first(super.resignFirstResponder(), self) }

  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    probe.mayPerform(action) { super.canPerformAction(action, withSender: sender) }
  }
}

/// A `UISlider` that notes what is asked of it.
final class ProbeSlider: UISlider {
  private let probe: ViewProbe

  init(_ probe: ViewProbe) {
    self.probe = probe
    super.init(frame: .zero)
    probe.prepare(self)
  }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    probe.beginsTracking { super.beginTracking(touch, with: event) }
  }
  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    probe.continuesTracking(touch, in: self) { super.continueTracking(touch, with: event) }
  }
  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    probe.tracking(.end) { super.endTracking(touch, with: event) }
  }
  override func cancelTracking(with event: UIEvent?) {
    probe.tracking(.cancel) { super.cancelTracking(with: event) }
  }
  override func sendAction(
    _ action: Selector, to target: (any ActionTarget)?, for event: UIEvent?
  ) {
    probe.sends(to: target) { super.sendAction(action, to: $0, for: event) }
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
    probe.touches(.began, touches, event, self) {
      super.touchesBegan(touches, with: event)
    }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    probe.touches(.moved, touches, event, self) {
      super.touchesMoved(touches, with: event)
    }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    probe.touches(.ended, touches, event, self) {
      super.touchesEnded(touches, with: event)
    }
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    probe.touches(.cancelled, touches, event, self) {
      super.touchesCancelled(touches, with: event)
    }
  }

  override func motionBegan(
    _ motion: UIEvent.EventSubtype, with event: UIEvent?
  ) {
    probe.other(.motion, .began) { super.motionBegan(motion, with: event) }
  }
  override func pressesBegan(
    _ presses: Set<UIPress>, with event: UIPressesEvent?
  ) {
    probe.other(.press, .began) { super.pressesBegan(presses, with: event) }
  }
  override func motionEnded(
    _ motion: UIEvent.EventSubtype, with event: UIEvent?
  ) {
    probe.other(.motion, .ended) { super.motionEnded(motion, with: event) }
  }
  override func pressesEnded(
    _ presses: Set<UIPress>, with event: UIPressesEvent?
  ) {
    probe.other(.press, .ended) { super.pressesEnded(presses, with: event) }
  }
  override func motionCancelled(
    _ motion: UIEvent.EventSubtype, with event: UIEvent?
  ) {
    probe.other(.motion, .cancelled) { super.motionCancelled(motion, with: event) }
  }
  override func pressesCancelled(
    _ presses: Set<UIPress>, with event: UIPressesEvent?
  ) {
    probe.other(.press, .cancelled) { super.pressesCancelled(presses, with: event) }
  }
  override func remoteControlReceived(with event: UIEvent?) {
    probe.other(.remoteControl, .began) { super.remoteControlReceived(with: event) }
  }

  override var canBecomeFirstResponder: Bool {
    probe.mayBeFirst ?? super.canBecomeFirstResponder
  }
  override func becomeFirstResponder() -> Bool { probe.first(super.becomeFirstResponder(), self) }
  override func resignFirstResponder() -> Bool { probe.first(super.resignFirstResponder(), self) }

  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    probe.mayPerform(action) { super.canPerformAction(action, withSender: sender) }
  }
}

/// A `UIStepper` that notes what is asked of it.
final class ProbeStepper: UIStepper {
  private let probe: ViewProbe

  init(_ probe: ViewProbe) {
    self.probe = probe
    super.init(frame: .zero)
    probe.prepare(self)
  }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    probe.beginsTracking { super.beginTracking(touch, with: event) }
  }
  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    probe.continuesTracking(touch, in: self) { super.continueTracking(touch, with: event) }
  }
  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    probe.tracking(.end) { super.endTracking(touch, with: event) }
  }
  override func cancelTracking(with event: UIEvent?) {
    probe.tracking(.cancel) { super.cancelTracking(with: event) }
  }
  override func sendAction(
    _ action: Selector, to target: (any ActionTarget)?, for event: UIEvent?
  ) {
    probe.sends(to: target) { super.sendAction(action, to: $0, for: event) }
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
    probe.touches(.began, touches, event, self) {
      super.touchesBegan(touches, with: event)
    }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    probe.touches(.moved, touches, event, self) {
      super.touchesMoved(touches, with: event)
    }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    probe.touches(.ended, touches, event, self) {
      super.touchesEnded(touches, with: event)
    }
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    probe.touches(.cancelled, touches, event, self) {
      super.touchesCancelled(touches, with: event)
    }
  }

  override func motionBegan(
    _ motion: UIEvent.EventSubtype, with event: UIEvent?
  ) {
    probe.other(.motion, .began) { super.motionBegan(motion, with: event) }
  }
  override func pressesBegan(
    _ presses: Set<UIPress>, with event: UIPressesEvent?
  ) {
    probe.other(.press, .began) { super.pressesBegan(presses, with: event) }
  }
  override func motionEnded(
    _ motion: UIEvent.EventSubtype, with event: UIEvent?
  ) {
    probe.other(.motion, .ended) { super.motionEnded(motion, with: event) }
  }
  override func pressesEnded(
    _ presses: Set<UIPress>, with event: UIPressesEvent?
  ) {
    probe.other(.press, .ended) { super.pressesEnded(presses, with: event) }
  }
  override func motionCancelled(
    _ motion: UIEvent.EventSubtype, with event: UIEvent?
  ) {
    probe.other(.motion, .cancelled) { super.motionCancelled(motion, with: event) }
  }
  override func pressesCancelled(
    _ presses: Set<UIPress>, with event: UIPressesEvent?
  ) {
    probe.other(.press, .cancelled) { super.pressesCancelled(presses, with: event) }
  }
  override func remoteControlReceived(with event: UIEvent?) {
    probe.other(.remoteControl, .began) { super.remoteControlReceived(with: event) }
  }

  override var canBecomeFirstResponder: Bool {
    probe.mayBeFirst ?? super.canBecomeFirstResponder
  }
  override func becomeFirstResponder() -> Bool { probe.first(super.becomeFirstResponder(), self) }
  override func resignFirstResponder() -> Bool { probe.first(super.resignFirstResponder(), self) }

  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    probe.mayPerform(action) { super.canPerformAction(action, withSender: sender) }
  }
}

/// A `UISegmentedControl` that notes what is asked of it.
final class ProbeSegmentedControl: UISegmentedControl {
  private let probe: ViewProbe

  init(_ probe: ViewProbe) {
    self.probe = probe
    super.init(frame: .zero)
    probe.prepare(self)
  }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    probe.beginsTracking { super.beginTracking(touch, with: event) }
  }
  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    probe.continuesTracking(touch, in: self) { super.continueTracking(touch, with: event) }
  }
  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    probe.tracking(.end) { super.endTracking(touch, with: event) }
  }
  override func cancelTracking(with event: UIEvent?) {
    probe.tracking(.cancel) { super.cancelTracking(with: event) }
  }
  override func sendAction(
    _ action: Selector, to target: (any ActionTarget)?, for event: UIEvent?
  ) {
    probe.sends(to: target) { super.sendAction(action, to: $0, for: event) }
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
    probe.touches(.began, touches, event, self) {
      super.touchesBegan(touches, with: event)
    }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    probe.touches(.moved, touches, event, self) {
      super.touchesMoved(touches, with: event)
    }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    probe.touches(.ended, touches, event, self) {
      super.touchesEnded(touches, with: event)
    }
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    probe.touches(.cancelled, touches, event, self) {
      super.touchesCancelled(touches, with: event)
    }
  }

  override func motionBegan(
    _ motion: UIEvent.EventSubtype, with event: UIEvent?
  ) {
    probe.other(.motion, .began) { super.motionBegan(motion, with: event) }
  }
  override func pressesBegan(
    _ presses: Set<UIPress>, with event: UIPressesEvent?
  ) {
    probe.other(.press, .began) { super.pressesBegan(presses, with: event) }
  }
  override func motionEnded(
    _ motion: UIEvent.EventSubtype, with event: UIEvent?
  ) {
    probe.other(.motion, .ended) { super.motionEnded(motion, with: event) }
  }
  override func pressesEnded(
    _ presses: Set<UIPress>, with event: UIPressesEvent?
  ) {
    probe.other(.press, .ended) { super.pressesEnded(presses, with: event) }
  }
  override func motionCancelled(
    _ motion: UIEvent.EventSubtype, with event: UIEvent?
  ) {
    probe.other(.motion, .cancelled) { super.motionCancelled(motion, with: event) }
  }
  override func pressesCancelled(
    _ presses: Set<UIPress>, with event: UIPressesEvent?
  ) {
    probe.other(.press, .cancelled) { super.pressesCancelled(presses, with: event) }
  }
  override func remoteControlReceived(with event: UIEvent?) {
    probe.other(.remoteControl, .began) { super.remoteControlReceived(with: event) }
  }

  override var canBecomeFirstResponder: Bool {
    probe.mayBeFirst ?? super.canBecomeFirstResponder
  }
  override func becomeFirstResponder() -> Bool { probe.first(super.becomeFirstResponder(), self) }
  override func resignFirstResponder() -> Bool { probe.first(super.resignFirstResponder(), self) }

  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    probe.mayPerform(action) { super.canPerformAction(action, withSender: sender) }
  }
}

/// A `UIPageControl` that notes what is asked of it.
final class ProbePageControl: UIPageControl {
  private let probe: ViewProbe

  init(_ probe: ViewProbe) {
    self.probe = probe
    super.init(frame: .zero)
    probe.prepare(self)
  }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    probe.beginsTracking { super.beginTracking(touch, with: event) }
  }
  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    probe.continuesTracking(touch, in: self) { super.continueTracking(touch, with: event) }
  }
  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    probe.tracking(.end) { super.endTracking(touch, with: event) }
  }
  override func cancelTracking(with event: UIEvent?) {
    probe.tracking(.cancel) { super.cancelTracking(with: event) }
  }
  override func sendAction(
    _ action: Selector, to target: (any ActionTarget)?, for event: UIEvent?
  ) {
    probe.sends(to: target) { super.sendAction(action, to: $0, for: event) }
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
    probe.touches(.began, touches, event, self) {
      super.touchesBegan(touches, with: event)
    }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    probe.touches(.moved, touches, event, self) {
      super.touchesMoved(touches, with: event)
    }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    probe.touches(.ended, touches, event, self) {
      super.touchesEnded(touches, with: event)
    }
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    probe.touches(.cancelled, touches, event, self) {
      super.touchesCancelled(touches, with: event)
    }
  }

  override func motionBegan(
    _ motion: UIEvent.EventSubtype, with event: UIEvent?
  ) {
    probe.other(.motion, .began) { super.motionBegan(motion, with: event) }
  }
  override func pressesBegan(
    _ presses: Set<UIPress>, with event: UIPressesEvent?
  ) {
    probe.other(.press, .began) { super.pressesBegan(presses, with: event) }
  }
  override func motionEnded(
    _ motion: UIEvent.EventSubtype, with event: UIEvent?
  ) {
    probe.other(.motion, .ended) { super.motionEnded(motion, with: event) }
  }
  override func pressesEnded(
    _ presses: Set<UIPress>, with event: UIPressesEvent?
  ) {
    probe.other(.press, .ended) { super.pressesEnded(presses, with: event) }
  }
  override func motionCancelled(
    _ motion: UIEvent.EventSubtype, with event: UIEvent?
  ) {
    probe.other(.motion, .cancelled) { super.motionCancelled(motion, with: event) }
  }
  override func pressesCancelled(
    _ presses: Set<UIPress>, with event: UIPressesEvent?
  ) {
    probe.other(.press, .cancelled) { super.pressesCancelled(presses, with: event) }
  }
  override func remoteControlReceived(with event: UIEvent?) {
    probe.other(.remoteControl, .began) { super.remoteControlReceived(with: event) }
  }

  override var canBecomeFirstResponder: Bool {
    probe.mayBeFirst ?? super.canBecomeFirstResponder
  }
  override func becomeFirstResponder() -> Bool { probe.first(super.becomeFirstResponder(), self) }
  override func resignFirstResponder() -> Bool { probe.first(super.resignFirstResponder(), self) }

  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    probe.mayPerform(action) { super.canPerformAction(action, withSender: sender) }
  }
}

/// A `UIScrollView` that notes what is asked of it.
final class ProbeScrollView: UIScrollView {
  private let probe: ViewProbe

  init(_ probe: ViewProbe) {
    self.probe = probe
    super.init(frame: .zero)
    probe.prepare(self)
  }

  override func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool {
    probe.shouldBeginContent(view) { super.touchesShouldBegin(touches, with: event, in: view) }
  }
  override func touchesShouldCancel(in view: UIView) -> Bool {
    probe.shouldCancelContent(view) { super.touchesShouldCancel(in: view) }
  }

  /// As large as the scene says; where it says nothing, as was set.
  override var contentSize: CGSize {
    get { super.contentSize }
    set { super.contentSize = probe.contentSize ?? newValue }
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
    probe.touches(.began, touches, event, self) {
      super.touchesBegan(touches, with: event)
    }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    probe.touches(.moved, touches, event, self) {
      super.touchesMoved(touches, with: event)
    }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    probe.touches(.ended, touches, event, self) {
      super.touchesEnded(touches, with: event)
    }
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    probe.touches(.cancelled, touches, event, self) {
      super.touchesCancelled(touches, with: event)
    }
  }

  override func motionBegan(
    _ motion: UIEvent.EventSubtype, with event: UIEvent?
  ) {
    probe.other(.motion, .began) { super.motionBegan(motion, with: event) }
  }
  override func pressesBegan(
    _ presses: Set<UIPress>, with event: UIPressesEvent?
  ) {
    probe.other(.press, .began) { super.pressesBegan(presses, with: event) }
  }
  override func motionEnded(
    _ motion: UIEvent.EventSubtype, with event: UIEvent?
  ) {
    probe.other(.motion, .ended) { super.motionEnded(motion, with: event) }
  }
  override func pressesEnded(
    _ presses: Set<UIPress>, with event: UIPressesEvent?
  ) {
    probe.other(.press, .ended) { super.pressesEnded(presses, with: event) }
  }
  override func motionCancelled(
    _ motion: UIEvent.EventSubtype, with event: UIEvent?
  ) {
    probe.other(.motion, .cancelled) { super.motionCancelled(motion, with: event) }
  }
  override func pressesCancelled(
    _ presses: Set<UIPress>, with event: UIPressesEvent?
  ) {
    probe.other(.press, .cancelled) { super.pressesCancelled(presses, with: event) }
  }
  override func remoteControlReceived(with event: UIEvent?) {
    probe.other(.remoteControl, .began) { super.remoteControlReceived(with: event) }
  }

  override var canBecomeFirstResponder: Bool {
    probe.mayBeFirst ?? super.canBecomeFirstResponder
  }
  override func becomeFirstResponder() -> Bool { probe.first(super.becomeFirstResponder(), self) }
  override func resignFirstResponder() -> Bool { probe.first(super.resignFirstResponder(), self) }

  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    probe.mayPerform(action) { super.canPerformAction(action, withSender: sender) }
  }
}

/// A `UITableView` that notes what is asked of it.
final class ProbeTableView: UITableView {
  private let probe: ViewProbe

  init(_ probe: ViewProbe) {
    self.probe = probe
    super.init(frame: .zero)
    probe.prepare(self)
  }

  override func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool {
    probe.shouldBeginContent(view) { super.touchesShouldBegin(touches, with: event, in: view) }
  }
  override func touchesShouldCancel(in view: UIView) -> Bool {
    probe.shouldCancelContent(view) { super.touchesShouldCancel(in: view) }
  }

  /// As large as the scene says; where it says nothing, as was set.
  override var contentSize: CGSize {
    get { super.contentSize }
    set { super.contentSize = probe.contentSize ?? newValue }
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
    probe.touches(.began, touches, event, self) {
      super.touchesBegan(touches, with: event)
    }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    probe.touches(.moved, touches, event, self) {
      super.touchesMoved(touches, with: event)
    }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    probe.touches(.ended, touches, event, self) {
      super.touchesEnded(touches, with: event)
    }
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    probe.touches(.cancelled, touches, event, self) {
      super.touchesCancelled(touches, with: event)
    }
  }

  override func motionBegan(
    _ motion: UIEvent.EventSubtype, with event: UIEvent?
  ) {
    probe.other(.motion, .began) { super.motionBegan(motion, with: event) }
  }
  override func pressesBegan(
    _ presses: Set<UIPress>, with event: UIPressesEvent?
  ) {
    probe.other(.press, .began) { super.pressesBegan(presses, with: event) }
  }
  override func motionEnded(
    _ motion: UIEvent.EventSubtype, with event: UIEvent?
  ) {
    probe.other(.motion, .ended) { super.motionEnded(motion, with: event) }
  }
  override func pressesEnded(
    _ presses: Set<UIPress>, with event: UIPressesEvent?
  ) {
    probe.other(.press, .ended) { super.pressesEnded(presses, with: event) }
  }
  override func motionCancelled(
    _ motion: UIEvent.EventSubtype, with event: UIEvent?
  ) {
    probe.other(.motion, .cancelled) { super.motionCancelled(motion, with: event) }
  }
  override func pressesCancelled(
    _ presses: Set<UIPress>, with event: UIPressesEvent?
  ) {
    probe.other(.press, .cancelled) { super.pressesCancelled(presses, with: event) }
  }
  override func remoteControlReceived(with event: UIEvent?) {
    probe.other(.remoteControl, .began) { super.remoteControlReceived(with: event) }
  }

  override var canBecomeFirstResponder: Bool {
    probe.mayBeFirst ?? super.canBecomeFirstResponder
  }
  override func becomeFirstResponder() -> Bool { probe.first(super.becomeFirstResponder(), self) }
  override func resignFirstResponder() -> Bool { probe.first(super.resignFirstResponder(), self) }

  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    probe.mayPerform(action) { super.canPerformAction(action, withSender: sender) }
  }
}

/// A `UITableViewCell` that notes what is asked of it.
final class ProbeTableViewCell: WatchedTableViewCell {
  private let probe: ViewProbe

  init(_ probe: ViewProbe) {
    self.probe = probe
    super.init(style: .default, reuseIdentifier: nil)
    probe.prepare(self)
  }

  override func makeContentView() -> UIView {
    probe.makeContent { super.makeContentView() }
  }

  /// The view stays where the scene has it, wherever the table or the cell would lay it out.
  override var frame: CGRect {
    get { super.frame }
    set {}
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
    probe.touches(.began, touches, event, self) {
      super.touchesBegan(touches, with: event)
    }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    probe.touches(.moved, touches, event, self) {
      super.touchesMoved(touches, with: event)
    }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    probe.touches(.ended, touches, event, self) {
      super.touchesEnded(touches, with: event)
    }
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    probe.touches(.cancelled, touches, event, self) {
      super.touchesCancelled(touches, with: event)
    }
  }

  override func motionBegan(
    _ motion: UIEvent.EventSubtype, with event: UIEvent?
  ) {
    probe.other(.motion, .began) { super.motionBegan(motion, with: event) }
  }
  override func pressesBegan(
    _ presses: Set<UIPress>, with event: UIPressesEvent?
  ) {
    probe.other(.press, .began) { super.pressesBegan(presses, with: event) }
  }
  override func motionEnded(
    _ motion: UIEvent.EventSubtype, with event: UIEvent?
  ) {
    probe.other(.motion, .ended) { super.motionEnded(motion, with: event) }
  }
  override func pressesEnded(
    _ presses: Set<UIPress>, with event: UIPressesEvent?
  ) {
    probe.other(.press, .ended) { super.pressesEnded(presses, with: event) }
  }
  override func motionCancelled(
    _ motion: UIEvent.EventSubtype, with event: UIEvent?
  ) {
    probe.other(.motion, .cancelled) { super.motionCancelled(motion, with: event) }
  }
  override func pressesCancelled(
    _ presses: Set<UIPress>, with event: UIPressesEvent?
  ) {
    probe.other(.press, .cancelled) { super.pressesCancelled(presses, with: event) }
  }
  override func remoteControlReceived(with event: UIEvent?) {
    probe.other(.remoteControl, .began) { super.remoteControlReceived(with: event) }
  }

  override var canBecomeFirstResponder: Bool {
    probe.mayBeFirst ?? super.canBecomeFirstResponder
  }
  override func becomeFirstResponder() -> Bool { probe.first(super.becomeFirstResponder(), self) }
  override func resignFirstResponder() -> Bool { probe.first(super.resignFirstResponder(), self) }

  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    probe.mayPerform(action) { super.canPerformAction(action, withSender: sender) }
  }
}

/// A `UITableViewCellContentView` that notes what is asked of it.
final class ProbeTableViewCellContentView: UITableViewCellContentView {
  private let probe: ViewProbe

  init(_ probe: ViewProbe) {
    self.probe = probe
    super.init(frame: .zero)
    probe.prepare(self)
  }

  /// The view stays where the scene has it, wherever the table or the cell would lay it out.
  override var frame: CGRect {
    get { super.frame }
    set {}
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
    probe.touches(.began, touches, event, self) {
      super.touchesBegan(touches, with: event)
    }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    probe.touches(.moved, touches, event, self) {
      super.touchesMoved(touches, with: event)
    }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    probe.touches(.ended, touches, event, self) {
      super.touchesEnded(touches, with: event)
    }
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    probe.touches(.cancelled, touches, event, self) {
      super.touchesCancelled(touches, with: event)
    }
  }

  override func motionBegan(
    _ motion: UIEvent.EventSubtype, with event: UIEvent?
  ) {
    probe.other(.motion, .began) { super.motionBegan(motion, with: event) }
  }
  override func pressesBegan(
    _ presses: Set<UIPress>, with event: UIPressesEvent?
  ) {
    probe.other(.press, .began) { super.pressesBegan(presses, with: event) }
  }
  override func motionEnded(
    _ motion: UIEvent.EventSubtype, with event: UIEvent?
  ) {
    probe.other(.motion, .ended) { super.motionEnded(motion, with: event) }
  }
  override func pressesEnded(
    _ presses: Set<UIPress>, with event: UIPressesEvent?
  ) {
    probe.other(.press, .ended) { super.pressesEnded(presses, with: event) }
  }
  override func motionCancelled(
    _ motion: UIEvent.EventSubtype, with event: UIEvent?
  ) {
    probe.other(.motion, .cancelled) { super.motionCancelled(motion, with: event) }
  }
  override func pressesCancelled(
    _ presses: Set<UIPress>, with event: UIPressesEvent?
  ) {
    probe.other(.press, .cancelled) { super.pressesCancelled(presses, with: event) }
  }
  override func remoteControlReceived(with event: UIEvent?) {
    probe.other(.remoteControl, .began) { super.remoteControlReceived(with: event) }
  }

  override var canBecomeFirstResponder: Bool {
    probe.mayBeFirst ?? super.canBecomeFirstResponder
  }
  override func becomeFirstResponder() -> Bool { probe.first(super.becomeFirstResponder(), self) }
  override func resignFirstResponder() -> Bool { probe.first(super.resignFirstResponder(), self) }

  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    probe.mayPerform(action) { super.canPerformAction(action, withSender: sender) }
  }
}

/// A `UITapGestureRecognizer` that notes what it receives, is asked and decided to be.
final class ProbeTap: UITapGestureRecognizer {
  private let probe: RecognizerProbe

  init(_ probe: RecognizerProbe) {
    self.probe = probe
    super.init(target: nil, action: nil)
    probe.attach(self)
    probe.prepare(self)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    probe.touches(.began, touches, event, self) {
      super.touchesBegan(touches, with: event)
    }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    probe.touches(.moved, touches, event, self) {
      super.touchesMoved(touches, with: event)
    }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    probe.touches(.ended, touches, event, self) {
      super.touchesEnded(touches, with: event)
    }
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    probe.touches(.cancelled, touches, event, self) {
      super.touchesCancelled(touches, with: event)
    }
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

/// A `UILongPressGestureRecognizer` that notes what it receives, is asked and decided to be.
final class ProbeLongPress: UILongPressGestureRecognizer {
  private let probe: RecognizerProbe

  init(_ probe: RecognizerProbe) {
    self.probe = probe
    super.init(target: nil, action: nil)
    probe.attach(self)
    probe.prepare(self)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    probe.touches(.began, touches, event, self) {
      super.touchesBegan(touches, with: event)
    }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    probe.touches(.moved, touches, event, self) {
      super.touchesMoved(touches, with: event)
    }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    probe.touches(.ended, touches, event, self) {
      super.touchesEnded(touches, with: event)
    }
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    probe.touches(.cancelled, touches, event, self) {
      super.touchesCancelled(touches, with: event)
    }
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

/// A `UIPanGestureRecognizer` that notes what it receives, is asked and decided to be.
final class ProbePan: UIPanGestureRecognizer {
  private let probe: RecognizerProbe

  init(_ probe: RecognizerProbe) {
    self.probe = probe
    super.init(target: nil, action: nil)
    probe.attach(self)
    probe.prepare(self)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    probe.touches(.began, touches, event, self) {
      super.touchesBegan(touches, with: event)
    }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    probe.touches(.moved, touches, event, self) {
      super.touchesMoved(touches, with: event)
    }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    probe.touches(.ended, touches, event, self) {
      super.touchesEnded(touches, with: event)
    }
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    probe.touches(.cancelled, touches, event, self) {
      super.touchesCancelled(touches, with: event)
    }
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

/// A `UISwipeGestureRecognizer` that notes what it receives, is asked and decided to be.
final class ProbeSwipe: UISwipeGestureRecognizer {
  private let probe: RecognizerProbe

  init(_ probe: RecognizerProbe) {
    self.probe = probe
    super.init(target: nil, action: nil)
    probe.attach(self)
    probe.prepare(self)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    probe.touches(.began, touches, event, self) {
      super.touchesBegan(touches, with: event)
    }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    probe.touches(.moved, touches, event, self) {
      super.touchesMoved(touches, with: event)
    }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    probe.touches(.ended, touches, event, self) {
      super.touchesEnded(touches, with: event)
    }
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    probe.touches(.cancelled, touches, event, self) {
      super.touchesCancelled(touches, with: event)
    }
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

/// A `UIPinchGestureRecognizer` that notes what it receives, is asked and decided to be.
final class ProbePinch: UIPinchGestureRecognizer {
  private let probe: RecognizerProbe

  init(_ probe: RecognizerProbe) {
    self.probe = probe
    super.init(target: nil, action: nil)
    probe.attach(self)
    probe.prepare(self)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    probe.touches(.began, touches, event, self) {
      super.touchesBegan(touches, with: event)
    }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    probe.touches(.moved, touches, event, self) {
      super.touchesMoved(touches, with: event)
    }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    probe.touches(.ended, touches, event, self) {
      super.touchesEnded(touches, with: event)
    }
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    probe.touches(.cancelled, touches, event, self) {
      super.touchesCancelled(touches, with: event)
    }
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

/// A `UIRotationGestureRecognizer` that notes what it receives, is asked and decided to be.
final class ProbeRotation: UIRotationGestureRecognizer {
  private let probe: RecognizerProbe

  init(_ probe: RecognizerProbe) {
    self.probe = probe
    super.init(target: nil, action: nil)
    probe.attach(self)
    probe.prepare(self)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    probe.touches(.began, touches, event, self) {
      super.touchesBegan(touches, with: event)
    }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    probe.touches(.moved, touches, event, self) {
      super.touchesMoved(touches, with: event)
    }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    probe.touches(.ended, touches, event, self) {
      super.touchesEnded(touches, with: event)
    }
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    probe.touches(.cancelled, touches, event, self) {
      super.touchesCancelled(touches, with: event)
    }
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

/// A `UIScreenEdgePanGestureRecognizer` that notes what it receives, is asked and decided to be.
final class ProbeScreenEdgePan: UIScreenEdgePanGestureRecognizer {
  private let probe: RecognizerProbe

  init(_ probe: RecognizerProbe) {
    self.probe = probe
    super.init(target: nil, action: nil)
    probe.attach(self)
    probe.prepare(self)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    probe.touches(.began, touches, event, self) {
      super.touchesBegan(touches, with: event)
    }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    probe.touches(.moved, touches, event, self) {
      super.touchesMoved(touches, with: event)
    }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    probe.touches(.ended, touches, event, self) {
      super.touchesEnded(touches, with: event)
    }
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    probe.touches(.cancelled, touches, event, self) {
      super.touchesCancelled(touches, with: event)
    }
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

/// A `UIGestureRecognizer` that notes what it receives, is asked and decided to be.
final class ProbeCustom: UIGestureRecognizer {
  private let probe: RecognizerProbe

  init(_ probe: RecognizerProbe) {
    self.probe = probe
    super.init(target: nil, action: nil)
    probe.attach(self)
    probe.prepare(self)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    probe.touches(.began, touches, event, self) {
      super.touchesBegan(touches, with: event)
    }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    probe.touches(.moved, touches, event, self) {
      super.touchesMoved(touches, with: event)
    }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    probe.touches(.ended, touches, event, self) {
      super.touchesEnded(touches, with: event)
    }
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    probe.touches(.cancelled, touches, event, self) {
      super.touchesCancelled(touches, with: event)
    }
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
