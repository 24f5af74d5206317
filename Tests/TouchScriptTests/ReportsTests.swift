import Testing

@testable import TouchScript

@Suite("What an engine reports")
struct ReportsTests {
  @Test("Every kind of observation is in one level, and every bit has a name of its own")
  func levels() {
    let levels = Reports.Level.allCases.map { Reports($0) }
    #expect(levels.reduce(into: Reports()) { $0.formUnion($1) } == .kinds)
    #expect(
      levels.map { $0.rawValue.nonzeroBitCount }.reduce(0, +) == Observation.Kind.allCases.count)
    let single = Reports.all.single
    #expect(Set(single.map(\.name)).count == single.count)
    #expect(single.reduce(into: Reports()) { $0.formUnion($1.report) } == .all)
    #expect(Reports.kinds.isDisjoint(with: .fields))
  }

  @Test(
    "A list of names says it, and the shortest list is what is written",
    arguments: [
      ([], [], .fields),
      (["responder-calls"], ["responder-calls"], Reports(.responderCalls).union(.fields)),
      (
        ["hitTest", "pointInside", "action", "-tapCount"], ["action", "hit-tests", "-tapCount"],
        Reports([.hitTest, .pointInside, .action]).union(.fields).subtracting(Reports(.tapCount))
      ),
      (["-timestamp"], ["-timestamp"], Reports.all.subtracting(Reports(.timestamp))),
      (
        ["-reset", "-hit-tests"],
        ["responder-calls", "actions", "recognizers"]
          + Observation.Kind.allCases.filter { $0.level == .questions && $0 != .reset }.map(\.name),
        Reports.all.subtracting(Reports([.reset, .hitTest, .pointInside]))
      ),
    ] as [([String], [String], Reports)])
  func names(listed: [String], shortest: [String], reports: Reports) throws {
    #expect(try Reports(names: listed) == reports)
    #expect(reports.names == shortest)
    #expect(try Reports(names: shortest) == reports)
  }

  @Test("All levels are everything, which needs no list")
  func everything() throws {
    #expect(try Reports(names: Reports.Level.allCases.map(\.rawValue)) == .all)
    #expect(Reports.all.names == nil && About(name: "").reports == .all)
  }

  @Test("An unknown name is refused in one sentence")
  func unknown() {
    let cases = [
      (
        ["actions", "hittest"],
        "'hittest' is neither a level nor a kind nor a field of observations; the levels are "
          + "responder-calls, actions, recognizers, hit-tests, questions"
      ),
      (
        ["tapCount"],
        "'tapCount' is a field, and reported with its observations; list '-tapCount' if it is not"
      ),
    ]
    for (names, sentence) in cases {
      let error = #expect(throws: Reports.UnknownName.self) { try Reports(names: names) }
      #expect(error?.description == sentence)
    }
  }

  private var touch: Observation.Touch {
    Observation.Touch(
      finger: 0, phase: .moved, view: "v", window: "w", tapCount: 2, timestamp: 3,
      location: Point(1, 2), previousLocation: Point(3, 4), locationInReceiver: Point(5, 6),
      identity: 7)
  }

  private var trace: Trace {
    return Trace([
      .init(.hitTest, at: 9, who: "w", other: "v"),
      .init(.sendEvent, at: 9, who: "application", touches: [touch]),
      .init(
        .recognizer, at: 9, who: "b", phase: .moved, state: .failed, touches: [touch], fingers: [0]),
      .init(
        .recognizer, at: 9, who: "a", phase: .moved, state: .failed, touches: [touch], fingers: [0]),
      .init(.reset, at: 9, who: "b", state: .failed),
      .init(.responder, at: 9, who: "v", phase: .moved, touches: [touch], fingers: [0]),
    ])
  }

  @Test("What is not reported is left out, with its touches, and all else stays")
  func kinds() {
    let partial = trace.reporting(only: Reports(.responderCalls).union(.fields))
    #expect(partial.observations == [trace.observations[5]] && partial.touches.count == 1)
    #expect(partial.kinds == Reports(.responder) && trace.reports == .all)
    #expect(trace.reporting(only: .all) == trace)
    #expect(
      partial.reporting(only: Reports.all.subtracting(Reports(.responder))).observations.isEmpty)
  }

  @Test("A field that is not reported says nothing, with any value")
  func fields() {
    let bare = trace.reporting(only: .kinds).observations
    let touch = bare[5].touches[0]
    #expect(touch.tapCount == 1 && touch.timestamp == 9 && touch.identity == 0)
    #expect(touch.location == .zero && touch.previousLocation == .zero)
    #expect(touch.locationInReceiver == nil && bare[5].fingers.isEmpty)
    #expect(
      bare.map(\.kind) == [.hitTest, .sendEvent, .recognizer, .recognizer, .reset, .responder])
    #expect(bare[2...4].allSatisfy { $0.state == .possible })
  }
}
