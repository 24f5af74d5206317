import Foundation
import Invariants
import TouchScript

/// The reports of all shards of a campaign, joined: what the whole campaign would have reported.
///
/// A shard reports every rule that it saw broken, with the smallest scene. Of each rule the first case
/// of all shards counts, and causes are told from consequences anew; so nothing is played again,
/// and the failures are, byte for byte, those of the campaign that was not divided.
public struct MergedReport: Sendable {
  /// What the failures of the merged report say, each cause once.
  private(set) var failures: [JSONReport.Failure] = []
  /// How the engine failed to answer, each way once.
  private(set) var breakdowns: [JSONReport.BreakdownRecord] = []
  private(set) var summary: JSONReport.Summary.Content
  private let shards: Int
  /// What is missing for the whole campaign, in one sentence each; empty if nothing is.
  public private(set) var gaps: [String] = []

  /// Joins what `touchstone fuzz --format json` printed for each shard, given with names for it.
  ///
  /// Throws where that is no report, or where the reports are not of one campaign. A shard that is
  /// missing or was cut short is a gap, and what the others found is still there.
  public init(joining files: [(name: String, text: String)]) throws(Complaint) {
    var parts: [Part] = []
    for file in files { parts.append(try Part(file.name, file.text)) }
    try self.init(joining: parts)
  }

  init(joining parts: [Part]) throws(Complaint) {
    var whole: Part?
    for part in parts where part.summary != nil {
      if let whole { try whole.check(part) } else { whole = part }
    }
    guard let first = whole?.summary else {
      throw Complaint("none of the reports has its last line: all were cut short")
    }
    summary = first
    shards = first.shard.value?.count ?? 1
    gaps = parts.filter { $0.summary == nil }.map {
      "\($0.name) was cut short: how many cases it tried is not known"
    }
    gaps += try Self.missing(among: parts, of: shards)
    gaps += parts.filter { $0.summary?.complete == false }.map { "\($0.name) was interrupted" }
    join(parts)
  }

  /// Something wrong with a report, in one sentence.
  public struct Complaint: Error, CustomStringConvertible {
    /// The sentence.
    public let description: String

    init(_ description: String) { self.description = description }
  }

  /// Whether no rule that counts was broken, none starved, and none that must be was not exercised, as
  /// far as the reports tell.
  public var isClean: Bool {
    failing.isEmpty && summary.starved.isEmpty && summary.unexercised.isEmpty
      && summary.flaky.value == nil && breakdowns.isEmpty && summary.unjudged.gaveOut == nil
  }

  private var failing: [Rule.ID] {
    summary.broken.filter {
      Rule.strength(of: $0) >= summary.strength && !summary.known.contains($0)
    }
  }

  /// The joined report in the form of its parts.
  public var json: String {
    let lines =
      breakdowns.map(JSONReport.line) + failures.map(JSONReport.line) + [
        JSONReport.line(JSONReport.Summary(summary))
      ]
    return lines.joined(separator: "\n")
  }

  private static func missing(among parts: [Part], of count: Int) throws(Complaint) -> [String] {
    var owners: [Int: String] = [:]
    for part in parts {
      guard let number = part.summary.map({ $0.shard.value?.number ?? 1 }) else { continue }
      if let other = owners.updateValue(part.name, forKey: number) {
        throw Complaint(
          count == 1
            ? "\(other) and \(part.name) are both the whole campaign"
            : "\(other) and \(part.name) are both of shard \(number)/\(count)")
      }
    }
    let numbers = (1...count).filter { owners[$0] == nil }
    guard let first = numbers.first else { return [] }
    let more = numbers.count > 1 ? " and \(numbers.count - 1) more" : ""
    return ["there is no whole report of shard \(first)/\(count)\(more)"]
  }

