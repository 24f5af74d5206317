import Invariants
import Stage
import Testing
import TouchScript

@testable import Conformance

@Suite("Which of several broken rules explains the others")
struct BlameTests {
  private let scenario = Scenario {
    Window("window", Rect(0, 0, 100, 100)) {
      View("view", Rect(0, 0, 50, 50))
    }
    .tap("tap") { $0.delegate = .init(shouldReceive: true) }
  } script: {
    Tap(at: Point(10, 10))
  }

  /// A rule that is broken at an event where a scene has something, and else has nothing to say.
  private func rule(
    _ id: Rule.ID, at event: Int, where isThere: @escaping @Sendable (Scenario) -> Bool
  ) -> Invariant {
    Invariant(id) { evidence in
      isThere(evidence.scenario)
        ? .broken(Violation("", event: event, expected: "")) : .notExercised
    }
  }

  private func order(_ rules: Invariant...) -> [Rule.ID] {
    Judgement(scenario, on: Stage(), by: rules).broken.map(\.id)
  }

  @Test("Of rules broken at one event, the one that needs more of the scene leads")
  func specific() {
    let always = rule("always", at: 3) { _ in true }
    let recognizer = rule("recognizer", at: 3) { !$0.recognizers.isEmpty }
    let delegate = rule("delegate", at: 3) { $0.recognizers.contains { $0.delegate != nil } }
    #expect(order(always, recognizer, delegate) == ["delegate", "recognizer", "always"])
    #expect(order(delegate, always, recognizer) == ["delegate", "recognizer", "always"])
  }

  @Test("What went wrong earlier leads, however unspecific the rule is")
  func earliest() {
    let always = rule("always", at: 2) { _ in true }
    let recognizer = rule("recognizer", at: 3) { !$0.recognizers.isEmpty }
    #expect(order(recognizer, always) == ["always", "recognizer"])
  }

  @Test("Rules that need as much are in the rulebook's order")
  func ties() {
    let views = rule("views", at: 3) { $0.views.count > 1 }
    let taps = rule("taps", at: 3) { !$0.recognizers.isEmpty }
    let counts = Blame.independence(of: [views, taps], in: scenario, on: Stage())
    #expect(counts == ["views": 4, "taps": 4])
    #expect(order(views, taps) == ["views", "taps"])
    #expect(order(taps, views) == ["taps", "views"])
  }

  @Test("The scenes with one part less are valid, lack something, and are all different")
  func parts() {
    let smaller = scenario.withOnePartLess
    #expect(smaller.allSatisfy { (try? $0.validate()) != nil && $0 != scenario })
    #expect(Set(smaller).count == smaller.count)
    // Without the view, the tap, its delegate, all of the script, the second step.
    #expect(smaller.count == 5)
  }
}
