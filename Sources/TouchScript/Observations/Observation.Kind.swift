extension Observation {
  /// What can be observed. The case's name is the key in files; the function of that name, below,
  /// says what it is.
  ///
  /// This file is the list of observations: `stated` says of each kind what it is made of, how it
  /// reads and how relations take it; `Observation`'s functions spell one. All else follows from that.
  public enum Kind: UInt8, Hashable, Sendable, CaseIterable, BitwiseCopyable {
    /// Of recognizers that are made, hit tests and events.
    case made, hitTest, pointInside, sendEvent, responder, recognizer
    /// Of what recognizers and their delegates are asked.
    case shouldReceiveEvent, shouldReceive, shouldBegin, simultaneous, shouldRequireFailure
    /// Of what recognizers do to each other.
    case shouldBeRequiredToFail, canPrevent, canBePrevented
    /// Of what recognizers and controls send.
    case action, reset, tracking, controlEvent, actionMethod, sendAction
    /// Of tables, scroll views, other events, and misuse.
    case selection, scroll, contentTouch, otherEvent, firstResponder, programmerError
    /// Of what is read off.
    case chain, madeView, receivers, touchSet
  }
}

extension Observation.Kind {
  /// The key in files.
  public var name: String { Self.names[Int(rawValue)] }

  /// The keys of all kinds, in their order.
  static let names = allCases.map { "\($0)" }

  /// What an observation of this kind is made of, and how it reads.
  var entry: Entry { Self.entries[Int(rawValue)] }

  static let entries = allCases.map(\.stated)

