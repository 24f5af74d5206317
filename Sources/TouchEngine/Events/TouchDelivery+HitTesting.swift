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

extension UIApplication {
  /// The windows that can be hit, in the order in which they are asked: those of higher levels
  /// before those of lower ones, and of one level the one shown last first.
  /// Source: rulebook HT-36, HT-38, HT-40.
  var windowsInAskingOrder: [UIWindow] {
    let shown = windows.filter { !$0.isHidden }.reversed()
    if shown.count < 2 { return Array(shown) }
    return shown.enumerated()
      .sorted { left, right in
        let levels = (left.element.windowLevel.rawValue, right.element.windowLevel.rawValue)
        return levels.0 == levels.1 ? left.offset < right.offset : levels.0 > levels.1
      }
      .map(\.element)
  }
}
