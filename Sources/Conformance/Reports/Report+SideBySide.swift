import Invariants

/// Several engines as people read them.
extension [Report] {
  /// One report in full; of several a table of the rules that do not stand alike, a column for each engine.
  public func text(_ detail: Detail = .brief) -> String {
    if count == 1 { return self[0].text(detail) }
    return [legend, table, flatMap(\.gaps).map { "incomplete: \($0)" }.joined(separator: "\n")]
      .filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  /// The rules of any of the reports, in the rulebook's order.
  var rules: [Rule.ID] { flatMap { $0.rules.map(\.rule) }.inRulebookOrder }

  private var legend: String {
    enumerated().flatMap { number, report in
      ["\(number + 1)  \(report.sums(after: "\(report.name): \(report.cases): ")[0])"]
        + (report.warning.map { ["   \($0)"] } ?? [])
    }.joined(separator: "\n")
  }

  private var table: String {
    let tables = map { report in
      Dictionary(report.rules.map { ($0.rule, $0.verdict) }) { first, _ in first }
    }
    let rows = rules.compactMap { id -> [String]? in
      let verdicts = tables.map { $0[id] ?? .notJudged }
      if Set(verdicts).count == 1, verdicts[0] != .broken { return nil }
      return [id]
        + verdicts.map { $0 == .notExercised ? "-" : $0 == .notJudged ? "" : $0.rawValue }
    }
    if rows.isEmpty { return "all rules stand alike, and none is broken" }
    let head = [""] + indices.map { String($0 + 1) }
    let lines = ([head] + rows).map { cells in
      let line = cells.map { $0.padded(to: 8) }.joined()
      return String(line.reversed().drop { $0 == " " }.reversed())
    }
    return lines.joined(separator: "\n")
      + "\n(-: not exercised; nothing: not judged. All other rules stand alike.)"
  }
}

extension Report {
  /// The engine's name and version, and the fault that makes it differ.
  public var name: String {
    let version = search.engine.version.isEmpty ? "" : " \(search.engine.version)"
    return search.engine.name + version + (search.fault.map { ", fault \($0)" } ?? "")
  }
}
