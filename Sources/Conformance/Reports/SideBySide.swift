import Invariants

/// What `merge` makes of reports: runs on one engine are added, and several engines, or several versions
/// of one, set side by side.
///
/// Reports that say the same engine, version and fault are of one engine. What is set side by
/// side may have other seeds and numbers of cases, which the report states.
public struct SideBySide: Sendable {
  /// A report for each engine, in the order in which the first of its runs was given.
  public let reports: [MergedReport]
  /// What is missing for a whole report, in one sentence each.
  public let gaps: [String]

  /// Reads what `touchstone fuzz --format json` printed for any number of runs, given with names for it.
  ///
  /// - Throws: Where that is no report, or where two runs on one engine tried the same cases.
  public init(_ files: [(name: String, text: String)]) throws(MergedReport.Complaint) {
    var groups: [(engine: Contender, runs: [Run])] = []
    var strays: [Run] = []
    for file in files {
      for run in try Run.all(in: file.text, named: file.name) {
        guard let engine = run.summary.map(Contender.init) else {
          strays.append(run)
          continue
        }
        if let place = groups.firstIndex(where: { $0.engine == engine }) {
          groups[place].runs.append(run)
        } else {
          groups.append((engine, [run]))
        }
      }
    }
    if groups.count < 2 {
      reports = [try MergedReport(adding: groups.flatMap(\.runs) + strays)]
      gaps = reports[0].gaps
      return
    }
    var reports: [MergedReport] = []
    for group in groups { reports.append(try MergedReport(adding: group.runs)) }
    self.reports = reports
    gaps =
      reports.flatMap(\.gaps)
      + strays.map {
        "\($0.name) was cut short before it says which engine it is of, and is left out"
      }
  }

  /// Whose report it is.
  private struct Contender: Hashable {
    let engine: JSONReport.Summary.Content.Engine
    let fault: String?

    init(_ summary: JSONReport.Summary.Content) {
      engine = summary.engine
      fault = summary.fault.value
    }
  }

  /// Whether there is more than one engine.
  public var isSeveral: Bool { reports.count > 1 }

  /// Whether no engine broke a rule that counts.
  public var isClean: Bool { reports.allSatisfy(\.isClean) }

  /// The rules and relations of any of the reports, in the rulebook's order.
  var rules: [Rule.ID] { reports.flatMap(\.standings.keys).inRulebookOrder }

  /// The reports as machines read them: the lines of one engine after those of another.
  public var json: String { reports.map(\.json).joined(separator: "\n") }

  /// The reports as people read them: one engine's in full; of several a table of the rules that do not
  /// stand alike.
  public func text(_ detail: Detail = .brief) -> String {
    if !isSeveral { return reports[0].text(detail) }
    let parts = [legend, table, gaps.map { "incomplete: \($0)" }.joined(separator: "\n")]
    return parts.filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  private var legend: String {
    reports.enumerated().map { number, report in
      let counts = [RuleVerdict.Word.held, .broken, .notExercised].map { word in
        "\(report.standings.values.count { $0 == word }) \(word.rawValue)"
      }
      return
        "\(number + 1)  \(report.label): \(report.casesInWords); \(counts.joined(separator: ", "))"
    }.joined(separator: "\n")
  }

  /// The rules that are broken somewhere or do not stand alike, a column for each engine.
  private var table: String {
    let rows = rules.compactMap { id -> [String]? in
      let standings = reports.map { $0.standings[id] ?? .notJudged }
      if Set(standings).count == 1, standings[0] != .broken { return nil }
      return [id]
        + standings.map { $0 == .notExercised ? "-" : $0 == .notJudged ? "" : $0.rawValue }
    }
    if rows.isEmpty { return "all rules stand alike, and none is broken" }
    let head = [""] + reports.indices.map { String($0 + 1) }
    let lines = ([head] + rows).map { cells in
      let line = cells.map { $0.padded(to: 8) }.joined()
      return String(line.reversed().drop { $0 == " " }.reversed())
    }
    return lines.joined(separator: "\n") + "\n(-: not exercised. All other rules stand alike.)"
  }
}

extension MergedReport {
  /// The engine's name and version, and what makes it differ.
  var label: String {
    let version = summary.engine.version.isEmpty ? "" : " \(summary.engine.version)"
    return summary.engine.name + version + (summary.fault.value.map { ", fault \($0)" } ?? "")
  }
}
