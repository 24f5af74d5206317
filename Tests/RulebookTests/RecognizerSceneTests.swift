import Invariants
import Stage
import Testing
import TouchEngine
import TouchScript

/// Scenes that put rules about recognizers to the test: the right engine stands it, and a wrong one,
/// or a trace that was tampered with, does not.
@Suite("Recognizers in scenes of their own")
struct RecognizerSceneTests {
  /// A scene in which the right engine keeps some rules, and a wrong one breaks them.
  struct Row: CustomTestStringConvertible, Sendable {
    let rules: [Rule.ID]
    let says: String
    let scenario: Scenario
    let wrong: @Sendable (inout Behavior) -> Void
    var testDescription: String { "\(rules.joined(separator: ", ")): \(says)" }

    init(
      _ rules: Rule.ID..., says: String, _ scenario: Scenario,
      wrong: @escaping @Sendable (inout Behavior) -> Void
    ) {
      self.rules = rules
      self.says = says
      self.scenario = scenario
      self.wrong = wrong
    }
  }

  private static let oneTap: [Scenario.Step] = .stroke() + .rest(until: 3000)
  private static let twoTaps: [Scenario.Step] =
    .stroke() + .stroke(down: 110, up: 160) + .rest(until: 3000)

  /// A single tap `a` and a double tap `b`, which says whether the other has to wait.
  private static func taps(
    _ script: [Scenario.Step], waits: (inout Scenario.Recognizer, inout Scenario.Recognizer) -> Void
  ) -> Scenario {
    var single = Scenario.Recognizer(id: "a", view: "v")
    var double = Scenario.Recognizer(id: "b", view: "v", taps: 2, delaysTouchesEnded: false)
    waits(&single, &double)
    return .nested([single, double], script)
  }

  static let table: [Row] = [
    Row(
      "GC-35", says: "a single tap waits until no second one comes",
      taps(oneTap) { a, _ in a.requiresFailureOf = ["b"] }
    ) { $0.mistakes = [.requirementsIgnored] },
    Row(
      "GC-38", says: "and delays the end of its touch until then",
      taps(oneTap) { a, _ in a.requiresFailureOf = ["b"] }
    ) { $0.mistakes = [.delaysEndedIgnored] },
    Row(
      "GC-27", says: "and does not recognize the first of two",
      taps(twoTaps + .stroke(down: 4000, up: 4050) + .rest(until: 7000)) { a, _ in
        a.requiresFailureOf = ["b"]
      }
    ) { $0.mistakes = [.requirementsIgnored] },
    Row(
      "GC-29", says: "it fails when the double tap recognizes",
      taps(twoTaps) { a, _ in
        a.requiresFailureOf = ["b"]
        a.delegate = .init(simultaneousWith: ["b"])
      }
    ) { $0.mistakes = [.waitsAlthoughRecognized] },
    Row(
      "GC-30", says: "and waits the next time as well",
      taps(oneTap + .stroke(down: 4000, up: 4050) + .stroke(down: 4100, up: 4150)) { a, _ in
        a.requiresFailureOf = ["b"]
      }
    ) { $0.mistakes = [.requirementsIgnored] },
    Row(
      "GC-31", says: "its delegate can make it wait",
      taps(twoTaps) { a, _ in a.delegate = .init(requiresFailureOf: ["b"]) }
    ) { $0.mistakes = [.onlyOtherDelegateRequires] },
    Row(
      "GC-31", says: "so can the other's delegate",
      taps(twoTaps) { _, b in b.delegate = .init(isRequiredToFailBy: ["a"]) }
    ) { $0.mistakes = [.onlyOwnDelegateRequires] },
    Row(
      "GC-32", says: "its class can make it wait",
      taps(twoTaps) { a, _ in a.subclassRequiresFailureOf = ["b"] }
    ) { $0.mistakes = [.classRequirementsIgnored] },
    Row(
      "GC-32", says: "so can the other's class",
      taps(twoTaps) { _, b in b.subclassIsRequiredToFailBy = ["a"] }
    ) { $0.mistakes = [.classRequirementsIgnored] },
    Row(
      "GC-33", says: "its delegate's no does not help",
      taps(twoTaps) { a, b in
        a.delegate = .init(requiresFailureOf: [])
        b.delegate = .init(isRequiredToFailBy: ["a"])
      }
    ) { $0.mistakes = [.onlyOwnDelegateRequires] },
    Row(
      "GC-36", says: "a single tap that does not wait comes first, the double tap second",
      taps(twoTaps) { _, _ in }
    ) { $0.mistakes = [.tapPreventsDoubleTap] },
    Row(
      "GR-24", says: "two recognizers delay the touch, each until it has failed",
      taps(oneTap) { a, b in
        a.delaysTouchesBegan = true
        a.delegate = .init(shouldBegin: false)
        b.delaysTouchesBegan = true
      }
    ) { $0.mistakes = [.delaysBeganIgnored] },
    Row(
      "GR-30", says: "a double tap keeps the end of a single one back",
      .nested([.init(id: "b", view: "v", taps: 2)], oneTap)
    ) { $0.mistakes = [.delaysEndedIgnored] },
    Row(
      "GR-09", says: "a recognizer is enabled while the finger is down",
      .nested(
        [.init(id: "r", view: "p", isEnabled: false)],
        [
          Scenario.Step(at: 10, touches: [.init(0, .began, at: Point(20, 20))]),
          Scenario.Step(at: 20, changes: [.setRecognizerEnabled("r", true)]),
          Scenario.Step(at: 30, touches: [.init(0, .moved, at: Point(21, 20))]),
          Scenario.Step(at: 60, touches: [.init(0, .ended, at: Point(21, 20))]),
        ])
    ) { $0.mistakes = [.recognizersJoinLate] },
    Row(
      "GC-03", says: "a delegate refuses the event",
      .nested([.init(id: "r", view: "p", delegate: .init(shouldReceiveEvent: false))], .stroke())
    ) { $0.mistakes = [.eventRefusalIgnored] },
    Row(
      "GC-06", "GR-16", says: "a pan ignores the second of two fingers",
      .nested([.init(id: "r", view: "p", kind: .pan, ignoredFingers: [1])], twoFingers)
    ) { $0.mistakes = [.ignoredTouchesTaken] },
    Row(
      "GC-16", says: "a tap of a finger that has joined a pan",
      .nested(
        [.init(id: "a", view: "p", kind: .pan), .init(id: "b", view: "v")],
        [
          Scenario.Step(at: 10, touches: [.init(0, .began, at: Point(20, 350))]),
          Scenario.Step(at: 40, touches: [.init(0, .moved, at: Point(80, 350))]),
          Scenario.Step(at: 60, touches: [.init(1, .began, at: Point(200, 200))]),
          Scenario.Step(at: 90, touches: [.init(1, .ended, at: Point(200, 200))]),
        ])
    ) { $0.mistakes = [.laterOnesRecognize] },
    Row(
      "GC-17", says: "a pan goes on when a long press begins",
      .nested(
        [
          .init(id: "a", view: "p", kind: .pan, cannotPrevent: ["b"]),
          .init(id: "b", view: "v", kind: .longPress, allowableMovement: 200),
        ], .stroke([(40, 60), (900, 20)], up: 1000))
    ) { $0.mistakes = [.activeOnesCancelled] },
  ]

