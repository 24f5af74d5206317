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

  /// The pages of reports: of one, or of several engines with a column for each.
  public init(_ reports: [Report]) {
    let isSeveral = reports.count > 1
    for report in reports { add(report, column: isSeveral ? report.name : "") }
    let tables = reports.map { report in
      Dictionary(report.rules.map { ($0.rule, $0) }) { first, _ in first }
    }
    addIndex(
      reports.map { report in
        let head = [report.run?.words, report.warning?.asSentence].compactMap(\.self)
        return .init(
          name: report.name, summary: head + report.summary.components(separatedBy: "\n"))
      },
      reports.rules.compactMap { id in
        let lines = tables.map { $0[id] }
        guard let line = lines.compactMap(\.self).first else { return nil }
        let rule =
          Rulebook[id] ?? Relations[id]?.rule
          ?? Rule(id, .must, [], [], says: line.says, strength: line.strength)
        return ReportIndex.Verdict(
          rule: rule, standings: lines.map { .init($0?.verdict ?? .notJudged) },
          remark: isSeveral ? "" : line.remark)
      })
  }

  /// Adds a page for each thing that was found in an engine. `column` tells engines apart, where there are
  /// several.
  private mutating func add(_ report: Report, column: String) {
    for failure in report.failures {
      add(
        Exhibit(
          title: failure.failure.headline, engine: report.name, scenario: failure.scenario,
          trace: Trace(of: failure.scenario), failure: failure.failure.detailLines,
          other: .inRepo(failure.scenario), replay: failure.token.map(report.replay)),
        id: failure.kind.rawValue, column, failure.says, remark: "\(failure.size)")
    }
    for finding in report.findings {
      add(
        Exhibit(finding, engine: report.name, replay: finding.token.map(report.replay)),
        id: finding.rule, column, finding.sentence,
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

extension Report.Run {
  /// How and when it ran, on a line.
  fileprivate var words: String {
    "\(command), \(date), in \(seconds < 10 ? String(format: "%.1f", seconds) : String(Int(seconds))) seconds"
  }
}

extension Exhibit {
  /// What is shown of a finding: its own rule first, and then the others that the scene breaks.
  public init(_ finding: Report.Finding, engine: String, replay: String?) {
    let known = { (id: Rule.ID) in Rulebook[id] ?? Relations[id]?.rule }
    let own = Rule(finding.rule, .must, [], [], says: finding.says, strength: finding.strength)
    let other = Performance.inRepo(finding.scenario)
    self.init(
      title: finding.sentence.asSentence, engine: engine, scenario: finding.scenario,
      trace: finding.events,
      other: other.flatMap { $0.trace == finding.events ? nil : $0 },
      broken: [
        Broken(id: finding.rule, rule: known(finding.rule) ?? own, violation: finding.violation)
      ]
        + finding.others.map {
          Broken(id: $0.rule, rule: known($0.rule), violation: $0.violation)
        },
      replay: replay)
  }
}

extension ReportIndex.Standing {
  init(_ verdict: Report.Verdict) { self = Self(rawValue: verdict.rawValue) ?? .notJudged }
}
