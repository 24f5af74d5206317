import Foundation
import Invariants
import Pictures
import TouchScript

/// A report as pages: `index.html`, and a page with its picture for each thing that was found.
public struct ReportPages: Sendable {
  /// The files, by the names under which the pages know each other.
  public private(set) var files: [(name: String, text: String)] = []

  /// The first page, to which the others lead back.
  private static let home = "index.html"

  /// The pages of a campaign's report. `program` and `options` are how a finding is replayed besides its
  /// token.
  public init(
    _ report: CampaignReport, engine: String, program: String = "touchstone", options: String = ""
  ) {
    var findings: [ReportIndex.Finding] = []
    for breakdown in report.breakdowns {
      let kind = breakdown.failure.kind.rawValue
      let file = Self.name(of: kind, number: findings.count + 1)
      let replay = breakdown.token.map {
        "\(program) replay \($0)\(options)\(Report.option(breakdown.latitude))"
      }
      let exhibit = Exhibit(
        title: breakdown.failure.headline, engine: engine, scenario: breakdown.scenario,
        trace: Trace(of: breakdown.scenario), failure: breakdown.failure.detailLines,
        other: .inRepo(breakdown.scenario), replay: replay)
      files.append((file, exhibit.html(home: Self.home)))
      findings.append(
        .init(
          id: kind, file: file, sentence: breakdown.failure.says.asSentence,
          remark: "\(breakdown.size)"))
    }
    for finding in report.findings {
      let file = Self.name(of: finding.rule.id, number: findings.count + 1)
      let shown = finding.shown
      let exhibit = Exhibit(
        shown.judgement, engine: engine, other: .inRepo(shown.judgement.scenario),
        replay: "\(program) replay \(shown.token)\(options)\(Report.option(finding.latitude))")
      files.append((file, exhibit.first(finding.rule.id).html(home: Self.home)))
      findings.append(
        .init(
          id: finding.rule.id, file: file, sentence: shown.rule.violation.sentence.asSentence,
          remark: Self.remark(finding.size, finding.frequency, explains: finding.explains)))
    }
    let index = ReportIndex(
      engines: [.init(name: engine, summary: report.summary.components(separatedBy: "\n"))],
      findings: findings,
      verdicts: report.verdicts.compactMap { verdict in
        report.campaign.rule(verdict.rule).map {
          let reason = verdict.verdict == .notJudged ? report.reason(unjudged: verdict.rule) : ""
          return ReportIndex.Verdict(
            rule: $0, standings: [ReportIndex.Standing(verdict.verdict)],
            remark: verdict.remark.isEmpty ? reason : verdict.remark)
        }
      })
    files.insert((Self.home, index.html), at: 0)
  }

  /// The pages of reports that were joined; of several engines with a column for each.
  public init(_ reports: SideBySide, program: String = "touchstone") {
    var findings: [ReportIndex.Finding] = []
    for report in reports.reports {
      let engine = reports.isSeveral ? report.label : ""
      for breakdown in report.breakdowns.map(\.breakdown) {
        let file = Self.name(of: breakdown.kind, number: findings.count + 1)
        let kind = EngineFailure.Kind(rawValue: breakdown.kind) ?? .errored
        let failure = EngineFailure(kind, says: breakdown.says, detail: breakdown.detail)
        let exhibit = Exhibit(
          title: failure.headline, engine: report.label, scenario: breakdown.scenario,
          trace: Trace(of: breakdown.scenario), failure: failure.detailLines,
          replay: report.replay(breakdown.token.value, breakdown.latitude.value, program))
        files.append((file, exhibit.html(home: Self.home)))
        findings.append(
          .init(
            id: breakdown.kind, file: file, engine: engine, sentence: breakdown.says.asSentence,
            remark: "\(breakdown.size)"))
      }
      for failure in report.failures.map(\.failure) {
        let file = Self.name(of: failure.rule, number: findings.count + 1)
        let exhibit = Exhibit(
          failure, engine: report.label,
          replay: report.replay(failure.token.value, failure.latitude.value, program))
        files.append((file, exhibit.html(home: Self.home)))
        findings.append(
          .init(
            id: failure.rule, file: file, engine: engine,
            sentence: failure.sentence.asSentence,
            remark: Self.remark(
              failure.size, failure.frequency.value, explains: failure.explains)))
      }
    }
    let standings = reports.reports.map(\.standings)
    let index = ReportIndex(
      engines: reports.reports.map {
        .init(name: $0.label, summary: $0.summaryLines + $0.gaps.map { "incomplete: \($0)" })
      },
      findings: findings,
      verdicts: reports.rules.compactMap { id in
        Self.rule(id).map { rule in
          ReportIndex.Verdict(
            rule: rule,
            standings: standings.map { ReportIndex.Standing($0[id] ?? .notJudged) })
        }
      })
    files.insert((Self.home, index.html), at: 0)
  }

