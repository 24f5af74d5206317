import Invariants
import PropertyTesting
import TouchScript

extension Report {
  /// A broken rule, and a scene that shows it.
  public struct Finding: Codable, Sendable {
    /// The rule or relation.
    public var rule: Rule.ID
    /// What it demands.
    public var says: String
    /// How strongly it binds.
    public var strength: Rule.Strength
    /// What real UIKit was seen to do about it, in words; nil: nobody has published that it was seen.
    @Nullable public var seen: String? = nil
    /// What went wrong.
    public var sentence: String
    /// What should have stood there.
    public var expected: String
    /// Where in the trace, counted from 0; where something is missing, where it was due.
    public var event: Int
    /// Whether something is missing there.
    public var isMissing: Bool
    /// The smallest scene that was found, or the one that was given.
    public var scenario: Scenario
    /// Its trace, a line of text for each event.
    public var trace: [String]
    /// The same for machines.
    public var events: Trace
    /// For a relation, the other scene.
    @Nullable public var changedScenario: Scenario? = nil
    /// What was observed of that one, for machines.
    @Nullable public var changedEvents: Trace? = nil
    /// What replays the scene.
    @Nullable public var token: String? = nil
    /// How large the scene is.
    public var size: SceneSize
    /// How large the scene was that was found.
    @Nullable public var originalSize: SceneSize? = nil
    /// The seed of the search; nil: the scene was given.
    @Nullable public var seed: UInt64? = nil
    /// The first case that broke the rule; nil: it was none of the search's own.
    @Nullable public var `case`: Int? = nil
    /// Where the scene is from, if it is no case of the search.
    @Nullable public var origin: String? = nil
    /// The other rules that the scene breaks.
    public var alsoBroken: [Rule.ID]
    /// How it breaks them.
    public var others: [Other]
    /// The rules that a changed scene breaks: for a relation its other scene, for a rule the same with plain views in
    /// place of scroll views, tables and the like.
    public var brokenInChangedScene: [Rule.ID]
    /// The other rules that were broken by the same cause.
    public var explains: [Rule.ID]
    /// How often the rule was broken; nil: nobody counted.
    @Nullable public var frequency: Frequency? = nil
    /// How many scenes were played to shrink it.
    @Nullable public var evaluations: Int? = nil
    /// Why the shrinker ended.
    @Nullable public var ending: Ending? = nil
    /// Whether more time might have made it smaller, proved it, or explained more of it.
    public var outOfTime: Bool
    /// Whether it was proved to be the smallest.
    public var certified: Bool
    /// The proof.
    @Nullable public var certificate: Certificate? = nil
    /// For which values the rule is broken; nil: that was not looked for.
    @Nullable public var explanation: [ExplainedChoice]? = nil
    /// Why the explanation ended.
    @Nullable public var explanationEnding: Ending? = nil
    /// How the engine was seen to be flaky; then nothing else is certain.
    @Nullable public var flaky: Flakiness? = nil
    /// What the passes of the shrinker did; nil: that is of no interest.
    public var profile: [PassProfile]?

    /// Another rule that the scene breaks, and how.
    public struct Other: Codable, Sendable, Hashable {
      /// The rule.
      public var rule: Rule.ID
      /// What went wrong.
      public var sentence: String
      /// What should have stood there.
      public var expected: String
      /// Where in the trace.
      public var event: Int
      /// Whether something is missing there.
      public var isMissing: Bool
    }
  }
}

extension Report.Finding {
  /// A rule that a scene breaks.
  public init(_ broken: Judgement.BrokenRule, in judgement: Judgement, token: String?) {
    let others = judgement.broken.filter { $0.id != broken.id }
    self.init(
      rule: broken.id, says: broken.rule?.statement ?? "", strength: Rule.strength(of: broken.id),
      seen: broken.rule?.sighting, sentence: broken.violation.sentence,
      expected: broken.violation.expected, event: broken.violation.event,
      isMissing: broken.violation.isMissing, scenario: judgement.scenario,
      trace: judgement.trace.observations.map(\.timedLine), events: judgement.trace,
      changedScenario: broken.changedScene, changedEvents: broken.changedTrace, token: token,
      size: SceneSize(judgement.scenario),
      alsoBroken: others.map(\.id), others: others.map(Other.init),
      brokenInChangedScene: [], explains: [], outOfTime: false, certified: false)
  }

  /// What broke the rule.
  public var violation: Violation {
    Violation(sentence, event: event, isMissing: isMissing, expected: expected)
  }
}

extension Report.Finding.Other {
  init(_ broken: Judgement.BrokenRule) {
    self.init(
      rule: broken.id, sentence: broken.violation.sentence, expected: broken.violation.expected,
      event: broken.violation.event, isMissing: broken.violation.isMissing)
  }

  /// What broke it.
  var violation: Violation {
    Violation(sentence, event: event, isMissing: isMissing, expected: expected)
  }
}
