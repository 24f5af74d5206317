import Invariants
import PropertyTesting
import TouchScript

/// How often what, as `fuzz --stats` prints it.
extension CampaignReport {
  /// How often each rule was put to the test, a line for each, and between which shares it is with a
  /// confidence of 95 %.
  public var statistics: String {
    let width = campaign.ids.map(\.count).max() ?? 0
    return zip(campaign.ids, outcome.exercised)
      .map { id, count in
        "  " + line(id, width: width, count)
          + ", surely \(Proportion(count, of: outcome.cases).percents)"
      }
      .joined(separator: "\n")
  }

  /// Why rules were not put to the test, a line for each that was not in every case: the most frequent
  /// reason first, and in how many cases it was the first that counted. Where coverage is not
  /// counted there is nothing to say.
  public var doubts: String {
    let width = campaign.ids.map(\.count).max() ?? 0
    return campaign.ids.enumerated()
      .compactMap { rule, id in
        guard let doubts = outcome.doubts[rule] else { return nil }
        let reasons = doubts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
          .map { "\($0.key) (\($0.value))" }
        let space = String(repeating: " ", count: max(0, width - id.count) + 2)
        return "  \(id)\(space)\(reasons.joined(separator: "; "))"
      }
      .joined(separator: "\n")
  }

  /// In how many cases each coverage class occurred: those that never did, then the others, the rarest
  /// first, and the features that never met. Where coverage is not counted there is nothing to say.
  public var distribution: String {
    guard campaign.countsCoverage else { return "" }
    let counts = outcome.coverage.counts
    let drawn = Coverage.classes.compactMap { name in counts[name].map { (name: name, count: $0) } }
      .sorted { ($0.count, $0.name) < ($1.count, $1.name) }
    let rarest = drawn.prefix(Self.shown)
    let width = rarest.map(\.name.count).max() ?? 0
    let others = drawn.dropFirst(Self.shown).map { "\($0.name) (\($0.count))" }
    return
      ([
        "  " + Self.missing(Coverage.classes, "classes", in: counts),
        "  " + Self.missing(Coverage.pairs, "pairs of features", in: counts),
        "  The rarest classes",
      ] + rarest.map { "    " + line($0.name, width: width, $0.count) }
      + (others.isEmpty ? [] : ["  All others: " + others.joined(separator: ", ")]))
      .joined(separator: "\n")
  }

  /// How many classes are listed one by one.
  private static let shown = 40

  /// How many of some classes occurred, and which did not, as far as there is room for them.
  private static func missing(
    _ classes: [String], _ what: String, in counts: [String: Int]
  ) -> String {
    let never = classes.filter { counts[$0] == nil }
    let rest = never.count - shown
    return "\(classes.count - never.count) of \(classes.count) \(what)"
      + (never.isEmpty ? "" : "; never: " + never.prefix(shown).joined(separator: ", "))
      + (rest > 0 ? ", and \(rest) more" : "")
  }

  private func line(_ name: String, width: Int, _ count: Int) -> String {
    let space = String(repeating: " ", count: max(0, width - name.count) + 2)
    let share = outcome.cases == 0 ? 0 : Double(count) / Double(outcome.cases) * 100
    let tenths = (share * 10).rounded() / 10
    return "\(name)\(space)\(count) of \(outcome.cases.of("case")) (\(tenths) %)"
  }
}