  /// Writes the pages into a folder, which is made where it is missing.
  ///
  /// - Throws: Where a file cannot be written; those before it are there.
  public func write(to folder: URL) throws {
    for file in files {
      try WholeFile.write(Data(file.text.utf8), to: folder.appending(path: file.name))
    }
  }

  private static func name(of id: String, number: Int) -> String { "\(number)-\(id).html" }

  private static func rule(_ id: Rule.ID) -> Rule? { Rulebook[id] ?? Relations[id]?.rule }

  private static func remark(
    _ size: SceneSize, _ frequency: Frequency?, explains: [Rule.ID]
  ) -> String {
    let often = frequency.map { ", in \($0.broken.grouped) of \($0.exercised.of("test"))" } ?? ""
    let others = explains.isEmpty ? "" : "; by the same cause " + explains.joined(separator: ", ")
    return "\(size)\(often)\(others)"
  }
}

extension Exhibit {
  /// The same, where one rule is what matters; the others that are broken stand behind it.
  fileprivate func first(_ id: Rule.ID) -> Exhibit {
    var exhibit = self
    guard let place = broken.firstIndex(where: { $0.id == id }) else { return self }
    exhibit.broken.insert(exhibit.broken.remove(at: place), at: 0)
    exhibit.title = broken[place].violation.sentence.asSentence
    return exhibit
  }

  /// What a report tells of a failure.
  fileprivate init(_ failure: JSONReport.Failure.Content, engine: String, replay: String?) {
    let violation = Violation(
      failure.sentence, event: failure.event, isMissing: failure.isMissing,
      expected: failure.expected)
    // A report is a file, and may have been changed.
    let isTrace = failure.events.complaints(for: failure.scenario, atMost: 1).isEmpty
    let rule = Rulebook[failure.rule] ?? Relations[failure.rule]?.rule
    self.init(
      title: failure.sentence.asSentence, engine: engine,
      scenario: failure.scenario, trace: isTrace ? failure.events : Trace(of: failure.scenario),
      failure: isTrace ? nil : "the report does not tell what happened",
      broken: [.init(id: failure.rule, rule: rule, violation: violation)], replay: replay)
  }
}

extension MergedReport {
  fileprivate func replay(_ token: String?, _ latitude: String?, _ program: String) -> String? {
    token.map { token in
      let fault = summary.fault.value.map { " --fault \($0)" } ?? ""
      return "\(program) replay \(token)\(fault)\(Report.option(latitude ?? ""))"
    }
  }
}

extension CampaignReport {
  /// Why a rule was not judged.
  func reason(unjudged id: Rule.ID) -> String {
    if let missing = rules.lacking[id] ?? relations.lacking[id] {
      return "the engine lacks \(missing.map(\.name).joined(separator: ", "))"
    }
    let unreported = campaign.reports.unreported(by: id, besides: campaign.own)
    if !unreported.isEmpty {
      return "the engine does not report \(unreported.joined(separator: ", "))"
    }
    return Rulebook[id]?.reason ?? ""
  }
}

extension ReportIndex.Standing {
  init(_ word: RuleVerdict.Word) {
    self =
      switch word {
      case .held: .held
      case .broken: .broken
      case .known: .known
      case .stale: .stale
      case .notExercised: .notExercised
      case .notJudged: .notJudged
      }
  }

  init(_ standing: SideBySide.Standing) {
    self =
      switch standing {
      case .held: .held
      case .broken: .broken
      case .notExercised: .notExercised
      case .notJudged: .notJudged
      }
  }
}
