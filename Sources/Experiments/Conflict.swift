import TouchScript

/// A question that every app meets: what is asked, what is so, why, and how to have it otherwise.
public struct Conflict: Sendable {
  /// The question, as it is asked.
  public let question: String
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
    /// The scene with the change made.
    public let scenario: Scenario
    /// What that shows, as queries.
    public let shows: [String]

    init(_ says: String, _ scenario: Scenario, shows: [String]) {
      self.says = says
      self.scenario = scenario
      self.shows = shows
    }
  }

  init(_ question: String, shows: [String], why: String, cures: [Cure]) {
    self.question = question
    self.shows = shows
    self.why = why
    self.cures = cures
  }
}
