/// A rule that can be judged: what it demands of any scenario's trace.
///
/// It names what must be in a scene, what must be told of in the trace, and what it needs of a touch;
/// where that is not so it is not exercised, and costs nothing.
public struct Invariant: Sendable, Identifiable {
  /// The rule's number.
  public let id: Rule.ID
  /// What must be in a scene for the rule to say anything of it.
  let subject: Ingredients
  /// What must be told of in a trace, any of it; empty: whatever.
  let kinds: [Fact.Kind]
  /// What it needs of a touch, if it is judged touch by touch.
  let needs: Touch.Need?
  private let judge: @Sendable (Evidence) -> Verdict

  /// Makes the invariant of the rule `id`.
  public init(_ id: Rule.ID, check: @escaping @Sendable (Evidence) -> Verdict) {
    self.init(id, of: [], seeing: [], needs: nil, check)
  }

  /// Makes the invariant of a rule that speaks of scenes with all of a subject, and of traces in
  /// which something of some kinds is seen.
  init(
    _ id: Rule.ID, of subject: Ingredients = [], seeing kinds: Fact.Kind...,
    check: @escaping @Sendable (Evidence) -> Verdict
  ) {
    self.init(id, of: subject, seeing: kinds, needs: nil, check)
  }

  /// Makes the invariant of a rule that is judged touch by touch, where a touch meets its needs.
  init(
    _ id: Rule.ID, of subject: Ingredients = [], seeing kinds: Fact.Kind..., needs: Touch.Need,
    check: @escaping @Sendable (Evidence, Touch) -> Verdict
  ) {
    self.init(id, of: subject, seeing: kinds, needs: needs) { evidence in
      evidence.eachTouch(needs: needs) { check(evidence, $0) }
    }
  }

  private init(
    _ id: Rule.ID, of subject: Ingredients, seeing kinds: [Fact.Kind], needs: Touch.Need?,
    _ judge: @escaping @Sendable (Evidence) -> Verdict
  ) {
    self.id = id
    self.subject = subject
    self.kinds = kinds
    self.needs = needs
    self.judge = judge
  }

  /// Judges one trace of one scenario.
  public func check(_ evidence: Evidence) -> Verdict {
    concerns(evidence) ? judge(evidence) : .notExercised
  }

  /// The rule that is checked; nil only for an invariant made outside the rulebook.
  public var rule: Rule? { Rulebook[id] }

  /// Why the rule was not exercised, in words: the first thing that it misses.
  public func reason(in evidence: Evidence) -> String {
    if let missing = subject.subtracting(evidence.ingredients).first {
      return "the scene has no \(missing.words)"
    }
    if !kinds.isEmpty, !kinds.contains(where: { !evidence.events[$0].isEmpty }) {
      return "nothing that it speaks of was seen"
    }
    guard let needs else { return "nothing in the scene put it to the test" }
    if evidence.contacts.isEmpty { return "no finger comes down" }
    for touch in evidence.contacts where evidence.meets(needs, touch) {
      return "nothing in the scene put it to the test"
    }
    let doubts = evidence.contacts.compactMap { evidence.doubt(about: $0, needs) }
    return "of each touch: " + (doubts.max { $0.rawValue < $1.rawValue }?.doubt ?? "")
  }

  private func concerns(_ evidence: Evidence) -> Bool {
    subject.isSubset(of: evidence.ingredients)
      && (kinds.isEmpty || kinds.contains { !evidence.events[$0].isEmpty })
  }
}
