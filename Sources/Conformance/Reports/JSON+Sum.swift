import Generators
import Invariants
import TouchScript

extension JSONReport.Summary.Content {
  /// What several runs on one engine come to. `standings` are what became of the rules in all of them.
  static func sum(
    of runs: [Self], isComplete: Bool, _ standings: [Rule.ID: RuleVerdict.Word]
  ) -> Self {
    var sum = runs.first ?? .unknown
    sum.seed = Nullable(shared(runs.map(\.seed.value)))
    sum.scope = shared(runs.map(\.scope)) ?? Scenarios.Scope.both.rawValue
    sum.dialect = Nullable(shared(runs.map(\.dialect.value)))
    if shared(runs.map { $0.walk.value?.size }) == nil { sum.walk = Nullable(nil) }
    sum.shard = Nullable(nil)
    sum.complete = isComplete
    sum.strength = runs.map(\.strength).min() ?? sum.strength
    sum.demandsExercise = runs.allSatisfy(\.demandsExercise)
    sum.cases = runs.reduce(0) { $0 + $1.cases }
    sum.exercised = merged(runs.map(\.exercised), +) ?? [:]
    sum.coverage = merged(runs.compactMap(\.coverage), +)
    sum.lacking = merged(runs.compactMap(\.lacking)) { one, _ in one }
    sum.unreported = merged(runs.compactMap(\.unreported)) { one, _ in one }
    sum.unjudged = Unjudged(adding: runs.map(\.unjudged))
    sum.flaky = Nullable(runs.compactMap(\.flaky.value).min { $0.case < $1.case })
    let failing = runs.compactMap(\.meaning?.failing)
    sum.meaning =
      runs.isEmpty || failing.count < runs.count
      ? nil
      : JSONReport.Meaning(
        cases: sum.cases - sum.unjudged.cases, failing: failing.reduce(0, +))
    sum.tell(
      standings,
      isLong: sum.cases >= Campaign.usualCases || runs.contains { !$0.unexercised.isEmpty })
    return sum
  }

  /// Says what became of the rules. What one run did not exercise, another may have.
  private mutating func tell(_ standings: [Rule.ID: RuleVerdict.Word], isLong: Bool) {
    func rules(_ words: RuleVerdict.Word...) -> [Rule.ID] {
      standings.filter { words.contains($0.value) }.map(\.key).inRulebookOrder
    }
    held = rules(.held)
    broken = rules(.broken, .known)
    known = rules(.known)
    notExercised = rules(.notExercised)
    notJudged = rules(.notJudged)
    let reports = engine.reports.flatMap { try? Reports(names: $0) } ?? .all
    unexercised =
      complete && demandsExercise && isLong && unjudged.skipped.isEmpty
      ? notExercised.filter {
        Relations[$0] == nil && Rule.strength(of: $0) == .required
          && reports.demandsExercise(of: $0)
      } : []
    let ids = Array(exercised.keys).inRulebookOrder
    let dialect = dialect.value.flatMap(Scenario.Dialect.init)
    starved =
      complete && meaning != nil && unjudged.cases == 0 && engine.has == .all && reports == .all
      ? Starvation.starved(ids, exercised: ids.map { exercised[$0] ?? 0 }, cases: cases)
        .filter { rule in dialect.map { Rulebook.canArise(rule, in: $0) } ?? true } : []
  }

  /// What is the same for all runs; nil: nothing.
  private static func shared<Value: Equatable>(_ values: [Value?]) -> Value? {
    values.first.flatMap { first in values.allSatisfy { $0 == first } ? first : nil }
  }

  /// Tables as one; nil where there is none.
  private static func merged<Value>(
    _ tables: [[String: Value]], _ combine: (Value, Value) -> Value
  ) -> [String: Value]? {
    tables.reduce(nil) { all, some in (all ?? [:]).merging(some, uniquingKeysWith: combine) }
  }

  /// Of runs that were all cut short not even the engine is known.
  private static var unknown: Self {
    Self(
      seed: Nullable(nil), scope: Scenarios.Scope.both.rawValue, dialect: Nullable(nil),
      fault: Nullable(nil), shard: Nullable(nil), cases: 0,
      strength: .practice, demandsExercise: false, held: [], broken: [], notExercised: [],
      notJudged: [], known: [], unexercised: [], starved: [], exercised: [:],
      walk: Nullable(nil), flaky: Nullable(nil),
      engine: Engine(name: "unknown engine", version: ""), unjudged: Unjudged(adding: []),
      complete: false)
  }
}
