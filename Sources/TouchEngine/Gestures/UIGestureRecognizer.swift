import Foundation

/// Watches the touches of a view and its subviews for a gesture.
///
/// A subclass overrides the touch methods and sets `state`. What becomes of it (whether it may
/// begin, whether it has to wait, which others it excludes) is decided by the `GestureArbiter`.
///
/// Recognizers are end points: their touch methods hand nothing on, to no view and no other
/// recognizer (WWDC 2010, session 121). Source: rulebook GR-54.
///
/// Departures from UIKit: presses are not modelled for recognizers, nor are `allowedTouchTypes`,
/// `requiresExclusiveTouchType`, `modifierFlags` and `buttonMask`; hovering is not, either.
open class UIGestureRecognizer: Hashable {
  /// Where a recognizer is on its way to a verdict.
  public enum State: Int, Hashable, Sendable {
    /// Not decided yet.
    case possible
    /// A continuous gesture began.
    case began
    /// It changed.
    case changed
    /// It ended, or a discrete gesture was recognized.
    case ended
    /// It was taken away.
    case cancelled
    /// It is not this gesture.
    case failed

    /// The same as `ended`. Source: rulebook GR-35.
    public static let recognized = State.ended

    /// Whether the attempt is over, and only a reset can follow.
    var isFinal: Bool { self == .ended || self == .cancelled || self == .failed }

    /// Whether a recognizer may go on to `next`; from a final state it goes nowhere until it is reset.
    /// Source: rulebook GR-32, GR-33.
    func mayBecome(_ next: State) -> Bool {
      switch self {
      case .possible: next == .began || next == .ended || next == .failed
      case .began, .changed: next == .changed || next == .ended || next == .cancelled
      case .ended, .cancelled, .failed: false
      }
    }
  }

  /// Whether a recognized gesture takes its touches away from their view. Source: GR-11, GR-13.
  open var cancelsTouchesInView = true
  /// Whether the view receives touches only when this recognizer has failed. Source: GR-20.
  open var delaysTouchesBegan = false
  /// Whether the view receives a lift only when this recognizer is decided. Source: GR-10, GR-25.
  open var delaysTouchesEnded = true
  /// Whether the recognizer receives touches at all. Disabling it ends its attempt: at once, and if
  /// it had begun, its action is sent with `cancelled`. It is reset, and forgets its touches: enabled
  /// again, it receives touches that come down from then on, and can recognize with them while the
  /// old fingers are still down.
  ///
  /// What Apple's engineers said on stage (WWDC 2014, session 235): it will "stop looking at any touches
  /// it was currently considering, and reset itself", and, enabled again, "be able to look at new
  /// touches that come down". Source: GC-05, EX-06 to EX-08, EX-23.
  open var isEnabled = true {
    didSet {
      guard !isEnabled else { return }
      isLeaving = arbiter != nil
      endAttempt()
    }
  }
  /// A name by which the app knows the recognizer.
  @exclusivity(unchecked) open var name: String?
  /// Answers the questions that are left to the app.
  public weak var delegate: (any UIGestureRecognizerDelegate)?
  /// The view that the recognizer is attached to.
  @exclusivity(unchecked) public internal(set) unowned(unsafe) var view: UIView? {
    didSet { answer = nil }
  }

  private var targets: [TargetAction] = []
  private var storedState = State.possible
  private var requiredToFail: [WeakRecognizer] = []
  /// The touches received in this attempt, lifted ones included.
  @exclusivity(unchecked) var attempt: [Contact] = []
  /// How deep below its window the recognizer's view was when the attempt began. The distance from
  /// the hit view would not do: the touches of one attempt may have hit different views.
  var depth = 0
  /// What the recognizer wants to be, while the claim waits.
  var claim: State?
  /// Whether it was disabled during an attempt, and forgets its touches though they are down.
  var isLeaving = false
  /// The answers of this attempt to whether another's failure is required. Source: rulebook GC-31.
  var requirements: [ObjectIdentifier: Bool] = [:]
  /// What was said to an event, by its number. Source: rulebook GC-03.
  var answer: (event: Int, mayReceive: Bool)?
  /// Decides about this attempt; nil while there is none.
  unowned(unsafe) var arbiter: GestureArbiter?

  /// Makes a recognizer; `target`, if any, is not retained.
  public init(target: (any ActionTarget)? = nil, action: Selector? = nil) {
    if let target, let action { addTarget(target, action: action) }
  }

