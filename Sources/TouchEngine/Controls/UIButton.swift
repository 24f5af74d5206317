/// A control that keeps its ancestors' taps from taking its touch. Source: rulebook CT-29.
open class UIButton: UIControl {
  /// Whether `recognizer` may begin: not if it is a single tap, with one finger, of an ancestor, and
  /// would cancel the button's touch. Source: rulebook CT-29, CT-33, CT-35, CT-36.
  open override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    !isProtected(from: recognizer)
  }
}

extension UIControl {
  /// Whether the behavior in force has this control keep `recognizer` from recognizing.
  final func isProtected(from recognizer: UIGestureRecognizer) -> Bool {
    guard let tap = recognizer as? UITapGestureRecognizer, tap.numberOfTapsRequired == 1,
      tap.numberOfTouchesRequired == 1
    else { return false }
    let isAncestors = tap.view !== self
    switch controls.protection {
    case .ancestorsCancellingTaps: return isAncestors && tap.cancelsTouchesInView
    case .ancestorsTaps: return isAncestors
    case .allTaps: return true
    case .none: return false
    }
  }
}
