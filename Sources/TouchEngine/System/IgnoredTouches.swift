/// Filters touches out while the app wants none. Source: rulebook EX-11.
///
/// A finger that comes down in that time is ignored until it lifts, even if that is later. Fingers
/// that were down before are not ignored: what UIKit does with them is not documented.
struct IgnoredTouches {
  /// How many beginnings have not been ended.
  var depth = 0
  private var fingers: Set<Int> = []

  /// The samples that are not ignored.
  mutating func filter(_ samples: [FingerSample]) -> [FingerSample] {
    guard depth > 0 || !fingers.isEmpty else { return samples }
    return samples.filter { sample in
      if sample.phase == .began {
        if depth > 0 { fingers.insert(sample.finger) } else { fingers.remove(sample.finger) }
      }
      return !fingers.contains(sample.finger)
    }
  }
}

extension UIApplication {
  /// Whether new touches are ignored.
  public var isIgnoringInteractionEvents: Bool { ignoredTouches.depth > 0 }

  /// Ignores new touches until `endIgnoringInteractionEvents()` was called as often as this. Touches
  /// that came down before are not affected. Source: rulebook EX-11.
  public func beginIgnoringInteractionEvents() { ignoredTouches.depth += 1 }

  /// Ends one `beginIgnoringInteractionEvents()`. Without one, nothing happens but a report.
  public func endIgnoringInteractionEvents() {
    guard isIgnoringInteractionEvents else {
      return report(
        ProgrammerError(
          .unbalancedIgnoring, "endIgnoringInteractionEvents() was called without a beginning."))
    }
    ignoredTouches.depth -= 1
  }
}
