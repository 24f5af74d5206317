import Invariants
import Stage
import Testing
import TouchScript

/// Scenes in which the right engine was accused once.
@Suite("The right engine is not accused")
struct RightEngineTests {
  @Test("where a view is hit that another one answers with", arguments: foreignAnswers)
  func foreignAnswer(scenario: Scenario) throws { try holds(scenario) }

  /// A window or view answers with `b`, which could not be hit by itself.
  private static let foreignAnswers: [Scenario] = [
    // FB-17: the hitTest of `b` itself returns nil.
    scene { $0[2].overrides.hitTest = .returnsNil },
    // HT-04: it is hidden.
    scene { $0[2].isHidden = true },
    // HT-21: the point is outside of its superview.
    scene {
      $0[2].parent = "c"
      $0.insert(Scenario.View(id: "c", parent: "w", frame: Rect(0, 0, 1, 1)), at: 2)
    },
    // TO-01, TO-06: it is in no window.
    scene(changes: [.removeFromSuperview("b")]) { $0[2].boundsOrigin = Point(0, 8) },
    // TV-07: it is a cell, whose content view would be hit.
    Scenario(
      views: [
        .init(
          id: "w", kind: .window, frame: Rect(0, 0, 100, 100),
          overrides: .init(hitTest: .returns("cell"))),
        .init(id: "table", parent: "w", kind: .tableView, frame: Rect(0, 0, 100, 100)),
        .init(id: "cell", parent: "table", kind: .tableCell, frame: Rect(0, 0, 100, 44)),
        .init(id: "content", parent: "cell", kind: .cellContent, frame: Rect(0, 0, 100, 44)),
      ], script: .finger(Point(20, 20), lasting: 100)),
  ]

  private static func scene(
    changes: [Scenario.Change] = [], _ change: (inout [Scenario.View]) -> Void
  ) -> Scenario {
    var views: [Scenario.View] = [
      .init(id: "w", kind: .window, frame: Rect(0, 0, 100, 100)),
      .init(
        id: "a", parent: "w", frame: Rect(0, 0, 100, 100),
        overrides: .init(hitTest: .returns("b"))),
      .init(id: "b", parent: "w", frame: Rect(50, 50, 50, 50)),
    ]
    change(&views)
    // What answers is in front.
    let answering = views.remove(at: 1)
    views.append(answering)
    return Scenario(
      views: views,
      script: [Scenario.Step(at: 0, changes: changes)] + .finger(Point(20, 20), lasting: 100))
  }

  @Test("where the target of a recognizer is a delegate that is no responder")
  func delegateAsTarget() throws {
    try holds(
      Scenario(
        views: [.init(id: "w", kind: .window, frame: Rect(0, 0, 100, 100))],
        recognizers: [
          .init(id: "r", view: "w", targets: [.init(.responder(Scenario.Reserved.delegate), "act")])
        ],
        application: .init(delegate: .init(isResponder: false)),
        script: .finger(Point(20, 20), lasting: 100)))
  }

  @Test("where an action takes out a view whose touch the recognizer ignores")
  func removalByAction() throws {
    var scenario = Scenario(
      views: [
        .init(id: "w", kind: .window, frame: Rect(0, 0, 300, 300)),
        .init(
          id: "a", parent: "w", frame: Rect(0, 0, 300, 300), isMultipleTouchEnabled: true),
      ], recognizers: [.init(id: "r", view: "w", kind: .pan, ignoredFingers: [0])],
      script: [
        .init(
          at: 0,
          touches: [.init(0, .began, at: Point(20, 20)), .init(1, .began, at: Point(80, 20))]),
        .init(at: 20, touches: [.init(1, .moved, at: Point(80, 120))]),
      ])
    scenario.reactions = [.init(on: .action("r"), changes: [.removeFromSuperview("a")])]
    try holds(scenario)
  }

