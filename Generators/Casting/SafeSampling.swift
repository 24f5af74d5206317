import Foundation
import Thresholds
import TouchScript

/// Tells strokes that mean one thing everywhere from those that lie between the thresholds, which
/// UIKit does not document. Source: rulebook section 13.
///
/// Whatever a scene has a recognizer for counts wherever the finger is: a scene with a tap has no
/// drag by 30 points, even of a slider beside it.
struct SafeSampling {
  private let scene: Scenario
  private let index: SceneIndex
  private let kinds: Set<Scenario.Recognizer.Kind>
  private let isAboutTapsOfSeveralFingers: Bool
  private let pressDurations: [Threshold<Int>]
  /// How far a finger that rests may move, in points.
  private let rest: Double
  /// How far one that moves must, along one axis.
  let reach: Double
  private let isScrollable: Bool
  private let controls: [Int]
  private let isRedirected: Bool

  init(_ scene: Scenario) {
    self.scene = scene
    index = SceneIndex(scene)
    kinds = Set(scene.recognizers.map(\.kind))
    let presses = scene.recognizers.filter { $0.kind == .longPress }
    isAboutTapsOfSeveralFingers = scene.recognizers.contains { $0.kind == .tap && $0.touches > 1 }
    pressDurations = presses.map { Thresholds.pressDuration.shifted(to: $0.minimumPressDuration) }
    let hasControls = scene.views.contains { $0.kind.isControl || $0.kind.isScrollView }
    let areOnlyPresses =
      !presses.isEmpty && !hasControls && kinds.isSubset(of: [.longPress, .custom])
    // How far a press may move is for the app to say, where nobody else looks on.
    var movements = areOnlyPresses ? [] : [Thresholds.panMovement]
    if kinds.contains(.tap) { movements.append(Thresholds.tapMovement) }
    movements += presses.map { Thresholds.pressMovement.scaled(to: $0.allowableMovement) }
    // A swipe may first go back, but no farther than what rests may move.
    let swipes = kinds.contains(.swipe)
    rest =
      (movements.map(\.surelyBelow) + (swipes ? [Thresholds.swipeReturn.surelyAbove] : [])).min()
      ?? 0
    reach =
      (movements.map(\.surelyAbove) + (swipes ? [Thresholds.swipeLength.surelyAbove] : [])).max()
      ?? 0
    isScrollable = scene.views.contains { $0.kind.isScrollView }
    controls = scene.views.indices.filter { scene.views[$0].kind.isControl }
    isRedirected = scene.views.contains {
      $0.overrides.hitTest != nil || $0.overrides.pointInside != nil
    }
  }

  /// Whether all thresholds are clearly kept or clearly passed by `strokes`, which follow others.
  func allows(_ strokes: [Stroke], after earlier: [Stroke]) -> Bool {
    let all = earlier + strokes
    return strokes.allSatisfy { stroke in
      allowsMoves(of: stroke) && allowsMargins(of: stroke)
        && all.allSatisfy { other in
          // Of several that came before, the last counts.
          all.contains { $0.began >= other.over && $0.isOver(before: stroke) }
            || allows(stroke, following: other)
        } && all.allSatisfy { allowsPair(stroke, $0) }
    }
  }

  // MARK: One finger

  /// Whether it is clear what a finger has been for that rested for so long.
  private func allowsRest(of milliseconds: Int) -> Bool {
    (!kinds.contains(.tap) || Thresholds.tapDuration.isClear(milliseconds))
      && pressDurations.allSatisfy { $0.isClear(milliseconds) }
      && (!isScrollable || milliseconds < Thresholds.contentDelay.surelyBelow
        || milliseconds > Thresholds.contentDelay.surelyAbove)
  }

  private func allowsMoves(of stroke: Stroke) -> Bool {
    guard let leaving = stroke.ways.first(where: { $0.place.distance(to: stroke.start) > rest })
    else { return stroke.lifted.map { allowsRest(of: $0 - stroke.began) } ?? true }
    // One that drifts away passes the limits while it is clear what it rested for.
    guard let first = stroke.ways.first(where: { $0.place.reach(to: stroke.start) >= reach }),
      first.at == leaving.at || mayDrift(stroke, to: first.at) || mayStride(stroke, to: first)
    else { return false }
    let time = first.at - stroke.began
    let isEdgeClear =
      !kinds.contains(.screenEdgePan)
      || [stroke.start.x, stroke.start.y, 320 - stroke.start.x, 480 - stroke.start.y]
        .allSatisfy(Thresholds.edgeDistance.isClear)
    return allowsRest(of: time) && isEdgeClear
      && (!kinds.contains(.swipe) || isClearSwipe(from: stroke.start, to: first.place, in: time))
  }

