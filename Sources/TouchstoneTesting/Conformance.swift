import Conformance
import Foundation
import Invariants
import Pictures
import PropertyTesting
import Stage
import Synchronization
import Testing
import TouchScript

/// A campaign on an engine for Swift Testing: a test case for each rule, and one search for all of them.
///
///     struct MyEngineTests {
///       static let judged = Conformance(of: MyEngine(), known: "known.txt")
///
///       @Test(arguments: judged.rules)
///       func conforms(_ rule: Rule) { Self.judged.expect(rule) }
///     }
///
/// The search runs when the first rule is asked about, and once. While it runs, other tests wait for it; so an
/// engine of the main actor (see `OnMainActor`) must be asked about either always by tests of the main actor,
/// or never.
public final class Conformance: Sendable {
  /// The rules and relations that are judged, in the rulebook's order.
  public let rules: [Rule]
  private let campaign: Campaign
  private let known: Result<KnownFailures, KnownFailures.Malformed>
  private let state = Mutex(State())

  private struct State {
    var report: Report?
    /// Whether somebody has said what is wrong besides rules.
    var hasToldOfTheEngine = false
  }

  /// Prepares the campaign, and plays nothing yet.
  ///
  /// - Parameters:
  ///   - engine: The engine under test.
  ///   - known: The list of known failures (see `KnownFailures`), from the folder of the test's file; nil:
  ///     nothing is known.
  ///   - invariants: Rules of your own, which are judged besides those of the rulebook.
  ///   - seed: The seed of the search; the same scenes are tried every time.
  ///   - cases: How many scenes are tried.
  ///   - jobs: How many threads play them; never more than the engine allows.
  ///   - file: The file of the test.
  public convenience init(
    of engine: some TouchSystem, known: String? = nil, invariants: [Invariant] = [],
    seed: UInt64 = 0, cases: Int = Campaign.usualCases,
    jobs: Int = ProcessInfo.processInfo.activeProcessorCount, file: String = #filePath
  ) {
    self.init(
      Campaign(
        seed: seed, cases: cases, jobs: jobs, invariants: Invariants.all + invariants,
        system: engine),
      known: known, besides: invariants, file: file)
  }

  /// Prepares a campaign of your own scenes, which is judged by your own rules alone.
  ///
  /// ```swift
  /// static let judged = Conformance(
  ///   scenes: try! Scenarios.fingers(on: screen), invariants: [kept])
  /// ```
  ///
  /// - Parameters:
  ///   - scenes: Draws the scenes; nil: all that there are, as usual.
  ///   - invariants: The rules.
  ///   - engine: The engine; the in-repo one says what UIKit does.
  ///   - known: The list of known failures, from the folder of the test's file; nil: nothing is known.
  ///   - seed: The seed of the search; the same scenes are tried every time.
  ///   - cases: How many scenes are tried.
  ///   - jobs: How many threads play them; never more than the engine allows.
  ///   - file: The file of the test.
  public convenience init(
    scenes: AnyGenerator<Scenario>?, invariants: [Invariant], of engine: any TouchSystem = Stage(),
    known: String? = nil, seed: UInt64 = 0, cases: Int = Campaign.usualCases,
    jobs: Int = ProcessInfo.processInfo.activeProcessorCount, file: String = #filePath
  ) {
    self.init(
      Campaign(
        scenes: scenes, invariants: invariants, seed: seed, cases: cases, jobs: jobs,
        system: engine),
      known: known, besides: invariants, file: file)
  }

  private init(_ campaign: Campaign, known: String?, besides own: [Invariant], file: String) {
    var campaign = campaign
    let folder = URL(filePath: file).deletingLastPathComponent()
    self.known =
      known.map { name in
        Result { () throws(KnownFailures.Malformed) in
          try KnownFailures(
            contentsOf: URL(filePath: name, relativeTo: folder), besides: own)
        }
      } ?? .success(.none)
    rules = campaign.ids.compactMap(campaign.rule)
    campaign.proofBudget = 0
    // A rule that is known to be broken is left out of what is shrunk.
    campaign.known = (try? self.known.get()) ?? .none
    self.campaign = campaign
  }

