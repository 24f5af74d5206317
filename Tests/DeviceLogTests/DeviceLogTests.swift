import Experiments
import Generators
import Logs
import PropertyTesting
import Testing
import TouchScript

/// What real UIKit was seen to do, case by case; the cases are the command's experiments.
@Suite("Device logs")
struct DeviceLogTests {
  @Test("are what the engine prints", arguments: Experiment.all.filter { $0.device != nil })
  func printed(experiment: Experiment) {
    let trace = deviceTrace(of: experiment.scenario)
    if let mismatch = experiment.mismatch(with: trace) { Issue.record("\(mismatch)") }
  }

  @Test("S000-6 and S000-7: of nested taps the innermost acts, in any order of delivery")
  func nestedTaps() throws {
    let experiment = try #require(Experiment.named("S000-6"))
    for seed in 0..<24 {
      var scenario = experiment.scenario
      scenario.orderSeed = seed
      if let mismatch = experiment.device?.mismatch(with: deviceTrace(of: scenario)) {
        Issue.record("\(mismatch)")
      }
    }
  }

  @Test("S000-6 and S000-7: the orders of the two runs differ, and order seeds bring out both ways")
  func ordersDiffer() {
    let orders = (0..<24).map { seed in
      let scenario = Scenario(orderSeed: seed) {
        Window("window", Rect(0, 0, 320, 480)) {
          View("A", Rect(0, 0, 320, 480)) { View("C", Rect(0, 0, 320, 480)).tap("tapC") }.tap(
            "tapA")
        }
      } script: {
        Down(at: Point(160, 180))
      }
      return Log(deviceTrace(of: scenario)).observing(["R.began"]).lines.map {
        $0.text.prefix { $0 != " " }
      }
    }
    #expect(orders.contains(["R(tapA).began", "R(tapC).began"]))
    #expect(orders.contains(["R(tapC).began", "R(tapA).began"]))
  }

  @Test("S003-9: a touch keeps its view wherever it goes, and has the time of its last change")
  func touchProperties() throws {
    let experiment = try #require(Experiment.named("S003-9"))
    let touches = deviceTrace(of: experiment.scenario).observations.compactMap { what in
      what.kind == .responder && what.who == "C" ? what.touches.first : nil
    }
    #expect(touches.map(\.phase) == [.began, .moved, .ended])
    #expect(touches.map(\.view) == ["C", "C", "C"])
    #expect(touches.map(\.timestamp) == [0, 40, 90])
  }

  @Test("have names of their own, which are found however they are written")
  func names() {
    let ids = Experiment.all.map(\.id)
    #expect(Set(ids).count == ids.count)
    #expect(Experiment.named("s001-c")?.id == "S001-C")
    #expect(Experiment.named("X-7")?.id == "X-7:quick")
    #expect(Experiment.named("S009") == nil)
    #expect(Experiment.nearest(to: "S001-X") != nil)
  }
}

/// What is observed when `scenario` is played; an issue where the choices that the scene is spelled
/// as, by which it would be shrunk, do not draw it again.
private func deviceTrace(of scenario: Scenario) -> Trace {
  do {
    let spelled = try Scenarios.generator.tree(of: scenario)
    if Scenarios.generator.value(of: spelled) != scenario {
      Issue.record("what it is spelled as draws another scene")
    }
  } catch {
    Issue.record("\(error)")
  }
  return trace(of: scenario)
}
