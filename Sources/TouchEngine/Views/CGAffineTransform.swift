import Foundation

#if !canImport(CoreGraphics)
  /// Core Graphics' affine transform, for platforms that lack it:
  /// `x' = a·x + c·y + tx`, `y' = b·x + d·y + ty`.
  public struct CGAffineTransform: Hashable, Sendable {
    /// Factor of `x` in `x'`.
    public var a: CGFloat
    /// Factor of `x` in `y'`.
    public var b: CGFloat
    /// Factor of `y` in `x'`.
    public var c: CGFloat
    /// Factor of `y` in `y'`.
    public var d: CGFloat
    /// Shift of `x'`, in points.
    public var tx: CGFloat
    /// Shift of `y'`, in points.
    public var ty: CGFloat

    /// Makes a transform from its six numbers.
    public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.tx = tx
      self.ty = ty
    }

    /// The transform that changes nothing.
    public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

    /// Scales both axes.
    public init(scaleX: CGFloat, y: CGFloat) {
      self.init(a: scaleX, b: 0, c: 0, d: y, tx: 0, ty: 0)
    }

    /// Turns by `angle` radians, clockwise where the y axis points down.
    public init(rotationAngle angle: CGFloat) {
      self.init(a: cos(angle), b: sin(angle), c: -sin(angle), d: cos(angle), tx: 0, ty: 0)
    }

    /// Shifts by `x`, `y` points.
    public init(translationX x: CGFloat, y: CGFloat) {
      self.init(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
    }

    /// Whether this is the identity.
    public var isIdentity: Bool { self == .identity }

    /// The transform that undoes this one; this one itself where nothing can.
    public func inverted() -> CGAffineTransform {
      let determinant = a * d - b * c
      guard determinant != 0 else { return self }
      return CGAffineTransform(
        a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
        tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
    }
  }

  extension CGPoint {
    /// Where the transform takes this point.
    public func applying(_ transform: CGAffineTransform) -> CGPoint {
      CGPoint(
        x: transform.a * x + transform.c * y + transform.tx,
        y: transform.b * x + transform.d * y + transform.ty)
    }
  }
#endif
