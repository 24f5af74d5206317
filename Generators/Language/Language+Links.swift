import PropertyTesting
import TouchScript

/// What refers to something elsewhere in a scene that has been drawn.
extension Language {
  static func links(of scene: Draft) -> AnyGenerator<Draft.Links> {
    let counts = Counts(scene)
    let recognizers = recognizerPair(counts)
    let lists: [Field<Draft.Links>] = NameList.all.indices.map { index in
      let list = NameList.all[index]
      let links = list.reference == .view ? AnyGenerator(Deferred { refusal(counts) }) : recognizers
      return Field(
        \Draft.Links.lists[index], PropertyTesting.list(list.tag, of: links, count: listCount))
    }
    var all: [Field<Draft.Links>] = [
      Field(\.targets, list("targets", of: Deferred { target(counts) }, count: listCount)),
      Field(\.nexts, list("nexts", of: Deferred { next(counts) }, count: listCount)),
      Field(\.hitTests, list("hitTests", of: Deferred { viewPair(counts) }, count: listCount)),
    ]
    all += lists[..<NameList.usual]
    let rare = Array(lists[NameList.usual..<NameList.known]) + rareLinks(counts)
    all.append(.rare("more", besides: Draft.Links(), rare))
    let newer = Array(lists[NameList.known...])
    if !newer.isEmpty { all.append(.rare("extras", besides: Draft.Links(), newer)) }
    return fields("links", of: Draft.Links(), all)
  }

  private static func rareLinks(_ counts: Counts) -> [Field<Draft.Links>] {
    [
      Field(
        \.presenters, list("presenters", of: Deferred { controllerPair(counts) }, count: listCount)),
      Field(
        \.recognizerTargets,
        list("recognizerTargets", of: Deferred { recognizerTarget(counts) }, count: listCount)),
    ]
  }

  /// How many there are to refer to.
  struct Counts {
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
    fields(
      of: Draft.Pair(), [Field(\.from, view("from", counts)), Field(\.to, view("to", counts))])
  }

  private static func recognizerPair(_ counts: Counts) -> AnyGenerator<Draft.Pair> {
    fields(
      of: Draft.Pair(),
      [Field(\.from, recognizer("from", counts)), Field(\.to, recognizer("to", counts))])
  }

  private static func controllerPair(_ counts: Counts) -> AnyGenerator<Draft.Pair> {
    fields(
      of: Draft.Pair(),
      [Field(\.from, controller("from", counts)), Field(\.to, controller("to", counts))])
  }

  /// A recognizer and a view whose touches its delegate refuses.
  private static func refusal(_ counts: Counts) -> AnyGenerator<Draft.Pair> {
    fields(
      of: Draft.Pair(),
      [Field(\.from, recognizer("from", counts)), Field(\.to, view("to", counts))])
  }

  private static func next(_ counts: Counts) -> AnyGenerator<Draft.Next> {
    fields(
      of: Draft.Next(),
      [Field(\.view, view("from", counts)), Field(\.responder, responder(counts))])
  }

  private static func target(_ counts: Counts) -> AnyGenerator<Draft.Target> {
    fields(
      of: Draft.Target(),
      [
        Field(\.control, view("from", counts)),
        Field(\.receiver, receiver(counts)),
        Field(\.action, action),
        Field(\.events, events),
      ])
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
        Alternative(constant(.released))))
  }

  private static func recognizerTarget(_ counts: Counts) -> AnyGenerator<Draft.RecognizerTarget> {
    fields(
      of: Draft.RecognizerTarget(),
      [
        Field(\.recognizer, recognizer("from", counts)),
        Field(\.receiver, optional("called", of: responder(counts))),
        Field(\.action, action),
      ])
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
        Alternative(constant(.delegate))))
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
        Alternative(constant(Scenario.Reserved.delegate))))
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
