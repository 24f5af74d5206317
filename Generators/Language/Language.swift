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

  /// What is no cell of a table, or no content of a cell, is a plain view instead.
  private static let kind = AnyGenerator(element("kind", of: kinds))

  /// The kinds of views but windows, the simplest first.
  static let kinds: [Scenario.View.Kind] = [
    .view, .button, .control, .label, .imageView, .switch, .slider, .segmentedControl, .stepper,
    .pageControl, .textField, .scrollView, .tableView, .tableCell, .cellContent,
  ]

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
        Field(\.takesTouchesAsWhenNew, boolean("interactive", simplest: true)),
        Field(\.view.clipsToBounds, boolean("clips")),
        Field(\.view.isMultipleTouchEnabled, boolean("multitouch")),
        Field(\.view.isEnabled, boolean("enabled", simplest: true)),
        Field(\.view.level, integer("level", in: -1_000_000_000...1_000_000_000)),
        Field(\.view.overrides, overrides),
        Field(\.controller, optional("controller", of: controller)),
        Field(\.recognizers, list("recognizers", of: recognizer, count: listCount)),
        Field(\.subviews, subviews),
        .rare("other", besides: Draft.View(), rareFields),
      ] + newer(Scenario.View.schema, besides: Known.view, of: Draft.View(), at: \.view))
  }

  /// What few views are told, by what it is about.
  private static let rareFields: [Field<Draft.View>] = [
    .rare(
      "special", besides: Draft.View(),
      [
        Field(\.view.isExclusiveTouch, boolean("exclusive")),
        Field(\.view.items, integer("items", in: Scenario.Limits.items, origin: 2)),
      ]),
    .rare("scrolling", besides: Draft.View(), [Field(\.view.scrolling, scrolling)]),
    .rare(
      "drawing", besides: Draft.View(),
      [Field(\.view.isOpaque, boolean("opaque", simplest: true))]),
  ]

  private static let scrolling = fields(
    of: Scenario.Scrolling(),
    [
      Field(\.contentSize.width, Coordinates.size("contentWidth")),
      Field(\.contentSize.height, Coordinates.size("contentHeight")),
      Field(\.delaysContentTouches, boolean("delaysContent", simplest: true)),
      Field(\.canCancelContentTouches, boolean("cancelsContent", simplest: true)),
      Field(\.isScrollEnabled, boolean("scrollEnabled", simplest: true)),
    ]
      + newer(
        Scenario.Scrolling.schema, besides: Known.scrolling, of: Scenario.Scrolling(), at: \.self))

  static let frame = fields(
    of: Rect(0, 0, 0, 0),
    [
      Field(\.x, Coordinates.coordinate("x")), Field(\.y, Coordinates.coordinate("y")),
      Field(\.width, Coordinates.size("width")), Field(\.height, Coordinates.size("height")),
    ])

  static func point(_ x: Tag, _ y: Tag) -> AnyGenerator<Point> {
    fields(
      of: Point.zero,
      [Field(\.x, Coordinates.coordinate(x)), Field(\.y, Coordinates.coordinate(y))])
  }

  /// In the middle, or anywhere.
  private static let anchor = AnyGenerator(
    oneOf(
      "anchor", Alternative(constant(Point(0.5, 0.5))),
      Alternative(point("anchorX", "anchorY"))))

  static let transform = AnyGenerator(
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

extension Draft.View {
  /// Whether user interaction is as on a new view of the kind, which is said before.
  fileprivate var takesTouchesAsWhenNew: Bool {
    get { view.isUserInteractionEnabled == view.kind.takesTouchesWhenNew }
    set { view.isUserInteractionEnabled = newValue == view.kind.takesTouchesWhenNew }
  }
}
