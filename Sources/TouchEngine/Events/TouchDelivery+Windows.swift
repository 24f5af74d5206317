import Foundation

/// Which window, and which view in it, a finger has come down in.
extension TouchDelivery {
  /// Asks the windows, the front-most first, until one has an answer; as often as UIKit would.
  /// Source: rulebook HT-36 to HT-41.
  func hitTestWindows(at location: CGPoint) -> (UIWindow?, UIView?) {
    var answer: (UIWindow?, UIView?) = (nil, nil)
    let passes = wrong(.noHitTest) ? 0 : max(1, behavior.latitude.hitTestingPasses)
    for _ in 0..<passes {
      answer = (nil, nil)
      for window in application.windowsInAskingOrder {
        let point =
          wrong(.windowPlaceIgnored)
          ? location
          : wrong(.windowTransformIgnored)
            ? window.placement.shifted(location) : window.placement.pointFromSuperview(location)
        var hit = window.hitTest(point, with: nil)
        if wrong(.closedAnswerDropped), hit?.takesTouches == false { hit = nil }
        if wrong(.windowTakesWhatNobodyWants), hit == nil, window.takesTouches,
          window.boundsContain(point)
        {
          hit = window
        }
        if let hit { answer = (hit.window ?? window, hit) }
        if hit != nil || wrong(.firstWindowOnly) { break }
      }
    }
    return answer
  }
}
