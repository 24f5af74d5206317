extension BinaryFloatingPoint where Self: CustomStringConvertible {
  /// The number with no more digits than it needs: `3`, `0.5`.
  var minimal: String {
    if self == rounded(), magnitude < 1e15 { return String(Int64(self)) }
    return description
  }
}

extension Point {
  /// `(x, y)`, with no more digits than needed.
  var minimal: String { "(\(x.minimal), \(y.minimal))" }
}

extension Size {
  /// `(width, height)`, with no more digits than needed.
  var minimal: String { "(\(width.minimal), \(height.minimal))" }
}

extension Rect {
  /// `(x, y, width, height)`, with no more digits than needed.
  var minimal: String { "(\(x.minimal), \(y.minimal), \(width.minimal), \(height.minimal))" }
}

extension Transform {
  /// `(a, b, c, d, tx, ty)`, with no more digits than needed.
  var minimal: String {
    "(" + [a, b, c, d, tx, ty].map(\.minimal).joined(separator: ", ") + ")"
  }
}
