import Testing
import Touchstone
import TouchstoneTesting

let kept = Invariant("APP-1", "A button never gets touchesCancelled.") { scene in
  .each(scene.views(.button)) { button in
    scene.when(.receives(button), never: .cancelled(button))
  }
}

let saved = Invariant(
  "APP-2", "The button \"like\" keeps its touch.",
  when: "receives like", expect: "not cancelled like")

struct MyScreenTests {
  static let judged = Conformance(
    scenes: try! Scenarios.fingers(on: screen), invariants: [kept, saved], cases: 300)

  @Test(arguments: judged.rules)
  func holds(_ rule: Rule) { Self.judged.expect(rule) }
}
