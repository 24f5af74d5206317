import Dispatch
import Generators
import Invariants
import PropertyTesting
import Stage
import Synchronization
import TouchScript

/// A search for scenarios in which a system breaks a rule.
///
/// Case *i* depends on the seed and on *i* alone, and every case is judged by every rule and by one of
/// the relations, whose turn depends on *i* and the scenario alone; so the outcome is the same whatever
/// the number of jobs.
public struct Campaign: Sendable {
  /// The seed of the search.
  public var seed: UInt64
  /// How many cases are tried, all shards together.
  public var cases: Int
  /// Which of those cases are tried here.
  public var shard: Shard
  /// How many threads share the work, 1 or more; never more than the engine allows.
  public var jobs: Int {
    get { min(wantedJobs, system.about.mostJobs) }
    set { wantedJobs = max(1, newValue) }
  }
  private var wantedJobs: Int
  /// The rules that are judged.
  public var invariants: [Invariant] {
    get { panel.invariants }
    set { panel = Panel(newValue) }
  }
  private(set) var panel: Panel
  /// Which scenarios are tried, unless there are `scenes` of your own.
  public var scope: Scenarios.Scope
  /// Scenes of your own, which are tried instead of those of a scope. A counterexample shrinks within them,
  /// if the generator can spell it; else it may become any smaller scene.
  public var scenes: AnyGenerator<Scenario>?
  /// The relations between two scenes that are judged, besides: one in every case, by turns.
  public var relations: [Relation]
  /// If set, every scenario is played in this dialect.
  public var dialect: Scenario.Dialect?
  /// The engine under test, which is asked for nothing that it says it has not.
  public var system: any TouchSystem {
    get { engine }
    set {
      features = newValue.about.features
      engine = newValue.within(features)
    }
  }
  private var engine: any TouchSystem
  /// What the engine has: scenes are made that need nothing else.
  public private(set) var features: Scenario.Features
  /// Whether the search ends with the first case that fails the campaign: the outcome is that of the cases up
  /// to it, whatever the number of jobs.
  public var failsFast = false
  /// Whether it is counted what occurs in the scenarios, which takes a little time.
  public var countsCoverage = false
  /// What is played before the campaign's own cases.
  public var given: [Given] = []
  /// If set, findings are kept there as soon as their scenes are small.
  public var saved: SavedFindings?
  /// If set, these scenes are tried, in their order, and nothing is searched.
  public internal(set) var walk: Walk?
  /// If set, these scenes are tried, the same every time, and nothing is searched.
  var fixed: FixedScenes?
  /// Whether the time allowed for making findings small, and for proving and explaining them, is
  /// spent. By default it never is, and then nothing depends on a clock.
  public var isShrinkingOverdue: @Sendable () -> Bool = { false }
  /// How many simpler scenes may be tried to prove that a finding is the smallest, and how many may
  /// be looked at for each thing more in them; 0: nothing is proved.
  public var proofBudget = usualProofBudget
  /// Whether a finding that is examined also says with which values of its scene the rule is broken.
  public var explainsFindings = true
  /// Whether findings say what the passes of the shrinker did.
  public var profilesShrinking = false
  /// What may be done to make a scene smaller on which the engine fails.
  public var breakdownBudget = BreakdownBudget()
  /// The weakest rules that fail the campaign when they are broken. Weaker ones are judged and
  /// reported all the same.
  public var strength = Rule.Strength.practice
  /// The rules that the engine is known to break: they are judged, but nothing is made of it.
  public var known = KnownFailures.none
  /// Whether a required rule that no case exercised fails the campaign, if it has at least
  /// `usualCases` cases: so where all rules are judged in the scenes that are usually tried.
  public var demandsExercise = false
  /// Whether the engine may skip more than half of the scenes without failing the campaign.
  public var allowsSkips = false
  /// How many cases a search tries by default: a few seconds of work in a debug build.
  public static let usualCases = 3_000
  /// If set, it receives how far the campaign is, while it runs.
  public var progress: CampaignProgress?