  @Test(
    "where a recognizer loses its touch, to the app, as another one recognizes",
    arguments: [Scenario.Change.removeFromSuperview("b"), .setRecognizerEnabled("s", false)])
  func lossAtRecognition(change: Scenario.Change) throws {
    try holds(
      Scenario(
        views: [
          .init(id: "w", kind: .window, frame: Rect(0, 0, 200, 100)),
          .init(id: "a", parent: "w", frame: Rect(0, 0, 100, 100)),
          .init(id: "b", parent: "w", frame: Rect(100, 0, 100, 100)),
        ], recognizers: [.init(id: "r", view: "a"), .init(id: "s", view: "b")],
        script: [
          .init(
            at: 0,
            touches: [.init(0, .began, at: Point(20, 20)), .init(1, .began, at: Point(120, 20))]),
          .init(
            at: 10, changes: [change], touches: [.init(0, .ended, at: Point(20, 20))]),
          .init(at: 20, touches: [.init(1, .ended, at: Point(120, 20))]),
        ]))
  }

  @Test("where a view in no window answers, and its recognizers wait for another tap")
  func waitingNowhere() throws {
    try holds(
      Scenario(
        views: [
          .init(
            id: "w", kind: .window, frame: Rect(0, 0, 100, 100),
            overrides: .init(hitTest: .returns("a"))),
          .init(id: "a", parent: "w", frame: Rect(0, 0, 100, 100)),
        ],
        recognizers: [
          .init(
            id: "double", view: "a", taps: 2, delegate: .init(isRequiredToFailBy: ["single"])),
          .init(id: "single", view: "a"),
        ],
        script: [
          .init(
            at: 0, changes: [.removeFromSuperview("a")],
            touches: [.init(0, .began, at: Point(20, 20))]),
          .init(at: 10, touches: [.init(0, .ended, at: Point(20, 20))]),
          .init(at: 1_010, touches: [.init(0, .began, at: Point(20, 20))]),
          .init(at: 1_020, touches: [.init(0, .ended, at: Point(20, 20))]),
        ]))
  }

  @Test("where two views wait at once for a finger to be held, and whoever looks first sees first")
  func nestedLongPresses() throws {
    func scene(_ kind: Scenario.Recognizer.Kind) -> Scenario {
      Scenario(
        views: [
          .init(id: "w", kind: .window, frame: Rect(0, 0, 100, 100)),
          .init(id: "a", parent: "w", frame: Rect(0, 0, 100, 100)),
        ],
        recognizers: [
          .init(id: "r", view: "w", kind: .longPress), .init(id: "s", view: "a", kind: kind),
        ], script: .finger(Point(20, 20), lasting: 600))
    }
    let relation = try #require(Relations["M-8"])
    #expect(relation.transformed(scene(.longPress)) == nil)
    #expect(relation.transformed(scene(.tap)) != nil)
  }

  @Test("where a controller is presented at the moment of an interruption")
  func presentationAndInterruption() throws {
    try holds(
      Scenario(
        views: [
          .init(id: "w", kind: .window, frame: Rect(0, 0, 100, 100)),
          .init(id: "a", parent: "w", frame: Rect(0, 0, 100, 100)),
          .init(id: "b", parent: "a", frame: Rect(0, 0, 100, 100)),
        ], controllers: [.init(id: "c", view: "a"), .init(id: "d", view: "b")],
        script: [
          .init(at: 0, touches: [.init(0, .began, at: Point(20, 20))]),
          .init(
            at: 10, changes: [.removeFromSuperview("b")],
            touches: [.init(1, .began, at: Point(20, 20))]),
          .init(at: 20, changes: [.present("d", by: "c"), .interrupt]),
        ]))
  }

  private func holds(
    _ scenario: Scenario, at location: SourceLocation = #_sourceLocation
  ) throws {
    try scenario.validate()
    let broken = Invariants.judge(Stage().perform(scenario), of: scenario)
      .compactMap { $0.verdict.violation?.sentence }
    #expect(broken == [], sourceLocation: location)
  }
}
