import Foundation

extension UIApplication {
  /// The windows that can be hit, in the order in which they are asked: those of higher levels
  /// before those of lower ones, and of one level the one shown last first.
  /// Source: rulebook HT-36, HT-38, HT-40.
  var windowsInAskingOrder: [UIWindow] {
    if windows.count == 1, !windows[0].isHidden { return windows }
    let asked = windows.filter { !$0.isHidden }
    return asked.reversed().enumerated()
      .sorted { left, right in
        let levels = (left.element.windowLevel.rawValue, right.element.windowLevel.rawValue)
        return levels.0 == levels.1 ? left.offset < right.offset : levels.0 > levels.1
      }
      .map(\.element)
  }
}