  /// Makes a campaign.
  public init(
    seed: UInt64, cases: Int, shard: Shard = .whole, jobs: Int = 1,
    invariants: [Invariant] = Invariants.all,
    relations: [Relation] = Relations.all, scope: Scenarios.Scope = .default,
    dialect: Scenario.Dialect? = nil, system: any TouchSystem
  ) {
    self.seed = seed
    self.cases = cases
    self.shard = shard
    wantedJobs = max(1, jobs)
    panel = Panel(invariants)
    self.scope = scope
    self.relations = relations
    self.dialect = dialect
    features = system.about.features
    engine = system.trusting.within(features)
  }

  /// Makes a campaign of your own scenes, rules or both.
  ///
  /// ```swift
  /// let campaign = Campaign(scenes: try Scenarios.fingers(on: screen), invariants: [kept])
  /// let report = Report(of: campaign)
  /// ```
  ///
  /// - Parameters:
  ///   - scenes: Draws the scenes, which must be valid; nil: all that there are, as usual.
  ///   - invariants: The rules that are judged, and no others: `Invariants.all + [mine]` for all of them.
  ///   - relations: The relations that are judged besides; none of them is about a rule of yours.
  ///   - seed: The seed of the search: the same scenes are tried every time.
  ///   - cases: How many are tried.
  ///   - jobs: How many threads share the work.
  ///   - system: The engine.
  public init(
    scenes: AnyGenerator<Scenario>? = nil, invariants: [Invariant], relations: [Relation] = [],
    seed: UInt64 = 0, cases: Int = usualCases, jobs: Int = 1, system: any TouchSystem = Stage()
  ) {
    self.init(
      seed: seed, cases: cases, jobs: jobs, invariants: invariants, relations: relations,
      system: system)
    self.scenes = scenes
  }

  /// The rule of this number, in words: of the rulebook, one of your own, or what a relation demands.
  public func rule(_ id: Rule.ID) -> Rule? {
    invariants.first { $0.id == id }?.rule ?? relations.first { $0.id == id }?.rule
      ?? Rulebook[id] ?? Relations[id]?.rule
  }

  /// The rules of somebody's own.
  public var own: [Invariant] { invariants.filter { Invariants[$0.id] == nil } }

  /// The numbers of all that is judged: first the rules, then the relations.
  public var ids: [Rule.ID] { invariants.map(\.id) + relations.map(\.id) }

  /// Tries the cases, and stops early (after whole batches, in order) when `shouldStop` says so.
  public func run(shouldStop: @Sendable () -> Bool = { false }) -> Outcome {
    let played = playGiven(shouldStop)
    let isOver = played.unjudged.gaveOut != nil || failsFast && fails(played)
    var outcome = isOver ? Outcome(rules: ids.count) : search(shouldStop)
    outcome.add(given: played)
    return outcome
  }

  private func search(_ shouldStop: @Sendable () -> Bool) -> Outcome {
    let isEnough: @Sendable (Outcome) -> Bool = { fails($0) }
    let shared = Shared(
      rules: ids.count, telling: progress, isEnough: failsFast ? isEnough : nil)
    withoutActuallyEscaping(shouldStop) { shouldStop in
      _ = concurrently(jobs) { _ in work(on: shared, shouldStop) }
    }
    return shared.outcome
  }

  /// The campaign on the engine for who makes scenes smaller.
  var enduring: Campaign {
    var campaign = self
    campaign.system = system.enduring
    return campaign
  }

  /// Does something several times, on several threads if there are several jobs; the results are
  /// in order.
  func concurrently<Result: Sendable>(
    _ count: Int, _ work: @Sendable (Int) -> Result
  ) -> [Result] {
    guard jobs > 1 else { return (0..<count).map(work) }
    let results = Mutex([Result?](repeating: nil, count: count))
    DispatchQueue.concurrentPerform(iterations: count) { number in
      let result = work(number)
      results.withLock { $0[number] = result }
    }
    return results.withLock { $0.compactMap(\.self) }
  }

  /// The scenario of one case, as it is played; below zero, one that was given.
  public func scenario(ofCase index: Int) -> Scenario {
    if given.indices.contains(index + given.count) {
      return played(given[index + given.count].scenario)
    }
    return played(walk?.scenes[index] ?? unplayed(index, of: search))
  }

  /// The same before it is put into the campaign's dialect, where nobody walks.
  func unplayed(
    _ index: Int, of search: Search<AnyGenerator<Scenario>>
  ) -> Scenario {
    fixed?[index] ?? search.value(ofCase: index)
  }

