import Generators
import Invariants
import TouchScript

/// Several runs as one report, and several engines side by side.
extension Report {
  /// Reads what `fuzz` or `check` printed with `--format json`, and joins the runs on one engine: a report for
  /// each engine, in the order in which the first of its runs was given.
  ///
  /// Reports that say the same engine, version and fault are of one engine. Counts are summed for each rule.
  /// Each finding of all runs is there once, with the smallest scene that a run found for it. Nothing is
  /// searched again.
  ///
  /// - Parameter files: The reports, with their names for complaints.
  /// - Throws: Where that is no report, or where two runs on one engine tried the same cases.
  public static func joining(_ files: [(name: String, text: String)]) throws(Malformed) -> [Report]
  {
    var groups: [(search: Search, parts: [Part])] = []
    var strays: [Part] = []
    for file in files {
      for part in try all(in: file.text, named: file.name) {
        guard let search = part.search else {
          strays.append(part)
          continue
        }
        let place = groups.firstIndex {
          ($0.search.engine, $0.search.fault) == (search.engine, search.fault)
        }
        if let place { groups[place].parts.append(part) } else { groups.append((search, [part])) }
      }
    }
    if groups.count < 2 { return [try Report(joining: groups.flatMap(\.parts) + strays)] }
    var reports: [Report] = []
    for group in groups { reports.append(try Report(joining: group.parts)) }
    reports[0].gaps += strays.map {
      "\($0.name) was cut short before it says which engine it is of, and is left out"
    }
    return reports
  }

  /// Joins runs on one engine. What a run found that was cut short counts, too.
  private init(joining parts: [Part]) throws(Malformed) {
    gaps = try Self.gaps(among: parts)
    findings = Self.causes(among: parts.flatMap(\.findings))
    failures = EngineFailure.Kind.allCases.compactMap { kind in
      parts.flatMap(\.failures).filter { $0.kind == kind }
        .min { $0.case ?? .max < $1.case ?? .max }
    }
    rules = Self.sum(of: parts.map { $0.search == nil ? $0.brokenRules : $0.rules })
    stale = parts.flatMap(\.stale)
    search = .sum(of: parts.compactMap(\.search))
    search.runs = parts.count
    search.complete = gaps.isEmpty
  }

  /// Each rule with the gravest of what became of it.
  private static func sum(of tables: [[RuleLine]]) -> [RuleLine] {
    var sum: [Rule.ID: RuleLine] = [:]
    for line in tables.joined() {
      guard var known = sum[line.rule] else {
        sum[line.rule] = line
        continue
      }
      known.exercised += line.exercised
      known.broken += line.broken
      if known.verdict.gravity < line.verdict.gravity {
        (known.verdict, known.remark) = (line.verdict, line.remark)
      }
      sum[line.rule] = known
    }
    return Array(sum.keys).inRulebookOrder.compactMap { sum[$0] }
  }

  /// Each finding once, with the smallest scene for it, in the order of a report; see `Causes`.
  ///
  /// Two runs found the same where they name the same rule, or one explains the rule of the other.
  private static func causes(among findings: [Finding]) -> [Finding] {
    let rules = findings.map(\.rule).inRulebookOrder
    func rank(_ finding: Finding) -> (Int, Int, Int, Int, Int) {
      (
        finding.strength == .required ? 0 : 1, finding.size.extent,
        finding.alsoBroken.count + finding.brokenInChangedScene.count,
        rules.firstIndex(of: finding.rule) ?? 0, finding.case ?? .max
      )
    }
    var causes: [Finding] = []
    for finding in findings.sorted(by: { rank($0) < rank($1) }) {
      let place =
        causes.firstIndex { $0.rule == finding.rule }
        ?? causes.firstIndex {
          $0.explains.contains(finding.rule) || finding.explains.contains($0.rule)
        }
      if let place { causes[place].add(finding) } else { causes.append(finding) }
    }
    let shown = Set(causes.map(\.rule))
    for place in causes.indices { causes[place].explains.removeAll(where: shown.contains) }
    return rules.compactMap { id in causes.first { $0.rule == id } }.inOrderOfReports
  }
}

extension Report.Part {
  /// What is known of the rules where the report was cut short.
  fileprivate var brokenRules: [Report.RuleLine] {
    findings.flatMap { [$0.rule] + $0.explains }.map { id in
      Report.RuleLine(
        rule: id, says: Rulebook[id]?.statement ?? "", strength: Rule.strength(of: id),
        verdict: .broken, exercised: 1, broken: 1)
    }
  }
}

