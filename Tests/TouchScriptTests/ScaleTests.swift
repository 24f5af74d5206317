import Testing
import TouchScript

@Suite("Large scenarios")
struct ScaleTests {
  /// Views `v0`…, each inside the one before.
  private func chain(of count: Int) -> Scenario {
    Scenario(
      views: (0..<count).map { index in
        Scenario.View(
          id: "v\(index)", parent: index == 0 ? nil : "v\(index - 1)",
          kind: index == 0 ? .window : .view, frame: Rect(0, 0, 8, 8))
      })
  }

  @Test("may be chains of 20,000 views: no way through them is recursive")
  func deepChain() throws {
    let scenario = chain(of: 20_000)
    try scenario.validate()
    var shuffled = scenario
    shuffled.views.reverse()
    #expect(try Scenario(json: shuffled.compactJSON) == scenario)
    let index = SceneIndex(scenario)
    #expect(index.depths.last == 19_999)
    #expect(index.path(from: 19_999) == Array((0..<20_000).reversed()))
    let tree = scenario.sceneDescription.split(separator: "\n")
    #expect(tree.count == 20_000)
    #expect(tree.last?.hasSuffix("⋯ level 19999: v19999  view (0, 0, 8, 8)") == true)
    #expect(scenario.swiftSource.utf8.count < 2_000_000)
  }

  @Test("may be rings of 20,000 views, which are refused in one line")
  func longRing() {
    var scenario = chain(of: 20_000)
    scenario.views[1].parent = "v19999"
    #expect(
      message { try scenario.validate() }
        == "views[1].parent: 'v1' is its own ancestor "
        + "(v1 → v19999 → v19998 → v19997 → v19996 → v19995 → … 19993 more … → v1)")
  }

  @Test("may have 50,000 siblings: no work is quadratic")
  func wideTree() throws {
    var scenario = Scenario(views: [Scenario.View(id: "w", kind: .window)])
    scenario.views += (0..<50_000).map { Scenario.View(id: "v\($0)", parent: "w") }
    scenario.recognizers = (0..<1000).map { Scenario.Recognizer(id: "t\($0)", view: "v\($0)") }
    try scenario.validate()
    #expect(SceneIndex(scenario).children(of: 0).count == 50_000)
    #expect(SceneIndex(scenario).view("v49999") == 50_000)
  }

  @Test("have an end")
  func limit() {
    var scenario = Scenario()
    scenario.script = Array(repeating: Scenario.Step(at: 0), count: 1_000_001)
    #expect(
      message { try scenario.validate() } == "script: 1000001 of them, and 1000000 are allowed")
  }

  @Test("have traces whose events and touches are small")
  func traceEvents() {
    #expect(MemoryLayout<Trace.Event>.stride <= 96)
    #expect(MemoryLayout<Trace.Touch>.stride <= 112)
  }
}
