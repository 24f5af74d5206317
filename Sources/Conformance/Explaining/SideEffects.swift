import Invariants
import TouchScript

/// Finds out what a change of a scene changes besides what it is made for: what is hit, recognizes, is selected,
/// scrolls or acts when the script is played, and when fingers do something else to one of the views instead.
public struct SideEffects: Sendable {
  /// What is so in a changed scene, and was not so before.
  public struct Effect: Hashable, Sendable, Encodable {
    /// What is so, in words: `"sheet" is not hit`.
    public let says: String
    /// The same as a query: `not hit sheet`.
    public let query: String
    /// Whether it no longer happens.
    public let isLoss: Bool
    /// The view that is touched; nil: the scene's own script is played.
    @Nullable public private(set) var view: Scenario.ID?
    /// What is done to it, such as `tapped`.
    @Nullable public private(set) var gesture: String?

    fileprivate init(_ query: Query, _ gesture: Gesture) {
      let place = gesture.view == query.happening.name ? "it" : "\"\(gesture.view ?? "")\""
      says = query.sentence + (gesture.verb.map { " where \(place) is \($0)" } ?? "")
      self.query = query.description
      isLoss = !query.isWanted
      view = gesture.view
      self.gesture = gesture.verb
    }
  }

  /// What fingers do in the scene, and what happens.
  fileprivate struct Gesture: Sendable {
    /// The view on which a finger comes down, and what is done to it; nil: the scene's own script is played.
    var view: Scenario.ID?
    var verb: String?
    var script: [Scenario.Step]
    var happens: [Query.Happening] = []
  }

  private let system: any TouchSystem
  private let wishes: [Query]
  private var gestures: [Gesture]

  /// On how many views fingers come down at most.
  private static let mostViews = 40

  /// Plays a scene as it is, and then with other gestures on each of its views that these hit.
  ///
  /// The wishes are what a change is made for. They are no side effects where as much happens as in the script.
  public init(of scenario: Scenario, on system: any TouchSystem, besides wishes: [Query] = []) {
    (self.system, self.wishes) = (system, wishes)
    let trace = system.outcome(of: scenario).trace ?? Trace(of: scenario)
    let happens = scenario.happenings(in: trace, besides: wishes)
    gestures = [Gesture(script: scenario.script, happens: happens)]
    var covered: [Gesture] = []
    guard let drawing = Evidence(scenario, trace).drawings.first else { return }
    let hands = Hands(scenario)
    let views = Array(zip(scenario.views, drawing.views).prefix(Self.mostViews))
    for (view, drawn) in views where drawn.isInWindow {
      let isHit = { (gesture: Gesture) in
        gesture.happens.filter { $0.verb == .hit } == [.hit(view.id)]
      }
      let taps = drawn.places.map { place in
        played(Gesture(view: view.id, verb: "tapped", script: hands.tap(place)), in: scenario)
      }
      guard let place = taps.firstIndex(where: isHit) else {
        // It may be hit with a change.
        covered.append(taps[0])
        continue
      }
      gestures.append(taps[place])
      gestures += hands.gestures(at: drawn.places[place], in: drawing.views[0])
        .map { played(Gesture(view: view.id, verb: $0, script: $1), in: scenario) }.filter(isHit)
    }
    for (verb, script) in hands.gesturesFromEdges(of: drawing.views[0]) {
      var gesture = played(Gesture(verb: verb, script: script), in: scenario)
      gesture.view = gesture.happens.first { $0.verb == .hit }?.name
      if gesture.view != nil { gestures.append(gesture) }
    }
    // What else shows there is better said of the view that is hit.
    gestures += covered
  }

  private func played(_ gesture: Gesture, in scenario: Scenario) -> Gesture {
    var (gesture, scenario) = (gesture, scenario)
    if gesture.verb != nil { scenario.script = gesture.script }
    let trace = system.outcome(of: scenario).trace
    gesture.happens = trace.map { scenario.happenings(in: $0, besides: wishes) } ?? []
    return gesture
  }

  /// What else is so in a changed scene: first what no longer happens. Each effect is there once for the scene's own
  /// script, and once for the first other gesture that shows it.
  public func effects(of changed: Scenario) -> [Effect] {
    var (lost, gained): ([Effect], [Effect]) = ([], [])
    for gesture in gestures {
      let before = gesture.happens
      let happens = played(gesture, in: changed).happens
      let isWished = { before == gestures[0].happens && wishes.contains($0) }
      lost += before.filter { !happens.contains($0) }.map { Query($0, isWanted: false) }
        .filter { !isWished($0) }.map { Effect($0, gesture) }
      gained += happens.filter { !before.contains($0) }.map { Query($0) }
        .filter { !isWished($0) }.map { Effect($0, gesture) }
    }
    var seen: Set<[String]> = []
    return (lost + gained).filter {
      seen.insert([$0.query] + ($0.gesture == nil ? [] : [""])).inserted
    }
  }
}

extension [SideEffects.Effect] {
  /// The effects without those that some changes have in common, and without gestures that show what the script does.
  func without(_ others: Self) -> Self {
    let own = filter { !others.contains($0) }
    let played = Set(own.filter { $0.gesture == nil }.map(\.query))
    return own.filter { $0.gesture == nil || !played.contains($0.query) }
  }

