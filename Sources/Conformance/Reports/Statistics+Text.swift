import Invariants
import PropertyTesting
import TouchScript

/// How often what, as `fuzz --stats` prints it.
extension Report {
  /// What was counted in a search.
  public struct Statistics: Sendable {
    /// In how many cases what scenes can contain occurred.
    let coverage: Coverage
    /// For each rule why it was not put to the test, and in how many cases.
    let doubts: [Rule.ID: [String: Int]]
  }

  /// What was tried, how often each rule was exercised, and why it was not; empty where nobody counted.
  public var statisticsText: String {
    guard let statistics else { return "" }
    return """
      What was tried, in how many cases
      \(distribution(statistics.coverage.counts))

      How often each rule was exercised
      \(exercise)

      Why a rule was not exercised, in how many cases
      \(doubts(statistics))
      """
  }

  private var judged: [RuleLine] {
    rules.filter { ![.unspecified, .notJudged].contains($0.verdict) }
  }

  private var width: Int { judged.map(\.rule.count).max() ?? 0 }

  /// How often each rule was put to the test, a line for each, and between which shares it is with a
  /// confidence of 95 %.
  private var exercise: String {
    judged.map {
      "  " + line($0.rule, width: width, $0.exercised)
        + ", surely \(Proportion($0.exercised, of: search.cases).percents)"
    }
    .joined(separator: "\n")
  }

  /// Why rules were not put to the test, a line for each that was not in every case: the most frequent
  /// reason first, and in how many cases it was the first that counted.
  private func doubts(_ statistics: Statistics) -> String {
    judged.compactMap { rule in
      statistics.doubts[rule.rule].map { doubts in
        let reasons = doubts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
          .map { "\($0.key) (\($0.value))" }
        return "  \(rule.rule.padded(to: width + 2))\(reasons.joined(separator: "; "))"
          .wrapped(to: 100, indent: String(repeating: " ", count: width + 4))
      }
    }
    .joined(separator: "\n")
  }

  /// In how many cases each coverage class occurred: those that never did, then the others, the rarest
  /// first, and the features that never met.
  private func distribution(_ counts: [String: Int]) -> String {
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
      .map { $0.wrapped(to: 100, indent: "    ") }.joined(separator: "\n")
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
    let share = search.cases == 0 ? 0 : Double(count) / Double(search.cases) * 100
    let tenths = (share * 10).rounded() / 10
    return "\(name)\(space)\(count) of \(search.cases.of("case")) (\(tenths) %)"
  }
}
