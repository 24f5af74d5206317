import Invariants
import TouchScript

/// What is shown of one scene: what was asked, what an engine did, and what rules say of it.
///
/// A plain value, made where the scene is played; pictures and pages are functions of it.
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
  /// The calls that it is about, as places in the trace.
  public var marked: [Int] = []
  /// What would change it; nil: that was not asked.
  public var changes: Changes?
  /// What a device printed, in columns beside what the engine did, and what that shows; nil: nothing.
  public var log: (says: String, columns: [(title: String, lines: [String])])?

  /// What an engine did with a scene; nil: it is the same scene, and not the other one of a relation.
  public typealias Performance = (engine: String, trace: Trace, scenario: Scenario?)

  /// Single changes of a scene that make something so: what stands above them; the foremost, each with what it is
  /// made for, what no longer happens besides, and what happens besides; the others, and what stands above those.
  public typealias Changes = (
    title: String, main: [(says: String, shows: [String], but: [String], also: [String])],
    more: [String], rest: String
  )

  /// A rule's number, the rule itself where it is one of the rulebook's, and how it was broken.
  public typealias Broken = (id: Rule.ID, rule: Rule?, violation: Violation)

  /// Makes an exhibit; what is left out is not shown.
  public init(
    title: String, engine: String, scenario: Scenario, trace: Trace, failure: String? = nil,
    other: Performance? = nil, broken: [Broken] = [], held: [Rule.ID] = [],
    replay: String? = nil
  ) {
    (self.title, self.engine, self.replay) = (title, engine, replay)
    (self.scenario, self.trace, self.failure) = (scenario, trace, failure)
    (self.other, self.broken, self.held) = (other, broken, held)
  }
}

extension Exhibit {
  /// A page on the scene, complete in itself: the picture, the explanation or what is wrong, and a stepper
  /// through the calls. It needs no network, and obeys no script but its own: all that is in names is text.
  ///
  /// `home` is where a link to the report leads that it is a part of; nil: it is a part of none.
  public func html(home: String? = nil) -> String {
    let report = home.map { [(title: "Report", address: String?.some($0))] } ?? []
    if broken.isEmpty, failure == nil || other == nil {
      return ScenePage(self).html(crumbs: report + (origin.isEmpty ? [] : [(origin, nil)]))
    }
    return FindingPage(self).html(crumbs: report + [(broken.first?.id ?? "The engine failed", nil)])
  }
}