  /// Where the recognizer is. A subclass sets it while it follows touches; a state that may not
  /// follow the present one is refused, and reported to the application as a `ProgrammerError`.
  ///
  /// Setting `began` or `ended` from `possible` is a claim. It is granted at once, unless another
  /// recognizer of the same touches is undecided and has not received the event, or has to fail
  /// first: then the state stays `possible` until that is settled. Setting `cancelled` from
  /// `possible` means `failed`. Source: rulebook GR-32, GR-33, GR-44, GC-13, GC-27.
  open var state: State {
    get { storedState }
    set {
      guard let arbiter else {
        return newValue == storedState ? () : reportTransition(to: newValue)
      }
      arbiter.recognizer(self, wants: newValue)
    }
  }

  /// Sends `action` to `target` at each recognition; `target` is not retained. A pair that has been
  /// added already is ignored. Source: GR-47, GR-49.
  open func addTarget(_ target: any ActionTarget, action: Selector) {
    let isKnown = targets.contains { $0.target === target && $0.action == action }
    if isKnown { return }
    targets.append(TargetAction(target: target, action: action))
  }

  /// Undoes `addTarget(_:action:)`; nil stands for any. Source: GR-47.
  open func removeTarget(_ target: (any ActionTarget)?, action: Selector?) {
    targets.removeAll { entry in
      (target == nil || entry.target === target) && (action == nil || entry.action == action)
    }
  }

  // MARK: Touches

  /// Tells a subclass that fingers came down. This method does nothing, nor do the three others: what
  /// recognizers receive ends with them. Source: rulebook GR-54.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Tells a subclass that fingers moved. When it has begun and does not set its state here, it is
  /// `changed` all the same. Source: rulebook GR-53.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Tells a subclass that fingers lifted.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Tells a subclass that the system took touches away. When it has taken all, the attempt is over
  /// whatever the subclass does: `cancelled` if the gesture had begun, else `failed`.
  /// Source: rulebook GR-45.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Makes the recognizer ready for another attempt; called once after each. Source: GR-41.
  open func reset() {}

  /// Takes no further interest in `touch`. A recognizer that ignores all its touches has failed.
  /// Source: rulebook GR-16.
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    guard let contact = touch.contact else { return }
    attempt.removeAll { $0 === contact }
    contact.recognizers.removeAll { $0 === self }
    stopFollowing(touch)
    guard contact.isCancelledInView else { return }
    contact.isCancelledInView = contact.recognizers.contains { other in
      other.hasRecognized && other.cancelsTouchesInView
    }
  }

  /// Has a kind of recognizer that keeps account of its fingers strike `touch`, which is ignored from
  /// now on: what its finger does further must not count.
  func stopFollowing(_ touch: UITouch) {}

  /// How many touches are in use.
  open var numberOfTouches: Int { contactsInUse.count }

  /// The middle of the touches in use, in coordinates of `view`; nil: of the window.
  /// Source: GR-51.
  open func location(in view: UIView?) -> CGPoint {
    let touches = touchesInUse
    if touches.isEmpty { return .zero }
    return touches.reduce(.zero) { $0 + $1.location(in: view) } / CGFloat(touches.count)
  }

  /// Where one of the touches in use is, in coordinates of `view`; nil: of the window. An index
  /// that there is no touch for gives zero, where UIKit raises an exception.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    let touches = touchesInUse
    return touches.indices.contains(touchIndex) ? touches[touchIndex].location(in: view) : .zero
  }

  // MARK: Other recognizers

  /// Makes this recognizer wait for `other` to fail, in every gesture that both take part in.
  ///
  /// A requirement that would have recognizers wait for one another in a circle is refused, and
  /// reported to the application as a `ProgrammerError`. Source: rulebook GC-27 to GC-30, GC-37.
  open func require(toFail other: UIGestureRecognizer) {
    guard !other.waitsAtAnyTime(for: self) else {
      view?.report(
        .requirementLoop,
        "\(description(of: self)) cannot require \(description(of: other)) to fail, which requires"
          + " the failure of \(description(of: self)) already; the requirement was refused.")
      return
    }
    requiredToFail.removeAll { $0.object == nil }
    if !requiresFailure(ofAtAnyTime: other) { requiredToFail.append(WeakRecognizer(other)) }
  }

  /// Whether this recognizer, having recognized, keeps `other` from doing so. Source: GC-19.
  open func canPrevent(_ other: UIGestureRecognizer) -> Bool { true }
  /// Whether this recognizer can be kept from recognizing by `other`. Source: GC-19.
  open func canBePrevented(by other: UIGestureRecognizer) -> Bool { true }
  /// Whether this class waits for `other` to fail, in the present attempt. Source: GC-32.
  open func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool { false }
  /// Whether this class has `other` wait for its failure, in the present attempt. Source: GC-32.
  open func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool { false }
  /// Whether the recognizer may have the new touches of `event`; asked before the delegate is.
  /// Source: rulebook GC-03.
  open func shouldReceive(_ event: UIEvent) -> Bool { true }

  /// Recognizers are equal when they are the same object.
  public static func == (left: UIGestureRecognizer, right: UIGestureRecognizer) -> Bool {
    left === right
  }

  /// Hashes the object's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// What the engine itself asks of a recognizer.
