import TouchScript

/// An upright rectangle, by how far it reaches to each side: all of them grow as it grows.
struct Box {
  /// To the left, up, to the right and down: less than its opposite's negative, where it is empty.
  var sides: SIMD4<Double>

  /// Nothing; what is put into it makes it grow.
  static let empty = Box(sides: SIMD4(repeating: -.infinity))

  init(sides: SIMD4<Double>) { self.sides = sides }

  init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    sides = [-x, -y, x + width, y + height]
  }

  /// What surrounds points.
  init(around points: some Sequence<Point>) {
    self = .empty
    for point in points where point.x.isFinite && point.y.isFinite {
      sides = pointwiseMax(sides, [-point.x, -point.y, point.x, point.y])
    }
  }

  var left: Double { -sides.x }
  var top: Double { -sides.y }
  var right: Double { sides.z }
  var bottom: Double { sides.w }
  var width: Double { max(0, right - left) }
  var height: Double { max(0, bottom - top) }
  var center: Point { Point((left + right) / 2, (top + bottom) / 2) }
  var corners: [Point] {
    [Point(left, top), Point(right, top), Point(right, bottom), Point(left, bottom)]
  }
  /// The attributes of a `rect`.
  var markup: Markup { "x='\(left)' y='\(top)' width='\(width)' height='\(height)'" }
  var isEmpty: Bool { right < left || bottom < top }

  func grown(by margin: Double) -> Box { Box(sides: sides + margin) }
  func joined(with other: Box) -> Box { Box(sides: pointwiseMax(sides, other.sides)) }
  func clipped(to other: Box) -> Box { Box(sides: pointwiseMin(sides, other.sides)) }
  func contains(_ other: Box) -> Bool { all(sides .>= other.sides - 0.5) }

  /// Whether the two have more than a border in common.
  func overlaps(_ other: Box) -> Bool {
    all(sides + SIMD4(lowHalf: other.sides.highHalf, highHalf: other.sides.lowHalf) .> 0)
  }
}
