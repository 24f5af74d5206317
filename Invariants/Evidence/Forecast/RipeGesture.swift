import Thresholds
import TouchScript

/// A gesture whose fingers have surely done what its recognizer looks for: by anybody's limits, on the
/// screen as well as in the view of the recognizer, and no matter what the recognizer received.
///
/// Whether the recognizer may begin, and whether others leave it alone, is another matter.
struct RipeGesture {
  let recognizer: Int
  /// Its touches, in the order in which they came down.
  let contacts: [Int]
  /// When it is ripe at the latest, in milliseconds.
  let at: Int
  /// The event of the script with which it is; `Scene.none`: a timer says so.
  let delivery: Int
  /// Whether it surely is not ripe before that event, so that the recognizer moves with it.
  let isExact: Bool
  /// Whether a view keeps it from beginning.
  let vetoOfViews: Veto
  /// Whether its recognizer's delegate keeps it from beginning.
  let isRefused: Bool

  /// Who keeps it from beginning.
  var veto: Veto { isRefused ? .sure : vetoOfViews }

  /// Who keeps a recognizer from beginning. Source: rulebook GC-07, GC-09, CT-29.
  enum Veto {
    /// Nobody.
    case none
    /// Its delegate, or the view that was hit.
    case sure
    /// Perhaps somebody: it depends on which views are asked, or on what a control of UIKit's says.
    case perhaps
  }
}

/// What the fingers of one gesture do, as its recognizer may measure it.
///
/// Whether UIKit measures on the screen or in the recognizer's view nobody has settled; where the view
/// is turned or scaled, both have to agree.
struct Fingers {
  let touches: [Touch]
  /// The recognizer's view, where it is turned or scaled; else nil.
  private let space: Int?

  init(_ touches: [Touch], of recognizer: Int) {
    self.touches = touches
    let scene = touches[0].scene
    var view = scene.recognizerViews[recognizer]
    let own = view
    while scene.isView(view), scene.views[view].transform == .identity {
      view = scene.parents[view]
    }
    space = scene.isView(view) ? own : nil
  }

  /// Whether all of them come down in one event.
  var startTogether: Bool {
    touches.allSatisfy { $0.down.delivery == touches[0].down.delivery }
  }

  /// The events in which one of them moves, while all are down: the event and its time.
  var moves: [(delivery: Int, at: Int)] {
    let end = touches.map { $0.end?.delivery ?? .max }.min() ?? .max
    var found: [(delivery: Int, at: Int)] = []
    for touch in touches {
      for sample in touch.samples.dropFirst()
      where sample.delivery < end && !found.contains(where: { $0.delivery == sample.delivery }) {
        found.append((sample.delivery, sample.at))
      }
    }
    return found.sorted { $0.delivery < $1.delivery }
  }

  /// Where they are after an event, one list for each way of measuring.
  func places(after delivery: Int) -> [[Point]] {
    inSpaces(
      touches.map { touch in
        (touch.samples.last { $0.delivery <= delivery } ?? touch.down).location
      })
  }

  /// Where they came down, one list for each way of measuring.
  var starts: [[Point]] { inSpaces(touches.map(\.down.location)) }

  private func inSpaces(_ points: [Point]) -> [[Point]] {
    guard let space else { return [points] }
    let (scene, geometry) = (touches[0].scene, touches[0].geometry)
    return [points, points.map { geometry.point($0, in: space, scene) }]
  }

  /// How far each has got from its start after an event, one list for each way of measuring.
  func ways(after delivery: Int) -> [[Point]] {
    zip(places(after: delivery), starts).map { zip($0, $1).map { $0 - $1 } }
  }

  /// The way of their middle up to an event, one for each way of measuring.
  func middleWays(after delivery: Int) -> [Point] {
    ways(after: delivery).map { ways in
      let sum = ways.reduce(Point.zero) { Point($0.x + $1.x, $0.y + $1.y) }
      return Point(sum.x / Double(ways.count), sum.y / Double(ways.count))
    }
  }

  /// How far the one that goes furthest gets from its start, up to a time.
  func reach(until time: Int) -> Double {
    var reach = 0.0
    let deliveries = Set(
      touches.flatMap { $0.samples.filter { $0.at <= time }.map(\.delivery) })
    for delivery in deliveries {
      for ways in ways(after: delivery) {
        for way in ways { reach = max(reach, way.length) }
      }
    }
    return reach
  }
}

extension Fingers {
  /// When they have surely done what a recognizer looks for; nil: nobody can say, or they do not.
  func ripening(
    for recognizer: SceneRecognizer, _ setting: Scenario.Recognizer, until end: Int
  ) -> (at: Int, delivery: Int, isExact: Bool)? {
    guard startTogether else { return nil }
    switch recognizer.kind {
    case .tap: return tapEnd(recognizer).map { ($0.at, $0.delivery, true) }
    case .longPress: return pressTime(recognizer, until: end).map { ($0, Scene.none, false) }
    case .pan:
      let most = recognizer.maximumTouches ?? .max
      guard touches.count >= max(1, recognizer.minimumTouches), touches.count <= most else {
        return nil
      }
      return firstMove(
        far: { $0.middleWays(after: $1).allSatisfy(\.isSurelyPan) },
        near: { fingers, delivery in
          fingers.ways(after: delivery).joined().allSatisfy {
            $0.length <= Thresholds.panMovement.surelyBelow
          }
        })
    case .swipe: return swipeMove(recognizer, setting.directions)
    case .pinch, .rotation:
      guard touches.count == 2 else { return nil }
      let isPinch = recognizer.kind == .pinch
      return firstMove(
        far: { isPinch ? $0.isSurelyPinch(after: $1) : $0.isSurelyRotation(after: $1) },
        near: { fingers, delivery in
          fingers.ways(after: delivery).joined().allSatisfy { $0.length == 0 }
        })
    // Which edge is meant, and which way to go from it, is for KR-55.
    case .screenEdgePan: return nil
    // What a class of the app's own looks for is the app's. Source: GR-53.
    case .custom, .scrollPan: return nil
    }
  }

