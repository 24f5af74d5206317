import Invariants

/// What `merge` makes of reports: shards of one engine are joined, and several engines, or several
/// versions of one, set side by side.
///
/// Reports that say the same engine, version, fault and latitude are shards of one campaign. What is
/// set side by side may be of other seeds and numbers of cases; they are told.
public struct SideBySide: Sendable {
  /// A report for each engine, in the order in which the first of its files was given.
  public let reports: [MergedReport]

  /// Joins what `touchstone fuzz --format json` printed, given with names for it.
  public init(_ files: [(name: String, text: String)]) throws(MergedReport.Complaint) {
    var groups: [(engine: Contender?, parts: [Part])] = []
    var strays: [Part] = []
    for file in files {
      let part = try Part(file.name, file.text)
      guard let engine = part.summary.map(Contender.init) else {
        strays.append(part)
        continue
      }
      if let place = groups.firstIndex(where: { $0.engine == engine }) {
        groups[place].parts.append(part)
      } else {
        groups.append((engine, [part]))
      }
    }
    if groups.isEmpty || groups.count == 1 {
      reports = [try MergedReport(joining: groups.flatMap(\.parts) + strays)]
      return
    }
    if let stray = strays.first {
      throw MergedReport.Complaint(
        "\(stray.name) was cut short: it does not say which engine it is of")
    }
    var reports: [MergedReport] = []
    for group in groups { reports.append(try MergedReport(joining: group.parts)) }
    self.reports = reports
  }

  /// Whose report it is.
  private struct Contender: Hashable {
    let engine: JSONReport.Summary.Content.Engine
    let fault: String?
    let latitude: String?

    init(_ summary: JSONReport.Summary.Content) {
      engine = summary.engine
      fault = summary.fault.value
      latitude = summary.latitude.value
    }
  }

  /// Whether there is more than one engine.
  public var isSeveral: Bool { reports.count > 1 }

  /// Whether no engine broke a rule that counts; of several versions of one, whether none broke a rule
  /// that the version before did not.
  public var isClean: Bool {
    let changes = changes
    return changes.isEmpty
      ? reports.allSatisfy(\.isClean) : changes.allSatisfy(\.newlyBroken.isEmpty)
  }

  /// What is missing for a whole report, in one sentence each.
  public var gaps: [String] { reports.flatMap(\.gaps) }

  /// What became of a rule on one engine.
  enum Standing: String, Codable {
    case broken
    case held
    case notExercised
    case notJudged

    /// The standing in a table.
    var word: String {
      switch self {
      case .broken: "broken"
      case .held: "held"
      case .notExercised: "-"
      case .notJudged: ""
      }
    }
  }

  /// From one version of an engine to the next.
  struct Change {
    let engine: String
    let from: String
    let to: String
    let newlyBroken: [Rule.ID]
    let fixed: [Rule.ID]
    let newlyExercised: [Rule.ID]
    let noLongerExercised: [Rule.ID]
  }

  /// What changed from version to version; empty if the reports are of different engines.
  var changes: [Change] {
    let summaries = reports.map(\.summary)
    let areVersions = summaries.allSatisfy {
      $0.engine.name == summaries[0].engine.name && $0.fault.value == summaries[0].fault.value
        && $0.latitude.value == summaries[0].latitude.value
    }
    guard isSeveral, areVersions else { return [] }
    return zip(reports, reports.dropFirst()).map { old, new in
      let (before, after) = (old.standings, new.standings)
      func ids(_ isMeant: (Standing, Standing) -> Bool) -> [Rule.ID] {
        rules.filter { isMeant(before[$0] ?? .notJudged, after[$0] ?? .notJudged) }
      }
      return Change(
        engine: new.summary.engine.name, from: old.summary.engine.version,
        to: new.summary.engine.version,
        newlyBroken: ids { $0 != .broken && $1 == .broken },
        fixed: ids { $0 == .broken && $1 == .held },
        newlyExercised: ids { !$0.isExercised && $1.isExercised },
        noLongerExercised: ids { $0.isExercised && !$1.isExercised })
    }
  }

  /// The rules and relations of any of the reports, in the rulebook's order.
  var rules: [Rule.ID] {
    reports.flatMap(\.standings.keys).inRulebookOrder
  }
}

extension SideBySide.Standing {
  /// Whether some scene put the rule to the test.
  var isExercised: Bool { self == .broken || self == .held }
}

extension MergedReport {
  /// What became of each rule and relation.
  var standings: [Rule.ID: SideBySide.Standing] {
    let lists: [([Rule.ID], SideBySide.Standing)] = [
      (Array(summary.exercised.keys), .notExercised), (summary.held, .held),
      (summary.notExercised, .notExercised), (summary.broken, .broken),
    ]
    return lists.reduce(into: [:]) { standings, list in
      for id in list.0 { standings[id] = list.1 }
    }
  }

  /// The engine's name and version, and what makes it differ.
  var label: String {
    let version = summary.engine.version.isEmpty ? "" : " \(summary.engine.version)"
    return summary.engine.name + version + (summary.fault.value.map { ", fault \($0)" } ?? "")
      + (summary.latitude.value.map { ", latitude \($0)" } ?? "")
  }
}
