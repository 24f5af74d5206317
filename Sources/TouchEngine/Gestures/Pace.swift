import Foundation
import Thresholds

/// How fast something changes: its mean rate over the last moments. UIKit smooths its velocities in
/// a way that is private, so only their sign can be relied on. Source: rulebook KR-35.
struct Pace {
  /// Over how many milliseconds the mean is taken, where there are samples enough.
  static var windowMilliseconds: Int { Thresholds.velocityMemory.engine }

  private var samples: [(milliseconds: Int, value: CGPoint)] = []

  /// How much the value changes in a second; zero while it does not change.
  var perSecond: CGPoint {
    guard let first = samples.first, let last = samples.last,
      last.milliseconds > first.milliseconds
    else { return .zero }
    return (last.value - first.value) * (1000 / CGFloat(last.milliseconds - first.milliseconds))
  }

  /// Notes the value at a time; a second value of the same millisecond replaces the first.
  /// What is longer ago than the window is dropped.
  mutating func note(_ value: CGPoint, at milliseconds: Int) {
    if samples.last?.milliseconds == milliseconds { samples.removeLast() }
    samples.append((milliseconds, value))
    let start = milliseconds - Self.windowMilliseconds
    if let index = samples.lastIndex(where: { $0.milliseconds <= start }) {
      samples.removeFirst(index)
    }
  }
}
