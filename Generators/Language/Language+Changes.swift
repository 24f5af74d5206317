import PropertyTesting
import TouchScript

/// What happens besides fingers, and in which callbacks. Whatever is changed goes by the name of its
/// place; what cannot be changed so is left out of the scenario.
extension Language {
  /// A change and its time.
  static func timedChange(_ counts: Counts) -> AnyGenerator<Draft.Change> {
    fields(
      of: Draft.Change(),
      [
        Field(\.time, integer("time", in: milliseconds)),
        Field(\.change, Deferred { change(counts) }),
      ])
  }

  /// Changes inside a callback.
  static func reaction(_ counts: Counts) -> AnyGenerator<Scenario.Reaction> {
    fields(
      of: Scenario.Reaction(on: .action(Draft.recognizerName(1)), changes: []),
      [
        Field(\.on, Deferred { trigger(counts) }),
        Field(
          \.changes,
          list("effects", of: Deferred { change(counts) }, count: 1...listCount.upperBound)),
      ])
  }

  private static func trigger(_ counts: Counts) -> AnyGenerator<Scenario.Reaction.Trigger> {
    typealias Trigger = Scenario.Reaction.Trigger
    return AnyGenerator(
      oneOf(
        "trigger",
        form(recognizerName("from", counts), Trigger.action) {
          if case .action(let id) = $0 { id } else { nil }
        },
        form(
          pair(responderName("from", counts), touchMethod),
          { Trigger.touches($0.0, $0.1) },
          { if case .touches(let id, let phase) = $0 { (id, phase) } else { nil } }),
        form(
          pair(viewName("from", counts), event), { Trigger.controlEvent($0.0, $0.1) },
          { if case .controlEvent(let id, let event) = $0 { (id, event) } else { nil } })))
  }

  private static let touchMethod = AnyGenerator(
    element("method", of: [TouchPhase.began, .moved, .ended, .cancelled]))

  // MARK: Changes

  private typealias Way = Alternative<Scenario.Change>

  private static func change(_ counts: Counts) -> AnyGenerator<Scenario.Change> {
    AnyGenerator(
      oneOf(
        "change",
        [reordering(counts)] + hierarchyChanges(counts) + viewChanges(counts)
          + recognizerChanges(counts) + systemChanges + responderChanges(counts)
          + laterChanges(counts)))
  }

  /// One way to say a change, or a trigger: how it is made of a part, and the way back. The part's
  /// generator is made where that way is taken: there are many ways, and a change takes one.
  private static func form<Part: Generator, Whole: Sendable>(
    _ part: @autoclosure @escaping @Sendable () -> Part,
    _ whole: @escaping @Sendable (Part.Value) -> Whole,
    _ back: @escaping @Sendable (Whole) -> Part.Value?
  ) -> Alternative<Whole> {
    Alternative(Form(part: part, whole: whole, back: back))
  }

  private struct Form<Part: Generator, Value: Sendable>: Generator {
    let part: @Sendable () -> Part
    let whole: @Sendable (Part.Value) -> Value
    let back: @Sendable (Value) -> Part.Value?

    func draw(from source: inout Source) -> Value { whole(part().draw(from: &source)) }

    func spell(_ value: Value, into spelling: inout Spelling) throws(Unspellable) {
      guard let value = back(value) else {
        throw Unspellable(nil, "the value is not the mapped form of any")
      }
      try part().spell(value, into: &spelling)
    }
  }

  /// First, for it is the only change that old tokens know.
  private static func reordering(_ counts: Counts) -> Way {
    form(
      pair(boolean("toFront", simplest: true), viewName("from", counts)),
      { $0.0 ? .bringToFront($0.1) : .sendToBack($0.1) },
      { change in
        switch change {
        case .bringToFront(let id): (true, id)
        case .sendToBack(let id): (false, id)
        default: nil
        }
      })
  }

  private static func hierarchyChanges(_ counts: Counts) -> [Way] {
    [
      form(viewName("from", counts), { .removeFromSuperview($0) }) {
        if case .removeFromSuperview(let id) = $0 { id } else { nil }
      },
      form(
        pair(viewName("from", counts), viewName("to", counts)), { .addSubview($0.0, to: $0.1) },
        { if case .addSubview(let id, let superview) = $0 { (id, superview) } else { nil } }),
    ]
  }

