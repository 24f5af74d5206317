import Conformance
import Foundation
import Invariants
import Testing
import TouchScript

@testable import Checks

/// Whatever a finding names is in the trace that it is about.
@Suite("Findings name what is so")
struct FindingFactsTests {
  @Test("in each recorded trace of a wrong engine")
  func sections() throws {
    for scene in try RecordedScene.List.wrong.scenes() {
      for play in scene.plays { expectTruth(play.scenario, play.trace, scene.description) }
    }
  }

  @Test("where a lens breaks a rule by itself")
  func lenses() throws {
    for line in try lines(of: "Tests/Checks/Conviction/alone.jsonl") {
      let shown = try JSONDecoder().decode(SmallestScene.self, from: Data(line.utf8))
      let engine = try WrongEngine(named: shown.fault)
      expectTruth(shown.scene, engine.perform(shown.scene), "\(shown.fault), \(shown.rule)")
    }
  }

  @Test("in each trace that was edited by hand")
  func editedTraces() throws {
    for line in try lines(of: "Tests/InvariantsTests/EditedTraces.jsonl") {
      let edited = try JSONDecoder().decode(Edited.self, from: Data(line.utf8))
      expectTruth(edited.scenario, edited.trace, edited.says)
    }
  }

  private struct Edited: Decodable {
    let says: String
    let scenario: Scenario
    let trace: Trace
  }

  private func lines(of path: String) throws -> [Substring] {
    try Checks.lines(of: packageFolder.appending(path: path).path)
  }

  private func expectTruth(_ scenario: Scenario, _ trace: Trace, _ title: String) {
    let evidence = Evidence(scenario, trace)
    let known = Known(evidence)
    for invariant in Invariants.all {
      guard let violation = invariant.check(evidence).violation else { continue }
      let untrue = known.whatIsUntrue(of: violation)
      #expect(untrue.isEmpty, "\(title)\n\(invariant.id): \(violation)")
    }
  }
}

/// What a finding can be held against: the scenario and the trace.
private struct Known {
  let entries: [Observation]
  let names: Set<Scenario.ID>
  let times: Set<Int>

  init(_ evidence: Evidence) {
    let scenario = evidence.scenario
    entries = evidence.trace.observations
    times = Set(scenario.script.map(\.at) + entries.map(\.at))
    names = Set(
      scenario.views.map(\.id) + scenario.controllers.map(\.id) + scenario.recognizers.map(\.id)
        + [Scenario.Reserved.application, Scenario.Reserved.delegate, Scenario.Reserved.scene]
        + entries.flatMap { $0.cast })
  }

  /// What a finding says that is not so.
  func whatIsUntrue(of finding: Violation) -> [String] {
    let facts = finding.facts
    let count = entries.count
    guard (0..<count + (finding.isMissing ? 1 : 0)).contains(finding.event) else {
      return ["there is no event \(finding.event)"]
    }
    let last = entries.indices.contains(finding.event) ? entries[finding.event].at : .max
    var untrue: [String] = []
    func hold(_ condition: Bool, _ complaint: String) { if !condition { untrue.append(complaint) } }
    if !finding.isMissing {
      let what = entries[finding.event]
      // What a new view is like has no name.
      hold(
        what.cast.isEmpty && what.castFingers.isEmpty
          || !Set(what.cast).isDisjoint(with: facts.names)
          || !Set(what.castFingers).isDisjoint(with: facts.fingers),
        "nobody of \(facts.names) and no finger of \(facts.fingers) is in \(what)")
    }
    for name in facts.names { hold(names.contains(name), "nobody is \(name)") }
    for time in facts.times {
      hold(times.contains(time) && time <= last, "nothing happened at \(time) ms")
    }
    for span in facts.spans {
      hold(times.contains { times.contains($0 + span) }, "nothing lasted \(span) ms")
    }
    for event in facts.events {
      hold(entries.indices.contains(event) && event != finding.event, "event \(event) is no other")
    }
    for event in facts.actions {
      hold(
        entries.indices.contains(event) && entries[event].kind == .action,
        "event \(event) is no action")
    }
    for event in facts.laterEvents {
      hold(
        entries.indices.contains(event) && event > finding.event, "event \(event) is not later")
    }
    return untrue
  }
}

extension Observation {
  /// All responders and recognizers that it names.
  fileprivate var cast: [Scenario.ID] {
    [who, other].compactMap(\.self) + names
      + touches.flatMap { [$0.view, $0.window] }
      .compactMap(\.self)
  }

  fileprivate var castFingers: [Int] { fingers + touches.map(\.finger) }
}
