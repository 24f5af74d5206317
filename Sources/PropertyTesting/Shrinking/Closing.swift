extension Trial {
  /// Closes in on the least number that holds, between one that does not and one that does.
  ///
  /// First comes how many bits the least has, then those bits: most failures begin at small
  /// numbers, however wide the bounds are.
  func close(in near: UInt, _ far: UInt, _ holds: (UInt) -> Bool) {
    var (near, far) = (near, far)
    while far > near, far - near > 1, !isOver {
      let middle = Self.middle(of: near, far)
      if holds(middle) {
        far = middle
      } else {
        near = middle
      }
    }
  }

  private static func middle(of near: UInt, _ far: UInt) -> UInt {
    let bits = (near.bitWidth - near.leadingZeroBitCount, far.bitWidth - far.leadingZeroBitCount)
    guard bits.1 - bits.0 > 1 else { return near + (far - near) / 2 }
    return min(1 << UInt((bits.0 + bits.1) / 2), far - 1)
  }
}
