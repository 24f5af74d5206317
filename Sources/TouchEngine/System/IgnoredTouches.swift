/// Keeps touches away while the app wants none. Source: rulebook EX-11.
///
/// A finger that comes down meanwhile is unheard until it lifts, even if that is later. Fingers that
/// were down before go on being heard: what UIKit does with them is not documented.
struct IgnoredTouches {
  /// How many beginnings have not been ended.
  private(set) var depth = 0
  private var fingers: Set<Int> = []

  /// Whether there is nothing to keep away.
  var isEmpty: Bool { depth == 0 && fingers.isEmpty }

  mutating func begin() { depth += 1 }

  /// - Returns: Whether there was a beginning to end.
  mutating func end() -> Bool {
    guard depth > 0 else { return false }
    depth -= 1
    return true
  }

  /// What is left of `samples`.
  mutating func filter(_ samples: [FingerSample]) -> [FingerSample] {
    var heard: [FingerSample] = []
    for sample in samples {
      if sample.phase == .began {
        if depth > 0 { fingers.insert(sample.finger) } else { fingers.remove(sample.finger) }
      }
      if !fingers.contains(sample.finger) { heard.append(sample) }
    }
    return heard
  }
}

extension UIApplication {
  /// Whether new touches are kept away.
  public var isIgnoringInteractionEvents: Bool { ignored.depth > 0 }

  /// Keeps new touches away until `endIgnoringInteractionEvents()` was called as often as this.
  /// Touches that came down before are not affected. Source: rulebook EX-11.
  public func beginIgnoringInteractionEvents() { ignored.begin() }

  /// Ends one `beginIgnoringInteractionEvents()`. Without one, nothing happens but a report.
  public func endIgnoringInteractionEvents() {
    guard !ignored.end() else { return }
    report(
      ProgrammerError(
        .unbalancedIgnoring, "endIgnoringInteractionEvents() was called without a beginning."))
  }
}
