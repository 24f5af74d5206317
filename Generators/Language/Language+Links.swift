import PropertyTesting
import TouchScript

/// What refers to something elsewhere in a scene that has been drawn.
extension Language {
  static func links(of scene: Draft) -> AnyGenerator<Draft.Links> {
    let counts = Counts(scene)
    return fields(
      "links", of: Draft.Links(),
      [
        Field(\.targets, list("targets", of: target(counts), count: listCount)),
        Field(\.nexts, list("nexts", of: next(counts), count: listCount)),
        Field(\.hitTests, list("hitTests", of: viewPair(counts), count: listCount)),
        Field(\.simultaneous, list("simultaneous", of: recognizerPair(counts), count: listCount)),
        Field(\.cannotPrevent, list("spared", of: recognizerPair(counts), count: listCount)),
        Field(\.cannotBePreventedBy, list("immune", of: recognizerPair(counts), count: listCount)),
      ])
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

  static func view(_ tag: Tag, _ counts: Counts) -> IntegerGenerator {
    reference(tag, to: "view", among: counts.views)
  }

  private static func viewPair(_ counts: Counts) -> AnyGenerator<Draft.Pair> {
    fields(
      of: Draft.Pair(), [Field(\.from, view("from", counts)), Field(\.to, view("to", counts))])
  }

  private static func recognizerPair(_ counts: Counts) -> AnyGenerator<Draft.Pair> {
    fields(
      of: Draft.Pair(),
      [
        Field(\.from, reference("from", to: "recognizer", among: counts.recognizers)),
        Field(\.to, reference("to", to: "recognizer", among: counts.recognizers)),
      ])
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
        Field(\.events, list("events", of: event, count: 1...64)),
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

  private static let event = AnyGenerator(
    element(
      "event",
      of: [.touchUpInside] + ControlEvent.allCases.filter { $0 != .touchUpInside }))

  private static func responder(_ counts: Counts) -> AnyGenerator<Draft.Responder> {
    AnyGenerator(
      oneOf(
        "responder",
        Alternative(
          view("to", counts).map(
            to: { Draft.Responder.view($0) },
            from: { if case .view(let index) = $0 { index } else { nil } })),
        Alternative(
          reference("to", to: "controller", among: counts.controllers).map(
            to: { .controller($0) },
            from: { if case .controller(let index) = $0 { index } else { nil } })),
        Alternative(constant(.application)),
        Alternative(constant(.delegate))))
  }
}