  private var stated: Entry {
    switch self {
    case .made:
      Entry(
        .who("recognizer", .recognizers), .recognizerDefaults,
        line: { "made(\($0.name))\($0.recognizerDefaults?.differences ?? "")" },
        device: { $0.method("initWithTarget:action:") })
    case .hitTest:
      Entry(
        .who("view"), .point("point"), .other("result", isOptional: true),
        line: { "hitTest(\($0.name)) at \($0.point.minimal) → \($0.otherName)" },
        device: { $0.method("hitTest:withEvent:") })
    case .pointInside:
      Entry(
        .who("view"), .point("point"), .answer("answer"),
        line: { "pointInside(\($0.name)) at \($0.point.minimal) → \($0.answer)" },
        device: { $0.method("pointInside:withEvent:") })
    case .sendEvent:
      Entry(
        .who("receiver"), .touches, told: .to("event"),
        line: { "sendEvent(\($0.name)) [\($0.touches.states)]" },
        device: { $0.method("sendEvent:") })
    case .responder:
      Entry(
        .who("responder"), .phase, .touches, .fingers("allFingers"),
        told: .to("responder", open: .company),
        line: { "V(\($0.name)).\($0.phase.rawValue) [\($0.touches.numbers)]" },
        device: { $0.method($0.phase.selector) })
    case .recognizer:
      Entry(
        .who("recognizer", .recognizers), .phase, .touches, .fingers("allFingers"),
        .state("state"), told: .to("recognizer", open: .state),
        line: {
          "R(\($0.name)).\($0.phase.rawValue) [\($0.touches.numbers)] → \($0.state.rawValue)"
        },
        device: { $0.method($0.phase.selector) })
    case .shouldReceiveEvent:
      Entry(
        .who("recognizer", .recognizers), .answer("answer"), told: .to("recognizer"),
        line: { "shouldReceiveEvent(\($0.name)) → \($0.answer)" },
        device: { $0.question("gestureRecognizer:shouldReceiveEvent:") })
    case .shouldReceive:
      Entry(
        .who("recognizer", .recognizers), .answer("answer"), .touch, told: .to("recognizer"),
        line: { "shouldReceive(\($0.name)) [\($0.touches.numbers)] → \($0.answer)" },
        device: { $0.question("gestureRecognizer:shouldReceiveTouch:") })
    case .shouldBegin:
      Entry(
        .who("recognizer", .recognizers), .answer("answer"), .delegateOrView("asked"),
        told: .to("recognizer", open: .whether),
        line: {
          "shouldBegin(\($0.name)) asked of \($0.other?.shown ?? "the delegate") → \($0.answer)"
        },
        device: {
          $0.other == nil
            ? $0.question("gestureRecognizerShouldBegin:")
            : "-[\($0.otherName) gestureRecognizerShouldBegin:] \($0.name)"
              + " = \($0.answer.objectiveC)"
        })
    case .simultaneous:
      Entry(
        .who("recognizer", .recognizers), .answer("answer"), .other("with", .recognizers),
        line: { "simultaneous(\($0.name), with \($0.otherName)) → \($0.answer)" },
        device: {
          $0.question("gestureRecognizer:shouldRecognizeSimultaneouslyWithGestureRecognizer:")
        })
    case .shouldRequireFailure:
      Entry(
        .who("recognizer", .recognizers), .asked, .answer("answer"), .other("of", .recognizers),
        line: {
          "shouldRequireFailure(\($0.name), of \($0.otherName)) asked of the \($0.spelling)"
            + " → \($0.answer)"
        },
        device: {
          $0.question(
            $0.word == .asked(.delegate)
              ? "gestureRecognizer:shouldRequireFailureOfGestureRecognizer:"
              : "shouldRequireFailureOfGestureRecognizer:")
        })
    case .shouldBeRequiredToFail:
      Entry(
        .who("recognizer", .recognizers), .asked, .answer("answer"), .other("by", .recognizers),
        line: {
          "shouldBeRequiredToFail(\($0.name), by \($0.otherName)) asked of the \($0.spelling)"
            + " → \($0.answer)"
        },
        device: {
          $0.question(
            $0.word == .asked(.delegate)
              ? "gestureRecognizer:shouldBeRequiredToFailByGestureRecognizer:"
              : "shouldBeRequiredToFailByGestureRecognizer:")
        })
    case .canPrevent:
      Entry(
        .who("recognizer", .recognizers), .answer("answer"), .other("other", .recognizers),
        line: { "canPrevent(\($0.name), \($0.otherName)) → \($0.answer)" },
        device: { $0.question("canPreventGestureRecognizer:") })
    case .canBePrevented:
      Entry(
        .who("recognizer", .recognizers), .answer("answer"), .other("by", .recognizers),
        line: { "canBePrevented(\($0.name), by \($0.otherName)) → \($0.answer)" },
        device: { $0.question("canBePreventedByGestureRecognizer:") })
    case .action:
      Entry(
        .who("recognizer", .recognizers), .state("state"), .reading, told: .to("recognizer"),
        line: { "action(\($0.name)) in \($0.state.rawValue)\($0.reading?.measured ?? "")" },
        device: { "\($0.name) action" })
    case .reset:
      Entry(
        .who("recognizer", .recognizers), .state("from"), told: .to("recognizer"),
        line: { "reset(\($0.name)) from \($0.state.rawValue)" },
        device: { $0.method("reset") })
    case .tracking:
      Entry(
        .who("control"), .word("method", "tracking method", Observation.Word.tracking),
        .answer("answer"), told: .to("control"),
        line: { "\($0.spelling)Tracking(\($0.name)) → \($0.answer)" },
        device: { $0.method($0.selector) })
    case .controlEvent:
      Entry(
        .who("control"), .word("event", "control event", Observation.Word.controlEvent),
        .control, told: .to("control"),
        line: { "send(\($0.name), \($0.spelling)) [\($0.control?.flags ?? "")]" },
        device: { "\($0.name) \($0.selector)" })
    case .actionMethod:
      Entry(
        .other("receiver"), .text("action", isAction: true), .who("sender"),
        .flag("withEvent"), told: .to("target", isOther: true),
        line: {
          "target(\($0.otherName), \($0.text.shown)) from \($0.name)"
            + ($0.answer ? " with event" : "")
        },
        device: { "-[\($0.otherName) \($0.text.shown)]" })
    case .sendAction:
      Entry(
        .text("action", isAction: true), .who("sender"), .answer("delivered"),
        told: .to("sender"),
        line: { "sendAction(\($0.text.shown)) from \($0.name) → \($0.answer)" },
        device: {
          "-[application sendAction:to:from:forEvent:] \($0.text.shown) from \($0.name)"
            + " = \($0.answer.objectiveC)"
        })
    case .selection:
      Entry(
        .who("table"), .other("row"), .answer("isSelected"), told: .to("table"),
        line: { "\($0.answer ? "didSelectRow" : "didDeselectRow")(\($0.name), \($0.otherName))" },
        device: {
          $0.method("tableView:did\($0.answer ? "Select" : "Deselect")RowAtIndexPath:")
            + " \($0.otherName)"
        })
    case .scroll:
      Entry(
        .who("scrollView"), .word("method", "scrolling method", Observation.Word.scroll),
        .point("offset"), told: .to("scroll view"),
        line: { "\($0.spelling)(\($0.name)) at \($0.point.minimal)" },
        device: {
          "\($0.method($0.selector)) {\($0.point.x.minimal), \($0.point.y.minimal)}"
        })
    case .contentTouch:
      Entry(
        .who("scrollView"), .word("question", "question", Observation.Word.content),
        .other("view"), .answer("answer"), told: .to("scroll view", open: .whether),
        line: {
          $0.word == .content(.shouldBegin)
            ? "touchesShouldBegin(\($0.name), in \($0.otherName)) → \($0.answer)"
            : "touchesShouldCancel(\($0.name), in \($0.otherName)) → \($0.answer)"
        },
        device: { $0.question($0.selector) })
    case .otherEvent:
      Entry(
        .who("responder"), .word("event", "event", Observation.Word.event), .eventPhase,
        told: .to("responder"),
        line: {
          $0.word == .event(.remoteControl)
            ? "V(\($0.name)).remoteControl"
            : "V(\($0.name)).\($0.spelling) \($0.phase.rawValue)"
        },
        device: { $0.method($0.selector) })
    case .firstResponder:
      Entry(
        .who("responder"), .answer("isFirst"), told: .to("responder"),
        line: { "firstResponder(\($0.name)) → \($0.answer)" },
        device: { "\($0.method("isFirstResponder")) = \($0.answer.objectiveC)" })
    case .programmerError:
      Entry(
        .text("problem"),
        line: { "programmer error: \($0.text.onOneLine(limit: 200))" },
        device: { "*** \($0.text.onOneLine(limit: 200))" })
    case .chain:
      Entry(
        .who("from"), .names("responders"),
        line: { "chain(\($0.name)): \($0.names.map(\.shown).joined(separator: " → "))" },
        device: { "\($0.name) nextResponder: \($0.names.shown)" })
    case .madeView:
      Entry(
        .word("kind", "kind of view", Observation.Word.viewKind), .viewDefaults,
        line: { "made a \($0.spelling) [\($0.viewDefaults?.flags ?? "")]" },
        device: { "\($0.spelling) \($0.viewDefaults?.objectiveC ?? "")" })
    case .receivers:
      Entry(
        .finger("finger"), .names("recognizers", .recognizers),
        line: {
          "receivers(touch \($0.fingers.first ?? 0)): "
            + ($0.names.isEmpty ? "none" : $0.names.shown)
        },
        device: { "touch \($0.fingers.first ?? 0) gestureRecognizers: (\($0.names.shown))" })
    case .touchSet:
      Entry(
        .who("of"), .fingers("fingers"),
        line: { "touches(for: \($0.name)): \($0.fingers.isEmpty ? "none" : $0.fingers.listed)" },
        device: { "touchesFor: \($0.name) = (\($0.fingers.listed))" })
    }
  }
}

