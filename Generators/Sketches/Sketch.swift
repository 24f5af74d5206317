import PropertyTesting
import TouchScript

/// A situation that a case can be about: a piece of a scene, and what fingers do there.
///
/// Chance alone brings the parts of most situations together too seldom. How the parts are set, and
/// what else there is in the scene, varies as everywhere.
public struct Sketch: Sendable {
  /// What it shows, in a few words; no two have the same.
  public let name: String
  /// The rules that it puts to the test often enough for a test to wait for it.
  public let aims: [String]
  /// How many times as often it is tried as a sketch of weight one of the same focus.
  let weight: Int
  /// Whether a case with these traits may be about it.
  let isPossible: @Sendable (Traits) -> Bool
  /// Adds the views, and whatever else the sketch settles at once.
  let scene: @Sendable (inout Casting) -> Void
  /// Adds the recognizers that the sketch is about, if the rest of the scene must be there first.
  let recognizers: @Sendable (inout Casting) -> Void
  /// What fingers do for a recognizer that the sketch is about; nil: what they do for any other.
  let gesture: (@Sendable (inout Casting, Scenario.Recognizer, Touching) -> [Stroke])?
  /// What fingers do, at one place and another, in each round; nil: there are no rounds.
  let round: (@Sendable (inout Casting, Touching, _ other: Point) -> [Stroke])?
  /// What the app does during a round, instead of anything.
  let changes: (@Sendable (inout Casting) -> [Scenario.Change])?

  init(
    _ name: String, aims: [String], weight: Int = 1,
    if isPossible: @escaping @Sendable (Traits) -> Bool = { _ in true },
    scene: @escaping @Sendable (inout Casting) -> Void,
    recognizers: @escaping @Sendable (inout Casting) -> Void = { _ in },
    gesture: (@Sendable (inout Casting, Scenario.Recognizer, Touching) -> [Stroke])? = nil,
    round: (@Sendable (inout Casting, Touching, _ other: Point) -> [Stroke])? = nil,
    changes: (@Sendable (inout Casting) -> [Scenario.Change])? = nil
  ) {
    (self.name, self.aims, self.weight, self.isPossible) = (name, aims, weight, isPossible)
    (self.scene, self.recognizers, self.gesture) = (scene, recognizers, gesture)
    (self.round, self.changes) = (round, changes)
  }

  /// All of them.
  public static let all = Focus.allCases.flatMap(\.sketches)

  /// Those that aim at a rule, in order.
  public static func aiming(at rule: String) -> [Sketch] {
    all.filter { $0.aims.contains(rule) }
  }

  /// What a case that is about it is after.
  var focus: Focus {
    Focus.allCases.first { $0.sketches.contains { $0.name == name } } ?? .anything
  }
}

extension Focus {
  /// The sketches of a focus, in the order in which they are drawn.
  var sketches: [Sketch] {
    switch self {
    case .anything: [.anyScreen]
    case .controls: [.touchedControl]
    case .recognizers: [.neighbours, .crowd]
    case .overrides: [.overflow, .grownArea, .closedHelper]
    case .values: [.values]
    case .gestures: [.gestures]
    case .waiting: [.waiting]
    case .meeting: Sketch.meetings
    case .scrolling: [.scrolling, .nestedScrolling, .coasting]
    case .tables: [.table]
    case .finerGestures: Sketch.finerGestures
    case .detours: Sketch.answers + Sketch.chains
    case .tracking: Sketch.tracking
    case .protection: Sketch.protections
    case .rows: [.rows]
    case .exclusion: [.exclusion]
    case .upheaval: Sketch.upheavals + Sketch.belated
    case .closeUp: Sketch.closeUps
    }
  }
}

extension Casting {
  /// One of the sketches of the focus.
  mutating func chosenSketch() -> Sketch {
    if features != .all { return chosenSketchWithin() }
    var sketches = focus.sketches.filter { $0.isPossible(traits) }
    if focus == .overrides {
      // The scope `taps` does without it.
      if scope != .taps, oneIn(4) { return .closedHelper }
      sketches.removeLast()
    }
    // Where none is possible, the case goes without what the traits leave away.
    if sketches.isEmpty { return pick(focus.sketches.dropLast()) }
    if focus.sketches.count == 1 { return sketches[0] }
    return weighed(sketches)
  }

  /// One of the sketches of the focus that do not need what the engine lacks.
  private mutating func chosenSketchWithin() -> Sketch {
    let all = focus.sketches.filter { $0.isPossible(within: features) }
    let sketches = all.filter { $0.isPossible(traits) }
    return all.isEmpty ? .anyScreen : weighed(sketches.isEmpty ? all : sketches)
  }

  /// One of the sketches, each as likely as its weight says; there is at least one.
  private mutating func weighed(_ sketches: [Sketch]) -> Sketch {
    var lot = Int(random.below(UInt64(max(1, sketches.map(\.weight).reduce(0, +)))))
    return sketches.first { sketch in
      lot -= sketch.weight
      return lot < 0
    } ?? sketches[0]
  }

  /// Where the sketches of some foci are set: a view in the last window, and one at or above it.
  mutating func castGround() {
    switch focus {
    case .tracking, .upheaval: ground = room(in: lastWindow)
    case .protection:
      ground = oneIn(3) ? room(in: room(in: lastWindow)) : room(in: lastWindow)
      let name = pick(path(from: scene.views[ground].id))
      ancestor = scene.views.firstIndex { $0.id == name } ?? ground
    default: break
    }
  }
}
