import PropertyTesting
import TouchScript

/// What refers to something elsewhere in a scene that has been drawn.
extension Language {
  static func links(among counts: Counts) -> AnyGenerator<Draft.Links> {
    let recognizers = recognizerPair(counts)
    let lists = NameList.all.indices.map { index -> any RecordParts<Draft.Links> in
      let list = NameList.all[index]
      let links = list.reference == .view ? AnyGenerator(Deferred { refusal(counts) }) : recognizers
      return Part(
        \Draft.Links.lists[index], PropertyTesting.list(list.tag, of: links, count: listCount))
    }
    return AnyGenerator(
      record("links", of: Draft.Links()) {
        Part(\.targets, list("targets", of: Deferred { target(counts) }, count: listCount))
        Part(\.nexts, list("nexts", of: Deferred { next(counts) }, count: listCount))
        Part(\.hitTests, list("hitTests", of: Deferred { viewPair(counts) }, count: listCount))
        rare("relations", besides: Draft.Links()) { lists }
        rare("more", besides: Draft.Links()) {
          Part(
            \.presenters,
            list("presenters", of: Deferred { controllerPair(counts) }, count: listCount))
          Part(
            \.recognizerTargets,
            list("recognizerTargets", of: Deferred { recognizerTarget(counts) }, count: listCount))
        }
      })
  }

  /// How many there are to refer to.
  struct Counts: Hashable {
    var views = 0
    var controllers = 0
    var recognizers = 0

    init(_ scene: Draft) {
      for window in scene.windows { add(window) }
    }

    private mutating func add(_ view: Draft.View) {
      views += 1
      if view.controller != nil { controllers += 1 }
      recognizers += view.recognizers.count
      for subview in view.subviews { add(subview) }
    }
  }

  private static func view(_ tag: Tag, _ counts: Counts) -> IntegerGenerator {
    reference(tag, to: "view", among: counts.views)
  }

  private static func controller(_ tag: Tag, _ counts: Counts) -> IntegerGenerator {
    reference(tag, to: "controller", among: counts.controllers)
  }

  private static func recognizer(_ tag: Tag, _ counts: Counts) -> IntegerGenerator {
    reference(tag, to: "recognizer", among: counts.recognizers)
  }

  private static func viewPair(_ counts: Counts) -> AnyGenerator<Draft.Pair> {
    AnyGenerator(
      record(of: Draft.Pair()) {
        Part(\.from, view("from", counts))
        Part(\.to, view("to", counts))
      })
  }

  private static func recognizerPair(_ counts: Counts) -> AnyGenerator<Draft.Pair> {
    AnyGenerator(
      record(of: Draft.Pair()) {
        Part(\.from, recognizer("from", counts))
        Part(\.to, recognizer("to", counts))
      })
  }

  private static func controllerPair(_ counts: Counts) -> AnyGenerator<Draft.Pair> {
    AnyGenerator(
      record(of: Draft.Pair()) {
        Part(\.from, controller("from", counts))
        Part(\.to, controller("to", counts))
      })
  }

  /// A recognizer and a view whose touches its delegate refuses.
  private static func refusal(_ counts: Counts) -> AnyGenerator<Draft.Pair> {
    AnyGenerator(
      record(of: Draft.Pair()) {
        Part(\.from, recognizer("from", counts))
        Part(\.to, view("to", counts))
      })
  }

  private static func next(_ counts: Counts) -> AnyGenerator<Draft.Next> {
    AnyGenerator(
      record(of: Draft.Next()) {
        Part(\.view, view("from", counts))
        Part(\.responder, responder(counts))
      })
  }

  private static func target(_ counts: Counts) -> AnyGenerator<Draft.Target> {
    AnyGenerator(
      record(of: Draft.Target()) {
        Part(\.control, view("from", counts))
        Part(\.receiver, receiver(counts))
        Part(\.action, action)
        Part(\.events, events)
      })
  }

  private static func receiver(_ counts: Counts) -> AnyGenerator<Draft.Target.Receiver> {
    AnyGenerator(
      oneOf(
        "receiver",
        Alternative(constant(Draft.Target.Receiver.firstResponder)),
        Alternative(
          responder(counts).map(
            to: { .responder($0) },
            from: { if case .responder(let responder) = $0 { responder } else { nil } })),
        Alternative(constant(.released))
      ).withoutSpan)
  }

  private static func recognizerTarget(_ counts: Counts) -> AnyGenerator<Draft.RecognizerTarget> {
    AnyGenerator(
      record(of: Draft.RecognizerTarget()) {
        Part(\.recognizer, recognizer("from", counts))
        Part(\.receiver, optional("called", of: responder(counts)))
        Part(\.action, action)
      })
  }

  static let events = AnyGenerator(list("events", of: event, count: 1...64))

  static let event = AnyGenerator(element("event", of: controlEvents))

  /// The events of controls, the most usual first.
  static let controlEvents: [ControlEvent] =
    [.touchUpInside] + ControlEvent.allCases.filter { $0 != .touchUpInside }

  private static func responder(_ counts: Counts) -> AnyGenerator<Draft.Responder> {
    AnyGenerator(
      oneOf(
        "responder",
        Alternative(
          view("to", counts).map(
            to: { Draft.Responder.view($0) },
            from: { if case .view(let index) = $0 { index } else { nil } })),
        Alternative(
          controller("to", counts).map(
            to: { .controller($0) },
            from: { if case .controller(let index) = $0 { index } else { nil } })),
        Alternative(constant(.application)),
        Alternative(constant(.delegate))
      ).withoutSpan)
  }
}

/// References to things by the names of their places.
extension Language {
  static func viewName(_ tag: Tag, _ counts: Counts) -> AnyGenerator<Scenario.ID> {
    named(view(tag, counts), Draft.viewName)
  }

  static func controllerName(_ tag: Tag, _ counts: Counts) -> AnyGenerator<Scenario.ID> {
    named(controller(tag, counts), Draft.controllerName)
  }

  static func recognizerName(_ tag: Tag, _ counts: Counts) -> AnyGenerator<Scenario.ID> {
    named(recognizer(tag, counts), Draft.recognizerName)
  }

  static func responderName(_ tag: Tag, _ counts: Counts) -> AnyGenerator<Scenario.ID> {
    AnyGenerator(
      oneOf(
        "responder", Alternative(viewName(tag, counts)),
        Alternative(controllerName(tag, counts)),
        Alternative(constant(Scenario.Reserved.application)),
        Alternative(constant(Scenario.Reserved.delegate))
      ).withoutSpan)
  }

  private static func named(
    _ number: IntegerGenerator, _ name: @escaping @Sendable (Int) -> Scenario.ID
  ) -> AnyGenerator<Scenario.ID> {
    AnyGenerator(
      number.map(
        to: { name($0 + 1) },
        from: { id in Int(id.dropFirst()).map { $0 - 1 }.flatMap { name($0 + 1) == id ? $0 : nil } }
      ))
  }
}