  /// The first event after which they have done enough, and whether they had surely not done so
  /// before. Of several fingers one may be received before the other. Source: RE-13.
  private func firstMove(
    far: (Fingers, Int) -> Bool, near: (Fingers, Int) -> Bool
  ) -> (at: Int, delivery: Int, isExact: Bool)? {
    var isNear = true
    for move in moves {
      if far(self, move.delivery) {
        return (move.at, move.delivery, isNear && touches.count == 1)
      }
      isNear = isNear && near(self, move.delivery)
    }
    return nil
  }

  /// Where the last finger of a single tap lifts. Source: KR-02, KR-03, KR-05, KR-10.
  private func tapEnd(_ tap: SceneRecognizer) -> Contact.Sample? {
    guard tap.taps == 1, touches.count == tap.touches, let up = touches[0].up,
      touches.allSatisfy({ $0.isSurelyTap && $0.up?.delivery == up.delivery }),
      reach(until: up.at) <= Thresholds.tapMovement.surelyBelow
    else { return nil }
    return up
  }

  /// When a press has begun at the latest. Source: KR-15, KR-18.
  private func pressTime(_ press: SceneRecognizer, until end: Int) -> Int? {
    guard press.taps == 0, touches.count == press.touches else { return nil }
    let duration = Thresholds.pressDuration.shifted(to: press.minimumPressDuration)
    let latest = touches[0].down.at + duration.surelyAbove
    let most = Thresholds.pressMovement.scaled(to: press.allowableMovement).surelyBelow
    guard latest <= end, touches.allSatisfy({ $0.end?.at ?? .max > latest }),
      reach(until: latest) <= most
    else { return nil }
    return latest
  }

  /// The event with which they have swiped. Source: KR-39 to KR-45.
  private func swipeMove(
    _ swipe: SceneRecognizer, _ directions: [Scenario.Recognizer.SwipeDirection]
  ) -> (at: Int, delivery: Int, isExact: Bool)? {
    guard touches.count == swipe.touches, directions.count == 1 else { return nil }
    let direction = directions[0]
    var isNear = true
    for move in moves {
      let ways = Array(ways(after: move.delivery).joined())
      let isStraight = ways.allSatisfy {
        direction.advance(of: $0) >= 0
          && direction.aside(of: $0) <= Thresholds.swipeDrift.surelyBelow
      }
      guard isStraight, move.at - touches[0].down.at <= Thresholds.swipeDuration.surelyBelow
      else { return nil }
      if ways.allSatisfy({ direction.advance(of: $0) >= Thresholds.swipeLength.surelyAbove }) {
        return (move.at, move.delivery, isNear && touches.count == 1)
      }
      isNear =
        isNear
        && ways.allSatisfy { direction.advance(of: $0) <= Thresholds.swipeLength.surelyBelow }
    }
    return nil
  }

  /// Whether two fingers are surely so much further apart or together as a pinch asks for.
  private func isSurelyPinch(after delivery: Int) -> Bool {
    zip(places(after: delivery), starts).allSatisfy { places, starts in
      let change = places[0].distance(to: places[1]) - starts[0].distance(to: starts[1])
      return change.magnitude >= Thresholds.pinchChange.surelyAbove
    }
  }

  /// How far apart fingers are, in points, of whose turn all engines think alike. Source: KR-51, RE-59.
  private static let wellApart = 100.0

  /// Whether two fingers that are well apart have surely turned as far as a rotation asks for, and by
  /// no more than a quarter. Source: KR-51.
  private func isSurelyRotation(after delivery: Int) -> Bool {
    let (from, to) = (starts[0], places(after: delivery)[0])
    let (before, after) = (from[1] - from[0], to[1] - to[0])
    guard before.length >= Self.wellApart, after.length >= Self.wellApart else { return false }
    let across = before.x * after.y - before.y * after.x
    let along = before.x * after.x + before.y * after.y
    // The sine of 30°, and no turn beyond a right angle.
    return along >= 0 && across.magnitude >= 0.5 * before.length * after.length
  }
}

extension Point {
  /// Whether a way is surely far enough for a pan, along one axis. Source: KR-26.
  fileprivate var isSurelyPan: Bool {
    max(x.magnitude, y.magnitude) >= Thresholds.panMovement.surelyAbove
  }
}

extension Scenario.Recognizer.SwipeDirection {
  /// How far a way goes in the direction.
  func advance(of way: Point) -> Double {
    switch self {
    case .right: way.x
    case .left: -way.x
    case .up: -way.y
    case .down: way.y
    }
  }

  /// How far a way goes to its side.
  func aside(of way: Point) -> Double {
    switch self {
    case .right, .left: way.y.magnitude
    case .up, .down: way.x.magnitude
    }
  }
}
