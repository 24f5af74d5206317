import PropertyTesting
import TouchScript

/// The grammar of scenarios: which there are, and how each is spelled as choices.
///
/// The tags are the units that the shrinker knows: all `x`, all `time`, all `hidden` can be lowered
/// at once. The first value of every choice is the simplest.
enum Language {
  /// How deep views nest below their window.
  static let depth = 48
  /// How many siblings, recognizers, touches and the like there may be in one list.
  static let listCount = 0...4096
  static let milliseconds = 0...Scenario.Limits.milliseconds

  /// All valid scenarios within the limits.
  static let scenario = AnyGenerator(draft.map(to: { $0.scenario }, from: { Draft($0) }))

  private static let draft = AnyGenerator(
    dependent(scene) { scene in
      pair(links(of: scene), script(of: scene))
    }
    .map(to: { $0.with($1.0, $1.1) }, from: { ($0, ($0.links, $0.script)) }))

  private static let scene = fields(
    "scene", of: Draft(),
    [
      Field(\.dialect, element("dialect", of: [.ios13, .ios12])),
      Field(\.windows, list("windows", of: window, count: listCount)),
      Field(\.application, application),
      Field(\.orderSeed, integer("order", in: 0...Int.max)),
    ])
}

extension Draft {
  fileprivate func with(_ links: Links, _ script: Script) -> Draft {
    var draft = self
    draft.links = links
    draft.script = script
    return draft
  }
}

// MARK: - Views

extension Language {
  private static let window = view(
    kind: AnyGenerator(constant(.window)),
    subviews: AnyGenerator(list("views", of: nested, count: listCount)))

  private static let nested = recursive(
    maximumDepth: depth, base: view(kind: kind, subviews: AnyGenerator(constant([])))
  ) { deeper, _ in
    view(kind: kind, subviews: AnyGenerator(list("views", of: deeper, count: listCount)))
  }

  private static let kind = AnyGenerator(
    element("kind", of: [Scenario.View.Kind.view, .button, .control]))

  private static func view(
    kind: AnyGenerator<Scenario.View.Kind>, subviews: AnyGenerator<[Draft.View]>
  ) -> AnyGenerator<Draft.View> {
    fields(
      "view", of: Draft.View(),
      [
        Field(\.name, name),
        Field(\.view.kind, kind),
        Field(\.view.frame, frame),
        Field(\.view.boundsOrigin, point("scrollX", "scrollY")),
        Field(\.view.anchorPoint, anchor),
        Field(\.view.transform, transform),
        Field(\.view.alpha, Coordinates.alpha("alpha")),
        Field(\.view.isHidden, boolean("hidden")),
        Field(\.view.isUserInteractionEnabled, boolean("interactive", simplest: true)),
        Field(\.view.clipsToBounds, boolean("clips")),
        Field(\.view.isMultipleTouchEnabled, boolean("multitouch")),
        Field(\.view.isEnabled, boolean("enabled", simplest: true)),
        Field(\.view.level, integer("level", in: -1_000_000_000...1_000_000_000)),
        Field(\.view.overrides, overrides),
        Field(\.controller, optional("controller", of: controller)),
        Field(\.recognizers, list("recognizers", of: recognizer, count: listCount)),
        Field(\.subviews, subviews),
      ])
  }

  private static let frame = fields(
    of: Rect(0, 0, 0, 0),
    [
      Field(\.x, Coordinates.coordinate("x")), Field(\.y, Coordinates.coordinate("y")),
      Field(\.width, Coordinates.size("width")), Field(\.height, Coordinates.size("height")),
    ])

  private static func point(_ x: Tag, _ y: Tag) -> AnyGenerator<Point> {
    fields(
      of: Point.zero,
      [Field(\.x, Coordinates.coordinate(x)), Field(\.y, Coordinates.coordinate(y))])
  }

  /// In the middle, or anywhere.
  private static let anchor = AnyGenerator(
    oneOf(
      "anchor", Alternative(constant(Point(0.5, 0.5))),
      Alternative(point("anchorX", "anchorY"))))

  private static let transform = AnyGenerator(
    oneOf("transform", Alternative(simpleTransform), Alternative(anyTransform)))

  private static let simpleTransform = AnyGenerator(
    element(
      "turn",
      of: [
        Transform.identity, .quarterTurn, .scale(2, 2), .scale(0.5, 0.5), .scale(-1, 1),
        .scale(1, -1),
      ]))

  /// By its six numbers; what cannot be undone becomes the identity.
  private static let anyTransform = AnyGenerator(
    fields(
      of: Transform.identity,
      [
        Field(\.a, Coordinates.number("a")), Field(\.b, Coordinates.number("b")),
        Field(\.c, Coordinates.number("c")), Field(\.d, Coordinates.number("d")),
        Field(\.tx, Coordinates.number("tx")), Field(\.ty, Coordinates.number("ty")),
      ]
    )
    .map(
      to: { $0.determinant.magnitude < Scenario.Limits.determinant ? .identity : $0 },
      from: { $0 }))
}

// MARK: - Overrides and responders

extension Language {
  private static let overrides = fields(
    of: Scenario.Overrides(),
    [
      Field(\.touches, touchHandling),
      Field(\.hitTest, hitTest),
      Field(\.pointInside, pointInside),
      Field(\.shouldBegin, element("viewShouldBegin", of: [nil, true, false])),
      Field(\.actions, actions),
    ])

