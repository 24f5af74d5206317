import Foundation

/// Which window, and which view in it, a finger has come down in.
extension TouchDelivery {
  /// Asks the windows, the front-most first, until one has an answer.
  /// Source: rulebook HT-36 to HT-41.
  func hitTestWindows(at location: CGPoint) -> (UIWindow?, UIView?) {
    for window in application.windowsInAskingOrder {
      let point = window.placement.pointFromSuperview(location)
      if let hit = window.hitTest(point, with: nil) { return (hit.window ?? window, hit) }
    }
    return (nil, nil)
  }
}
