/// A place in points; which coordinate space it is in is said where it is used.
///
/// Scenarios keep coordinates at multiples of 1/8, so that engines computing in `Float` and in
/// `Double` agree to the last bit.
public struct Point: Hashable, Sendable {
  /// Points to the right of the origin.
  public var x: Double
  /// Points below the origin.
  public var y: Double

  /// Makes the point at `x`, `y`, in points.
  public init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }

  /// The origin.
  public static let zero = Point(0, 0)
}

/// A width and a height in points.
public struct Size: Hashable, Sendable {
  /// Width in points, zero or more.
  public var width: Double
  /// Height in points, zero or more.
  public var height: Double

  /// Makes the size, in points.
  public init(_ width: Double, _ height: Double) {
    self.width = width
    self.height = height
  }

  /// No extent in either direction.
  public static let zero = Size(0, 0)
}

/// An axis-parallel rectangle in points.
public struct Rect: Hashable, Sendable {
  /// Left edge, in points.
  public var x: Double
  /// Top edge, in points.
  public var y: Double
  /// Width in points, zero or more.
  public var width: Double
  /// Height in points, zero or more.
  public var height: Double

  /// Makes the rectangle with its top left corner at `x`, `y`; all in points.
  public init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// Whether `point` lies in the rectangle, which is half-open: its right and bottom edges are
  /// outside. Source: rulebook HT-09.
  public func contains(_ point: Point) -> Bool {
    point.x >= x && point.x < x + width && point.y >= y && point.y < y + height
  }

  /// The middle of the rectangle.
  public var center: Point { Point(x + width / 2, y + height / 2) }
}

/// An affine transform, with Core Graphics' meaning of its six numbers:
/// `x' = a·x + c·y + tx`, `y' = b·x + d·y + ty`.
public struct Transform: Hashable, Sendable {
  /// Factor of `x` in `x'`.
  public var a: Double
  /// Factor of `x` in `y'`.
  public var b: Double
  /// Factor of `y` in `x'`.
  public var c: Double
  /// Factor of `y` in `y'`.
  public var d: Double
  /// Shift of `x'`, in points.
  public var tx: Double
  /// Shift of `y'`, in points.
  public var ty: Double

  /// Makes a transform from its six numbers.
  public init(
    a: Double = 1, b: Double = 0, c: Double = 0, d: Double = 1, tx: Double = 0, ty: Double = 0
  ) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// The transform that changes nothing.
  public static let identity = Transform()

  /// A quarter turn clockwise on a screen whose y axis points down.
  public static let quarterTurn = Transform(a: 0, b: 1, c: -1, d: 0)

  /// Scales both axes.
  public static func scale(_ x: Double, _ y: Double) -> Transform { Transform(a: x, d: y) }

  /// Shifts by `x`, `y` points.
  public static func translation(_ x: Double, _ y: Double) -> Transform { Transform(tx: x, ty: y) }

  /// The area factor; a transform with determinant zero cannot be undone.
  public var determinant: Double { a * d - b * c }

  /// Where `point` goes.
  public func apply(to point: Point) -> Point {
    Point(a * point.x + c * point.y + tx, b * point.x + d * point.y + ty)
  }

  /// Where a point came from that is now at `point`; the determinant must not be zero.
  public func undo(_ point: Point) -> Point {
    let x = point.x - tx
    let y = point.y - ty
    return Point((d * x - c * y) / determinant, (a * y - b * x) / determinant)
  }
}

extension Rect {
  /// The frame of a window that fills the screen, in points of the screen, as random scenes have it.
  package static let screen = Rect(0, 0, 320, 480)
}
