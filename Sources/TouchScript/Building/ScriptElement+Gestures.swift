import Foundation

/// A finger comes down, stays, and lifts.
public struct Press: ScriptElement {
  /// What happens.
  public let parts: ScriptParts

  /// Presses at `location`, in screen coordinates, for some milliseconds.
  public init(_ finger: Int = 0, at location: Point, for milliseconds: Int = 600) {
    parts = Tap(finger, at: location, holding: milliseconds).parts
  }
}

/// A finger comes down, moves in a straight line, and lifts.
public struct Drag: ScriptElement {
  /// What happens.
  public let parts: ScriptParts

  /// Drags from one place to another, in screen coordinates, in so many moves over some milliseconds,
  /// and lifts at the end.
  public init(
    _ finger: Int = 0, from start: Point, to end: Point, over milliseconds: Int = 300,
    moves: Int = 4
  ) {
    parts = ScriptParts(moving: [finger: { start.onTheWay(to: end, $0) }], milliseconds, moves)
  }
}

/// A finger moves fast in a straight line.
public struct Swipe: ScriptElement {
  /// What happens.
  public let parts: ScriptParts

  /// Swipes from one place to another, in screen coordinates, in 100 milliseconds.
  public init(_ finger: Int = 0, from start: Point, to end: Point) {
    parts = Drag(finger, from: start, to: end, over: 100).parts
  }
}

/// Two fingers, 0 and 1, move apart or together.
public struct Pinch: ScriptElement {
  /// What happens.
  public let parts: ScriptParts

  /// Pinches about `center`, in screen coordinates: the fingers are beside each other, first `start`
  /// points apart, and at last `end` points.
  public init(
    at center: Point, from start: Double, to end: Double, over milliseconds: Int = 300,
    moves: Int = 4
  ) {
    func place(_ side: Double) -> @Sendable (Double) -> Point {
      { Point(center.x + side * (start + (end - start) * $0) / 2, center.y) }
    }
    parts = ScriptParts(moving: [0: place(-1), 1: place(1)], milliseconds, moves)
  }
}

/// Two fingers, 0 and 1, turn about the middle between them.
public struct Rotate: ScriptElement {
  /// What happens.
  public let parts: ScriptParts

  /// Rotates about `center`, in screen coordinates, by some degrees, clockwise as seen on the screen; the
  /// fingers are beside each other at first.
  public init(
    at center: Point, by degrees: Double, radius: Double = 50, over milliseconds: Int = 300,
    moves: Int = 4
  ) {
    func place(_ side: Double) -> @Sendable (Double) -> Point {
      {
        let angle = degrees * $0 * .pi / 180
        return Point(
          center.x + side * radius * cos(angle), center.y + side * radius * sin(angle))
      }
    }
    parts = ScriptParts(moving: [0: place(-1), 1: place(1)], milliseconds, moves)
  }
}

extension ScriptParts {
  /// Fingers that come down together, move along their ways from 0 to 1, and lift together; places are
  /// rounded to eighths of a point.
  fileprivate init(
    moving ways: KeyValuePairs<Int, @Sendable (Double) -> Point>, _ milliseconds: Int, _ moves: Int
  ) {
    let moves = min(max(moves, 1), 1_000)
    let interval = milliseconds / (moves + 1)
    var acts: [Act] = []
    func add(_ phase: TouchPhase, at progress: Double) {
      for (finger, way) in ways {
        let place = way(progress)
        let rounded = Point((place.x * 8).rounded() / 8, (place.y * 8).rounded() / 8)
        acts.append(.touch(finger: finger, phase, at: rounded))
      }
    }
    add(.began, at: 0)
    for move in 1...moves {
      acts.append(.after(interval))
      add(.moved, at: Double(move) / Double(moves))
    }
    acts.append(.after(milliseconds - interval * moves))
    add(.ended, at: 1)
    self.init(acts)
  }
}

extension Point {
  /// The point that lies a share of the way, from 0 to 1, to another.
  fileprivate func onTheWay(to end: Point, _ share: Double) -> Point {
    Point(x + (end.x - x) * share, y + (end.y - y) * share)
  }
}
