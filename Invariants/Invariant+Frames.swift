import TouchScript

/// What rules are judged by: touch by touch, attempt by attempt, or by whatever else they speak of.
///
/// A rule says in `needs:`, `where:` or `given:` what must be so before it says anything; what it
/// demands then stands in its closure.
extension Invariant {
  /// Makes the invariant of a rule that speaks of scenes with all of a subject, and of traces in
  /// which something of some kinds is seen.
  convenience init(
    _ id: Rule.ID, of subject: Ingredients = [], seeing kinds: Observation.Kind...,
    check: @escaping @Sendable (Evidence) -> Verdict
  ) {
    self.init(id, of: subject, seeing: kinds, needs: nil, check)
  }

  /// Makes the invariant of a rule that is judged case by case, for those that are meant.
  convenience init<Case>(
    _ id: Rule.ID, of subject: Ingredients = [], seeing kinds: Observation.Kind...,
    each cases: @escaping @Sendable (Evidence) -> [Case],
    where isMeant: @escaping @Sendable (Evidence, Case) -> Bool = { _, _ in true },
    check: @escaping @Sendable (Evidence, Case) -> Verdict
  ) {
    self.init(id, of: subject, seeing: kinds, needs: nil) { evidence in
      Verdict.of(cases(evidence), where: { isMeant(evidence, $0) }) { check(evidence, $0) }
    }
  }

  /// Makes the invariant of a rule that is judged case by case, with what is found in each.
  convenience init<Case, Found>(
    _ id: Rule.ID, of subject: Ingredients = [], seeing kinds: Observation.Kind...,
    each cases: @escaping @Sendable (Evidence) -> [Case],
    given find: @escaping @Sendable (Evidence, Case) -> Found?,
    check: @escaping @Sendable (Evidence, Case, Found) -> Verdict
  ) {
    self.init(id, of: subject, seeing: kinds, needs: nil) { evidence in
      Verdict.of(cases(evidence), given: { find(evidence, $0) }) { check(evidence, $0, $1) }
    }
  }

  /// Makes the invariant of a rule that is judged touch by touch, where a touch meets its needs and
  /// is meant.
  convenience init(
    _ id: Rule.ID, of subject: Ingredients = [], seeing kinds: Observation.Kind...,
    needs: Touch.Need,
    where isMeant: @escaping @Sendable (Evidence, Touch) -> Bool = { _, _ in true },
    check: @escaping @Sendable (Evidence, Touch) -> Verdict
  ) {
    self.init(id, of: subject, seeing: kinds, needs: needs) { evidence in
      evidence.eachTouch(needs: needs) { touch in
        .when(isMeant(evidence, touch), check(evidence, touch))
      }
    }
  }

  /// Makes the invariant of a rule that is judged touch by touch, where a touch meets its needs,
  /// with what is found about it.
  convenience init<Found>(
    _ id: Rule.ID, of subject: Ingredients = [], seeing kinds: Observation.Kind...,
    needs: Touch.Need,
    given find: @escaping @Sendable (Evidence, Touch) -> Found?,
    check: @escaping @Sendable (Evidence, Touch, Found) -> Verdict
  ) {
    self.init(id, of: subject, seeing: kinds, needs: needs) { evidence in
      evidence.eachTouch(needs: needs) { touch in
        .given(find(evidence, touch)) { check(evidence, touch, $0) }
      }
    }
  }

  /// Makes the invariant of a rule about taps of which the rules tell the outcome: it is judged
  /// where one is predictable, lifts, meets some more needs, and is meant.
  convenience init(
    _ id: Rule.ID, of subject: Ingredients = [], seeing kinds: Observation.Kind...,
    needs: Touch.Need = [],
    where isMeant: @escaping @Sendable (Evidence, Touch, Outcome) -> Bool = { _, _, _ in true },
    check: @escaping @Sendable (Evidence, Touch, Contact.Sample, Outcome) -> Verdict
  ) {
    let needs = needs.union([.predictable, .lifted])
    self.init(id, of: subject, seeing: kinds, needs: needs) { evidence in
      evidence.eachOutcome(needs: needs) { touch, up, outcome in
        .when(isMeant(evidence, touch, outcome), check(evidence, touch, up, outcome))
      }
    }
  }

