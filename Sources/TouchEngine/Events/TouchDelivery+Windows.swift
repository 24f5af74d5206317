import Foundation

/// Which window, and which view in it, a finger has come down in.
extension TouchDelivery {
  /// Asks the windows, the front-most first, until one has an answer; as often as UIKit would.
  /// Source: rulebook HT-36 to HT-41.
  func hitTestWindows(at location: CGPoint) -> (UIWindow?, UIView?) {
    var answer: (UIWindow?, UIView?) = (nil, nil)
    for _ in 0..<max(1, rules.hitTesting.passes) {
      answer = (nil, nil)
      for window in windowsInAskingOrder {
        let hit = window.hitTest(window.placement.pointFromSuperview(location), with: nil)
        if let hit { answer = (hit.window ?? window, hit) }
        if hit != nil || !rules.hitTesting.fallsThroughWindows { break }
      }
    }
    return answer
  }

  /// The windows that can be hit, in the order in which they are asked. Source: rulebook HT-36.
  private var windowsInAskingOrder: [UIWindow] {
    var windows = application.windows
    if windows.count == 1, !windows[0].isHidden { return windows }
    if !rules.hitTesting.asksHiddenWindows { windows.removeAll(where: \.isHidden) }
    if windows.count > 1, rules.hitTesting.heedsWindowLevel {
      windows = windows.enumerated()
        .sorted { left, right in
          let levels = (left.element.windowLevel.rawValue, right.element.windowLevel.rawValue)
          return levels.0 == levels.1 ? left.offset < right.offset : levels.0 < levels.1
        }
        .map(\.element)
    }
    return rules.hitTesting.windowOrder == .frontToBack ? windows.reversed() : windows
  }
}
