extension BinaryFloatingPoint where Self: CustomStringConvertible {
  /// The number with no more digits than it needs: `3`, `0.5`.
  package var minimal: String {
    if self == rounded(), magnitude < 1e15 { return String(Int64(self)) }
    return description
  }
}