  private static let twoFingers: [Scenario.Step] = [
    Scenario.Step(
      at: 10, touches: [.init(0, .began, at: Point(20, 20)), .init(1, .began, at: Point(20, 200))]),
    Scenario.Step(at: 40, touches: [.init(0, .moved, at: Point(80, 20))]),
    Scenario.Step(at: 60, touches: [.init(0, .ended, at: Point(80, 20))]),
    Scenario.Step(at: 90, touches: [.init(1, .ended, at: Point(20, 200))]),
  ]

  @Test("The right engine stands the test, and a wrong one does not", arguments: table)
  func row(row: Row) throws {
    var scenario = row.scenario
    if row.rules.contains("GR-16") { scenario.views[2].isMultipleTouchEnabled = true }
    let right = try PlayedScene(scenario)
    #expect(right.broken == [])
    var behavior = Behavior.uikit
    row.wrong(&behavior)
    let wrong = try PlayedScene(scenario, on: Stage(behavior: behavior))
    for rule in row.rules {
      #expect(right.verdict(rule) == .holds, "\(rule)")
      #expect(wrong.verdict(rule)?.violation != nil, "\(rule)")
    }
  }

  // MARK: Traces that were tampered with

  @Test("GC-28, GC-34: a tap that may recognize must")
  func mustRecognize() throws {
    let waiting = try PlayedScene(Self.taps(Self.oneTap) { a, _ in a.requiresFailureOf = ["b"] })
    #expect(waiting.verdict("GC-28") == .holds)
    #expect(waiting.without(\.isAction).verdict("GC-28")?.violation?.isMissing == true)
    let free = try PlayedScene(
      Self.taps(Self.oneTap) { a, b in
        a.requiresFailureOf = ["b"]
        b.isEnabled = false
      })
    #expect(free.verdict("GC-34") == .holds)
    #expect(free.without(\.isAction).verdict("GC-34")?.violation?.isMissing == true)
  }

