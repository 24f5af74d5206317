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
  /// What another engine did with the same scene; nil: no other was asked.
  public var other: Performance?
  /// The rules that were broken, the one that explains the others first.
  public var broken: [Broken]
  /// The rules that were exercised and held.
  public var held: [Rule.ID]
  /// The command, or the code, that plays the scene again; nil: none is known.
  public var replay: String?
  /// The answer, where the title asks a question; or empty.
  public var answer = ""
  /// Where the scene is from, such as `Experiment tap-and-row`; or empty.
  public var origin = ""
  /// What else is known of it, such as its size.
  public var facts: [(name: String, says: String)] = []
  /// What would change it; nil: that was not asked.
  public var changes: Changes?
  /// What a device printed, in columns beside what the engine did, and what that shows; nil: nothing.
  public var log: (says: String, columns: [(title: String, lines: [String])])?

  /// What an engine did with a scene.
  public struct Performance: Sendable {
    /// The engine's name.
    public var engine: String
    /// What it did.
    public var trace: Trace
    /// The other scene of a relation; nil: it is the same scene.
    public var scenario: Scenario?

    /// Makes a performance.
    public init(engine: String, trace: Trace, of scenario: Scenario? = nil) {
      self.engine = engine
      self.trace = trace
      self.scenario = scenario
    }
  }

  /// Single changes of a scene that make something so.
  public struct Changes: Sendable {
    /// What stands above them.
    public var title: String
    /// The foremost, with what they show.
    public var main: [Change]
    /// The others.
    public var more: [String]
    /// What stands above the others.
    public var rest: String

    /// A change.
    public struct Change: Sendable {
      /// What is changed.
      public var says: String
      /// What is so with it, and was not so before.
      public var shows: [Query]
      /// What else changes.
      public var but: [Query]
      /// What stays as it was.
      public var stays: [Query]

      /// Makes a change of a scene that shows `before`, and `after` with the change.
      public init(_ says: String, before: [Query], after: [Query]) {
        let new = after.filter { !before.contains($0) }
        let gains = new.filter(\.isWanted)
        self.says = says
        shows = gains.isEmpty ? new : gains
        but = gains.isEmpty ? [] : new.filter { !$0.isWanted }
        stays = after.filter(before.contains)
      }
    }

    /// Makes a list of changes.
    public init(title: String, main: [Change] = [], more: [String] = [], rest: String = "") {
      (self.title, self.main, self.more, self.rest) = (title, main, more, rest)
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
    replay: String? = nil
  ) {
    self.title = title
    self.engine = engine
    self.scenario = scenario
    self.trace = trace
    self.failure = failure
    self.other = other
    self.broken = broken
    self.held = held
    self.replay = replay
  }
}

extension Exhibit {
  /// A page on the scene, complete in itself: the picture, the explanation or what is wrong, and a stepper
  /// through the calls. It needs no network, and obeys no script but its own: all that is in names is text.
  ///
  /// `home` is where a link to the report leads that it is a part of; nil: it is a part of none.
  public func html(home: String? = nil) -> String {
    let report = home.map { [Link(title: "Report", address: $0)] } ?? []
    let isFinding = !broken.isEmpty || failure != nil && other != nil
    guard isFinding else {
      let name = origin.isEmpty ? [] : [Link(title: origin)]
      return ScenePage(self).html(crumbs: report + name)
    }
    let last = broken.first?.id ?? "The engine failed"
    return FindingPage(self).html(crumbs: report + [Link(title: last)])
  }
}
