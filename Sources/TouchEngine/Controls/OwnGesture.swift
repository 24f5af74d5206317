import Foundation

/// A gesture that a control takes for itself, so that other views' recognizers of it do not begin.
///
/// Each class says in `ownGestures` which these are; everything else about protection is here. It
/// works through `gestureRecognizerShouldBegin` alone. Source: rulebook CT-29 to CT-39.
enum OwnGesture {
  /// One tap with one finger.
  case tap
  /// A pan or swipe with one finger along `axis`, if it starts in `knob`. Both are in the control's
  /// coordinates, and the knob is where it was when the finger came down. A scroll view that holds
  /// the touch back scrolls all the same.
  case drag(Axis, from: CGRect)

  /// A direction of movement.
  enum Axis {
    /// To the left or to the right.
    case horizontal
    /// Upwards or downwards.
    case vertical
  }

  /// Whether the gesture of `recognizer` is this one, in `control`.
  fileprivate func isGesture(of recognizer: UIGestureRecognizer, in control: UIControl) -> Bool {
    switch self {
    case .tap:
      guard let tap = recognizer as? UITapGestureRecognizer else { return false }
      return tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1
    case .drag(let axis, let knob):
      guard recognizer is UIPanGestureRecognizer || recognizer is UISwipeGestureRecognizer,
        recognizer.attempt.count == 1, let contact = recognizer.attempt.first,
        contact.isBegunInView || !(recognizer is UIScrollViewPanGestureRecognizer)
      else { return false }
      let start = control.pointFromWindow(contact.start)
      let end = contact.touch.location(in: control)
      let isHorizontal = abs(end.x - start.x) >= abs(end.y - start.y)
      return knob.contains(start) && isHorizontal == (axis == .horizontal)
    }
  }
}

extension UIControl {
  /// Whether this control keeps `recognizer` from recognizing: if its gesture is one of the control's
  /// own, it is on another view, and it would cancel the control's touch.
  /// Source: rulebook CT-33, CT-35, CT-36, CT-38.
  final func isProtected(from recognizer: UIGestureRecognizer) -> Bool {
    recognizer.view !== self && recognizer.cancelsTouchesInView
      && ownGestures.contains { $0.isGesture(of: recognizer, in: self) }
  }

  /// What a control that is tapped, and is no button, takes for itself. Source: rulebook CT-31.
  final var ownTap: [OwnGesture] { [.tap] }

  /// What a control with a knob takes for itself besides. Source: rulebook CT-32.
  final func ownDrag(from knob: CGRect) -> [OwnGesture] {
    [.drag(.horizontal, from: knob)]
  }
}
