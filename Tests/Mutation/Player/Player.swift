import Conformance
import Foundation
import Generators
import Invariants
import PropertyTesting
import Stage
import TouchEngine
import TouchScript

// Plays mutants of the engine until a rule accuses them. Compiled along with the woven engine.
//
// Each mutant is played in a process of its own, split off from one in which the scenes are drawn
// already but the engine has not done anything yet, so that not even its constants are computed.

/// What is played, and what the sleeping engine made of it.
struct Plan {
  let campaign: Campaign
  let scenarios: [Scenario]
  let turns: [(index: Int, transformed: Scenario)?]
  let bodies: Int
  /// For each case, the hashes of the trace and of the transformed scenario's.
  let traces: UnsafeMutablePointer<Int>
  /// For each case, a byte for each body: whether it was entered.
  let entered: UnsafeMutablePointer<UInt8>
  /// Engines that choose otherwise where UIKit leaves the choice: one for each way of a row.
  let latitudes: OtherEngines
  let wrongEngines: OtherEngines

  init(cases: Int, seed: UInt64, bodies: Int) {
    let campaign = Campaign(seed: seed, cases: cases, system: NoEngine())
    self.campaign = campaign
    let scenarios = (0..<cases).map(campaign.scenario(ofCase:))
    self.scenarios = scenarios
    turns = scenarios.indices.map { Relations.turn(ofCase: $0, for: scenarios[$0]) }
    self.bodies = bodies
    traces = shared(cases * 2)
    entered = shared(cases * bodies)
    latitudes = OtherEngines(Latitude.engines)
    wrongEngines = OtherEngines((Fault.all + Fault.planted).map { ($0.name, $0.behavior) })
  }

  /// Plays all cases with no mutant awake. Those in which the engine as it is breaks a rule are left
  /// out, and a line is printed for each: `accused`, case, rule.
  func rehearse() {
    for (index, scenario) in scenarios.enumerated() {
      enteredBodies = entered + index * bodies
      let trace = perform(scenario)
      let transformed = turns[index].map { perform($0.transformed) }
      traces[index * 2] = trace.hashValue
      traces[index * 2 + 1] = transformed?.hashValue ?? 0
      guard let rule = accusation(of: trace, transformed, inCase: index) else { continue }
      traces[index * 2] = 0
      print("accused\t\(index)\t\(campaign.ids[rule])")
    }
    enteredBodies = nil
  }

  /// Plays a scenario. An engine that takes a second of computing for it is ended by a signal.
  func perform(_ scenario: Scenario, on system: Stage = Stage()) -> Trace {
    limitTime(seconds: 1)
    defer { limitTime(seconds: 60) }
    return system.perform(scenario)
  }

  /// The first rule or relation that is broken.
  func accusation(of trace: Trace, _ transformed: Trace?, inCase index: Int) -> Int? {
    let evidence = Evidence(scenarios[index], trace)
    for (rule, invariant) in campaign.invariants.enumerated()
    where invariant.check(evidence).violation != nil { return rule }
    guard let turn = turns[index], let transformed else { return nil }
    let relation = campaign.relations[turn.index]
    let verdict = relation.judge(scenarios[index], trace, turn.transformed, transformed)
    return verdict.violation == nil ? nil : campaign.invariants.count + turn.index
  }

  /// Where the mutant that is awake makes its first difference in a case, in words.
  func difference(inCase index: Int) -> String {
    let mutant = activeMutant
    let scenarios = [scenarios[index]] + [turns[index]?.transformed].compactMap(\.self)
    for scenario in scenarios {
      activeMutant = 0
      let usual = perform(scenario).entries.map { "\($0.at) ms \($0.what)" }
      activeMutant = mutant
      let strange = perform(scenario).entries.map { "\($0.at) ms \($0.what)" }
      guard usual != strange else { continue }
      let place = zip(usual, strange).prefix { $0 == $1 }.count
      let before = place < usual.count ? usual[place] : "the end"
      let after = place < strange.count ? strange[place] : "the end"
      return "case \(index): \(after), instead of \(before)"
    }
    return "case \(index)"
  }

  /// Plays the mutant that is awake, in all cases that enter its body.
  func play(body: Int?, into record: UnsafeMutablePointer<Record>) {
    for (index, scenario) in scenarios.enumerated() where traces[index * 2] != 0 {
      if let body, entered[index * bodies + body] == 0 { continue }
      record.pointee.current = index
      mutantWasReached = false
      let trace = perform(scenario)
      let transformed = turns[index].map { perform($0.transformed) }
      record.pointee.played += 1
      if mutantWasReached { record.pointee.reached += 1 }
      if trace.hashValue == traces[index * 2],
        transformed?.hashValue ?? 0 == traces[index * 2 + 1]
      {
        continue
      }
      if record.pointee.differing == 0 { record.pointee.firstDiffering = index }
      record.pointee.differing += 1
      record.pointee.isJudging = true
      if let rule = accusation(of: trace, transformed, inCase: index) {
        record.pointee.rule = rule
        return
      }
      record.pointee.isJudging = false
    }
    record.pointee.current = -1
    if record.pointee.differing > 0 {
      record.pointee.say(difference(inCase: record.pointee.firstDiffering))
    } else {
      playLatitudes(into: record)
    }
    if record.pointee.rule < 0, record.pointee.latitude < 0 {
      record.pointee.wrongEngine =
        wrongEngines.differences(scenarios, perform).first { _ in true }?.engine ?? -1
    }
  }

  /// Plays a mutant that makes no difference to the engine itself, in engines that choose otherwise.
  private func playLatitudes(into record: UnsafeMutablePointer<Record>) {
    for difference in latitudes.differences(scenarios, perform) {
      record.pointee.latitude = difference.engine
      if let rule = accusation(of: difference.trace, nil, inCase: difference.index) {
        record.pointee.rule = rule
        return
      }
    }
  }
}

/// Stands in where scenes are only drawn: the engine is not to be touched before processes split.
private struct NoEngine: TouchSystem {
  func perform(_ scenario: Scenario) -> Trace { Trace() }
}

/// What is known of one mutant; in memory that the processes share.
struct Record {
  /// The case that is being played; below zero when all are.
  var current = 0
  var played = 0
  var reached = 0
  var differing = 0
  var firstDiffering = -1
  /// Whether the rules are at work, rather than the engine.
  var isJudging = false
  /// The index of the rule or relation that accused it.
  var rule = -1
  /// The index of an engine of another latitude to which it makes a difference; with a rule, it is
  /// the rule that accuses that engine.
  var latitude = -1
  /// The index of a wrong engine on which it makes a difference.
  var wrongEngine = -1
  /// What difference it made first, in UTF-8, with a zero after it; `longest` bytes at most.
  var words: UnsafeMutablePointer<UInt8>?
  static let longest = 240

  /// Takes note of the difference, on one line.
  func say(_ sentence: String) {
    let line = sentence.map { $0.isNewline || $0 == "\t" ? " " : $0 }
    for (place, byte) in String(line).utf8.prefix(Self.longest - 1).enumerated() {
      words?[place] = byte
    }
  }

  /// What was said; empty if nothing was.
  var said: String {
    let bytes = UnsafeBufferPointer(start: words, count: words == nil ? 0 : Self.longest)
    return String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
  }
}