extension UIGestureRecognizer {
  /// The touches of this attempt that are on the screen or lifted in the present event.
  final var touchesInUse: [UITouch] { contactsInUse.map(\.touch) }

  /// The same touches as the engine keeps track of them.
  final var contactsInUse: [Contact] {
    let last = attempt.lazy.map { $0.touch.moment.event }.max()
    return attempt.filter { $0.isDown || $0.touch.moment.event == last }
  }

  /// Whether the recognizer still follows its touches.
  final var isUndecidedOrActive: Bool { !storedState.isFinal }

  /// Whether the recognizer follows the touch of `contact` and is undecided about it.
  final func isUndecided(about contact: Contact) -> Bool {
    storedState == .possible && attempt.contains { $0 === contact }
  }

  /// Whether the recognizer has seen its gesture, and waits until it may begin: its state
  /// still reads `possible`.
  final var isWaiting: Bool { claim != nil }

  /// Calls `action` once, so many milliseconds of virtual time from now; nil outside an application.
  final func schedule(
    after milliseconds: Int, _ action: @escaping () -> Void
  ) -> VirtualClock.Timer? {
    // A view that is nowhere gets touches where a hitTest(_:with:) answers with it.
    let window = view?.window ?? attempt.lazy.compactMap(\.touch.window).first
    guard let application = window?.application else { return nil }
    return application.clock.schedule(after: milliseconds, action)
  }

  /// The thresholds of the application that the recognizer's view is in.
  final var thresholds: ThresholdPlace { view?.thresholds ?? ThresholdPlace() }

  /// Puts the recognizer into a state that has been decided on.
  final func store(_ state: State) { storedState = state }

  /// Ends the attempt, if there is one, and settles the consequences.
  final func endAttempt() {
    guard let arbiter else { return }
    arbiter.withdraw(self)
    arbiter.settleIfIdle()
  }

  /// Forgets the attempt.
  final func forgetAttempt() {
    attempt = []
    claim = nil
    isLeaving = false
    arbiter = nil
    if !requirements.isEmpty { requirements = [:] }
  }

  /// Sends the action to all targets, in the state that caused it. Source: GR-37, GR-38.
  final func sendActions() {
    for entry in targets { entry.target?.perform(entry.action, from: self, for: nil) }
  }

  /// Calls the touch method of `phase`.
  final func receive(_ touches: Set<UITouch>, in phase: UITouch.Phase, with event: UIEvent) {
    switch phase {
    case .began: touchesBegan(touches, with: event)
    case .moved: touchesMoved(touches, with: event)
    case .ended: touchesEnded(touches, with: event)
    case .cancelled: touchesCancelled(touches, with: event)
    case .stationary: break
    }
  }

  /// Whether `require(toFail:)` was called for `other`.
  final func requiresFailure(ofAtAnyTime other: UIGestureRecognizer) -> Bool {
    requiredToFail.contains { $0.object === other }
  }

  /// Whether `require(toFail:)` was called for any recognizer that still exists.
  final var requiresFailureOfOthers: Bool { requiredToFail.contains { $0.object != nil } }

  /// Whether its attempt is over, and so are its touches.
  final var isReadyForReset: Bool {
    !isUndecidedOrActive && !attempt.contains(where: \.isDown)
  }

  /// Whether this recognizer is `target`, or waits for it by way of static requirements.
  final func waitsAtAnyTime(for target: UIGestureRecognizer) -> Bool {
    var seen: Set<ObjectIdentifier> = []
    var pending = [self]
    while let next = pending.popLast() {
      if next === target { return true }
      guard seen.insert(ObjectIdentifier(next)).inserted else { continue }
      pending += next.requiredToFail.compactMap(\.object)
    }
    return false
  }

  /// Reports a state that may not follow the present one.
  final func reportTransition(to state: State) {
    view?.report(
      .illegalStateTransition,
      "\(description(of: self)) cannot go from \(storedState) to \(state); it stays as it is.")
  }

  private func description(of recognizer: UIGestureRecognizer) -> String {
    let kind = String(describing: type(of: recognizer))
    return recognizer.name.map { "\(kind) '\($0)'" } ?? kind
  }
}

private struct TargetAction {
  weak var target: (any ActionTarget)?
  let action: Selector
}

/// A recognizer that is not retained.
private struct WeakRecognizer {
  private(set) weak var object: UIGestureRecognizer?

  init(_ object: UIGestureRecognizer) { self.object = object }
}
