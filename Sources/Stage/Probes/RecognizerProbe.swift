import TouchScript

/// What the overridden methods of every probing recognizer do: note what it receives, is asked and
/// decided to be. It is also the target of the recognizer's action.
final class RecognizerProbe: ActionTarget {
  let spec: Scenario.Recognizer
  private let number: Trace.Number
  private let log: Log
  private unowned let view: UIView
  private let answers: DelegateProbe?
  /// What the class decides by itself; nil: nothing.
  private let decider: DecisionMaker?

  /// Makes the probe of a recognizer that is to be attached to `view`.
  init(_ spec: Scenario.Recognizer, on view: UIView, log: Log) {
    self.spec = spec
    number = log.recognizer(spec.id)
    self.log = log
    self.view = view
    decider = spec.decisions.isEmpty ? nil : DecisionMaker(spec, log: log)
    answers = spec.delegate.map { [number] in DelegateProbe($0, of: number, log: log) }
  }

  /// Attaches the new `recognizer`, notes what it is by itself, and sets what all kinds have.
  func attach(_ recognizer: UIGestureRecognizer) {
    view.addGestureRecognizer(recognizer)
    log.add(Trace.Event(.made, number), .recognizer(RecognizerDefaults(recognizer)))
    recognizer.name = spec.id
    recognizer.cancelsTouchesInView = spec.cancelsTouchesInView
    // Of edge pans nobody has settled what they have by themselves. Source: rulebook RE-60.
    if spec.delaysTouchesBegan || spec.kind != .screenEdgePan {
      recognizer.delaysTouchesBegan = spec.delaysTouchesBegan
    }
    recognizer.delaysTouchesEnded = spec.delaysTouchesEnded
    recognizer.isEnabled = spec.isEnabled
    recognizer.delegate = answers
    recognizer.addTarget(self, action: "recognized")
  }

  /// The pan that the view has by itself, with what the scene says of it. What is as on a new pan is
  /// left as it is: the scroll view may have set it.
  func take() -> UIGestureRecognizer {
    guard let pan = (view as? UIScrollView)?.panGestureRecognizer else { return ProbePan(self) }
    pan.name = spec.id
    if !spec.cancelsTouchesInView { pan.cancelsTouchesInView = false }
    if spec.delaysTouchesBegan { pan.delaysTouchesBegan = true }
    if !spec.delaysTouchesEnded { pan.delaysTouchesEnded = false }
    if !spec.isEnabled { pan.isEnabled = false }
    prepare(pan)
    pan.addTarget(self, action: "recognized")
    return pan
  }

  func touches(
    _ phase: TouchPhase, _ touches: Set<UITouch>, _ event: UIEvent,
    _ recognizer: UIGestureRecognizer, super callSuper: () -> Void
  ) {
    let entered = log.add(Trace.Event(.recognizer, number, phase: phase), touches, event)
    if phase == .began, !spec.ignoredFingers.isEmpty { ignore(touches, event, recognizer) }
    let isOver = decider?.decide(in: phase, touches, recognizer) ?? false
    if !isOver { callSuper() }
    let state = RecognizerState(recognizer.state)
    log.complete(entered) { $0.state = state }
  }

  private func ignore(
    _ touches: Set<UITouch>, _ event: UIEvent, _ recognizer: UIGestureRecognizer
  ) {
    for touch in log.byFinger(touches) where spec.ignoredFingers.contains(touch.finger) {
      recognizer.ignore(touch, for: event)
    }
  }

  func reset(_ recognizer: UIGestureRecognizer, super callSuper: () -> Void) {
    log.add(Trace.Event(.reset, number, state: .init(recognizer.state)))
    decider?.reset()
    callSuper()
  }

  // MARK: Other recognizers

  func canPrevent(_ other: UIGestureRecognizer, super callSuper: () -> Bool) -> Bool {
    let name = log.name(of: other)
    let answer = callSuper() && !spec.cannotPrevent.contains(name)
    log.add(Trace.Event(.canPrevent, number, log.recognizer(name), answer: answer))
    return answer
  }

  func canBePrevented(by other: UIGestureRecognizer, super callSuper: () -> Bool) -> Bool {
    let name = log.name(of: other)
    let answer = callSuper() && !spec.cannotBePreventedBy.contains(name)
    log.add(Trace.Event(.canBePrevented, number, log.recognizer(name), answer: answer))
    return answer
  }

  /// A class that requires nothing by itself does not override the method: then nothing is noted.
  func requires(_ other: UIGestureRecognizer, super callSuper: () -> Bool) -> Bool {
    guard !spec.subclassRequiresFailureOf.isEmpty else { return callSuper() }
    let name = log.name(of: other)
    let answer = spec.subclassRequiresFailureOf.contains(name) || callSuper()
    log.add(
      Trace.Event(
        .shouldRequireFailure, number, log.recognizer(name), answer: answer,
        word: .asked(.recognizer)))
    return answer
  }

  /// A class that nothing waits for by itself does not override the method: then nothing is noted.
  func isRequired(by other: UIGestureRecognizer, super callSuper: () -> Bool) -> Bool {
    guard !spec.subclassIsRequiredToFailBy.isEmpty else { return callSuper() }
    let name = log.name(of: other)
    let answer = spec.subclassIsRequiredToFailBy.contains(name) || callSuper()
    log.add(
      Trace.Event(
        .shouldBeRequiredToFail, number, log.recognizer(name), answer: answer,
        word: .asked(.recognizer)))
    return answer
  }

  // MARK: The action

  func responds(to action: Selector) -> Bool { true }

  func perform(_ action: Selector, from sender: AnyObject?, for event: UIEvent?) {
    guard let recognizer = sender as? UIGestureRecognizer else { return }
    log.add(
      Trace.Event(.action, number, state: .init(recognizer.state)),
      .reading(GestureReading(recognizer)))
    if spec.rebases { recognizer.rebase() }
    log.reactions?.react(to: .action(spec.id))
  }
}