// MARK: - Spelling one

extension Observation {
  /// A new recognizer was made; its properties before anything was set. Source: rulebook GR-10,
  /// KR-01, KR-14, KR-24, KR-37.
  public static func made(recognizer: Trace.ID, _ defaults: RecognizerDefaults) -> Self {
    Self(.made, who: recognizer, detail: .recognizer(defaults))
  }

  /// `hitTest(_:with:)` of a view, with the point in its coordinates and the answer.
  public static func hitTest(view: Trace.ID, point: Point, result: Trace.ID?) -> Self {
    Self(.hitTest, who: view, other: result, point: point)
  }

  /// `point(inside:with:)` of a view, with the point in its coordinates and the answer.
  public static func pointInside(view: Trace.ID, point: Point, answer: Bool) -> Self {
    Self(.pointInside, who: view, answer: answer, point: point)
  }

  /// `sendEvent(_:)` of the application or of a window, with all touches of the event.
  public static func sendEvent(receiver: Trace.ID, touches: [TouchState]) -> Self {
    Self(.sendEvent, who: receiver, touches: touches)
  }

  /// One of a responder's four touch methods.
  public static func responder(_ id: Trace.ID, _ call: TouchCall) -> Self {
    Self(.responder, id, call)
  }

  /// One of a recognizer's four touch methods, and the recognizer's state when it returned.
  public static func recognizer(_ id: Trace.ID, _ call: TouchCall, state: RecognizerState) -> Self {
    Self(.recognizer, id, call, state: state)
  }