  /// Makes the invariant of a rule about what a control makes of a touch: it is judged where it can
  /// be expected to track it, received it, and the touch meets some more needs and is meant.
  convenience init(
    _ id: Rule.ID, of subject: Ingredients = .controls, seeing kinds: Observation.Kind...,
    needs: Touch.Need = [],
    where isMeant: @escaping @Sendable (Evidence, Touch, ControlStory) -> Bool = { _, _, _ in true
    },
    check: @escaping @Sendable (Evidence, Touch, ControlStory) -> Verdict
  ) {
    let needs = needs.union([.told, .heard, .trackable])
    self.init(id, of: subject, seeing: kinds, needs: needs) { evidence in
      evidence.eachTracked(needs: needs) { touch, story in
        .when(isMeant(evidence, touch, story), check(evidence, touch, story))
      }
    }
  }

  /// Makes the invariant of a rule about what a control makes of a touch, with what is found about
  /// it.
  convenience init<Found>(
    _ id: Rule.ID, of subject: Ingredients = .controls, seeing kinds: Observation.Kind...,
    needs: Touch.Need = [],
    given find: @escaping @Sendable (Evidence, Touch, ControlStory) -> Found?,
    check: @escaping @Sendable (Evidence, Touch, ControlStory, Found) -> Verdict
  ) {
    let needs = needs.union([.told, .heard, .trackable])
    self.init(id, of: subject, seeing: kinds, needs: needs) { evidence in
      evidence.eachTracked(needs: needs) { touch, story in
        .given(find(evidence, touch, story)) { check(evidence, touch, story, $0) }
      }
    }
  }

  /// Makes the invariant of a rule that is judged view by view for each touch-down with a sure aim:
  /// for the views that are picked as they are then, and stand to the touch as the rule says.
  convenience init(
    _ id: Rule.ID, of subject: Ingredients = [], seeing kinds: Observation.Kind...,
    views isPicked: @escaping @Sendable (SceneView) -> Bool,
    where isMeant: @escaping @Sendable (Prospect) -> Bool = { _ in true },
    check: @escaping @Sendable (Prospect) -> Verdict
  ) {
    self.init(id, of: subject, seeing: kinds, needs: .aimed) { evidence in
      evidence.judgeHits(where: isPicked) { .when(isMeant($0), check($0)) }
    }
  }

  /// Makes the invariant of a rule that is judged view by view for each touch-down with a sure aim,
  /// with what is found about a view.
  convenience init<Found>(
    _ id: Rule.ID, of subject: Ingredients = [], seeing kinds: Observation.Kind...,
    views isPicked: @escaping @Sendable (SceneView) -> Bool,
    given find: @escaping @Sendable (Prospect) -> Found?,
    check: @escaping @Sendable (Prospect, Found) -> Verdict
  ) {
    self.init(id, of: subject, seeing: kinds, needs: .aimed) { evidence in
      evidence.judgeHits(where: isPicked) { view in .given(find(view)) { check(view, $0) } }
    }
  }

  /// Makes the invariant of a rule that is judged attempt by attempt of recognizers of some kinds,
  /// where an attempt meets its needs and is meant.
  convenience init(
    _ id: Rule.ID, attemptsOf kinds: Scenario.Recognizer.Kind..., needs: Attempt.Need = [],
    where isMeant: @escaping @Sendable (Evidence, Attempt, SceneRecognizer) -> Bool = {
      _, _, _ in true
    },
    check: @escaping @Sendable (Evidence, Attempt, SceneRecognizer) -> Verdict
  ) {
    self.init(id, attemptsOf: kinds, needs) { evidence, attempt, recognizer in
      .when(isMeant(evidence, attempt, recognizer), check(evidence, attempt, recognizer))
    }
  }

  /// Makes the invariant of a rule that is judged attempt by attempt of recognizers of some kinds,
  /// where an attempt meets its needs, with what is found in it.
  convenience init<Found>(
    _ id: Rule.ID, attemptsOf kinds: Scenario.Recognizer.Kind..., needs: Attempt.Need = [],
    given find: @escaping @Sendable (Evidence, Attempt, SceneRecognizer) -> Found?,
    check: @escaping @Sendable (Evidence, Attempt, SceneRecognizer, Found) -> Verdict
  ) {
    self.init(id, attemptsOf: kinds, needs) { evidence, attempt, recognizer in
      .given(find(evidence, attempt, recognizer)) { check(evidence, attempt, recognizer, $0) }
    }
  }

  private convenience init(
    _ id: Rule.ID, attemptsOf kinds: [Scenario.Recognizer.Kind], _ needs: Attempt.Need,
    check: @escaping @Sendable (Evidence, Attempt, SceneRecognizer) -> Verdict
  ) {
    let subject = kinds.count == 1 ? Ingredients.of(kinds[0]) : .recognizers
    self.init(
      id, of: subject, seeing: [.recognizer, .action, .reset], needs: nil, attempts: needs
    ) { evidence in
      evidence.eachAttempt(of: kinds, needs: needs) { check(evidence, $0, $1) }
    }
  }
}
