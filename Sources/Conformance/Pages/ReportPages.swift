import Foundation
import Invariants
import Pictures
import TouchScript

/// A report as pages: `index.html`, and a page with its picture for each thing that was found.
public struct ReportPages: Sendable {
  /// The files, by the names under which the pages know each other.
  public private(set) var files: [(name: String, text: String)] = []
  private var findings: [ReportIndex.Finding] = []

  /// The first page, to which the others lead back.
  private static let home = "index.html"

  /// The pages of reports: of one, or of several engines side by side.
  public init(_ reports: [Report]) {
    for report in reports { add(report) }
    let tables = reports.map { report in
      Dictionary(report.rules.map { ($0.rule, $0) }) { first, _ in first }
    }
    let verdicts = reports.rules.compactMap { id -> ReportIndex.Verdict? in
      let lines = tables.map { $0[id] }
      guard let line = lines.compactMap(\.self).first else { return nil }
      let rule =
        Rulebook[id] ?? Relations[id]?.rule
        ?? Rule(id, .must, [], [], says: line.says, strength: line.strength)
      let isAlone = reports.count == 1
      return ReportIndex.Verdict(
        rule: rule, standings: lines.map { $0?.standing ?? .notJudged },
        tests: isAlone ? line.tests : "", remark: isAlone ? line.reason : "")
    }
    let index = ReportIndex(
      engines: reports.map {
        ($0.name, $0.notices, $0.facts(isBrief: reports.count > 1))
      },
      findings: findings, verdicts: verdicts)
    files.insert((Self.home, index.html), at: 0)
  }

  /// Adds a page for each thing that was found in an engine.
  private mutating func add(_ report: Report) {
    for failure in report.failures {
      let exhibit = Exhibit(
        title: failure.failure.headline.asSentence, engine: report.name,
        scenario: failure.scenario, trace: Trace(of: failure.scenario),
        failure: failure.failure.detailLines, other: Exhibit.inRepo(failure.scenario),
        replay: failure.token.map(report.replay))
      add(exhibit, id: failure.kind.rawValue, remark: "\(failure.size)")
    }
    for finding in report.findings {
      let often = finding.frequency.map {
        "In \($0.broken.grouped) of \($0.exercised.of("test")) · "
      }
      add(
        Exhibit(finding, engine: report.name, replay: finding.token.map(report.replay)),
        id: finding.rule, remark: "\(often ?? "")\(finding.size)", explains: finding.explains)
    }
  }

  private mutating func add(
    _ exhibit: Exhibit, id: String, remark: String, explains: [Rule.ID] = []
  ) {
    let file = "\(findings.count + 1)-\(id).html"
    files.append((file, exhibit.html(home: Self.home)))
    findings.append((id, file, exhibit, remark, explains))
  }

  /// Writes the pages into a folder, which is made where it is missing, and removes those of an earlier report.
  ///
  /// - Throws: Where a file cannot be written; those before it are there.
  public func write(to folder: URL) throws { try WholeFile.write(files, to: folder) }
}

extension Report {
  /// What must be known before the verdicts.
  fileprivate var notices: [String] {
    let gaveOut = search.unjudged.gaveOut.map {
      "the engine gave out: \($0); the search ended there"
    }
    let missed = Self.list("required, and not exercised in so many cases", unexercised)
    return
      ([warning, flakinessInWords, gaveOut, missed, Self.list(Starvation.title, starved)]
      .compactMap(\.self) + gaps
      + stale.map { "line \($0.line) of the known failures, \($0.pattern): \($0.says)" })
      .map(\.asSentence)
  }

  /// How the engine was searched, and what that means. Beside other engines only the most important.
  fileprivate func facts(isBrief: Bool) -> [(name: String, says: String)] {
    let run = run.map {
      ", \($0.date.prefix(16).replacing("T", with: " ")) UTC, in \(String(format: "%.1f", $0.seconds)) s"
    }
    let command = self.run.map { [("Command", $0.command)] } ?? []
    let started = ("Run", "\(cases)\(run ?? ""); Touchstone \(search.suite)")
    if isBrief { return [started] }
    let others: [(String, String?)] =
      [("Meaning", meaning)]
      + search.unjudged.lines.map { ("Skipped", $0) }
      + [
        ("Lacking", remark("the engine lacks", \.lacking)),
        ("Unseen", remark("the engine does not report what they read", \.unreported)),
        ("Doubt", Self.list(Starvation.doubtTitle, doubtful)),
      ] + limits.map { ("Limits", $0) }
    return command + [started]
      + others.compactMap { name, says in says.map { (name, $0.asSentence) } }
  }
}

extension Report.RuleLine {
  /// In how many tests, or broken in how many of them.
  fileprivate var tests: String {
    if broken > 0 { return "\(broken.grouped) of \(exercised.of("test"))" }
    return exercised > 0 ? exercised.of("test") : ""
  }

  /// What became of it in one of four words.
  fileprivate var standing: ReportIndex.Standing {
    switch verdict {
    case .held: .held
    case .broken, .known: .broken
    case .stale: exercised > 0 ? .held : .notExercised
    case .notExercised: .notExercised
    case .unspecified, .notJudged: .notJudged
    }
  }

  /// Why it is so.
  fileprivate var reason: String {
    switch verdict {
    case .known: "known: \(remark)"
    case .unspecified where remark.isEmpty: "public evidence does not settle it"
    default: remark
    }
  }
}

extension Exhibit {
  /// What is shown of a finding: its own rule first, and then the others that the scene breaks.
  public init(_ finding: Report.Finding, engine: String, replay: String?) {
    let known = { (id: Rule.ID) in Rulebook[id] ?? Relations[id]?.rule }
    let own = Rule(finding.rule, .must, [], [], says: finding.says, strength: finding.strength)
    let changed = finding.changedScenario.flatMap { scene -> Performance? in
      finding.changedEvents.map { (engine, $0, scene) }
    }
    let other = changed ?? Self.inRepo(finding.scenario)
    self.init(
      title: finding.sentence.asSentence, engine: engine, scenario: finding.scenario,
      trace: finding.events,
      other: other.flatMap { $0.scenario == nil && $0.trace == finding.events ? nil : $0 },
      broken: [
        (finding.rule, known(finding.rule) ?? own, finding.violation)
      ] + finding.others.map { ($0.rule, known($0.rule), $0.violation) },
      replay: replay)
    facts = [("Size", "\(finding.size); \(finding.smallness)")]
  }
}