  private mutating func join(_ parts: [Part]) {
    let summaries = parts.compactMap(\.summary)
    let ids = Array(summary.exercised.keys)
    for id in ids { summary.exercised[id] = summaries.reduce(0) { $0 + ($1.exercised[id] ?? 0) } }
    summary.coincidence =
      summaries.compactMap(\.coincidence).reduce(nil) { sum, next in
        var sum = sum ?? Frequencies.Counts()
        sum.add(next)
        return sum
      }?.ofBrokenOnly
    summary.cases = summaries.reduce(0) { $0 + $1.cases }
    let coverage = summaries.compactMap(\.coverage)
    summary.coverage = coverage.first.map { _ in
      coverage.reduce(into: [:]) { $0.merge($1, uniquingKeysWith: +) }
    }
    let meanings = summaries.compactMap(\.meaning)
    if shards > 1, !meanings.isEmpty {
      summary.meaning = JSONReport.Meaning(
        cases: summary.cases - summaries.reduce(0) { $0 + $1.unjudged.cases },
        failing: meanings.reduce(0) { $0 + $1.failing })
    }
    let flaky = summaries.compactMap(\.flaky.value).min { $0.case < $1.case }
    summary.flaky = Nullable(flaky)
    summary.unjudged = Unjudged(joining: summaries.map(\.unjudged))
    breakdowns = EngineFailure.Kind.allCases.compactMap { kind in
      parts.flatMap(\.breakdowns).filter { $0.breakdown.kind == kind.rawValue }
        .min { $0.caseIndex < $1.caseIndex }
    }
    summary.complete = gaps.isEmpty
    summary.shard = Nullable(nil)
    let broken = Self.firstOfEachRule(parts.flatMap(\.failures))
    summary.broken = (summaries.flatMap(\.broken) + broken.map(\.id)).inRulebookOrder
    summary.known = summaries.flatMap(\.known).inRulebookOrder
    let fault = summary.fault.value.flatMap { try? Fault.mixed($0) }
    failures = Causes.findings(
      among: broken, expected: fault?.breaks ?? [],
      counted: summary.coincidence.map {
        Frequencies(cases: summary.cases, exercised: summary.exercised, counts: $0)
      })
    let judged = ids.inRulebookOrder
    let (rules, relations) = tallies
    summary.held = rules.held + relations.held
    summary.notExercised = rules.notExercised + relations.notExercised
    summary.notJudged = rules.notJudged + Array(relations.lacking.keys).inRulebookOrder
    summary.lacking = JSONReport.Summary.Content.lacking(rules, relations)
    // What one shard did not exercise, another may have.
    summary.unexercised =
      gaps.isEmpty && summary.demandsExercise && summary.cases >= Campaign.usualCases
        && summary.unjudged.skipped.isEmpty
      ? rules.only(.required).notExercised.filter(reports.demandsExercise) : []
    // A walk goes where the size leads, and says nothing of how well the casting aims.
    summary.starved =
      gaps.isEmpty && summary.walk.value == nil && summary.unjudged.cases == 0
        && summary.engine.has == .all && reports == .all
      ? Starvation.starved(
        judged, exercised: judged.map { summary.exercised[$0] ?? 0 }, cases: summary.cases
      ).filter { rule in dialect.map { Rulebook.canArise(rule, in: $0) } ?? true } : []
  }

  /// The dialect in which all scenes were played; nil: their own.
  private var dialect: Scenario.Dialect? {
    summary.dialect.value.flatMap(Scenario.Dialect.init)
  }

  /// What the engine says it reports.
  private var reports: Reports {
    summary.engine.reports.flatMap { try? Reports(names: $0) } ?? .all
  }

  /// What became of the rules, and of the relations, in all shards together.
  private var tallies: (rules: Tally, relations: Tally) {
    let broken = Set(summary.broken)
    let ids = Array(summary.exercised.keys).inRulebookOrder
    func tally(_ ids: [Rule.ID]) -> Tally {
      Tally(
        ids, exercised: { summary.exercised[$0] ?? 0 }, isBroken: broken.contains,
        within: summary.engine.has, reporting: reports)
    }
    return (
      tally(ids.filter { Relations[$0] == nil }), tally(ids.filter { Relations[$0] != nil })
    )
  }

  /// For each rule the failure of the lowest case, in the rulebook's order.
  private static func firstOfEachRule(_ failures: [JSONReport.Failure]) -> [JSONReport.Failure] {
    failures.map(\.id).inRulebookOrder.compactMap { id in
      failures.filter { $0.id == id }.min { $0.caseIndex < $1.caseIndex }
    }
  }
}

extension MergedReport {
  /// The joined report as people read it: what was found with what shows it again, and a summary.
  public func text(_ detail: Detail = .brief) -> String {
    let fault = summary.fault.value.map { " --fault \($0)" } ?? ""
    let departures = Frequency.constant(among: failures, \.failure.frequency.value)
    let brief = Set(departures.map(\.id))
    func told(_ failures: [JSONReport.Failure]) -> [FindingText] {
      failures.map {
        $0.told(foundIn: place(of: $0), options: fault, failing: summary.strength)
      }
    }
    let found = FindingsText.text(
      breakdowns.map { $0.told(foundIn: place(ofCase: $0.caseIndex), options: fault) },
      brief: told(departures), told(failures.filter { !brief.contains($0.id) }), detail)
    return (found.isEmpty ? "" : found + "\n\n")
      + (summaryLines + gaps.map { "incomplete: \($0)" }).joined(separator: "\n")
  }

  private func place(ofCase index: Int) -> String {
    summary.walk.value.map { "scene \(index) of size \($0.size) or less" }
      ?? "seed \(summary.seed), case \(index)"
  }

  private func place(of failure: JSONReport.Failure) -> String { place(ofCase: failure.caseIndex) }