extension Report.Verdict {
  /// How much it matters beside what became of the rule in another run.
  fileprivate var gravity: Int {
    [.notJudged, .unspecified, .notExercised, .held, .stale, .known, .broken].firstIndex(of: self)
      ?? 0
  }
}

extension Report.Finding {
  /// Takes in another run's finding with the same cause.
  fileprivate mutating func add(_ other: Self) {
    explains = (explains + [other.rule] + other.explains).filter { $0 != rule }.inRulebookOrder
    if rule == other.rule, let one = frequency, let two = other.frequency { frequency = one + two }
  }
}

extension Report.Search {
  /// What several runs on one engine come to. What differs between them is nil.
  fileprivate static func sum(of runs: [Self]) -> Self {
    guard var sum = runs.first else { return .unknown }
    func shared<Value: Equatable>(_ value: (Self) -> Value?) -> Value? {
      runs.allSatisfy { value($0) == value(sum) } ? value(sum) : nil
    }
    sum.seed = shared(\.seed)
    sum.scope = shared(\.scope) ?? Scenarios.Scope.both.rawValue
    sum.dialect = shared(\.dialect)
    sum.walk = shared(\.walk)
    sum.isFixed = runs.allSatisfy(\.isFixed)
    sum.isSample = runs.allSatisfy(\.isSample)
    sum.shard = nil
    sum.strength = runs.map(\.strength).min() ?? sum.strength
    sum.demandsExercise = runs.allSatisfy(\.demandsExercise)
    sum.allowsSkips = runs.contains(where: \.allowsSkips)
    sum.endedEarly = runs.contains(where: \.endedEarly)
    sum.flaky = runs.compactMap(\.flaky).min { $0.case < $1.case }
    for run in runs.dropFirst() {
      sum.cases += run.cases
      sum.failing += run.failing
      sum.unjudged.add(run.unjudged)
      sum.coverage =
        run.coverage.map { sum.coverage?.merging($0, uniquingKeysWith: +) ?? $0 } ?? sum.coverage
    }
    return sum
  }

  /// Of runs that were all cut short not even the engine is known.
  private static var unknown: Self {
    Self(
      engine: Report.Engine(name: "unknown engine", version: ""), replay: "touchstone replay TOKEN",
      scope: Scenarios.Scope.both.rawValue, isFixed: false, isSample: false, cases: 0, failing: 0,
      unjudged: Unjudged(), strength: .practice, demandsExercise: false, allowsSkips: false,
      endedEarly: false, complete: false)
  }
}

// MARK: - What is missing

extension Report {
  /// What is missing of some runs on one engine, in one sentence each.
  ///
  /// - Throws: Where two of them tried the same cases.
  private static func gaps(among parts: [Part]) throws(Malformed) -> [String] {
    var gaps = parts.compactMap(\.gap)
    var searches: [(search: Search, parts: [(shard: Shard, name: String)])] = []
    for part in parts {
      // What was joined from several seeds does not say which.
      guard let search = part.search, search.seed != nil else { continue }
      let one = (shard: search.shard ?? .whole, name: part.name)
      guard let place = searches.firstIndex(where: { $0.search.tries(theCasesOf: search) }) else {
        searches.append((search, [one]))
        continue
      }
      for other in searches[place].parts
      where one.shard == other.shard || one.shard.count != other.shard.count {
        throw Malformed(
          description: "\(other.name) and \(one.name) do not go together: \(other.shard.words) and "
            + "\(one.shard.words) of one search")
      }
      searches[place].parts.append(one)
    }
    for parts in searches.map(\.parts) {
      let count = parts[0].shard.count
      let missing = (1...count).filter { number in !parts.contains { $0.shard.number == number } }
      if missing.isEmpty { continue }
      let names = missing.map { "\($0)/\(count)" }.listed(upTo: 8)
      gaps.append("there is no whole report of shard \(names)")
    }
    return gaps
  }
}

extension Report.Search {
  /// Whether two runs on one engine tried the same cases, or parts of the same.
  fileprivate func tries(theCasesOf other: Self) -> Bool {
    (seed, scope, dialect, walk?.size, isFixed)
      == (other.seed, other.scope, other.dialect, other.walk?.size, other.isFixed)
  }
}

extension Report.Part {
  /// Why it may not have found all that there was to find.
  fileprivate var gap: String? {
    guard let search else {
      return "\(name) was cut short: how many cases it tried is not known"
    }
    if search.unjudged.gaveOut != nil { return "\(name) ended when the engine gave out" }
    return search.complete
      ? nil : "\(name) is not complete: the run was interrupted, or ended early"
  }
}

extension Shard {
  fileprivate var words: String { isPart ? "shard \(self)" : "the whole" }
}