  private static func viewChanges(_ counts: Counts) -> [Way] {
    let view = viewName("from", counts)
    let flag = boolean("flag")
    return [
      form(pair(view, flag), { .setHidden($0.0, $0.1) }) {
        if case .setHidden(let id, let flag) = $0 { (id, flag) } else { nil }
      },
      form(pair(view, Coordinates.alpha("alpha")), { .setAlpha($0.0, $0.1) }) {
        if case .setAlpha(let id, let alpha) = $0 { (id, alpha) } else { nil }
      },
      form(pair(view, flag), { .setUserInteractionEnabled($0.0, $0.1) }) {
        if case .setUserInteractionEnabled(let id, let flag) = $0 { (id, flag) } else { nil }
      },
      form(pair(view, flag), { .setEnabled($0.0, $0.1) }) {
        if case .setEnabled(let id, let flag) = $0 { (id, flag) } else { nil }
      },
      form(pair(view, frame), { .setFrame($0.0, $0.1) }) {
        if case .setFrame(let id, let frame) = $0 { (id, frame) } else { nil }
      },
      form(pair(view, transform), { .setTransform($0.0, $0.1) }) {
        if case .setTransform(let id, let transform) = $0 { (id, transform) } else { nil }
      },
      form(pair(view, point("scrollX", "scrollY")), { .setBoundsOrigin($0.0, $0.1) }) {
        if case .setBoundsOrigin(let id, let origin) = $0 { (id, origin) } else { nil }
      },
    ]
  }

  private static func recognizerChanges(_ counts: Counts) -> [Way] {
    let recognizer = recognizerName("from", counts)
    return [
      form(pair(recognizer, boolean("flag")), { .setRecognizerEnabled($0.0, $0.1) }) {
        if case .setRecognizerEnabled(let id, let flag) = $0 { (id, flag) } else { nil }
      },
      form(recognizer, { .removeRecognizer($0) }) {
        if case .removeRecognizer(let id) = $0 { id } else { nil }
      },
      form(pair(recognizer, viewName("to", counts)), { .addRecognizer($0.0, to: $0.1) }) {
        if case .addRecognizer(let id, let view) = $0 { (id, view) } else { nil }
      },
    ]
  }

  private static let systemChanges: [Way] = [
    Alternative(
      element(
        "system",
        of: [
          Scenario.Change.interrupt, .showHomeScreen, .showApplication,
          .beginIgnoringInteractionEvents, .endIgnoringInteractionEvents, .remoteControl,
        ])),
    form(eventPhase, { .motion($0) }) {
      if case .motion(let phase) = $0 { phase } else { nil }
    },
    form(eventPhase, { .press($0) }) {
      if case .press(let phase) = $0 { phase } else { nil }
    },
  ]

  private static let eventPhase = AnyGenerator(
    element("eventPhase", of: [EventPhase.began, .ended, .cancelled]))

  private static func responderChanges(_ counts: Counts) -> [Way] {
    let controller = controllerName("from", counts)
    return [
      form(responderName("from", counts), { .becomeFirstResponder($0) }) {
        if case .becomeFirstResponder(let id) = $0 { id } else { nil }
      },
      form(responderName("from", counts), { .resignFirstResponder($0) }) {
        if case .resignFirstResponder(let id) = $0 { id } else { nil }
      },
      form(pair(controller, controllerName("to", counts)), { .present($0.0, by: $0.1) }) {
        if case .present(let id, let presenter) = $0 { (id, presenter) } else { nil }
      },
      form(controller, { .dismiss($0) }) {
        if case .dismiss(let id) = $0 { id } else { nil }
      },
      form(pair(viewName("from", counts), events), { .sendActions($0.0, for: $0.1) }) {
        if case .sendActions(let id, let events) = $0 { (id, events) } else { nil }
      },
    ]
  }

  /// Last, for the others were spelled before there were words for these.
  private static func laterChanges(_ counts: Counts) -> [Way] {
    let view = viewName("from", counts)
    let animation = pair(
      integer("duration", in: milliseconds), boolean("allowsInteraction"))
    return [
      form(
        pair(view, animation),
        { .animate($0.0, milliseconds: $0.1.0, allowsUserInteraction: $0.1.1) },
        { change in
          if case .animate(let id, let milliseconds, let flag) = change {
            (id, (milliseconds, flag))
          } else {
            nil
          }
        }),
      form(view, { .makeKeyWindow($0) }) {
        if case .makeKeyWindow(let id) = $0 { id } else { nil }
      },
      form(pair(view, events), { .removeTargets($0.0, for: $0.1) }) {
        if case .removeTargets(let id, let events) = $0 { (id, events) } else { nil }
      },
    ]
  }
}

/// Another generator, made only where it is used: most scenarios have no changes and few links.
struct Deferred<Value: Sendable>: Generator {
  private let make: @Sendable () -> AnyGenerator<Value>

  init(_ make: @escaping @Sendable () -> AnyGenerator<Value>) {
    self.make = make
  }

  func draw(from source: inout Source) -> Value { make().draw(from: &source) }

  func spell(_ value: Value, into spelling: inout Spelling) throws(Unspellable) {
    try make().spell(value, into: &spelling)
  }
}
