import TouchScript

/// The answer to a question that every app meets: what is so, why, and how to have it otherwise.
public struct Conflict: Sendable {
  /// What the scene shows, as queries.
  public let shows: [String]
  /// Why it is so.
  public let why: String
  /// What helps.
  public let cures: [Cure]

  /// A change that makes it otherwise.
  public struct Cure: Sendable {
    /// What is changed.
    public let says: String
    /// What that shows, as queries.
    public let shows: [String]
    /// The scene with the change made.
    public let scenario: Scenario
  }
}