  /// The effects as a list, of which the first few are enough.
  var asList: String { map(\.says).listed(upTo: 3) }

  /// The same behind a change: `, but then "sheet" is not hit`.
  var asClause: String {
    first.map { ($0.isLoss ? ", but then " : ", and then ") + asList } ?? ""
  }
}

/// The gestures that make sense in a scene: those that its views and recognizers wait for.
private struct Hands {
  private let recognizers: [Scenario.Recognizer]
  private let drags: Bool

  init(_ scenario: Scenario) {
    recognizers = scenario.recognizers
    drags =
      scenario.views.contains { $0.kind.isScrollView || $0.kind == .slider }
      || recognizers.contains { [.pan, .scrollPan, .custom].contains($0.kind) }
  }

  /// What elements of a script do, and time for everything that waits.
  private func script(@ScriptBuilder _ script: () -> ScriptParts) -> [Scenario.Step] {
    let steps = Scenario(scene: {}, script: script).script
    return steps + [Scenario.Step(at: (steps.last?.at ?? 0) + 10_000)]
  }

  func tap(_ place: Point) -> [Scenario.Step] { script { Tap(at: place) } }

  /// What fingers may do besides a tap, from a place towards the middle of the window.
  func gestures(
    at place: Point, in window: SceneDrawing.View
  ) -> [(verb: String, script: [Scenario.Step])] {
    let middle = window.places[0]
    let across = Point(place.x + (place.x > middle.x ? -100 : 100), place.y)
    let along = Point(place.x, place.y + (place.y >= middle.y ? -100 : 100))
    var all: [(String, [Scenario.Step])] = []
    func add(_ verb: String, @ScriptBuilder _ parts: () -> ScriptParts) {
      all.append((verb, script(parts)))
    }
    func has(_ kind: Scenario.Recognizer.Kind) -> Bool { recognizers.contains { $0.kind == kind } }
    if recognizers.contains(where: { $0.kind == .tap && $0.taps > 1 }) {
      add("tapped twice") {
        Tap(at: place)
        After(100)
        Tap(at: place)
      }
    }
    let presses = recognizers.filter { $0.kind == .longPress }.map(\.minimumPressDuration)
    if let longest = presses.max() {
      add("held") { Press(at: place, for: max(min(longest, 60_000) + 100, 1_000)) }
    }
    if drags {
      add("dragged") { Drag(from: place, to: along) }
      add("dragged across") { Drag(from: place, to: across) }
    }
    for direction in Scenario.Recognizer.SwipeDirection.allCases
    where recognizers.contains(where: { $0.kind == .swipe && $0.directions.contains(direction) }) {
      add("swiped \(direction.rawValue)") {
        Swipe(from: place, to: place.moved(direction, by: 150))
      }
    }
    if has(.pinch) { add("pinched") { Pinch(at: place, from: 40, to: 120) } }
    if has(.rotation) { add("rotated") { Rotate(at: place, by: 60, radius: 30) } }
    return all
  }

  /// Drags from the edges that screen edge pans wait for.
  func gesturesFromEdges(
    of window: SceneDrawing.View
  ) -> [(verb: String, script: [Scenario.Step])] {
    let (middle, low, high) = (window.places[0], window.corners[0], window.corners[2])
    return Scenario.Recognizer.Edge.allCases.filter { edge in
      recognizers.contains { $0.kind == .screenEdgePan && $0.edges.contains(edge) }
    }.map { edge in
      let (start, way): (Point, Scenario.Recognizer.SwipeDirection) =
        switch edge {
        case .top: (Point(middle.x, low.y + 2), .down)
        case .left: (Point(low.x + 2, middle.y), .right)
        case .bottom: (Point(middle.x, high.y - 2), .up)
        case .right: (Point(high.x - 2, middle.y), .left)
        }
      return (
        "dragged from the \(edge.rawValue) edge",
        script { Drag(from: start, to: start.moved(way, by: 100)) }
      )
    }
  }
}

extension Point {
  fileprivate func moved(
    _ direction: Scenario.Recognizer.SwipeDirection, by distance: Double
  ) -> Point {
    switch direction {
    case .right: Point(x + distance, y)
    case .left: Point(x - distance, y)
    case .up: Point(x, y - distance)
    case .down: Point(x, y + distance)
    }
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

  /// What of all that queries can ask for happens in a trace; of touches of a view only those of a wish.
  fileprivate func happenings(in trace: Trace, besides wishes: [Query]) -> [Query.Happening] {
    let views = views.prefix(Self.mostCompared)
    var all: [Query.Happening] = views.map { .hit($0.id) }
    all += recognizers.prefix(Self.mostCompared).map { .recognized($0.id) }
    for view in views {
      if view.kind == .tableCell { all.append(.select(view.id)) }
      if view.kind.isScrollView { all.append(.scrolls(view.id)) }
      guard view.kind.isControl else { continue }
      all += [.event(view.id, .touchUpInside), .event(view.id, .valueChanged)]
    }
    // A view that gets no touch loses none.
    all += wishes.filter { $0.happening.verb == .cancelled }.map { .receives($0.happening.name) }
    return all.filter { !Query($0).calls(in: trace).isEmpty }
  }
}