  /// Which view an override returns is a link, and follows later. Having an override costs a choice
  /// more than having none: a plain scene is simpler, even if its numbers are larger.
  private static let hitTest = AnyGenerator(
    optional(
      "hitTest",
      of: element(
        "answer",
        of: [
          Scenario.Overrides.HitTest.returnsNil, .returnsSelf, .passesThrough, .asksSubviews,
        ])))

  private static let pointInside = AnyGenerator(
    optional(
      "pointInside",
      of: oneOf("inside", Alternative(simplePointInside), Alternative(grownPointInside))))

  private static let simplePointInside = AnyGenerator(
    element(
      "answer",
      of: [Scenario.Overrides.PointInside.always, .never, .orSubviews, .onlySubviewFrames]))

  private static let grownPointInside = AnyGenerator<Scenario.Overrides.PointInside>(
    Coordinates.coordinate("margin").map(
      to: { .grown($0) },
      from: { if case .grown(let margin) = $0 { margin } else { nil } }))

  private static let touchHandling = AnyGenerator(
    oneOf("handling", Alternative(uniformHandling), Alternative(mixedHandling)))

  private static let uniformHandling = AnyGenerator(
    forwarding("touches").map(
      to: { Scenario.TouchHandling($0) },
      from: { $0 == Scenario.TouchHandling($0.began) ? $0.began : nil }))

  private static let mixedHandling = fields(
    of: Scenario.TouchHandling(),
    [
      Field(\.began, forwarding("began")), Field(\.moved, forwarding("moved")),
      Field(\.ended, forwarding("ended")), Field(\.cancelled, forwarding("cancelled")),
    ])

  private static func forwarding(_ tag: Tag) -> AnyGenerator<Scenario.Forwarding> {
    AnyGenerator(element(tag, of: [.passesOn, .keeps, .passesOnFirst]))
  }

  private static let controller = fields(
    "controller", of: Draft.Controller(),
    [
      Field(\.name, name),
      Field(\.controller.touches, touchHandling),
      Field(\.controller.actions, actions),
    ])

  private static let application = fields(
    "application", of: Scenario.Application(),
    [
      Field(\.touches, touchHandling),
      Field(\.actions, actions),
      Field(\.delegate, optional("delegate", of: applicationDelegate)),
    ])

  private static let applicationDelegate = fields(
    of: Scenario.Application.Delegate(),
    [
      Field(\.isResponder, boolean("responder", simplest: true)),
      Field(\.touches, touchHandling),
      Field(\.actions, actions),
    ])
}

// MARK: - Recognizers

extension Language {
  private static let recognizer = fields(
    "recognizer", of: Draft.Recognizer(),
    [
      Field(\.name, name),
      Field(\.recognizer.kind, element("recognizerKind", of: [.tap])),
      Field(\.recognizer.taps, integer("taps", in: Scenario.Limits.repetitions)),
      Field(\.recognizer.touches, integer("fingers", in: Scenario.Limits.repetitions)),
      Field(\.recognizer.cancelsTouchesInView, boolean("cancels", simplest: true)),
      Field(\.recognizer.delaysTouchesBegan, boolean("delaysBegan")),
      Field(\.recognizer.delaysTouchesEnded, boolean("delaysEnded", simplest: true)),
      Field(\.recognizer.isEnabled, boolean("enabled", simplest: true)),
      Field(\.recognizer.delegate, optional("recognizerDelegate", of: recognizerDelegate)),
    ])

  private static let recognizerDelegate = fields(
    of: Scenario.Recognizer.Delegate(),
    [
      Field(\.shouldReceive, element("shouldReceive", of: [nil, true, false])),
      Field(\.shouldBegin, element("shouldBegin", of: [nil, true, false])),
      Field(\.answersSimultaneity, boolean("answersSimultaneity")),
    ])
}

extension Scenario.Recognizer.Delegate {
  /// Whether the delegate implements the question about simultaneity; for whom it says yes are
  /// links, which follow later.
  fileprivate var answersSimultaneity: Bool {
    get { simultaneousWith != nil }
    set { simultaneousWith = newValue ? [] : nil }
  }
}

// MARK: - Names

extension Language {
  /// A name of one's own; without one, things are named by their place.
  private static let name = AnyGenerator(optional("name", of: text("letters")))

  static let actions = AnyGenerator(list("actions", of: action, count: listCount))

  static let action = AnyGenerator(
    oneOf(
      "action", Alternative(element("actionName", of: ["act", "go"])),
      Alternative(text("letters"))))

  /// Text of at most as many bytes as a name may have; what is no name becomes `a`.
  private static func text(_ tag: Tag) -> AnyGenerator<String> {
    let letter = integer("letter", in: 0...255, origin: 97)
    return AnyGenerator(
      list(tag, of: letter, count: 0...Scenario.Limits.nameBytes)
        .map(to: name(of:), from: { $0.utf8.map(Int.init) }))
  }

  @Sendable
  private static func name(of letters: [Int]) -> String {
    let bytes = letters.map(UInt8.init)
    let text = String(decoding: bytes, as: UTF8.self)
    let isName =
      !text.isEmpty && Array(text.utf8) == bytes
      && !text.unicodeScalars.contains { scalar in
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: true
        default: false
        }
      }
    return isName ? text : "a"
  }
}
