import Invariants
import TouchScript

/// What is shown of one scene: what was asked, what an engine did, and what rules say of it.
///
/// A plain value, made by whoever played the scene; pictures and pages are functions of it.
public struct Exhibit: Sendable {
  /// What stands above it, such as the rule that is broken.
  public var title: String
  /// The engine that played the scene.
  public var engine: String
  /// What was asked.
  public var scenario: Scenario
  /// What that engine did.
  public var trace: Trace
  /// Why there is no trace, or only a part of one; nil: the engine played the scene.
  public var failure: String?
  /// What another engine did with the same scene; nil: nobody else was asked.
  public var other: Performance?
  /// The rules that were broken, the one that explains the others first.
  public var broken: [Broken]
  /// The rules that were exercised and held.
  public var held: [Rule.ID]
  /// How many rules the scene did not exercise, or that could not be judged.
  public var unexercised: Int
  /// The command, or the code, that plays the scene again; nil: nobody knows one.
  public var replay: String?

  /// What an engine did with a scene.
  public struct Performance: Sendable {
    /// The engine's name.
    public var engine: String
    /// What it did.
    public var trace: Trace

    /// Makes a performance.
    public init(engine: String, trace: Trace) {
      self.engine = engine
      self.trace = trace
    }
  }

  /// A rule, and how it was broken.
  public struct Broken: Sendable {
    /// The rule's number.
    public var id: Rule.ID
    /// The rule itself; nil: it is none of the rulebook's.
    public var rule: Rule?
    /// What went wrong.
    public var violation: Violation

    /// Makes it.
    public init(id: Rule.ID, rule: Rule?, violation: Violation) {
      self.id = id
      self.rule = rule
      self.violation = violation
    }
  }

  /// Makes an exhibit; what is left out is not shown.
  public init(
    title: String, engine: String, scenario: Scenario, trace: Trace, failure: String? = nil,
    other: Performance? = nil, broken: [Broken] = [], held: [Rule.ID] = [],
    unexercised: Int = 0, replay: String? = nil
  ) {
    self.title = title
    self.engine = engine
    self.scenario = scenario
    self.trace = trace
    self.failure = failure
    self.other = other
    self.broken = broken
    self.held = held
    self.unexercised = unexercised
    self.replay = replay
  }
}
