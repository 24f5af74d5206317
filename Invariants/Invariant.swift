/// A rule that can be judged: what it demands of any scenario's trace.
public struct Invariant: Sendable, Identifiable {
  /// The rule's number.
  public let id: Rule.ID
  /// What may be in a scene that the rule is judged in, besides what every rule knows.
  public private(set) var known: Ingredients
  private let judge: @Sendable (Evidence) -> Verdict

  /// Makes the invariant of the rule `id`. Scenes with ingredients that are not `known` do not
  /// exercise it.
  public init(
    _ id: Rule.ID, knowing known: Ingredients = [],
    check: @escaping @Sendable (Evidence) -> Verdict
  ) {
    self.id = id
    self.known = known
    judge = check
  }

  /// Judges one trace of one scenario.
  public func check(_ evidence: Evidence) -> Verdict {
    evidence.ingredients.isSubset(of: known) ? judge(evidence) : .notExercised
  }

  /// The rule that is checked; nil only for an invariant made outside the rulebook.
  public var rule: Rule? { Rulebook[id] }

  /// The same invariant, which knows more.
  func knowing(_ more: Ingredients) -> Invariant {
    var copy = self
    copy.known.formUnion(more)
    return copy
  }
}

extension [Invariant] {
  /// The same invariants, which know more.
  func knowing(_ more: Ingredients) -> [Invariant] { map { $0.knowing(more) } }
}