  @Test("GC-25: a tap elsewhere does not matter")
  func apart() throws {
    var scenario = Scenario.nested(
      [.init(id: "a", view: "q"), .init(id: "b", view: "v")], Self.twoFingers)
    scenario.script[1].touches[0].location = Point(21, 20)
    scenario.script[2].touches[0].location = Point(21, 20)
    scenario.views[2].frame = Rect(0, 0, 300, 100)
    scenario.views.append(.init(id: "q", parent: "w", frame: Rect(0, 150, 300, 100)))
    let played = try PlayedScene(scenario)
    #expect(played.actions(of: "a") == [.ended])
    #expect(played.actions(of: "b") == [.ended])
    #expect(played.verdict("GC-25") == .holds)
    #expect(played.without(\.isAction).verdict("GC-25")?.violation?.isMissing == true)
  }

  @Test("GR-29: a double tap recognizes once, and each touch has one end")
  func doubleTap() throws {
    let played = try PlayedScene(.nested([.init(id: "b", view: "v", taps: 2)], Self.twoTaps))
    #expect(played.verdict("GR-29") == .holds)
    #expect(played.without(\.isAction).verdict("GR-29")?.violation != nil)
    let endless = played.without {
      $0.kind == .responder && $0.phase == .cancelled
    }
    #expect(endless.verdict("GR-29")?.violation != nil)
  }

  @Test("GR-44: alone, a tap has decided when its touchesEnded returns")
  func decides() throws {
    let played = try PlayedScene(.nested([.init(id: "a", view: "v")], Self.oneTap))
    #expect(played.verdict("GR-44") == .holds)
    let late = played.changing { what in
      if what.kind == .recognizer, what.state == .ended { what.state = .possible }
    }
    #expect(late.verdict("GR-44")?.violation != nil)
  }

  @Test("GR-50: a recognizer that was moved hears nothing at its old view")
  func moved() throws {
    var scenario = Scenario.nested([.init(id: "a", view: "v")], .stroke(down: 100, up: 150))
    scenario.views.append(.init(id: "q", parent: "w", frame: Rect(0, 420, 300, 50)))
    let unmoved = try PlayedScene(scenario)
    scenario.script.insert(Scenario.Step(at: 10, changes: [.addRecognizer("a", to: "q")]), at: 0)
    let played = try PlayedScene(scenario)
    #expect(played.verdict("GR-50") == .holds)
    #expect(PlayedScene(scenario, unmoved.trace).verdict("GR-50")?.violation != nil)
  }

  @Test("GR-47, GR-48, GR-49: every target is called by the recognizer, unless it is gone")
  func targets() throws {
    var recognizer = Scenario.Recognizer(id: "a", view: "v")
    recognizer.targets = [
      .init(.responder("v"), "tapped"), .init(.released, "gone"), .init(.responder("p"), "tapped"),
    ]
    let played = try PlayedScene(.nested([recognizer], Self.oneTap))
    for rule in ["GR-47", "GR-48", "GR-49"] { #expect(played.verdict(rule) == .holds, "\(rule)") }
    let silent = played.without { $0.kind == .actionMethod && $0.other == "p" }
    #expect(silent.verdict("GR-47")?.violation != nil)
    let anonymous = played.changing { what in
      if what.kind == .actionMethod { what.who = "p" }
    }
    #expect(anonymous.verdict("GR-48")?.violation != nil)
    let kept = played.changing { what in
      if what.kind == .actionMethod, what.other == "p", let sender = what.who {
        what = .actionMethod(receiver: "other", action: "gone", sender: sender)
      }
    }
    #expect(kept.verdict("GR-49")?.violation != nil)
  }
}

extension Observation {
  fileprivate var isAction: Bool { kind == .action }
}

extension PlayedScene {
  fileprivate func verdict(_ rule: Rule.ID) -> Verdict? {
    Invariants[rule]?.check(Evidence(scenario, trace))
  }

  /// The same without some events.
  fileprivate func without(_ isLeftOut: (Observation) -> Bool) -> PlayedScene {
    PlayedScene(scenario, Trace(events: trace.entries.filter { !isLeftOut($0.what) }))
  }

  /// The same with other events.
  fileprivate func changing(_ change: (inout Observation) -> Void) -> PlayedScene {
    var entries = trace.entries
    for index in entries.indices { change(&entries[index].what) }
    return PlayedScene(scenario, Trace(events: entries))
  }
}
