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

  /// The pages of a campaign's report. `program` and `options` are how a finding is replayed besides its
  /// token.
  public init(
    _ report: CampaignReport, engine: String, program: String = "touchstone", options: String = ""
  ) {
    add(report.breakdowns, report.findings, of: engine, replay: (program, options))
    addIndex(
      [.init(name: engine, summary: report.summary.components(separatedBy: "\n"))],
      report.verdicts.compactMap { verdict in
        report.campaign.rule(verdict.rule).map {
          let reason = verdict.verdict == .notJudged ? report.reason(unjudged: verdict.rule) : ""
          return ReportIndex.Verdict(
            rule: $0, standings: [ReportIndex.Standing(verdict.verdict)],
            remark: verdict.remark.isEmpty ? reason : verdict.remark)
        }
      })
  }

  /// The pages of reports that were merged; of several engines with a column for each.
  public init(_ reports: SideBySide, program: String = "touchstone") {
    for report in reports.reports {
      add(
        report.foundBreakdowns, report.findings, of: report.label,
        column: reports.isSeveral ? report.label : "", replay: (program, report.replayOptions))
    }
    let standings = reports.reports.map(\.standings)
    addIndex(
      reports.reports.map {
        .init(name: $0.label, summary: $0.summaryLines + $0.gaps.map { "incomplete: \($0)" })
      },
      reports.rules.compactMap { id in
        (Rulebook[id] ?? Relations[id]?.rule).map { rule in
          ReportIndex.Verdict(
            rule: rule,
            standings: standings.map { ReportIndex.Standing($0[id] ?? .notJudged) })
        }
      })
  }

  /// Adds a page for each thing that was found in an engine. `column` tells engines apart, where there are
  /// several.
  private mutating func add(
    _ breakdowns: [Breakdown], _ found: [Finding], of engine: String, column: String = "",
    replay: (program: String, options: String)
  ) {
    func command(_ token: String) -> String {
      "\(replay.program) replay \(token)\(replay.options)"
    }
    for breakdown in breakdowns {
      add(
        Exhibit(
          title: breakdown.failure.headline, engine: engine, scenario: breakdown.scenario,
          trace: Trace(of: breakdown.scenario), failure: breakdown.failure.detailLines,
          other: .inRepo(breakdown.scenario),
          replay: breakdown.token.map(command)),
        id: breakdown.failure.kind.rawValue, column, breakdown.failure.says,
        remark: "\(breakdown.size)")
    }
    for finding in found {
      let (id, shown) = (finding.rule.id, finding.shown)
      let exhibit = Exhibit(
        shown.judgement, engine: engine, other: .inRepo(shown.judgement.scenario),
        replay: command(shown.token))
      add(
        exhibit.first(id), id: id, column, shown.rule.violation.sentence,
        remark: Self.remark(finding.size, finding.frequency, explains: finding.explains))
    }
  }

  private mutating func add(
    _ exhibit: Exhibit, id: String, _ column: String, _ sentence: String, remark: String
  ) {
    let file = "\(findings.count + 1)-\(id).html"
    files.append((file, exhibit.html(home: Self.home)))
    findings.append(
      .init(id: id, file: file, engine: column, sentence: sentence.asSentence, remark: remark))
  }

  private mutating func addIndex(
    _ engines: [ReportIndex.Engine], _ verdicts: [ReportIndex.Verdict]
  ) {
    let index = ReportIndex(engines: engines, findings: findings, verdicts: verdicts)
    files.insert((Self.home, index.html), at: 0)
  }

  /// Writes the pages into a folder, which is made where it is missing.
  ///
  /// - Throws: Where a file cannot be written; those before it are there.
  public func write(to folder: URL) throws {
    WholeFile.removeLeftovers(in: folder)
    for file in files {
      try WholeFile.write(Data(file.text.utf8), to: folder.appending(path: file.name))
    }
  }

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
  init(_ word: RuleVerdict.Word) { self = Self(rawValue: word.rawValue) ?? .notJudged }
}
