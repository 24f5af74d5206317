import Generators
import Invariants
import PropertyTesting

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
  /// reason first, and in how many cases it was the first that counted. Where constructs are not
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

  /// In how many cases each construct occurred, a line for each and a title for each group. Where
  /// they are not counted there is nothing to say.
  public var distribution: String {
    guard campaign.countsConstructs else { return "" }
    var counts = outcome.constructs[...]
    return Construct.groups.map { group in
      let width = group.constructs.map(\.name.count).max() ?? 0
      let lines = zip(group.constructs, counts).map { construct, count in
        "    " + line(construct.name, width: width, count)
      }
      counts = counts.dropFirst(group.constructs.count)
      return (["  \(group.title)"] + lines).joined(separator: "\n")
    }
    .joined(separator: "\n")
  }

  private func line(_ name: String, width: Int, _ count: Int) -> String {
    let space = String(repeating: " ", count: max(0, width - name.count) + 2)
    let share = outcome.cases == 0 ? 0 : Double(count) / Double(outcome.cases) * 100
    let tenths = (share * 10).rounded() / 10
    return "\(name)\(space)\(count) of \(outcome.cases.of("case")) (\(tenths) %)"
  }
}
