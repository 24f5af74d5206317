import TouchScript

/// What one finger does from coming down to lifting. Times are those of the script, in milliseconds.
struct Stroke {
  var finger: Int
  var start: Point
  var began: Int
  /// Where it goes, in order of time.
  var moves: [(at: Int, place: Point)] = []
  /// When it lifts; nil: never.
  var lifted: Int?
  /// Where it lifts, if that is not where it was last.
  var liftPlace: Point?

  /// Where it is at the end.
  var end: Point { liftPlace ?? moves.last?.place ?? start }

  /// Everywhere it goes, the place of its lift included.
  var ways: [(at: Int, place: Point)] {
    guard let lifted, let liftPlace else { return moves }
    return moves + [(lifted, liftPlace)]
  }

  /// The last time at which it does anything.
  var over: Int { lifted ?? moves.last?.at ?? began }

  /// Where it is at a time at which it is down.
  func place(at time: Int) -> Point { ways.last { $0.at <= time }?.place ?? start }

  /// Whether the finger has lifted, after a while, when another comes down.
  func isOver(before other: Stroke) -> Bool {
    began < other.began && (lifted ?? .max) <= other.began
  }

  /// Whether both are down at some time.
  func overlaps(_ other: Stroke) -> Bool {
    began < (other.lifted ?? .max) && other.began < (lifted ?? .max)
  }
}

extension ScriptWriter {
  /// Writes all that a finger does.
  mutating func play(_ stroke: Stroke) {
    press(stroke.finger, at: stroke.start, from: stroke.began)
    for move in stroke.moves { self.move(stroke.finger, to: move.place, at: move.at) }
    if let lifted = stroke.lifted { _ = lift(stroke.finger, at: stroke.end, at: lifted) }
  }
}

extension Point {
  /// The distance to another point along the axis on which it is larger.
  func reach(to other: Point) -> Double { max(abs(other.x - x), abs(other.y - y)) }

  /// The straight distance to another point.
  func distance(to other: Point) -> Double {
    ((other.x - x) * (other.x - x) + (other.y - y) * (other.y - y)).squareRoot()
  }

  /// The point farther by `x` and `y`.
  func moved(_ x: Double, _ y: Double) -> Point { Point(self.x + x, self.y + y) }

  /// The nearest point at multiples of 1/8.
  var onGrid: Point { Point((x * 8).rounded() / 8, (y * 8).rounded() / 8) }
}