  var summaryLines: [String] {
    let list = { (title: String, ids: [String]) in
      ids.isEmpty
        ? [] : ["\(title): \(ids.joined(separator: ", "))".wrapped(to: 100, indent: "  ")]
    }
    let cases =
      summary.walk.value.map { "\(summary.cases.of("scene")) of size \($0.size) or less" }
      ?? "\(summary.cases.of("case")) of seed \(summary.seed)"
    let (rules, relations) = tallies
    let counts = Tally.lines(
      rules, relations, after: "\(cases) in \(shards.of("shard")): ", causes: failures.count)
    return counts + summary.unjudged.lines + list("broken", failing)
      + list(
        "broken, but weaker than --strength \(summary.strength.rawValue)",
        summary.broken.filter { !failing.contains($0) && !summary.known.contains($0) })
      + list("broken, and known", summary.known)
      + list("required, and not exercised in so many cases", summary.unexercised)
      + list(Starvation.title, summary.starved)
      + (Tally.remark(notExercised: summary.notExercised).map { [$0] } ?? [])
      + (Reports.remark(unjudged: summary.unreported ?? [:]).map { [$0] } ?? [])
      + (summary.flaky.value.map {
        ["\($0.how.words) (case \($0.case))".wrapped(to: 100, indent: "  ")]
      } ?? [])
  }
}

/// The report of one shard.
struct Part {
  let name: String
  var failures: [JSONReport.Failure] = []
  var breakdowns: [JSONReport.BreakdownRecord] = []
  /// The last line; nil if the report was cut short.
  var summary: JSONReport.Summary.Content?

  private struct Line: Decodable {
    let failure: JSONReport.Failure.Content?
    let consequence: JSONReport.Failure.Content?
    let breakdown: JSONReport.BreakdownRecord.Content?
    let summary: JSONReport.Summary.Content?
  }

  init(_ name: String, _ text: String) throws(MergedReport.Complaint) {
    self.name = name
    let lines = text.split(separator: "\n", omittingEmptySubsequences: true)
    for (index, line) in lines.enumerated() {
      guard let line = try? JSONDecoder().decode(Line.self, from: Data(line.utf8)) else {
        // What was cut short may end within a line.
        if index == lines.count - 1, line.hasPrefix("{"), !text.hasSuffix("\n") { break }
        throw MergedReport.Complaint(
          "\(name), line \(index + 1): this is no line of a report of touchstone fuzz --format json"
        )
      }
      if let content = line.failure ?? line.consequence {
        failures.append(JSONReport.Failure(content))
      }
      if let content = line.breakdown {
        breakdowns.append(JSONReport.BreakdownRecord(content))
      }
      summary = line.summary ?? summary
    }
    if lines.isEmpty { throw MergedReport.Complaint("\(name) is empty") }
  }

  /// Refuses a part that is not of the same campaign.
  func check(_ other: Part) throws(MergedReport.Complaint) {
    guard let one = summary, let two = other.summary else { return }
    let differences = [
      one.seed == two.seed ? nil : "seed",
      one.scope == two.scope ? nil : "scope",
      one.strength == two.strength ? nil : "strength",
      one.dialect.value == two.dialect.value ? nil : "dialect",
      one.fault.value == two.fault.value && one.latitude.value == two.latitude.value
        && one.engine == two.engine ? nil : "engine",
      Set(one.exercised.keys) == Set(two.exercised.keys) ? nil : "set of rules",
      one.walk.value?.size == two.walk.value?.size ? nil : "size",
      one.shard.value?.count == two.shard.value?.count ? nil : "number of shards",
    ]
    guard let difference = differences.compactMap(\.self).first else { return }
    throw MergedReport.Complaint(
      "\(name) and \(other.name) are of different campaigns: not the same \(difference)")
  }
}

extension JSONReport.Failure: Suspect {
  var id: Rule.ID { failure.rule }
  var isRelation: Bool { failure.changedScenario.value != nil }
  var caseIndex: Int { failure.case.value ?? 0 }

  var size: SceneSize { failure.size }

  var suspicion: Suspicion {
    failure.asShrunk
      ?? Suspicion(
        brokenBesides: failure.alsoBroken + failure.brokenInChangedScene, place: failure.place)
  }

  func explaining(_ group: [Rule.ID], frequency: Frequency?) -> JSONReport.Failure {
    var content = failure
    content.frequency = Nullable(frequency)
    content.explains = group.filter { $0 != id }
    return JSONReport.Failure(content)
  }
}

extension [Rule.ID] {
  /// Each once, in the order of the rulebook, relations last.
  var inRulebookOrder: [Rule.ID] {
    let known = Set(self)
    return (Rulebook.all.map(\.id) + Relations.all.map(\.id)).filter(known.contains)
  }
}
