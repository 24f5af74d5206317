extension Choice {
  /// How far from simplest the value is when all values are put in one row.
  ///
  /// The row starts at the origin and zigzags outwards, above before below, and goes on in one
  /// direction once the nearer bound is reached: rank 0 is the simplest value.
  public var rank: UInt {
    let distance = self.distance
    if distance == 0 { return 0 }
    let nearer = nearerBound
    if distance > nearer { return nearer + distance }
    return value > origin ? 2 * distance - 1 : 2 * distance
  }

  /// The value that has a rank, if there is one.
  public func value(ofRank rank: UInt) -> Int? {
    let nearer = nearerBound
    let farther = max(above, below)
    guard rank <= nearer + farther else { return nil }
    if rank > 2 * nearer {
      return moved(by: rank - nearer, upwards: above >= below)
    }
    return moved(by: (rank + 1) / 2, upwards: rank % 2 == 1)
  }

  /// The value on the same side of the origin at another distance, if it is within the bounds.
  func value(atDistance distance: UInt) -> Int? {
    let upwards = isOrigin ? above >= below : value > origin
    guard distance <= (upwards ? above : below) else { return nil }
    return moved(by: distance, upwards: upwards)
  }

  /// The value as far above the origin as this one is below, if it is and there is one.
  var mirrored: Int? {
    value < origin && distance <= above ? moved(by: distance, upwards: true) : nil
  }

  private var above: UInt { bounds.upperBound.distanceMagnitude(to: origin) }
  private var below: UInt { origin.distanceMagnitude(to: bounds.lowerBound) }
  private var nearerBound: UInt { min(above, below) }

  private func moved(by distance: UInt, upwards: Bool) -> Int {
    let start = UInt(bitPattern: origin)
    return Int(bitPattern: upwards ? start &+ distance : start &- distance)
  }
}
