import Foundation
import Generators
import Invariants
import PropertyTesting
import Stage
import TouchEngine
import TouchScript

/// The cases in which mutants are played, and what the engine did in them with no mutant awake.
struct Plan {
  private let scenarios: [Scenario]
  private let turns: [(index: Int, transformed: Scenario)?]
  private let bodies: Int
  /// For each case, the hashes of the trace and of the transformed scenario's; zeros where the engine
  /// itself breaks a rule.
  private let traces: UnsafeMutablePointer<(Int, Int)>
  /// For each case, a byte for each body: whether it was entered.
  private let entered: UnsafeMutablePointer<UInt8>

  init(cases: Int, bodies: Int) {
    let search = Search(Scenarios.generator(of: .default), seed: 0)
    let scenarios = (0..<cases).map(search.value(ofCase:))
    self.scenarios = scenarios
    turns = scenarios.indices.map { Relations.turn(ofCase: $0, for: scenarios[$0]) }
    self.bodies = bodies
    traces = shared(cases)
    entered = shared(cases * bodies)
  }

  /// Plays all cases with no mutant awake. A case in which the engine breaks a rule is left out, and
  /// that is printed.
  func rehearse() {
    for (index, scenario) in scenarios.enumerated() {
      enteredBodies = entered + index * bodies
      let trace = perform(scenario)
      let transformed = turns[index].map { perform($0.transformed) }
      if let rule = brokenRule(in: trace, transformed, ofCase: index) {
        print("the engine itself breaks \(rule) in case \(index), which is left out")
      } else {
        traces[index] = (trace.hashValue, transformed?.hashValue ?? 0)
      }
    }
    fflush(nil)
  }

  /// Plays the mutant that is awake in all cases that enter its body, until it breaks a rule.
  func outcome(
    ofMutantIn body: Int, isJudging: UnsafeMutablePointer<Bool>
  ) -> (kind: String, detail: String) {
    var (reached, differing) = (0, 0)
    var first: Int?
    for (index, scenario) in scenarios.enumerated() where traces[index] != (0, 0) {
      if body >= 0, entered[index * bodies + body] == 0 { continue }
      mutantWasReached = false
      let trace = perform(scenario)
      let transformed = turns[index].map { perform($0.transformed) }
      if mutantWasReached { reached += 1 }
      if (trace.hashValue, transformed?.hashValue ?? 0) == traces[index] { continue }
      if first == nil { first = index }
      differing += 1
      isJudging.pointee = true
      if let rule = brokenRule(in: trace, transformed, ofCase: index) {
        return ("rule", "\(rule) in case \(index)")
      }
      isJudging.pointee = false
    }
    if let first {
      // A constant is computed once, in the first case that needs it.
      let all = differing > reached ? "" : " of \(reached)"
      return ("different", "in \(differing)\(all) cases; \(difference(inCase: first))")
    }
    return reached == 0 ? ("unreached", "") : ("same", "cases: \(reached)")
  }

  /// Plays a scenario. An engine that takes a second of computing for it is ended by a signal.
  private func perform(_ scenario: Scenario) -> Trace {
    limitTime(seconds: 1)
    defer { limitTime(seconds: 0) }
    return Stage().perform(scenario)
  }

  /// The first rule or relation that is broken.
  private func brokenRule(
    in trace: Trace, _ transformed: Trace?, ofCase index: Int
  ) -> Rule.ID? {
    let evidence = Evidence(scenarios[index], trace)
    if let broken = Invariants.all.first(where: { $0.check(evidence).violation != nil }) {
      return broken.id
    }
    guard let turn = turns[index], let transformed else { return nil }
    let relation = Relations.all[turn.index]
    let verdict = relation.judge(scenarios[index], trace, turn.transformed, transformed)
    return verdict.violation == nil ? nil : relation.id
  }

  /// The first difference that the mutant that is awake makes in a case, on one line.
  private func difference(inCase index: Int) -> String {
    let mutant = activeMutant
    for scenario in [scenarios[index]] + [turns[index]?.transformed].compactMap(\.self) {
      activeMutant = 0
      let usual = perform(scenario).observations.map { "\($0.at) ms \($0)" }
      activeMutant = mutant
      let changed = perform(scenario).observations.map { "\($0.at) ms \($0)" }
      if usual == changed { continue }
      let place = zip(usual, changed).prefix { $0 == $1 }.count
      let before = place < usual.count ? usual[place] : "the end"
      let after = place < changed.count ? changed[place] : "the end"
      let words = "case \(index): \(after), instead of \(before)"
      return String(words.map { $0.isNewline || $0 == "\t" ? " " : $0 })
    }
    return "case \(index)"
  }
}
