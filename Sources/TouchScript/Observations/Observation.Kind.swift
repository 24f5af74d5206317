extension Observation {
  /// What can be observed. The case's name is the key in files, in their order.
  ///
  /// This file is the list of observations: `stated` says of each kind who reports it, which properties
  /// of an `Observation` it has and under which keys, and how it reads. All else follows from that.
  public enum Kind: UInt8, Hashable, Sendable, CaseIterable, BitwiseCopyable {
    /// A new recognizer was made; its properties before anything was set. Source: rulebook GR-10,
    /// KR-01, KR-14, KR-24, KR-37.
    case made
    /// `hitTest(_:with:)` of a view, with the point in its coordinates and the answer.
    case hitTest
    /// `point(inside:with:)` of a view, with the point in its coordinates and the answer.
    case pointInside
    /// `sendEvent(_:)` of the application or of a window, with all touches of the event.
    case sendEvent
    /// One of a responder's four touch methods, with the touches that were handed over and the
    /// fingers of the whole event.
    case responder
    /// One of a recognizer's four touch methods, and the recognizer's state when it returned.
    case recognizer
    /// The delegate's `gestureRecognizer(_:shouldReceive:)` for a whole event.
    case shouldReceiveEvent
    /// The delegate's `gestureRecognizer(_:shouldReceive:)` for a touch.
    case shouldReceive
    /// `gestureRecognizerShouldBegin(_:)` of a view; of the delegate where no view is named.
    case shouldBegin
    /// The delegate's `gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)`.
    case simultaneous
    /// `gestureRecognizer(_:shouldRequireFailureOf:)` of the delegate, or the recognizer's own
    /// `shouldRequireFailure(of:)`.
    case shouldRequireFailure
    /// `gestureRecognizer(_:shouldBeRequiredToFailBy:)` of the delegate, or the recognizer's own
    /// `shouldBeRequiredToFail(by:)`.
    case shouldBeRequiredToFail
    /// The recognizer's `canPrevent(_:)`.
    case canPrevent
    /// The recognizer's `canBePrevented(by:)`.
    case canBePrevented
    /// The recognizer's action was sent; its state and what it measured, then.
    case action
    /// The recognizer's `reset()`, with its state before.
    case reset
    /// One of a control's four tracking methods, with its answer (true where it has none).
    case tracking
    /// A control event was sent to a listener registered for all events.
    case controlEvent
    /// An action method was called on a responder, by a control or a recognizer, which is `who`;
    /// whether an event was handed over. Source: rulebook CT-22, CT-25, GR-48.
    case actionMethod
    /// The application's `sendAction(_:to:from:for:)` for a registration of the scenario, and what
    /// it returned.
    case sendAction
    /// The delegate of a table learned that a row, which is its cell, was selected, or no longer
    /// is.
    case selection
    /// The delegate of a scroll view learned of scrolling; the content offset then, in points.
    case scroll
    /// A scroll view was asked what becomes of a touch in a view that is part of its content.
    case contentTouch
    /// A responder received something that is no touch.
    case otherEvent
    /// Read off after `becomeFirstResponder()` or `resignFirstResponder()`: whether the responder is
    /// first now.
    case firstResponder
    /// The engine reported a misuse of its API instead of obeying; what it said.
    case programmerError
    /// Read off after a touch went down: the chain of `next` from its view, without that view.
    case chain
    /// The first view of a kind was made; its properties before anything was set. Source: rulebook
    /// TO-24, TO-28, HT-26.
    case madeView
    /// Read off after a touch went down in a view: `gestureRecognizers` of the touch, without those
    /// that the scenario does not name. Source: rulebook TO-20.
    case receivers
    /// Read off after a touch went down in a view: the fingers of `event.touches(for:)`, ascending, of
    /// a view, a window or a recognizer. Source: rulebook TO-18.
    ///
    /// Asked about are the touch's view, its window, and its `receivers`, each once for an event.
    /// About a window it is always asked as about a window, even where it is the touch's view.
    case touchSet
  }
}

extension Observation.Kind {
  /// The key in files.
  public var name: String { Self.names[Int(rawValue)] }

  /// The keys of all kinds, in their order.
  static let names = allCases.map { "\($0)" }

  /// What an observation of this kind is made of, and how it reads.
  var entry: Entry { Self.entries[Int(rawValue)] }

  private static let entries = allCases.map(\.stated)

