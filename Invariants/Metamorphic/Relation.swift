import TouchScript

/// What must stay the same between a scene and a changed one.
///
/// A relation needs to know neither what an engine should answer nor what UIKit measured: it only
/// compares what the engine made of two scenes that mean the same. So it binds every engine, also
/// where the rulebook is silent.
public struct Relation: Sendable, Identifiable {
  /// The relation as a rule: its number, what it demands, and the rules that it follows from.
  public let rule: Rule
  private let change: @Sendable (Scenario) -> Scenario?
  private let compare: @Sendable (Told, Told) -> Compared?

  /// Its number, such as `M-3`; never reused.
  public var id: Rule.ID { rule.id }
  /// What must stay the same under which change.
  public var statement: String { rule.statement }
  /// Where it comes from: the rulebook's rules that it follows from.
  public var sources: [String] { rule.sources }

  init(
    _ id: Rule.ID, from sources: [String], says statement: String,
    change: @escaping @Sendable (Scenario) -> Scenario?,
    compare: @escaping @Sendable (Told, Told) -> Compared?
  ) {
    rule = Rule(id, .must, [.inferred], sources, says: statement)
    self.change = change
    self.compare = compare
  }

  /// The changed scenario, always the same for the same scenario, which is valid; nil where the
  /// relation does not apply, or where the change leads beyond what a scenario may be.
  ///
  /// A relation keeps a scenario valid, and checks the limits itself. Validating the result would take
  /// longer than playing it, so only tests do that.
  public func transformed(_ scenario: Scenario) -> Scenario? {
    guard var changed = change(scenario), changed != scenario else { return nil }
    // No comparison may look at an order that is open, so the two scenes have others where
    // that decides nothing else. Source: rulebook RE-01 to RE-04, RE-24.
    if changed.orderSeed == scenario.orderSeed, scenario.whatOrderDecides == .nothing {
      changed.orderSeed = scenario.orderSeed == 5 ? 6 : 5
    }
    return changed
  }

  /// Judges the traces of a scenario and of the changed one.
  ///
  /// A violation stands where the first trace differs from the second; what the second has there is
  /// what was expected. Nobody can tell which of the two is wrong: only that one of them is.
  public func judge(
    _ scenario: Scenario, _ trace: Trace, _ transformed: Scenario, _ transformedTrace: Trace
  ) -> Verdict {
    compare(Told(scenario, trace), Told(transformed, transformedTrace))?.verdict ?? .notExercised
  }

  /// The events of the trace of a scenario, and of that of the changed one, that the other does not have.
  public func differences(
    _ scenario: Scenario, _ trace: Trace, _ transformed: Scenario, _ transformedTrace: Trace
  ) -> (here: [Int], there: [Int]) {
    compare(Told(scenario, trace), Told(transformed, transformedTrace))?.differences ?? ([], [])
  }

  /// A scenario and what its trace tells of it, with the scenario's numbers.
  struct Told {
    let scenario: Scenario
    let trace: Trace

    init(_ scenario: Scenario, _ trace: Trace) {
      self.scenario = scenario
      self.trace = trace.bound(to: scenario)
    }
  }
}
