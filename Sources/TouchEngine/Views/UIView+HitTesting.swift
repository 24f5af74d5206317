import Thresholds

extension UIView {
  /// Whether the view takes touches at all: the gates of hit-testing. Each view is judged by
  /// itself; its superviews have been asked before it. Source: rulebook HT-04 to HT-07, HT-30.
  @inline(__always)
  final var takesTouches: Bool {
    closedGates.isEmpty && Double(opacity) >= Thresholds.alpha.engine
  }

  /// The thresholds of the application that the view is in.
  final var thresholds: ThresholdPlace { window?.application?.thresholds ?? ThresholdPlace() }

  /// The first of some touches that came in one call: that of the lowest finger. Source: TO-21.
  final func first(of touches: Set<UITouch>) -> UITouch? {
    touches.min { $0.fingerIndex < $1.fingerIndex }
  }
}
