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
    dependent(scene) { rest[Counts($0)] }
      .map(to: { $0.with($1.0, $1.1) }, from: { ($0, ($0.links, $0.script)) }))

  /// What comes behind a scene; it depends only on how many things there are in the scene.
  private static let rest = Kept { (counts: Counts) in
    AnyGenerator(pair(links(among: counts), script(among: counts)))
  }

  private static let scene = AnyGenerator(
    record("scene", of: Draft()) {
      Part(\.dialect, element("dialect", of: [.ios13, .ios12]))
      Part(\.windows, list("windows", of: window, count: listCount))
      Part(\.application, application)
      Part(\.orderSeed, integer("order", in: 0...Int.max))
    })
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
  static let kinds: [Scenario.View.Kind] =
    [.view, .button]
    + Scenario.View.Kind.allCases.filter { ![.view, .button, .window].contains($0) }

  private static func view(
    kind: AnyGenerator<Scenario.View.Kind>, subviews: AnyGenerator<[Draft.View]>
  ) -> AnyGenerator<Draft.View> {
    AnyGenerator(
      record("view", of: Draft.View()) {
        complete(Scenario.View.schema, of: Draft.View(), at: \.view) {
          Part(\.name, name)
          Part(\.view.kind, kind)
          Part(\.view.frame, frame)
          Part(\.view.boundsOrigin, point("scrollX", "scrollY"))
          Part(\.view.anchorPoint, anchor)
          Part(\.view.transform, transform)
          Part(\.view.alpha, Coordinates.alpha("alpha"))
          Part(\.view.isHidden, boolean("hidden"))
          Part(\.takesTouchesAsWhenNew, boolean("interactive", simplest: true))
          Part(\.view.clipsToBounds, boolean("clips"))
          Part(\.view.isMultipleTouchEnabled, boolean("multitouch"))
          Part(\.view.isEnabled, boolean("enabled", simplest: true))
          Part(\.view.level, integer("level", in: -1_000_000_000...1_000_000_000))
          Part(\.view.overrides, overrides)
          Part(\.controller, optional("controller", of: controller))
          Part(\.recognizers, list("recognizers", of: recognizer, count: listCount))
          Part(\.subviews, subviews)
          rare("scrolling", besides: Draft.View()) {
            Part(\.view.scrolling, scrolling)
          }
        }
      })
  }

  private static let scrolling = AnyGenerator(
    record(of: Scenario.Scrolling()) {
      complete(Scenario.Scrolling.schema, of: Scenario.Scrolling(), at: \.self) {
        Part(\.contentSize.width, Coordinates.size("contentWidth"))
        Part(\.contentSize.height, Coordinates.size("contentHeight"))
      }
    })

  static let frame = AnyGenerator(
    record(of: Rect(0, 0, 0, 0)) {
      Part(\.x, Coordinates.coordinate("x"))
      Part(\.y, Coordinates.coordinate("y"))
      Part(\.width, Coordinates.size("width"))
      Part(\.height, Coordinates.size("height"))
    })

  static func point(_ x: Tag, _ y: Tag) -> AnyGenerator<Point> {
    AnyGenerator(
      record(of: Point.zero) {
        Part(\.x, Coordinates.coordinate(x))
        Part(\.y, Coordinates.coordinate(y))
      })
  }

  /// In the middle, or anywhere.
  private static let anchor = AnyGenerator(
    oneOf(
      "anchor", Alternative(constant(Point(0.5, 0.5))),
      Alternative(point("anchorX", "anchorY"))
    ).withoutSpan)

  static let transform = AnyGenerator(
    oneOf("transform", Alternative(simpleTransform), Alternative(anyTransform)).withoutSpan)

  private static let simpleTransform = AnyGenerator(
    element(
      "turn",
      of: [
        Transform.identity, .quarterTurn, .scale(2, 2), .scale(0.5, 0.5), .scale(-1, 1),
        .scale(1, -1),
      ]))

  /// By its six numbers; what cannot be undone becomes the identity.
  private static let anyTransform = AnyGenerator<Transform>(
    record(of: Transform.identity) {
      Part(\.a, Coordinates.number("a"))
      Part(\.b, Coordinates.number("b"))
      Part(\.c, Coordinates.number("c"))
      Part(\.d, Coordinates.number("d"))
      Part(\.tx, Coordinates.number("tx"))
      Part(\.ty, Coordinates.number("ty"))
    }
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