  /// The delegate's `gestureRecognizer(_:shouldReceive:)` for a whole event.
  public static func shouldReceiveEvent(recognizer: Trace.ID, answer: Bool) -> Self {
    Self(.shouldReceiveEvent, who: recognizer, answer: answer)
  }

  /// The delegate's `gestureRecognizer(_:shouldReceive:)` for a touch.
  public static func shouldReceive(
    recognizer: Trace.ID, touch: TouchState, answer: Bool
  ) -> Self {
    Self(.shouldReceive, who: recognizer, answer: answer, touches: [touch])
  }

  /// `gestureRecognizerShouldBegin(_:)` of a view; of the delegate where no view is named.
  public static func shouldBegin(
    recognizer: Trace.ID, asked: Asked, answer: Bool
  ) -> Self {
    Self(.shouldBegin, who: recognizer, other: asked.view, answer: answer)
  }

  /// The delegate's `gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)`.
  public static func simultaneous(
    recognizer: Trace.ID, with other: Trace.ID, answer: Bool
  ) -> Self {
    Self(.simultaneous, who: recognizer, other: other, answer: answer)
  }

  /// `gestureRecognizer(_:shouldRequireFailureOf:)` of the delegate, or the recognizer's own
  /// `shouldRequireFailure(of:)`.
  public static func shouldRequireFailure(
    recognizer: Trace.ID, of other: Trace.ID, asked: Questioned, answer: Bool
  ) -> Self {
    Self(
      .shouldRequireFailure, who: recognizer, other: other, answer: answer, word: .asked(asked))
  }

  /// `gestureRecognizer(_:shouldBeRequiredToFailBy:)` of the delegate, or the recognizer's own
  /// `shouldBeRequiredToFail(by:)`.
  public static func shouldBeRequiredToFail(
    recognizer: Trace.ID, by other: Trace.ID, asked: Questioned, answer: Bool
  ) -> Self {
    Self(
      .shouldBeRequiredToFail, who: recognizer, other: other, answer: answer, word: .asked(asked))
  }

  /// The recognizer's `canPrevent(_:)`.
  public static func canPrevent(
    recognizer: Trace.ID, other: Trace.ID, answer: Bool
  ) -> Self {
    Self(.canPrevent, who: recognizer, other: other, answer: answer)
  }

  /// The recognizer's `canBePrevented(by:)`.
  public static func canBePrevented(
    recognizer: Trace.ID, by other: Trace.ID, answer: Bool
  ) -> Self {
    Self(.canBePrevented, who: recognizer, other: other, answer: answer)
  }

  /// The recognizer's action was sent; its state and what it measured, then.
  public static func action(
    recognizer: Trace.ID, state: RecognizerState, _ reading: GestureReading
  ) -> Self {
    Self(.action, who: recognizer, state: state, detail: .reading(reading))
  }

  /// The recognizer's `reset()`, with its state before.
  public static func reset(recognizer: Trace.ID, from state: RecognizerState) -> Self {
    Self(.reset, who: recognizer, state: state)
  }

