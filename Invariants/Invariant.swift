import TouchScript

/// A rule that can be judged: what it demands of any scenario's trace.
///
/// It names what must be in a scene, what must stand in the trace, and what it needs of a
/// touch; where that is not so it is not exercised, and costs nothing. A class, for a campaign goes
/// through hundreds of them in every case, and would copy each.
public final class Invariant: Sendable, Identifiable {
  /// The rule's number.
  public let id: Rule.ID
  /// What it speaks of.
  let terms: Terms
  /// What it needs of an attempt, if it is judged attempt by attempt.
  let attemptNeeds: Attempt.Need?
  let judge: @Sendable (Evidence) -> Verdict
  /// What the rule cannot be judged without: an engine that does not report it neither obeys nor breaks
  /// the rule.
  public let reads: Reports
  /// The rule in words, if it is not of the rulebook.
  let own: Rule?

  /// Makes the invariant of the rule `id`.
  public convenience init(_ id: Rule.ID, check: @escaping @Sendable (Evidence) -> Verdict) {
    self.init(id, of: [], seeing: [], needs: nil, check)
  }

  /// Makes the invariant of a rule: of its subject, its kinds, its needs, and how it is judged.
  init(
    _ id: Rule.ID, of subject: Ingredients, seeing kinds: [Observation.Kind], needs: Touch.Need?,
    attempts: Attempt.Need? = nil, own: Rule? = nil, reads: Reports? = nil,
    _ judge: @escaping @Sendable (Evidence) -> Verdict
  ) {
    self.id = id
    self.own = own
    terms = Terms(
      subject: subject, kinds: Observation.Kinds(kinds), needs: needs, demands: Demands(of: id))
    self.reads = reads ?? Reading.of(id).needed
    attemptNeeds = attempts
    self.judge = judge
  }

  /// Judges one trace of one scenario.
  public func check(_ evidence: Evidence) -> Verdict {
    guard !evidence.isOpaque, isJudged(reporting: evidence.reports) else { return .notExercised }
    return checkUnread(evidence)
  }

  /// The same, whether or not what the rule reads is reported: so it is found out what it reads.
  func checkUnread(_ evidence: Evidence) -> Verdict {
    if evidence.silence.isAny { return checkSilent(evidence) }
    return terms.concern(evidence) ? judge(evidence) : .notExercised
  }

  /// Judges a trace that is silent about something. What the rule itself finds wrong says more than
  /// that; that nothing wrong was done by who does nothing proves nothing.
  func checkSilent(_ evidence: Evidence) -> Verdict {
    let verdict = terms.concern(evidence) ? judge(evidence) : .notExercised
    if verdict.violation != nil { return verdict }
    if let broken = evidence.silence.verdict(on: terms, evidence) { return broken }
    return evidence.silence.isTotal ? .notExercised : verdict
  }

  /// The rule that is checked; nil only for an invariant made outside the rulebook and without words.
  public var rule: Rule? { own ?? Rulebook[id] }

  /// Why the rule was not exercised, in words: the first thing that it misses. To be asked only
  /// where that is so; a campaign that does not ask does not pay for it.
  public func doubt(in evidence: Evidence) -> String {
    if let missing = unreported(in: evidence.reports).first {
      return "the engine does not report \(missing)"
    }
    if evidence.isOpaque {
      return "what follows in the scene hangs on what the engine does not report"
    }
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
    /// What must stand in a trace, any of it; none: anything.
    let kinds: Observation.Kinds
    /// What it needs of a touch, if it is judged touch by touch.
    let needs: Touch.Need?
    /// What it demands that there is.
    let demands: Demands

    /// Whether the rule may have something to say.
    func concern(_ evidence: Evidence) -> Bool {
      subject.rawValue & ~evidence.ingredients.rawValue == 0
        && (kinds.isEmpty || !kinds.isDisjoint(with: evidence.story.kinds))
        && (needs?.isDisjoint(with: evidence.commonDoubts) ?? true)
    }
  }
}