  /// Whether a finger may pass all limits up to a time: it has not been long enough for anything
  /// that rests, and nothing is recognized on the way but what would be at its end.
  private func mayDrift(_ stroke: Stroke, to first: Int) -> Bool {
    let quickest = pressDurations.map(\.surelyBelow).min() ?? .max
    return first - stroke.began <= min(quickest, Thresholds.tapDuration.surelyBelow)
      && !kinds.contains(.swipe) && controls.isEmpty && !isScrollable
  }

  /// Whether a finger may go a swipe's way in several steps: quickly and straight, so that it has
  /// swiped by the end for all that measure it, and nobody else looks on.
  private func mayStride(_ stroke: Stroke, to end: (at: Int, place: Point)) -> Bool {
    guard kinds == [.swipe], controls.isEmpty, !isScrollable,
      end.at - stroke.began <= Thresholds.swipeDuration.surelyBelow
    else { return false }
    let way = end.place.moved(-stroke.start.x, -stroke.start.y)
    var last = 0.0
    for move in stroke.moves where move.at <= end.at {
      let step = move.place.moved(-stroke.start.x, -stroke.start.y)
      let (along, aside) = abs(way.x) > abs(way.y) ? (step.x, step.y) : (step.y, step.x)
      guard abs(aside) <= rest, abs(along) >= last else { return false }
      last = abs(along)
    }
    return true
  }

  /// A swipe is fast and along one axis; what is none is slow or between the axes.
  private func isClearSwipe(from start: Point, to end: Point, in milliseconds: Int) -> Bool {
    if milliseconds >= Thresholds.swipeDuration.surelyAbove { return true }
    return milliseconds <= Thresholds.swipeDuration.surelyBelow
      && Thresholds.swipeDrift.isClear(min(abs(end.x - start.x), abs(end.y - start.y)))
  }

  /// Whether a finger is in a control, or farther away than any margin.
  private func allowsMargins(of stroke: Stroke) -> Bool {
    controls.allSatisfy { control in
      let bounds = scene.views[control].bounds
      guard isRedirected || bounds.contains(index.point(stroke.start, in: control)) else {
        return true
      }
      let margin = max(
        Thresholds.controlMargin.surelyAbove,
        Thresholds.controlMarginInSizes.surelyAbove * max(bounds.width, bounds.height))
      return stroke.ways.allSatisfy { move in
        let place = index.point(move.place, in: control)
        return bounds.contains(place) || !bounds.grown(by: margin).contains(place)
      }
    }
  }

  // MARK: Several fingers

  /// A touch after another is clearly its repetition, or clearly a new one. Source: TO-14, KR-07.
  private func allows(_ stroke: Stroke, following other: Stroke) -> Bool {
    guard let lifted = other.lifted, stroke.began >= lifted,
      stroke.began - lifted < Thresholds.tapInterval.surelyAbove
    else { return true }
    return stroke.began - lifted <= Thresholds.tapInterval.surelyBelow
      && [other.start, other.end].allSatisfy {
        Thresholds.tapDistance.isClear(stroke.start.distance(to: $0))
      }
  }

  private func allowsPair(_ one: Stroke, _ two: Stroke) -> Bool {
    guard one.finger != two.finger, one.overlaps(two) else { return true }
    let began = max(one.began, two.began)
    let end = min(one.lifted ?? .max, two.lifted ?? .max)
    let times = (one.ways + two.ways).map(\.at).filter { $0 >= began && $0 <= end }
    let before = Pair(one.place(at: began), two.place(at: began))
    if kinds.contains(.pinch) || kinds.contains(.rotation),
      before.distance < Thresholds.pairDistance.surelyAbove
    {
      return false
    }
    return times.allSatisfy { time in
      let now = Pair(one.place(at: time), two.place(at: time))
      let reach = before.middle.reach(to: now.middle)
      let isMoved =
        one.place(at: time).distance(to: one.start) > rest
        || two.place(at: time).distance(to: two.start) > rest
      return
        (!kinds.contains(.pinch)
        || Thresholds.pinchChange.isClear(abs(now.distance - before.distance)))
        && (!kinds.contains(.rotation) || Thresholds.rotationTurn.isClear(now.turn(from: before)))
        && (reach <= rest || reach >= self.reach)
        && !(isAboutTapsOfSeveralFingers && isMoved && reach < self.reach)
    }
  }
}

/// Two fingers at one time.
private struct Pair {
  let middle: Point
  let distance: Double
  /// In degrees.
  let angle: Double

  init(_ one: Point, _ two: Point) {
    middle = Point((one.x + two.x) / 2, (one.y + two.y) / 2)
    distance = one.distance(to: two)
    angle = atan2(two.y - one.y, two.x - one.x) * 180 / .pi
  }

  /// By how many degrees the pair is turned, in either direction.
  func turn(from other: Pair) -> Double {
    let turn = abs(angle - other.angle)
    return min(turn, 360 - turn)
  }
}

extension Rect {
  /// The rectangle with `margin` more on each side.
  fileprivate func grown(by margin: Double) -> Rect {
    Rect(x - margin, y - margin, width + 2 * margin, height + 2 * margin)
  }
}
