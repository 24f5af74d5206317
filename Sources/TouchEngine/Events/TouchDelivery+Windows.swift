import Foundation

/// Which window, and which view in it, a finger has come down in.
extension TouchDelivery {
  /// Asks the windows, the front-most first, until one has an answer; as often as UIKit would.
  /// Source: rulebook HT-36 to HT-41.
  func hitTestWindows(at location: CGPoint) -> (UIWindow?, UIView?) {
    if let known = hitKept(for: location) { return known }
    var answer: (UIWindow?, UIView?) = (nil, nil)
    let latitude = behavior.latitude
    let fewest = latitude.asksChosenWindowAgain ? 2 : 1
    let passes = wrong(.noHitTest) ? 0 : max(fewest, latitude.hitTestingPasses)
    var chosen: [UIWindow] = []
    for _ in 0..<passes {
      answer = (nil, nil)
      let onlyChosen = latitude.asksChosenWindowAgain && !chosen.isEmpty
      for window in onlyChosen ? chosen : windowOfOtherFingers ?? application.windowsInAskingOrder {
        var point =
          wrong(.windowPlaceIgnored)
          ? location
          : wrong(.windowTransformIgnored)
            ? window.placement.shifted(location) : window.placement.pointFromSuperview(location)
        if wrong(.windowScrollingIgnored) { point = point - window.bounds.origin }
        var hit = window.hitTest(point, with: nil)
        if wrong(.closedAnswerDropped), hit?.takesTouches == false { hit = nil }
        if wrong(.windowTakesWhatNobodyWants), hit == nil, window.takesTouches,
          window.boundsContain(point)
        {
          hit = window
        }
        if let hit {
          answer = (latitude.touchesStayInAskedWindow ? window : hit.window ?? window, hit)
          if latitude.asksChosenWindowAgain { chosen = [window] }
        }
        if hit != nil || wrong(.firstWindowOnly) { break }
      }
    }
    if wrong(.hitKeptForPoint) { lastHit = HitKept(location, answer) }
    return answer
  }
}
