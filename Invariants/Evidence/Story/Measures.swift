import TouchScript

// Measured numbers in sentences, and the arithmetic of ways.

extension Double {
  /// The number with at most two decimals.
  var inWords: String {
    let hundredths = (self * 100).rounded()
    guard hundredths.magnitude < 1e15 else { return "\(self)" }
    let whole = hundredths / 100
    return whole == whole.rounded() ? "\(Int(whole))" : "\(whole)"
  }

  /// The number as a length.
  var inPoints: String { self == 1 ? "1 point" : "\(inWords) points" }
}

extension Int {
  /// The number of fingers.
  var fingers: String { self == 1 ? "1 finger" : "\(self) fingers" }

  /// How often something was: once, twice, 3 times.
  var times: String { self == 1 ? "once" : self == 2 ? "twice" : "\(self) times" }
}

extension Point {
  /// The point, with at most two decimals.
  var inWords: String { "(\(x.inWords), \(y.inWords))" }

  /// How long the way is.
  var length: Double { distance(to: .zero) }

  static func + (left: Point, right: Point) -> Point { Point(left.x + right.x, left.y + right.y) }

  static func - (left: Point, right: Point) -> Point { Point(left.x - right.x, left.y - right.y) }
}

extension Rect {
  /// The smallest rectangle that has all the points in it or on its border; nil without points.
  init?(around points: some Sequence<Point>) {
    var corners: (least: Point, most: Point)?
    for point in points {
      let known = corners ?? (point, point)
      corners = (
        Point(min(known.least.x, point.x), min(known.least.y, point.y)),
        Point(max(known.most.x, point.x), max(known.most.y, point.y))
      )
    }
    guard let (least, most) = corners else { return nil }
    self.init(least.x, least.y, most.x - least.x, most.y - least.y)
  }
}
