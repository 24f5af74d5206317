/// A rule that can be judged: what it demands of any scenario's trace.
public struct Invariant: Sendable, Identifiable {
  /// The rule's number.
  public let id: Rule.ID
  /// Judges one trace of one scenario.
  public let check: @Sendable (Evidence) -> Verdict

  /// Makes the invariant of the rule `id`.
  public init(_ id: Rule.ID, check: @escaping @Sendable (Evidence) -> Verdict) {
    self.id = id
    self.check = check
  }

  /// The rule that is checked; nil only for an invariant made outside the rulebook.
  public var rule: Rule? { Rulebook[id] }
}
