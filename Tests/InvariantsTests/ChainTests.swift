import Invariants
import Testing
import TouchScript

private let point = Point(50, 50)
private let down = TouchState(.began, 10, in: "v", at: point)

/// A view in a controller's view, with the chain up to a delegate.
private func scene(_ change: (inout Scenario) -> Void = { _ in }) -> Scenario {
  var scenario = Scenario(
    views: [
      .init(id: "w", kind: .window, frame: Rect(0, 0, 320, 480)),
      .init(id: "root", parent: "w", frame: Rect(0, 0, 320, 480)),
      .init(id: "v", parent: "root", frame: Rect(0, 0, 100, 100)),
    ], controllers: [.init(id: "vc", view: "root")],
    application: .init(delegate: .init()),
    script: [.init(at: 10, touches: [.init(0, .began, at: point)])])
  change(&scenario)
  return scenario
}

private func trace(_ order: [String], chain: [String]? = nil) -> [Trace.Entry] {
  [Trace.Entry].hit(10, "w", point, "v") + [Trace.Entry].hit(10, "root", point, "v")
    + [Trace.Entry].hit(10, "v", point, "v") + Trace.Entry.send(10, down)
    + order.map { .responder($0, down, at: ["v", "root", "w"].contains($0) ? point : nil) }
    + [Trace.Entry(at: 10, .chain(from: "v", responders: chain ?? Array(order.dropFirst())))]
}

@Suite("Responder chain")
struct ChainTests {
  static let order = ["v", "root", "vc", "w", "scene", "application", "delegate"]

  @Test("Holds for the whole chain")
  func holds() {
    let right = Case(scene(), trace(Self.order))
    for rule in ["RC-01", "RC-02", "RC-03", "RC-06", "RC-07", "RC-08", "RC-09", "RC-13"] {
      #expect(right.verdict(rule) == .holds, "\(rule)")
    }
    #expect(right.brokenRules == [])
  }

  @Test("RC-01: a controller that is left out is missed")
  func withoutController() {
    let wrong = Case(scene(), trace(Self.order.filter { $0 != "vc" }))
    #expect(
      wrong.verdict("RC-01")?.violation?.sentence == "next of \"root\" is \"w\", not \"vc\"")
    #expect(wrong.verdict("RC-13")?.violation?.event == 10)
    #expect(wrong.verdict("RC-02") == .notExercised)
  }

  @Test("RC-06: the older dialect has no scene")
  func dialect() {
    let old = scene { $0.dialect = .ios12 }
    #expect(Case(old, trace(Self.order)).verdict("RC-06")?.violation != nil)
    #expect(
      Case(old, trace(Self.order.filter { $0 != "scene" })).brokenRules == [])
  }

  @Test("RC-14: what a view keeps goes no further")
  func kept() {
    let keeping = scene { $0.views[1].overrides.touches.began = .keeps }
    let chain = Array(Self.order.dropFirst())
    #expect(Case(keeping, trace(["v", "root"], chain: chain)).verdict("RC-14") == .holds)
    let violation = Case(keeping, trace(["v", "root", "vc"], chain: chain))
      .verdict("RC-14")?.violation
    #expect(violation?.event == 10)
  }

  @Test("RC-15: calling super first turns the order round")
  func superFirst() {
    let first = scene { $0.views[2].overrides.touches = .init(.passesOnFirst) }
    let chain = Array(Self.order.dropFirst())
    #expect(Case(first, trace(chain + ["v"], chain: chain)).verdict("RC-15") == .holds)
    #expect(Case(first, trace(Self.order, chain: chain)).verdict("RC-15")?.violation?.event == 8)
  }

  @Test("RC-10: a recognizer in the chain is named")
  func recognizers() {
    let with = scene { $0.recognizers = [.init(id: "t", view: "v")] }
    let wrong = Case(with, trace(Self.order, chain: ["t", "root"]))
    #expect(
      wrong.verdict("RC-10")?.violation?.sentence
        == "the recognizer \"t\" stands in a responder chain")
  }
}