  var search: Search<AnyGenerator<Scenario>> {
    Search(scenes ?? Scenarios.generator(of: scope, within: features), seed: seed)
  }

  /// A scenario from elsewhere, as the campaign plays it.
  public func scenario(playing scenario: Scenario) -> Scenario { played(scenario) }

  /// `scenario` in the campaign's dialect.
  func played(_ scenario: Scenario) -> Scenario {
    guard let dialect, scenario.dialect != dialect else { return scenario }
    var scenario = scenario
    scenario.dialect = dialect
    return scenario
  }

  /// What a campaign found, before anything is made of it.
  public struct Outcome: Sendable {
    /// How many cases were tried: the first ones of the shard, without a gap unless the engine gave
    /// out.
    public internal(set) var cases = 0
    /// For each of the campaign's `ids`, in how many cases it was put to the test.
    public internal(set) var exercised: [Int]
    /// For each of the campaign's `ids`, in how many cases it was broken.
    public internal(set) var broken: [Int]
    /// For each of the campaign's `ids`, the first case in which it was broken.
    public internal(set) var firstBroken: [Int?]
    /// In how many cases what the language can say occurred; nothing unless that is counted.
    public internal(set) var coverage = Coverage()
    /// For each rule why it was not put to the test, and in how many cases; empty unless coverage is
    /// counted.
    public internal(set) var doubts: [Int: [String: Int]] = [:]
    /// What was seen in those first cases, by the places of the rules.
    public internal(set) var firstSeen: [Int: Play] = [:]
    /// The first case that was played twice and not alike, and how.
    public internal(set) var flaky: Report.Flaky?
    /// In how many cases a rule or a relation was broken.
    public internal(set) var failing = 0
    /// The cases in which nothing is judged: the engine skipped the scene or failed.
    public internal(set) var unjudged = Unjudged()
    /// The first scenario on which the engine failed, for each way of failing.
    public internal(set) var firstFailed: [EngineFailure.Kind: Failed] = [:]
    fileprivate var lastFailing: Int?
  }
}

extension Campaign.Outcome {
  init(rules: Int) {
    exercised = Array(repeating: 0, count: rules)
    broken = exercised
    firstBroken = Array(repeating: nil, count: rules)
  }

  /// Counts a verdict; whether the case is the first that broke the rule, as far as is known.
  @discardableResult
  mutating func note(_ verdict: Verdict, of rule: Int, inCase index: Int) -> Bool {
    if !verdict.isExercised { return false }
    exercised[rule] += 1
    guard verdict.violation != nil else { return false }
    broken[rule] += 1
    if lastFailing != index { failing += 1 }
    lastFailing = index
    if let first = firstBroken[rule], first <= index { return false }
    firstBroken[rule] = index
    return true
  }

  /// Takes in a finding of a rule that no case broke.
  mutating func note(_ finding: Report.Finding, among ids: [Rule.ID]) {
    guard let rule = ids.firstIndex(of: finding.rule) else { return }
    firstBroken[rule] = firstBroken[rule] ?? finding.case ?? -1
  }

  mutating func note(_ flaky: Report.Flaky) {
    if let known = self.flaky, known.case <= flaky.case { return }
    self.flaky = flaky
  }

  /// Counts for each rule that a case did not put to the test why that is.
  mutating func countDoubts(about evidence: Evidence, by invariants: [Invariant]) {
    for (rule, invariant) in invariants.enumerated() where !invariant.check(evidence).isExercised {
      doubts[rule, default: [:]][invariant.doubt(in: evidence), default: 0] += 1
    }
  }

  mutating func add(_ other: Self) {
    cases += other.cases
    failing += other.failing
    coverage.add(other.coverage)
    for (rule, doubts) in other.doubts {
      self.doubts[rule, default: [:]].merge(doubts, uniquingKeysWith: +)
    }
    for rule in exercised.indices {
      exercised[rule] += other.exercised[rule]
      broken[rule] += other.broken[rule]
      guard let first = other.firstBroken[rule], first < firstBroken[rule] ?? .max else { continue }
      firstBroken[rule] = first
      firstSeen[rule] = other.firstSeen[rule]
    }
    if let flaky = other.flaky { note(flaky) }
    add(unjudged: other)
  }
}