  /// Expects that the engine obeys `rule`.
  ///
  /// A rule that it breaks is an issue, with the smallest scene that shows it; a known one is a known
  /// issue. Where no scene exercised the rule the test is cancelled, which says so, and is no failure. A rule
  /// that is listed as a known failure and was not broken is an issue as well. The first to ask
  /// also learns of what is no rule: that the engine crashed, hung or did not always the same, and
  /// that the list of known failures cannot be read.
  public func expect(_ rule: Rule, sourceLocation: SourceLocation = #_sourceLocation) {
    let (report, isFirst) = played()
    if isFirst {
      for sentence in complaints(about: report) {
        Issue.record("\(sentence)", sourceLocation: sourceLocation)
      }
    }
    switch verdict(on: rule.id, in: report) {
    case .held: break
    case .broken(let counterexample):
      for picture in pictures(of: rule.id, in: report) {
        Attachment.record(picture.text, named: picture.name, sourceLocation: sourceLocation)
      }
      Issue.record("\(counterexample)", sourceLocation: sourceLocation)
    case .known(let entry):
      withKnownIssue("\(entry.reason)", sourceLocation: sourceLocation) {
        Issue.record("\(rule.id) is broken", sourceLocation: sourceLocation)
      }
    case .stale(let sentence): Issue.record("\(sentence)", sourceLocation: sourceLocation)
    case .unexercised(let reason):
      // The error ends a test at once; here the test is at its end anyway.
      try? Test.cancel("\(reason)", sourceLocation: sourceLocation)
    }
  }

  /// Plays the scene of a replay token, as an issue prints it, and says what becomes of it.
  public func replay(_ token: String) throws -> String {
    Judgement(
      campaign.scenario(playing: try Replay.scenario(ofToken: token)), on: campaign.system,
      by: campaign.invariants, relations: campaign.relations
    ).text(showsTrace: true)
  }
}

extension Conformance {
  /// What a test learns of a rule.
  enum Verdict: Equatable {
    case held
    /// It is broken, with the smallest scene that shows it.
    case broken(String)
    /// It is broken, as is known.
    case known(KnownFailures.Entry)
    /// It is not broken, as is thought to be known.
    case stale(String)
    /// No scene said anything of it.
    case unexercised(String)
  }

  /// The report, and whether this is the first time that it is asked for.
  func played() -> (report: Report, isFirst: Bool) {
    state.withLock { state in
      let report = state.report ?? Report(of: campaign, replay: Self.replay("TOKEN"))
      state.report = report
      defer { state.hasToldOfTheEngine = true }
      return (report, !state.hasToldOfTheEngine)
    }
  }

  /// What is wrong besides rules, in the order in which it should be mended.
  func complaints(about report: Report) -> [String] {
    var sentences: [String] = []
    if case .failure(let error) = known { sentences.append(error.description) }
    if let warning = report.warning { sentences.append(warning) }
    sentences += report.failures.map { report.text(of: $0) }
    if let why = report.search.unjudged.gaveOut { sentences.append("the engine gave out: \(why)") }
    if let flakiness = report.flakiness { sentences.append(flakiness.words) }
    // A line with a * is no rule's own.
    sentences += report.stale.filter { $0.pattern.hasSuffix("*") }.map(\.says)
    return sentences
  }

  func verdict(on id: Rule.ID, in report: Report) -> Verdict {
    guard let line = report.line(of: id) else { return .unexercised("\(id) is not judged") }
    switch line.verdict {
    case .held: return .held
    case .broken:
      return .broken(report.finding(of: id).map { report.text(of: $0) } ?? "\(id) is broken")
    case .known: return campaign.known.entry(for: id).map(Verdict.known) ?? .held
    case .stale where report.stale.contains { $0.pattern == id || $0.pattern == "~" + id }:
      return .stale(line.remark)
    case .stale where line.exercised > 0: return .held
    case .unspecified, .notJudged:
      return .unexercised("\(id) is \(line.verdict.rawValue): \(line.remark)")
    case .stale, .notExercised:
      let skipped = report.search.unjudged.skippedCases
      return .unexercised(
        "\(id) was not exercised in \(report.search.cases) cases"
          + (skipped == 0 ? "" : ", \(skipped) of which the engine skipped"))
    }
  }

  /// What is attached to a test that fails: the scene as a picture, as a page and
  /// as JSON, under names for files.
  func pictures(of id: Rule.ID, in report: Report) -> [(name: String, text: String)] {
    guard let finding = report.finding(of: id) else { return [] }
    let exhibit = Exhibit(
      finding, engine: campaign.system.about.name, replay: finding.token.map(Self.replay))
    return [
      ("\(id).svg", exhibit.svg), ("\(id).html", exhibit.html()),
      ("\(id).json", finding.scenario.json),
    ]
  }

  private static func replay(_ token: String) -> String { "print(try judged.replay(\"\(token)\"))" }
}

extension Rule: CustomTestStringConvertible {
  /// The rule's number, which names its test case.
  public var testDescription: String { id }
}
