import Invariants
import Stage
import TouchScript

/// The in-repo engine behind a lens: it plays another scene, or reports another trace.
///
/// The suite is tested by these. Each must be caught by a rule that it names:
/// `Tests/Checks/run conviction`.
public struct WrongEngine: TouchSystem, Identifiable, CustomStringConvertible {
  /// Its name on the command line, such as `forward-subviews`.
  public let name: String
  /// What it does wrong, in one sentence.
  public let summary: String
  /// The rules and relations that it may be caught by.
  public let breaks: [Rule.ID]
  /// Changes the scene before it is played.
  private let changeScene: @Sendable (inout Scenario) -> Void
  /// Changes what was observed in the scene that was asked for.
  private let changeTrace: (@Sendable (inout [Trace.Entry], Scenario) -> Void)?

  init(
    name: String, summary: String, breaks: [Rule.ID],
    scene: @escaping @Sendable (inout Scenario) -> Void = { _ in },
    trace: (@Sendable (inout [Trace.Entry], Scenario) -> Void)? = nil
  ) {
    self.name = name
    self.summary = summary
    self.breaks = breaks
    changeScene = scene
    changeTrace = trace
  }

  /// The name.
  public var id: String { name }
  /// The name.
  public var description: String { name }

  /// The engine behind the lens.
  public var about: About { Stage().about }

  /// The scene that is played for `scenario`; nil: the changed one is not valid, and the scene is played
  /// as it is.
  public func scene(for scenario: Scenario) -> Scenario? {
    var changed = scenario
    changeScene(&changed)
    if changed == scenario { return scenario }
    return (try? changed.validate()) == nil ? nil : changed
  }

  /// Plays the scene as the lens changes it, and reports the trace as the lens changes that.
  public func perform(_ scenario: Scenario) -> Trace {
    let played = scene(for: scenario) ?? scenario
    let trace = Stage().perform(played)
    guard let changeTrace else { return trace.bound(to: scenario) }
    var entries = trace.entries
    changeTrace(&entries, scenario)
    return Trace(events: entries).bound(to: scenario)
  }

  /// An engine with several lenses: scenes are changed in order, traces in reverse.
  private init(_ lenses: [WrongEngine]) {
    var known: Set<Rule.ID> = []
    let traces = lenses.reversed().compactMap(\.changeTrace)
    self.init(
      name: lenses.map(\.name).joined(separator: ","),
      summary: lenses.map(\.summary).joined(separator: " "),
      breaks: lenses.flatMap(\.breaks).filter { known.insert($0).inserted },
      scene: { scenario in
        for lens in lenses { lens.changeScene(&scenario) }
      },
      trace: { calls, scenario in
        for change in traces { change(&calls, scenario) }
      })
  }
}

// MARK: - All of them

extension WrongEngine {
  /// All wrong engines, in the order of the chapters of the rules that they break.
  public static let all: [WrongEngine] = {
    let lenses: [[WrongEngine]] = [
      hitTesting, touches, responders, delivery, coordination, recognizers, controls, tables,
      exceptions, listed,
    ]
    let ids = Rulebook.all.map(\.id) + Relations.all.map(\.id)
    let places = Dictionary(uniqueKeysWithValues: zip(ids, ids.indices))
    let ordered = lenses.joined().enumerated().map { place, lens in
      (chapter: lens.breaks.first.flatMap { places[$0] } ?? ids.count, place: place, lens: lens)
    }
    return ordered.sorted { ($0.chapter, $0.place) < ($1.chapter, $1.place) }.map(\.lens)
  }()

  /// The engine with all lenses of a list such as `never-self,tap-at-zero`.
  public init(named names: String) throws(UnknownName) {
    var lenses: [WrongEngine] = []
    for name in names.split(separator: ",", omittingEmptySubsequences: false) {
      guard let lens = Self.all.first(where: { $0.name == name }) else {
        throw UnknownName(name: String(name))
      }
      if !lenses.contains(where: { $0.name == lens.name }) { lenses.append(lens) }
    }
    self = lenses.count == 1 ? lenses[0] : WrongEngine(lenses)
  }

  /// Whether there is a wrong engine of that name.
  public static func isNamed(_ name: String) -> Bool { all.contains { $0.name == name } }

  /// A name that no wrong engine has.
  public struct UnknownName: Error, Hashable, CustomStringConvertible {
    /// The name that was asked for.
    public let name: String

    /// Makes it.
    public init(name: String) { self.name = name }

    /// Says what is wrong, in one sentence, with the nearest name there is.
    public var description: String {
      let nearest =
        WrongEngine.all.map(\.name).nearest(to: name).map { "; did you mean \($0)?" }
        ?? "; touchstone faults lists them"
      return "there is no fault \(name.quotedOnOneLine)\(nearest)"
    }
  }
}
