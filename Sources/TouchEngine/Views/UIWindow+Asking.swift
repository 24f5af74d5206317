import Foundation

extension UIApplication {
  /// Orders a window front among those of its level.
  func toFront(_ window: UIWindow) {
    windows.removeAll { $0 === window }
    windows.append(window)
  }

  /// The windows that can be hit, in the order in which they are asked: those of higher levels
  /// before those of lower ones, and of one level the one shown last first.
  /// Source: rulebook HT-36, HT-38, HT-40.
  var windowsInAskingOrder: [UIWindow] {
    if windows.count == 1, !windows[0].isHidden { return windows }
    var asked = windows
    if !wrong(.hiddenWindowHit) { asked.removeAll(where: \.isHidden) }
    let isBackToFront = wrong(.backWindowFirst)
    if !isBackToFront, !wrong(.firstShownWindowFirst) { asked.reverse() }
    if !wrong(.windowLevelIgnored) { asked = arranged(asked) { isBackToFront ? $0 < $1 : $0 > $1 } }
    if let shown = asked.firstIndex(where: { $0 === windowShownAgain }) {
      asked.insert(asked.remove(at: shown), at: 0)
    }
    if wrong(.keyWindowFirst), let key = asked.firstIndex(where: \.isKeyWindow) {
      asked.insert(asked.remove(at: key), at: 0)
    }
    return asked
  }

  /// The windows by their levels; those of one level stay in their order.
  private func arranged(
    _ windows: [UIWindow], _ precedes: (CGFloat, CGFloat) -> Bool
  ) -> [UIWindow] {
    let highest: CGFloat = wrong(.levelsAboveNormalAreEqual) ? 1 : .infinity
    return windows.enumerated()
      .sorted { left, right in
        let levels = (
          min(left.element.windowLevel.rawValue, highest),
          min(right.element.windowLevel.rawValue, highest)
        )
        return levels.0 == levels.1 ? left.offset < right.offset : precedes(levels.0, levels.1)
      }
      .map(\.element)
  }
}