  private var stated: Entry {
    switch self {
    case .made:
      Entry(
        .questions, .recognizer, .rest(.recognizer(RecognizerDefaults())),
        line: "made({recognizer}){}", device: "-[{recognizer} initWithTarget:action:]")
    case .hitTest:
      Entry(
        .hitTests, .who("view"), .init("point", .point), .other("result", isRequired: false),
        line: "hitTest({view}) at {point} → {result}", device: "-[{view} hitTest:withEvent:]")
    case .pointInside:
      Entry(
        .hitTests, .who("view"), .init("point", .point), .answer,
        line: "pointInside({view}) at {point} → {answer}",
        device: "-[{view} pointInside:withEvent:]")
    case .sendEvent:
      Entry(
        .questions, .who("receiver"), .touches, told: .to("event"),
        line: "sendEvent({receiver}) [{states}]", device: "-[{receiver} sendEvent:]")
    case .responder:
      Entry(
        .responderCalls, .who("responder"), .phase, .touches,
        .init("allFingers", .fingers, .allFingers),
        told: .to("responder", open: .company),
        line: "V({responder}).{phase} [{touches}]",
        device: "-[{responder} touches{Phase}:withEvent:]")
    case .recognizer:
      Entry(
        .recognizers, .recognizer, .phase, .touches,
        .init("allFingers", .fingers, .allFingers), .init("state", .state, .recognizerState),
        told: .to("recognizer", open: .state),
        line: "R({recognizer}).{phase} [{touches}] → {state}",
        device: "-[{recognizer} touches{Phase}:withEvent:]")
    case .shouldReceiveEvent:
      Entry(
        .questions, .recognizer, .answer, told: .to("recognizer"),
        line: "shouldReceiveEvent({recognizer}) → {answer}",
        device: "-[{recognizer} gestureRecognizer:shouldReceiveEvent:] = {answer}")
    case .shouldReceive:
      Entry(
        .questions, .recognizer, .answer, .touch,
        told: .to("recognizer"),
        line: "shouldReceive({recognizer}) [{touch}] → {answer}",
        device: "-[{recognizer} gestureRecognizer:shouldReceiveTouch:] = {answer}")
    case .shouldBegin:
      Entry(
        .questions, .recognizer, .answer, .init("asked", .delegateOrView),
        told: .to("recognizer", open: .whether),
        line: "shouldBegin({recognizer}) asked of {asked} → {answer}",
        device: [
          "delegate": "-[{recognizer} gestureRecognizerShouldBegin:] = {answer}",
          "view": "-[{asked} gestureRecognizerShouldBegin:] {recognizer} = {answer}",
        ])
    case .simultaneous:
      Entry(
        .questions, .recognizer, .answer,
        .other("with", .recognizers),
        line: "simultaneous({recognizer}, with {with}) → {answer}",
        device: [
          "": "-[{recognizer} "
            + "gestureRecognizer:shouldRecognizeSimultaneouslyWithGestureRecognizer:] "
            + "{with} = {answer}"
        ])
    case .shouldRequireFailure:
      Entry(
        .questions, .recognizer, .asked, .answer,
        .other("of", .recognizers),
        line: "shouldRequireFailure({recognizer}, of {of}) asked of the {asked} → {answer}",
        device: [
          "delegate": "-[{recognizer} gestureRecognizer:shouldRequireFailureOfGestureRecognizer:] "
            + "{of} = {answer}",
          "recognizer": "-[{recognizer} shouldRequireFailureOfGestureRecognizer:] {of} = {answer}",
        ])
    case .shouldBeRequiredToFail:
      Entry(
        .questions, .recognizer, .asked, .answer,
        .other("by", .recognizers),
        line: "shouldBeRequiredToFail({recognizer}, by {by}) asked of the {asked} → {answer}",
        device: [
          "delegate": "-[{recognizer} "
            + "gestureRecognizer:shouldBeRequiredToFailByGestureRecognizer:] {by} = {answer}",
          "recognizer": "-[{recognizer} shouldBeRequiredToFailByGestureRecognizer:] "
            + "{by} = {answer}",
        ])
    case .canPrevent:
      Entry(
        .questions, .recognizer, .answer,
        .other("other", .recognizers),
        line: "canPrevent({recognizer}, {other}) → {answer}",
        device: "-[{recognizer} canPreventGestureRecognizer:] {other} = {answer}")
    case .canBePrevented:
      Entry(
        .questions, .recognizer, .answer, .other("by", .recognizers),
        line: "canBePrevented({recognizer}, by {by}) → {answer}",
        device: "-[{recognizer} canBePreventedByGestureRecognizer:] {by} = {answer}")
    case .action:
      Entry(
        .actions, .recognizer, .init("state", .state),
        .rest(.reading(GestureReading()), .reading), told: .to("recognizer"),
        line: "action({recognizer}) in {state}{}", device: "{recognizer} action")
    case .reset:
      Entry(
        .questions, .recognizer, .init("from", .state, .resetState),
        told: .to("recognizer"),
        line: "reset({recognizer}) from {from}", device: "-[{recognizer} reset]")
    case .tracking:
      Entry(
        .questions, .who("control"), .word("method", "tracking method", Observation.Word.tracking),
        .answer, told: .to("control"),
        line: "{method}Tracking({control}) → {answer}",
        device: [
          "": "-[{control} {method}TrackingWithTouch:withEvent:]",
          "cancel": "-[{control} cancelTrackingWithEvent:]",
        ])
    case .controlEvent:
      Entry(
        .actions, .who("control"),
        .word("event", "control event", Observation.Word.controlEvent),
        .rest(.control(ControlState()), .controlState), told: .to("control"),
        line: "send({control}, {event}) [{}]", device: "{control} UIControlEvent{Event}")
    case .actionMethod:
      Entry(
        .actions, .other("receiver"), .init("action", .text(isAction: true)), .who("sender"),
        .init("withEvent", .answer, .withEvent, isRequired: false),
        told: .to("target", isOther: true),
        line: [
          "true": "target({receiver}, {action}) from {sender} with event",
          "false": "target({receiver}, {action}) from {sender}",
        ],
        device: "-[{receiver} {action}]")
    case .sendAction:
      Entry(
        .actions, .init("action", .text(isAction: true)), .who("sender"),
        .init("delivered", .answer),
        told: .to("sender"),
        line: "sendAction({action}) from {sender} → {delivered}",
        device: "-[application sendAction:to:from:forEvent:] {action} from {sender} = {delivered}")
    case .selection:
      Entry(
        .actions, .who("table"), .other("row"), .init("isSelected", .answer), told: .to("table"),
        line: [
          "true": "didSelectRow({table}, {row})", "false": "didDeselectRow({table}, {row})",
        ],
        device: [
          "true": "-[{table} tableView:didSelectRowAtIndexPath:] {row}",
          "false": "-[{table} tableView:didDeselectRowAtIndexPath:] {row}",
        ])
    case .scroll:
      Entry(
        .questions, .who("scrollView"),
        .word("method", "scrolling method", Observation.Word.scroll), .init("offset", .point),
        told: .to("scroll view"),
        line: "{method}({scrollView}) at {offset}",
        device: [
          "": "-[{scrollView} scrollView{Method}:] {offset}",
          "didEndDragging": "-[{scrollView} scrollViewDidEndDragging:willDecelerate:] {offset}",
        ])
    case .contentTouch:
      Entry(
        .questions, .who("scrollView"), .word("question", "question", Observation.Word.content),
        .other("view"), .answer, told: .to("scroll view", open: .whether),
        line: "touches{Question}({scrollView}, in {view}) → {answer}",
        device: [
          "shouldBegin":
            "-[{scrollView} touchesShouldBegin:withEvent:inContentView:] {view} = {answer}",
          "shouldCancel": "-[{scrollView} touchesShouldCancelInContentView:] {view} = {answer}",
        ])
    case .otherEvent:
      Entry(
        .questions, .who("responder"), .word("event", "event", Observation.Word.event),
        .eventPhase, told: .to("responder"),
        line: [
          "": "V({responder}).{event} {phase}", "remoteControl": "V({responder}).remoteControl",
        ],
        device: [
          "motion": "-[{responder} motion{Phase}:withEvent:]",
          "press": "-[{responder} presses{Phase}:withEvent:]",
          "remoteControl": "-[{responder} remoteControlReceivedWithEvent:]",
        ])
    case .firstResponder:
      Entry(
        .questions, .who("responder"), .init("isFirst", .answer), told: .to("responder"),
        line: "firstResponder({responder}) → {isFirst}",
        device: "-[{responder} isFirstResponder] = {isFirst}")
    case .programmerError:
      Entry(
        .questions, .init("problem", .text(isAction: false)), line: "programmer error: {problem}",
        device: "*** {problem}")
    case .chain:
      Entry(
        .questions, .who("from"), .names("responders", joined: " → "),
        line: "chain({from}): {responders}", device: "{from} nextResponder: {responders}")
    case .madeView:
      Entry(
        .questions, .word("kind", "kind of view", Observation.Word.viewKind),
        .rest(.view(ViewDefaults())),
        line: "made a {kind} [{}]", device: "{kind} {}")
    case .receivers:
      Entry(
        .questions, .init("finger", .finger), .names("recognizers", .recognizers),
        line: "receivers(touch {finger}): {recognizers}",
        device: "touch {finger} gestureRecognizers: ({recognizers})")
    case .touchSet:
      Entry(
        .questions, .who("of"), .init("fingers", .fingers),
        line: "touches(for: {of}): {fingers}", device: "touchesFor: {of} = ({fingers})")
    }
  }
}
