import TouchEngine

/// A tap recognizer that notes its touches, its resets and its action.
final class LoggingTap: UITapGestureRecognizer, ActionTarget {
  private let calls: Calls
  /// Called with every touch, before super.
  var onTouch: ((UITouch, UIEvent) -> Void)?

  init(_ name: String, _ calls: Calls) {
    self.calls = calls
    super.init()
    self.name = name
    addTarget(self, action: "act")
  }

  func responds(to action: Selector) -> Bool { true }

  func perform(_ action: Selector, from sender: AnyObject?, for event: UIEvent?) {
    calls.note("action(\(name ?? "")) in \(state)")
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    note(.began, touches, event)
    super.touchesBegan(touches, with: event)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    note(.moved, touches, event)
    super.touchesMoved(touches, with: event)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    note(.ended, touches, event)
    super.touchesEnded(touches, with: event)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    note(.cancelled, touches, event)
    super.touchesCancelled(touches, with: event)
  }

  override func reset() {
    calls.note("reset(\(name ?? "")) from \(state)")
    super.reset()
  }

  private func note(_ phase: UITouch.Phase, _ touches: Set<UITouch>, _ event: UIEvent) {
    calls.note("R(\(name ?? ""))", phase, touches)
    for touch in touches { onTouch?(touch, event) }
  }
}

/// A recognizer that wants the state that a test says, phase by phase, and notes its actions.
final class ScriptedRecognizer: UIGestureRecognizer, ActionTarget {
  private let calls: Calls
  /// What it sets its state to when its touches are in a phase.
  var wants: [UITouch.Phase: State] = [:]
  /// Called with its touches before it wants anything.
  var onTouch: ((ScriptedRecognizer, UITouch, UIEvent) -> Void)?
  /// Called with each action.
  var onAction: ((ScriptedRecognizer) -> Void)?
  var prevents: (UIGestureRecognizer) -> Bool = { _ in true }
  var requiresFailureOf: (UIGestureRecognizer) -> Bool = { _ in false }
  var isRequiredToFailBy: (UIGestureRecognizer) -> Bool = { _ in false }

  /// A continuous one begins when the finger moves; a discrete one is recognized when it lifts.
  init(_ name: String, _ calls: Calls, isContinuous: Bool = true) {
    self.calls = calls
    super.init()
    self.name = name
    wants = isContinuous ? [.moved: .began, .ended: .ended] : [.ended: .ended]
    addTarget(self, action: "act")
  }

  func responds(to action: Selector) -> Bool { true }

  func perform(_ action: Selector, from sender: AnyObject?, for event: UIEvent?) {
    calls.note("action(\(name ?? "")) in \(state)")
    onAction?(self)
  }

  override func canPrevent(_ other: UIGestureRecognizer) -> Bool { prevents(other) }

  override func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool {
    requiresFailureOf(other)
  }

  override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool {
    isRequiredToFailBy(other)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    receive(.began, touches, event)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    receive(.moved, touches, event)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    receive(.ended, touches, event)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    receive(.cancelled, touches, event)
  }

  override func reset() { calls.note("reset(\(name ?? "")) from \(state)") }

  private func receive(_ phase: UITouch.Phase, _ touches: Set<UITouch>, _ event: UIEvent) {
    for touch in touches.sorted(by: { $0.fingerIndex < $1.fingerIndex }) {
      onTouch?(self, touch, event)
    }
    guard let wanted = wants[phase] else { return }
    state = wanted == .began && state != .possible ? .changed : wanted
  }
}
