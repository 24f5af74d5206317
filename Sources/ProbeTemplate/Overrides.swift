import Foundation

/// The overridden methods as Swift source text, in groups that families of probes have in common.
///
/// Each method hands its arguments to the probe's worker, with `super` as a closure: what is noted,
/// and when, is the worker's to know.
enum Overrides {
  // MARK: Responders

  static let touches = text(for: phases) { phase in
    """
    override func touches\(phase.capitalized)(_ touches: Set<UITouch>, with event: UIEvent?) {
      probe.touches(.\(phase), touches, event, self) {
        super.touches\(phase.capitalized)(touches, with: event)
      }
    }
    """
  }

  static let otherEvents =
    text(for: ["began", "ended", "cancelled"]) { phase in
      """
      override func motion\(phase.capitalized)(
        _ motion: UIEvent.EventSubtype, with event: UIEvent?
      ) {
        probe.other(.motion, .\(phase)) { super.motion\(phase.capitalized)(motion, with: event) }
      }
      override func presses\(phase.capitalized)(
        _ presses: Set<UIPress>, with event: UIPressesEvent?
      ) {
        probe.other(.press, .\(phase)) { super.presses\(phase.capitalized)(presses, with: event) }
      }
      """
    } + """

      override func remoteControlReceived(with event: UIEvent?) {
        probe.other(.remoteControl, .began) { super.remoteControlReceived(with: event) }
      }
      """

  static let firstResponder = """
    override var canBecomeFirstResponder: Bool {
      probe.mayBeFirst ?? super.canBecomeFirstResponder
    }
    override func becomeFirstResponder() -> Bool { probe.first(super.becomeFirstResponder(), self) }
    override func resignFirstResponder() -> Bool { probe.first(super.resignFirstResponder(), self) }
    """

  static let actions = """
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
      probe.mayPerform(action) { super.canPerformAction(action, withSender: sender) }
    }
    """

  // MARK: Applications and windows

  static let events = """
    override func sendEvent(_ event: UIEvent) {
      probe.sendEvent(event) { super.sendEvent(event) }
    }
    """

  static let sendingActions = """
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
    """

  // MARK: Views

  static let chain = """
    override var next: UIResponder? { probe.next { super.next } }
    """

  static let hitTesting = """
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      probe.hitTest(self, point) { super.hitTest(point, with: event) }
    }
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      probe.pointInside(self, point) { super.point(inside: point, with: event) }
    }
    override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
      probe.shouldBegin(recognizer) { super.gestureRecognizerShouldBegin(recognizer) }
    }
    """

  static let tracking = """
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
    """

  static let contentTouches = """
    override func touchesShouldBegin(
      _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
    ) -> Bool {
      probe.shouldBeginContent(view) { super.touchesShouldBegin(touches, with: event, in: view) }
    }
    override func touchesShouldCancel(in view: UIView) -> Bool {
      probe.shouldCancelContent(view) { super.touchesShouldCancel(in: view) }
    }
    """

  static let contentSize = """
    /// As large as the scene says; where it says nothing, as was set.
    override var contentSize: CGSize {
      get { super.contentSize }
      set { super.contentSize = probe.contentSize ?? newValue }
    }
    """

  static let content = """
    override func makeContentView() -> UIView {
      probe.makeContent { super.makeContentView() }
    }
    """

  static let fixedFrame = """
    /// The view stays where the scene has it, wherever the table or the cell would lay it out.
    override var frame: CGRect {
      get { super.frame }
      set {}
    }
    """

  // MARK: Recognizers

  static let recognizing =
    text(for: phases) { phase in
      """
      override func touches\(phase.capitalized)(_ touches: Set<UITouch>, with event: UIEvent) {
        probe.touches(.\(phase), touches, event, self) {
          super.touches\(phase.capitalized)(touches, with: event)
        }
      }
      """
    } + """

      override func reset() { probe.reset(self) { super.reset() } }
      """

  static let relations = """
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
    """

  // MARK: Phases

  private static let phases = ["began", "moved", "ended", "cancelled"]

  /// The same text for each of some phases.
  private static func text(for phases: [String], _ text: (String) -> String) -> String {
    phases.map(text).joined(separator: "\n")
  }
}
