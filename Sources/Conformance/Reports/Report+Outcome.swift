import Invariants
import PropertyTesting
import TouchScript

/// What a report comes to: whether the run is clean, and what is wrong if it is not.
extension Report {
  /// Whether nothing that counts is wrong, as far as the report tells.
  public var isClean: Bool { breaksNothing && failures.isEmpty && search.unjudged.gaveOut == nil }

  /// The same as far as the engine's answers tell, whether or not all could be judged.
  public var breaksNothing: Bool {
    failing.isEmpty && starved.isEmpty && unexercised.isEmpty && flakiness == nil && warning == nil
  }

  /// The rules with one of some verdicts, in the rulebook's order.
  public func rules(_ verdicts: Verdict...) -> [Rule.ID] {
    rules.filter { verdicts.contains($0.verdict) }.map(\.rule)
  }

  /// The rules that were broken, known ones included.
  public var broken: [Rule.ID] { rules(.broken, .known) }

  /// Those of them that fail the run: they are strong enough, and not known.
  public var failing: [Rule.ID] {
    rules.filter { $0.verdict == .broken && $0.strength >= search.strength }.map(\.rule)
  }

  /// The line of a rule.
  public func line(of id: Rule.ID) -> RuleLine? { rules.first { $0.rule == id } }

  /// The smallest scene that shows a rule broken, whether or not it is broken by the cause of another.
  public func finding(of id: Rule.ID) -> Finding? { (findings + folded).first { $0.rule == id } }

  /// How the engine was seen to be flaky: in a case that was played twice, or in a finding.
  public var flakiness: Flakiness? {
    search.flaky?.how ?? findings.lazy.compactMap(\.flaky).first
  }

  // MARK: - Too little

  /// A run of fewer cases says little, and does not fail for that.
  static let fewestCases = 100

  /// Why the run is no good news though it broke nothing, in a sentence without a full stop; nil: it is.
  ///
  /// An engine that skips everything breaks nothing. Neither does one that is never put to a test.
  public var warning: String? {
    let (skipped, cases) = (search.unjudged.skippedCases, search.cases)
    if skipped * 2 > cases, !search.allowsSkips {
      return
        "the engine skipped \(skipped) of \(cases.of("case")), more than half: the run says little of it "
        + "(--allow-skips permits that)"
    }
    let judged = rules.filter { ![.unspecified, .notJudged].contains($0.verdict) }
    let isIdle = !judged.isEmpty && judged.allSatisfy { $0.exercised == 0 && $0.verdict != .broken }
    let isLong = cases >= Self.fewestCases || skipped > 0
    return isIdle && isLong && search.unjudged.gaveOut == nil
      ? "no rule was exercised in \(cases.of("case")): the run says nothing of the engine" : nil
  }

  /// The required rules that no case exercised, where that fails the run.
  public var unexercised: [Rule.ID] {
    let isLong = search.cases >= Campaign.usualCases || search.isFixed
    guard search.demandsExercise, isLong, search.complete, search.unjudged.skipped.isEmpty else {
      return []
    }
    let reports = search.engine.reported
    return rules.filter {
      $0.verdict == .notExercised && $0.strength == .required && !$0.isRelation
        && reports.demandsExercise(of: $0.rule)
    }.map(\.rule)
  }

  /// The rules that were exercised too rarely. A part of a search cannot tell, and neither can a search in which
  /// the engine left something out.
  public var starved: [Rule.ID] {
    search.complete && search.unjudged.cases == 0 && search.engine.features == nil
      && search.engine.reports == nil ? rare { $0.upperBound < Starvation.required } : []
  }

  /// The rules that may have been exercised too rarely; more cases can tell.
  var doubtful: [Rule.ID] {
    rare { $0.contains(Starvation.required) && $0.lowerBound < Starvation.required }
  }

  private func rare(_ isSo: (ClosedRange<Double>) -> Bool) -> [Rule.ID] {
    guard search.isSample, search.shard == nil, search.cases >= Starvation.fewestCases else {
      return []
    }
    let dialect = search.dialect.flatMap(Scenario.Dialect.init)
    return rules.filter { line in
      ![.unspecified, .notJudged].contains(line.verdict)
        && (dialect.map { Rulebook.canArise(line.rule, in: $0) } ?? true)
        && isSo(Proportion(line.exercised, of: search.cases).interval)
    }.map(\.rule)
  }
}

/// A rule that a search hardly put to the test says little by holding.
///
/// A share that was measured is not quite the true one, so it is judged by the interval in which the
/// true one is with a confidence of 95 %. A rule starves where the whole interval is below what is
/// required; where only a part of it is, there is doubt, and more cases can tell.
public enum Starvation {
  /// The smallest search that can tell.
  public static let fewestCases = 10_000
  /// A rule is starved if it is put to the test in fewer than one case in this many.
  public static let casesPerExercise = 500

  static let required = 1 / Double(casesPerExercise)
  /// What is said before the starved rules.
  static let title = "starved (exercised in fewer than 1 case in \(casesPerExercise))"
  /// What is said before the rules for which nobody knows.
  static let doubtTitle = "perhaps starved (more cases can tell)"
}
