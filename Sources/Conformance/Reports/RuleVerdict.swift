import Invariants

/// What a campaign says of one rule.
public struct RuleVerdict: Hashable, Sendable, Encodable {
  /// What became of a rule.
  public enum Word: String, Sendable, Encodable, CaseIterable {
    case held
    case broken
    /// Broken, as the list of known failures says.
    case known
    /// Listed as a known failure, and not broken.
    case stale
    case notExercised = "not exercised"
    case notJudged = "not judged"
  }

  /// The rule or relation.
  public let rule: Rule.ID
  /// What became of it.
  public let verdict: Word
  /// In how many scenes it was put to the test.
  public let exercised: Int
  /// What there is to say besides; empty: nothing.
  public let remark: String
}

extension CampaignReport {
  /// The lines of the list of known failures that say what is not so. What this engine cannot be judged by
  /// is left alone.
  public var stale: [KnownFailures.Stale] {
    // What was not tried cannot be held against the list.
    if endedEarly { return [] }
    let notJudged = Set(rules.notJudged + relations.notJudged)
    return campaign.known.stale(broken: broken, held: rules.held + relations.held).filter { line in
      let ids = campaign.ids.filter(line.entry.covers)
      return !ids.isEmpty && !ids.allSatisfy(notJudged.contains)
    }
  }

  /// A verdict for every rule and relation, in the rulebook's order.
  public var verdicts: [RuleVerdict] {
    let counts = Dictionary(zip(campaign.ids, outcome.exercised)) { first, _ in first }
    let stale = stale
    let broken = Set(broken)
    let notJudged = rules.notJudged + relations.notJudged
    return (campaign.ids + notJudged).inRulebookOrder.map { id in
      func verdict(_ word: RuleVerdict.Word, _ remark: String = "") -> RuleVerdict {
        RuleVerdict(rule: id, verdict: word, exercised: counts[id] ?? 0, remark: remark)
      }
      let known = campaign.known.entry(for: id)
      if broken.contains(id) {
        if let known { return verdict(.known, known.reason) }
        return Rule.strength(of: id) >= campaign.strength
          ? verdict(.broken)
          : verdict(.broken, "weaker than --strength \(campaign.strength.rawValue)")
      }
      if notJudged.contains(id) { return verdict(.notJudged, whyNotJudged(id)) }
      if let line = stale.first(where: { $0.entry == known }) { return verdict(.stale, "\(line)") }
      return verdict((counts[id] ?? 0) > 0 ? .held : .notExercised)
    }
  }
}

extension CampaignReport {
  /// Why the engine cannot be judged by a rule or a relation.
  private func whyNotJudged(_ id: Rule.ID) -> String {
    func list(_ names: [String]) -> String {
      names.prefix(3).joined(separator: ", ")
        + (names.count > 3 ? " and \(names.count - 3) more" : "")
    }
    if let missing = rules.lacking[id] ?? relations.lacking[id] {
      return "the engine lacks \(list(missing.map(\.name)))"
    }
    let unreported = campaign.reports.unreported(by: id, besides: campaign.own)
    return unreported.isEmpty
      ? "open: public evidence does not settle it"
      : "the engine does not report \(list(unreported))"
  }
}

extension RuleVerdict: CustomStringConvertible {
  /// The verdict on a line, such as `HT-12  held            312 scenes`.
  public var description: String {
    let width = Word.allCases.map(\.rawValue.count).max() ?? 0
    let parts = [exercised > 0 ? exercised.of("scene") : "", remark].filter { !$0.isEmpty }
    let word = parts.isEmpty ? verdict.rawValue : verdict.rawValue.padded(to: width + 1)
    return rule.padded(to: 8) + word + parts.joined(separator: ": ")
  }
}

extension JSONReport {
  /// What `check --format json` prints of every rule.
  public struct VerdictRecord: Encodable, Sendable {
    let verdict: RuleVerdict

    /// Makes the record of a verdict.
    public init(_ verdict: RuleVerdict) { self.verdict = verdict }
  }

  /// What `check --format json` prints of a line of the list of known failures that says what is not so.
  public struct StaleRecord: Encodable, Sendable {
    struct Content: Encodable, Sendable {
      let line: Int
      let pattern: String
      let says: String
    }

    let stale: Content

    /// Makes the record of a line.
    public init(_ line: KnownFailures.Stale) {
      stale = Content(line: line.entry.line, pattern: line.entry.words, says: line.description)
    }
  }
}
