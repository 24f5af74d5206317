import Invariants
import Stage
import Testing
import TouchScript

@testable import Conformance

@Suite("A judgement")
struct JudgementTests {
  private let scenario = Scenario {
    Window("window", Rect(0, 0, 100, 100)) {
      View("back", Rect(0, 0, 50, 50))
      View("front", Rect(0, 0, 50, 50))
    }
  } script: {
    Tap(at: Point(10, 10))
  }

  private func invariant(_ id: Rule.ID, brokenAt event: Int?) -> Invariant {
    Invariant(id) { _ in
      event.map { .broken(Violation("", event: $0, expected: "")) } ?? .holds
    }
  }

  @Test("What went wrong first comes first; ties are in the order of the rules")
  func order() {
    let judgement = Judgement(
      scenario, on: Stage(),
      by: [
        invariant("A", brokenAt: 7), invariant("B", brokenAt: 2), invariant("C", brokenAt: nil),
        invariant("D", brokenAt: 2), Invariant("E") { _ in .notExercised },
      ])
    #expect(judgement.broken.map(\.id) == ["B", "D", "A"])
    #expect(judgement.exercised == 4)
  }

  @Test("Its text shows the rule, the scene, the fingers and the wrong line")
  func text() throws {
    let fault = try WrongEngine(named: "forward-subviews")
    let judgement = Judgement(
      scenario, on: fault, by: try Invariants.matching("HT-12"))
    #expect(
      judgement.text() == """
        ✗ HT-12 is broken. "window" asked its subview "back" before "front", which is in front of it.
          Rule     Siblings are asked in reverse `subviews` order; the first… (S000 logs and 4 more)
          Scene    window  window (0, 0, 100, 100)
                   ├─ back  view (0, 0, 50, 50)
                   └─ front  view (0, 0, 50, 50)
          Fingers  at  0 ms  finger 0 down at (10, 10)
                   at 50 ms  finger 0 up at (10, 10)
          Trace       2  0 ms  hitTest(window) at (10, 10) → back
                      3  0 ms  pointInside(window) at (10, 10) → true
                   ✗  4  0 ms  hitTest(back) at (10, 10) → back
                   … 2 events before, 17 events after
          Expected Subviews are asked front to back, up to the first answer.
        """)
  }

  /// All scenes of size 4 among taps found this one: a method that returns a responder cannot return a
  /// delegate that is none, so the rules must not wait for it.
  @Test("A delegate that is no responder is the next of none, even where it is named")
  func delegateOutsideTheChain() {
    for (isResponder, isInChain) in [(true, true), (false, false)] {
      let scene = Scenario(application: .init(delegate: .init(isResponder: isResponder))) {
        Window("v1", Rect(0, 0, 1, 1)).next("delegate")
      } script: {
        Down(at: Point(0, 0))
      }
      let judgement = Judgement(scene, on: Stage())
      #expect(judgement.broken.map(\.id) == [])
      #expect(judgement.trace.log().contains("chain(v1): delegate") == isInChain)
    }
  }

  @Test("An event that is missing is shown where it was due")
  func missing() {
    let trace = Trace([.init(.hitTest, at: 3, who: "v1")])
    let violation = Violation("", event: 1, isMissing: true, expected: "something")
    let excerpt = EventLines(trace).excerpt(of: violation, isWhole: false)
    #expect(excerpt.lines == ["  0  3 ms  hitTest(v1) at (0, 0) → nil", "✗ 1  missing"])
    #expect(excerpt.wrong == 1 && excerpt.time == 3 && excerpt.remark == nil)
  }

  @Test("Lines are at most 100 characters, and none is blank")
  func width() throws {
    for smallest in SmallestScene.recorded.prefix(5) {
      let fault = try WrongEngine(named: smallest.fault)
      let campaign = Campaign(
        seed: 3, cases: 0, relations: [], system: fault)
      let report = try Report(
        of: smallest.scene, from: "a file", in: campaign, replay: "touchstone replay TOKEN")
      let text = report.found(Detail(whole: true))
      #expect(!text.contains("\n\n"))
      for line in text.split(separator: "\n") where !line.contains("touchstone replay ts2.") {
        #expect(line.count <= 100, "\(line)")
      }
    }
  }
}

@Suite("The size of a scenario")
struct SizeTests {
  @Test("Windows do not count, samples of all fingers do")
  func size() {
    let scenario = Scenario {
      Window("window", Rect(0, 0, 100, 100)) {
        View("view", Rect(0, 0, 50, 50)).tap("a").tap("b")
      }
      Window("other", Rect(0, 0, 100, 100))
    } script: {
      Down(at: Point(10, 10))
      Down(1, at: Point(20, 20))
      After(5)
      Move(to: Point(30, 30))
    }
    #expect(SceneSize(scenario) == SceneSize(views: 1, recognizers: 2, samples: 3))
    #expect(SceneSize(scenario).description == "1 view, 2 recognizers, 3 touch samples")
  }
}
