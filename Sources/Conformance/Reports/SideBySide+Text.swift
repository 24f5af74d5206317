import Invariants

extension SideBySide {
  /// The reports as people read them: one engine's in full; of several a table of the rules that do not
  /// stand alike, and of versions what changed.
  public func text(_ detail: Detail = .brief) -> String {
    if !isSeveral { return reports[0].text(detail) }
    let parts = [legend, changes.isEmpty ? table : changeText, gapText]
    return parts.filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  private var legend: String {
    reports.enumerated().map { number, report in
      let counts = [
        (Standing.held, "held"), (.broken, "broken"), (.notExercised, "not exercised"),
      ].map { standing, words in
        "\(report.standings.values.count { $0 == standing }) \(words)"
      }
      let cases = "\(report.summary.cases.of("case")) of seed \(report.summary.seed)"
      return "\(number + 1)  \(report.label): \(cases); \(counts.joined(separator: ", "))"
    }.joined(separator: "\n")
  }

  /// The rules that are broken somewhere or do not stand alike, a column for each engine.
  private var table: String {
    let columns = reports.map(\.standings)
    let rows = rules.compactMap { id -> [String]? in
      let standings = columns.map { $0[id] ?? .notJudged }
      if standings.allSatisfy({ $0 == standings[0] }), standings[0] != .broken { return nil }
      return [id] + standings.map(\.word)
    }
    if rows.isEmpty { return "all rules stand alike, and none is broken" }
    let head = [""] + reports.indices.map { String($0 + 1) }
    let lines = ([head] + rows).map { cells in
      cells.map { $0.padded(to: 8) }.joined().droppingTrailingSpaces
    }
    return lines.joined(separator: "\n") + "\n(-: not exercised. All other rules stand alike.)"
  }

  private var changeText: String {
    changes.map { change in
      let lists = [
        ("newly broken", change.newlyBroken), ("fixed", change.fixed),
        ("newly exercised", change.newlyExercised),
        ("no longer exercised", change.noLongerExercised),
      ].map { title, ids in
        "\(title): \(ids.isEmpty ? "none" : ids.joined(separator: ", "))"
          .wrapped(to: 100, indent: "  ")
      }
      let head = "\(change.engine), from \(change.from.orNone) to \(change.to.orNone)"
      return ([head] + lists).joined(separator: "\n")
    }.joined(separator: "\n\n")
  }

  private var gapText: String { gaps.map { "incomplete: \($0)" }.joined(separator: "\n") }

  /// The reports as machines read them: one engine's lines; of several one line with a verdict a rule
  /// and engine, and what changed between versions.
  public var json: String {
    if !isSeveral { return reports[0].json }
    let columns = reports.map(\.standings)
    let standings = rules.map { id in (id, columns.map { $0[id] ?? .notJudged }) }
    return JSONReport.line(
      Line(
        sideBySide: Line.Content(
          engines: reports.map { report in
            Line.Engine(
              name: report.summary.engine.name, version: report.summary.engine.version,
              fault: report.summary.fault, latitude: report.summary.latitude,
              seed: report.summary.seed, cases: report.summary.cases,
              complete: report.summary.complete)
          },
          rules: Dictionary(standings) { first, _ in first },
          changes: changes.map {
            Line.Change(
              engine: $0.engine, from: $0.from, to: $0.to, newlyBroken: $0.newlyBroken,
              fixed: $0.fixed, newlyExercised: $0.newlyExercised,
              noLongerExercised: $0.noLongerExercised)
          })))
  }

  private struct Line: Encodable {
    struct Content: Encodable {
      let engines: [Engine]
      /// For each rule what became of it, engine by engine.
      let rules: [Rule.ID: [Standing]]
      /// From version to version; empty if the engines are different ones.
      let changes: [Change]
    }

    struct Engine: Encodable {
      let name: String
      let version: String
      let fault: Nullable<String>
      let latitude: Nullable<String>
      let seed: UInt64
      let cases: Int
      let complete: Bool
    }

    struct Change: Encodable {
      let engine: String
      let from: String
      let to: String
      let newlyBroken: [Rule.ID]
      let fixed: [Rule.ID]
      let newlyExercised: [Rule.ID]
      let noLongerExercised: [Rule.ID]
    }

    let sideBySide: Content
  }
}

extension String {
  fileprivate var droppingTrailingSpaces: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }

  /// The version, or what stands for none.
  fileprivate var orNone: String { isEmpty ? "no version" : self }
}
