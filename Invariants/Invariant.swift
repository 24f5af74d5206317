import TouchScript

/// A rule that can be judged: what it demands of any scenario's trace.
///
/// It names what must be in a scene, what must be told of in the trace, and what it needs of a touch;
/// where that is not so it is not exercised, and costs nothing. A class, for a campaign goes through
/// hundreds of them in every case, and would copy each.
public final class Invariant: Sendable, Identifiable {
  /// The rule's number.
  public let id: Rule.ID
  /// What it speaks of.
  let terms: Terms
  /// What it needs of an attempt, if it is judged attempt by attempt.
  let attemptNeeds: Attempt.Need?
  let judge: @Sendable (Evidence) -> Verdict

  /// Makes the invariant of the rule `id`.
  public convenience init(_ id: Rule.ID, check: @escaping @Sendable (Evidence) -> Verdict) {
    self.init(id, of: [], seeing: [], needs: nil, check)
  }

  /// Makes the invariant of a rule that speaks of scenes with all of a subject, and of traces in
  /// which something of some kinds is seen.
  convenience init(
    _ id: Rule.ID, of subject: Ingredients = [], seeing kinds: Observation.Kind...,
    check: @escaping @Sendable (Evidence) -> Verdict
  ) {
    self.init(id, of: subject, seeing: kinds, needs: nil, check)
  }

  /// Makes the invariant of a rule that is judged touch by touch, where a touch meets its needs.
  convenience init(
    _ id: Rule.ID, of subject: Ingredients = [], seeing kinds: Observation.Kind...,
    needs: Touch.Need,
    check: @escaping @Sendable (Evidence, Touch) -> Verdict
  ) {
    self.init(id, of: subject, seeing: kinds, needs: needs) { evidence in
      evidence.eachTouch(needs: needs) { check(evidence, $0) }
    }
  }

  /// Makes the invariant of a rule about taps of which the rules tell the outcome: it is judged where
  /// one is predictable, lifts, and meets some more needs.
  convenience init(
    _ id: Rule.ID, of subject: Ingredients = [], seeing kinds: Observation.Kind...,
    needs: Touch.Need = [],
    check: @escaping @Sendable (Evidence, Touch, Contact.Sample, Outcome) -> Verdict
  ) {
    let needs = needs.union([.predictable, .lifted])
    self.init(id, of: subject, seeing: kinds, needs: needs) { evidence in
      evidence.eachOutcome(needs: needs) { check(evidence, $0, $1, $2) }
    }
  }

  /// Makes the invariant of a rule about what a control makes of a touch: it is judged where it can be
  /// expected to track it, was told of it, and the touch meets some more needs.
  convenience init(
    _ id: Rule.ID, of subject: Ingredients = .controls, seeing kinds: Observation.Kind...,
    needs: Touch.Need = [],
    check: @escaping @Sendable (Evidence, Touch, ControlStory) -> Verdict
  ) {
    let needs = needs.union([.told, .heard, .trackable])
    self.init(id, of: subject, seeing: kinds, needs: needs) { evidence in
      evidence.eachTracked(needs: needs) { check(evidence, $0, $1) }
    }
  }

  /// Makes the invariant of a rule that is judged view by view for each touch-down with a sure aim,
  /// for the views that are picked as they are then.
  convenience init(
    _ id: Rule.ID, of subject: Ingredients = [], seeing kinds: Observation.Kind...,
    views isMeant: @escaping @Sendable (SceneView) -> Bool,
    check: @escaping @Sendable (Evidence, Touch, Aim, Int) -> Verdict
  ) {
    self.init(id, of: subject, seeing: kinds, needs: .aimed) { evidence in
      evidence.judgeHits(where: isMeant) { check(evidence, $0, $1, $2) }
    }
  }

  /// Makes the invariant of a rule that is judged attempt by attempt of recognizers of some kinds,
  /// where an attempt meets its needs.
  convenience init(
    _ id: Rule.ID, attemptsOf kinds: Scenario.Recognizer.Kind..., needs: Attempt.Need = [],
    check: @escaping @Sendable (Evidence, Attempt, SceneRecognizer) -> Verdict
  ) {
    let subject = kinds.count == 1 ? Ingredients.of(kinds[0]) : .recognizers
    self.init(
      id, of: subject, seeing: [.recognizer, .action, .reset], needs: nil, attempts: needs
    ) { evidence in
      evidence.eachAttempt(of: kinds, needs: needs) { check(evidence, $0, $1) }
    }
  }

  private init(
    _ id: Rule.ID, of subject: Ingredients, seeing kinds: [Observation.Kind], needs: Touch.Need?,
    attempts: Attempt.Need? = nil, _ judge: @escaping @Sendable (Evidence) -> Verdict
  ) {
    self.id = id
    terms = Terms(subject: subject, kinds: Observation.Kinds(kinds), needs: needs)
    attemptNeeds = attempts
    self.judge = judge
  }

  /// Judges one trace of one scenario.
  public func check(_ evidence: Evidence) -> Verdict {
    terms.concern(evidence) ? judge(evidence) : .notExercised
  }

  /// The rule that is checked; nil only for an invariant made outside the rulebook.
  public var rule: Rule? { Rulebook[id] }

  /// Why the rule was not exercised, in words: the first thing that it misses. To be asked only where
  /// that is so; a campaign that does not ask does not pay for it.
  public func doubt(in evidence: Evidence) -> String {
    if let missing = terms.subject.subtracting(evidence.ingredients).first {
      return "the scene has no \(missing.words)"
    }
    if !terms.kinds.isEmpty, terms.kinds.isDisjoint(with: evidence.story.kinds) {
      return "nothing that it speaks of was seen"
    }
    if let needs = terms.needs {
      if evidence.contacts.isEmpty { return "no finger comes down" }
      let doubts = evidence.contacts.map { evidence.doubt(about: $0, needs) }
      if !doubts.contains(nil), let doubt = doubts[0] { return "of a touch " + doubt.doubt }
    }
    if let attemptNeeds {
      let doubts = evidence.attempts.map { evidence.doubt(about: $0, attemptNeeds) }
      if !doubts.contains(nil), let doubt = doubts.first ?? nil {
        return "of an attempt " + doubt.doubt
      }
    }
    return "nothing in the scene put it to the test"
  }
}

extension Invariant {
  /// What a rule speaks of, as bits: to find the rules that concern a case is to compare these.
  struct Terms {
    /// What must be in a scene for the rule to say anything of it.
    let subject: Ingredients
    /// What must be told of in a trace, any of it; none: whatever.
    let kinds: Observation.Kinds
    /// What it needs of a touch, if it is judged touch by touch.
    let needs: Touch.Need?

    /// Whether the rule may have something to say.
    func concern(_ evidence: Evidence) -> Bool {
      subject.isSubset(of: evidence.ingredients)
        && (kinds.isEmpty || !kinds.isDisjoint(with: evidence.story.kinds))
        && (needs?.isDisjoint(with: evidence.commonDoubts) ?? true)
    }
  }
}
