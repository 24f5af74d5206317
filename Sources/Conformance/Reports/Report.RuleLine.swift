import Invariants
import TouchScript

extension Report {
  /// What became of one rule or relation.
  public struct RuleLine: Codable, Hashable, Sendable {
    /// The rule's number.
    public let rule: Rule.ID
    /// What it demands.
    public let says: String
    /// How strongly it binds.
    public let strength: Rule.Strength
    /// What became of it.
    public var verdict: Verdict
    /// In how many cases it was exercised.
    public var exercised: Int
    /// In how many of these it was broken.
    public var broken: Int
    /// Why the verdict is what it is; empty: there is nothing to add.
    public var remark = ""
    /// The features for want of which the engine cannot be judged by it; nil: none.
    public var lacking: [String]?
    /// What it reads that the engine does not report; nil: nothing.
    public var unreported: [String]?

    /// Whether it compares two scenes.
    public var isRelation: Bool { Relations[rule] != nil }
  }

  /// What became of a rule.
  public enum Verdict: String, Codable, Sendable, CaseIterable {
    case held
    case broken
    /// Broken, as the list of known failures says.
    case known
    /// Listed as a known failure, and not broken.
    case stale
    case notExercised = "not exercised"
    /// Public evidence does not say what is right, so no engine is judged by it.
    case unspecified
    /// No engine can be judged by it, or this one cannot.
    case notJudged = "not judged"
  }
}

extension Report.RuleLine {
  /// A line for each rule that a campaign judged, and for the rules that nothing can judge of those chapters
  /// that it judged whole.
  static func all(of campaign: Campaign, _ outcome: Campaign.Outcome) -> [Self] {
    let places = Dictionary(zip(campaign.ids, campaign.ids.indices)) { first, _ in first }
    return (campaign.ids + Rulebook.unchecked(besides: campaign.ids)).inRulebookOrder.map { id in
      let exercised = places[id].map { outcome.exercised[$0] } ?? 0
      var line = Self(
        rule: id, says: campaign.rule(id)?.statement ?? "", strength: Rule.strength(of: id),
        verdict: exercised > 0 ? .held : .notExercised, exercised: exercised,
        broken: places[id].map { outcome.broken[$0] } ?? 0)
      guard let place = places[id] else {
        line.verdict = line.strength == .open ? .unspecified : .notJudged
        line.remark = Rulebook[id]?.reason ?? ""
        return line
      }
      let known = campaign.known.entry(for: id)
      if outcome.firstBroken[place] != nil {
        line.verdict = known == nil ? .broken : .known
        line.remark = known?.reason ?? line.weakness(beside: campaign.strength)
      } else if line.isBeyond(campaign) {
        line.verdict = .notJudged
      }
      return line
    }
  }

  private func weakness(beside required: Rule.Strength) -> String {
    strength < required ? "weaker than --strength \(required.rawValue)" : ""
  }

  /// Whether the engine lacks or does not report what the rule needs; it is noted what that is.
  private mutating func isBeyond(_ campaign: Campaign) -> Bool {
    let unreported = campaign.reports.unreported(by: rule, besides: campaign.own)
    if !unreported.isEmpty {
      self.unreported = unreported
      remark = "the engine does not report \(unreported.listed(upTo: 3))"
      return true
    }
    let lacking =
      exercised > 0 || campaign.features == .all
      ? [] : campaign.features.lacking(Rulebook.needs(of: rule)).map(\.name)
    if lacking.isEmpty { return false }
    self.lacking = lacking
    remark = "the engine lacks \(lacking.listed(upTo: 3))"
    return true
  }
}

extension Report.RuleLine: CustomStringConvertible {
  /// The verdict on a line, such as `HT-12  held            312 scenes`.
  public var description: String {
    let width = Report.Verdict.allCases.map(\.rawValue.count).max() ?? 0
    let parts = [exercised > 0 ? exercised.of("scene") : "", remark].filter { !$0.isEmpty }
    let word = parts.isEmpty ? verdict.rawValue : verdict.rawValue.padded(to: width + 1)
    return rule.padded(to: 8) + word + parts.joined(separator: ": ")
  }
}

extension Rule {
  /// How strongly a rule or a relation binds; one of somebody's own is required.
  public static func strength(of id: Rule.ID) -> Strength {
    (Rulebook[id] ?? Relations[id]?.rule)?.strength ?? .required
  }
}

extension Rulebook {
  /// The rules that no invariant checks, of those chapters of which all that is checked is among `ids`.
  static func unchecked(besides ids: [Rule.ID]) -> [Rule.ID] {
    let judged = Set(ids)
    return chapters.filter { chapter in
      chapter.rules.allSatisfy { !$0.isChecked || judged.contains($0.id) }
    }
    .flatMap(\.rules).filter { !$0.isChecked }.map(\.id)
  }
}

extension [Rule.ID] {
  /// Each once, in the order of the rulebook, relations behind the rules, and those of somebody's own last.
  var inRulebookOrder: [Rule.ID] {
    var left = Set(self)
    let known = (Rulebook.all.map(\.id) + Relations.all.map(\.id)).filter {
      left.remove($0) != nil
    }
    return known + left.sorted()
  }
}
