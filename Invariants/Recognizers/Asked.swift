import TouchScript

extension Invariant {
  /// Makes the invariant of a rule about recognizers of some kinds that is judged by what the fingers
  /// of the script do for them, and perhaps by what they received as well: the one shows what an
  /// engine leaves out, the other what it makes up.
  convenience init(
    _ id: Rule.ID, askedOf kinds: Scenario.Recognizer.Kind..., needs: Attempt.Need = [],
    where isMeant: @escaping @Sendable (SceneRecognizer) -> Bool = { _ in true },
    told: (@Sendable (Evidence, Attempt, SceneRecognizer) -> Verdict)? = nil,
    check: @escaping @Sendable (Evidence, Attempt, SceneRecognizer) -> Verdict
  ) {
    let subject = kinds.count == 1 ? Ingredients.of(kinds[0]) : .recognizers
    // It sees nothing in particular: that an engine tells of nothing is no excuse.
    self.init(id, of: subject, seeing: [], needs: nil, attempts: needs) { evidence in
      let asked = Verdict.of(
        evidence.askedAttempts,
        where: { attempt in
          kinds.contains(attempt.kind) && isMeant(evidence.recognizer(attempt.recognizer))
            && evidence.meets(needs, attempt)
        }
      ) { check(evidence, $0, evidence.recognizer($0.recognizer)) }
      guard let told else { return asked }
      return asked
        && evidence.eachAttempt(of: kinds, needs: needs) {
          isMeant($1) ? told(evidence, $0, $1) : .notExercised
        }
    }
  }

  /// The same, with what is found in what the fingers do.
  convenience init<Found>(
    _ id: Rule.ID, askedOf kinds: Scenario.Recognizer.Kind..., needs: Attempt.Need = [],
    where isMeant: @escaping @Sendable (SceneRecognizer) -> Bool = { _ in true },
    given find: @escaping @Sendable (Evidence, Attempt, SceneRecognizer) -> Found?,
    check: @escaping @Sendable (Evidence, Attempt, SceneRecognizer, Found) -> Verdict
  ) {
    let subject = kinds.count == 1 ? Ingredients.of(kinds[0]) : .recognizers
    self.init(id, of: subject, seeing: [], needs: nil, attempts: needs) { evidence in
      Verdict.of(
        evidence.askedAttempts,
        where: { attempt in
          kinds.contains(attempt.kind) && isMeant(evidence.recognizer(attempt.recognizer))
            && evidence.meets(needs, attempt)
        }
      ) { attempt in
        let recognizer = evidence.recognizer(attempt.recognizer)
        return .given(find(evidence, attempt, recognizer)) {
          check(evidence, attempt, recognizer, $0)
        }
      }
    }
  }
}