  /// One of a control's four tracking methods, with its answer (true where it has none).
  public static func tracking(control: Trace.ID, _ method: Tracking, answer: Bool) -> Self {
    Self(.tracking, who: control, answer: answer, word: .tracking(method))
  }

  /// A control event was sent to a listener registered for all events.
  public static func controlEvent(
    control: Trace.ID, _ event: ControlEvent, _ state: ControlState
  ) -> Self {
    Self(.controlEvent, who: control, word: .controlEvent(event), detail: .control(state))
  }

  /// An action method was called on a responder, by a control or a recognizer; whether an event was
  /// handed over. Source: rulebook CT-22, CT-25, GR-48.
  public static func actionMethod(
    receiver: Trace.ID, action: String, sender: Trace.ID, withEvent: Bool = false
  ) -> Self {
    Self(.actionMethod, who: sender, other: receiver, answer: withEvent, detail: .text(action))
  }

  /// The application's `sendAction(_:to:from:for:)` for a registration of the scenario, and what
  /// it returned.
  public static func sendAction(action: String, sender: Trace.ID, delivered: Bool) -> Self {
    Self(.sendAction, who: sender, answer: delivered, detail: .text(action))
  }

  /// The table's delegate heard that a row was selected, or no longer is; `row` is its cell.
  public static func selection(table: Trace.ID, row: Trace.ID, isSelected: Bool) -> Self {
    Self(.selection, who: table, other: row, answer: isSelected)
  }

  /// A scroll view's delegate heard of scrolling; `offset` is the content offset then, in points.
  public static func scroll(_ id: Trace.ID, _ method: Scroll, offset: Point) -> Self {
    Self(.scroll, who: id, word: .scroll(method), point: offset)
  }

  /// A scroll view was asked what becomes of a touch in `view`, which is part of its content.
  public static func contentTouch(
    scrollView: Trace.ID, question: ContentQuestion, view: Trace.ID, answer: Bool
  ) -> Self {
    Self(.contentTouch, who: scrollView, other: view, answer: answer, word: .content(question))
  }

  /// A responder heard of something that is no touch.
  public static func otherEvent(
    responder: Trace.ID, _ event: OtherEvent, _ phase: EventPhase
  ) -> Self {
    Self(.otherEvent, who: responder, phase: TouchPhase(phase), word: .event(event))
  }

  /// Read off after `becomeFirstResponder()` or `resignFirstResponder()`: whether the responder is
  /// first now.
  public static func firstResponder(_ id: Trace.ID, isFirst: Bool) -> Self {
    Self(.firstResponder, who: id, answer: isFirst)
  }

  /// The engine reported a misuse of its API instead of obeying; what it said.
  public static func programmerError(_ problem: String) -> Self {
    Self(.programmerError, detail: .text(problem))
  }

  /// Read off after a touch went down: the chain of `next` from its view, without that view.
  public static func chain(from view: Trace.ID, responders: [Trace.ID]) -> Self {
    Self(.chain, who: view, names: responders)
  }

  /// The first view of a kind was made; its properties before anything was set. Source: rulebook
  /// TO-24, TO-28, HT-26.
  public static func madeView(_ kind: Scenario.View.Kind, _ defaults: ViewDefaults) -> Self {
    Self(.madeView, word: .viewKind(kind), detail: .view(defaults))
  }

  /// Read off after a touch went down in a view: `gestureRecognizers` of the touch, without those
  /// that the scenario does not name. Source: rulebook TO-20.
  public static func receivers(finger: Int, recognizers: [Trace.ID]) -> Self {
    Self(.receivers, fingers: [finger], names: recognizers)
  }

  /// Read off after a touch went down in a view: the fingers of `event.touches(for:)`, ascending, of
  /// a view, a window or a recognizer. Source: rulebook TO-18.
  ///
  /// Asked about are the touch's view, its window, and its `receivers`, each once for an event.
  /// About a window it is always asked as about a window, even where it is the touch's view.
  public static func touchSet(of id: Trace.ID, fingers: [Int]) -> Self {
    Self(.touchSet, who: id, fingers: fingers)
  }
}
