import Invariants
import TouchScript

/// Finds out what a change of a scene changes besides what it is made for: what is hit, recognizes, is selected,
/// scrolls or acts when the script is played, and when a finger taps one of the views instead.
public struct SideEffects: Sendable {
  /// What is so in a changed scene, and was not so before.
  public struct Effect: Hashable, Sendable, Encodable {
    /// What is so, in words: `"sheet" is not hit`.
    public let says: String
    /// The same as a query: `not hit sheet`.
    public let query: String
    /// Whether it no longer happens.
    public let isLoss: Bool
    /// The view that a finger taps; nil: the scene's own script is played.
    @Nullable public private(set) var tapped: Scenario.ID?

    fileprivate init(_ query: Query, tapping view: Scenario.ID?) {
      let place = view == query.happening.name ? "it" : "\"\(view ?? "")\""
      says = query.sentence + (view == nil ? "" : " where \(place) is tapped")
      self.query = query.description
      isLoss = !query.isWanted
      tapped = view
    }
  }

  private let system: any TouchSystem
  /// What fingers do in the scene, and what happens; of a tap the view that it hits.
  private var gestures:
    [(tapped: Scenario.ID?, script: [Scenario.Step], happens: [Query.Happening])]

  /// How many views are tapped at most.
  private static let mostTaps = 40

  /// Plays a scene as it is. `tapsViews`: also taps each of its views where the tap hits it.
  public init(of scenario: Scenario, on system: any TouchSystem, tapsViews: Bool = true) {
    self.system = system
    let trace = system.outcome(of: scenario).trace ?? Trace(of: scenario)
    gestures = [(nil, scenario.script, scenario.happenings(in: trace))]
    guard tapsViews, let drawing = Evidence(scenario, trace).drawings.first else { return }
    for (view, drawn) in zip(scenario.views, drawing.views).prefix(Self.mostTaps) {
      for point in drawn.places {
        let script = Scenario.tap(at: point)
        let happens = happenings(in: scenario, playing: script)
        guard happens.contains(.hit(view.id)) else { continue }
        gestures.append((view.id, script, happens))
        break
      }
    }
  }

  private func happenings(
    in scenario: Scenario, playing script: [Scenario.Step]
  ) -> [Query.Happening] {
    var scenario = scenario
    scenario.script = script
    return system.outcome(of: scenario).trace.map(scenario.happenings) ?? []
  }

  /// What else is so in a changed scene: first what no longer happens. Each effect is there once for the scene's own
  /// script, where it is no wish, and once for the first tap that shows it.
  public func effects(of changed: Scenario, besides wishes: [Query] = []) -> [Effect] {
    var (lost, gained): ([Effect], [Effect]) = ([], [])
    for (tapped, script, before) in gestures {
      let happens = happenings(in: changed, playing: tapped == nil ? changed.script : script)
      lost += before.filter { !happens.contains($0) }.map { Query($0, isWanted: false) }
        .filter { tapped != nil || !wishes.contains($0) }.map { Effect($0, tapping: tapped) }
      gained += happens.filter { !before.contains($0) }.map { Query($0) }
        .filter { !wishes.contains($0) }.map { Effect($0, tapping: tapped) }
    }
    var seen: Set<[String]> = []
    return (lost + gained).filter {
      seen.insert([$0.query] + ($0.tapped == nil ? [] : [""])).inserted
    }
  }
}

extension [SideEffects.Effect] {
  /// The effects without those that some changes have in common, and without taps that show what the script does.
  func without(_ others: Self) -> Self {
    let own = filter { !others.contains($0) }
    let played = Set(own.filter { $0.tapped == nil }.map(\.query))
    return own.filter { $0.tapped == nil || !played.contains($0.query) }
  }

  /// The effects as a list, of which the first few are enough.
  public var asList: String { map(\.says).listed(upTo: 3) }

  /// The same behind a change: `, but then "sheet" is not hit`.
  var asClause: String {
    first.map { ($0.isLoss ? ", but then " : ", and then ") + asList } ?? ""
  }
}

extension SceneDrawing.View {
  /// Its middle, and places near two corners.
  fileprivate var places: [Point] {
    let (one, other) = (corners[0], corners[2])
    return [0.5, 0.1, 0.9].map { part in
      Point(
        (one.x + (other.x - one.x) * part).rounded(), (one.y + (other.y - one.y) * part).rounded())
    }
  }
}

extension Scenario {
  /// How many of its views and recognizers are compared.
  private static let mostCompared = 400

  /// A tap, and time for everything that waits.
  fileprivate static func tap(at point: Point) -> [Step] {
    [
      Step(at: 0, touches: [Finger(0, .began, at: point)]),
      Step(at: 50, touches: [Finger(0, .ended, at: point)]), Step(at: 10_000),
    ]
  }

  /// What of all that queries can ask for happens in a trace.
  fileprivate func happenings(in trace: Trace) -> [Query.Happening] {
    let views = views.prefix(Self.mostCompared)
    var all: [Query.Happening] = views.map { .hit($0.id) }
    all += recognizers.prefix(Self.mostCompared).map { .recognized($0.id) }
    for view in views {
      if view.kind == .tableCell { all.append(.select(view.id)) }
      if view.kind.isScrollView { all.append(.scrolls(view.id)) }
      guard view.kind.isControl else { continue }
      all += [.event(view.id, .touchUpInside), .event(view.id, .valueChanged)]
    }
    return all.filter { !Query($0).calls(in: trace).isEmpty }
  }
}
