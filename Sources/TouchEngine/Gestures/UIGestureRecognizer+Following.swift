import Foundation

/// What the kinds of recognizers share.
extension UIGestureRecognizer {
  /// Those of `touches` that the recognizer has not ignored, in the order of their fingers.
  final func unignored(_ touches: Set<UITouch>) -> [UITouch] {
    touches.inFingerOrder.filter(hasReceived)
  }

  /// Whether `touch` belongs to the attempt: it was received, and not ignored.
  final func hasReceived(_ touch: UITouch) -> Bool {
    attempt.contains { $0.touch === touch }
  }

  /// Whether the recognizer has made its claim: it waits, or has been granted.
  final var isClaimed: Bool { isWaiting || state != .possible }

  /// Fails, unless the recognizer has made its claim.
  final func fail() {
    if !isClaimed { state = .failed }
  }

  /// Whether its class is one of UIKit's, or made from one: they set their state themselves when they change.
  final var isOfUIKit: Bool {
    switch self {
    case is UITapGestureRecognizer, is UILongPressGestureRecognizer, is UIPanGestureRecognizer,
      is UISwipeGestureRecognizer, is UIPinchGestureRecognizer, is UIRotationGestureRecognizer:
      true
    default: false
    }
  }

  /// Ends an attempt whose touches were taken away by the system. Source: rulebook GR-45, KR-36.
  final func cancelOrFail() {
    if state == .began || state == .changed {
      state = .cancelled
    } else if state == .possible {
      state = .failed
    }
  }
}

extension Set<UITouch> {
  /// The touches in the order of their fingers: sums over them come out the same every time.
  var inFingerOrder: [UITouch] {
    count > 1 ? sorted { $0.fingerIndex < $1.fingerIndex } : Array(self)
  }

  /// When the touch changed that changed last; nil if there is none.
  var latestMilliseconds: Int? { lazy.map { $0.moment.milliseconds }.max() }
}

extension UIView? {
  /// A direction and length in window coordinates, as the view sees it; nil: as it is.
  func vector(fromWindow vector: CGPoint) -> CGPoint {
    guard let self else { return vector }
    return self.convert(vector, from: nil) - self.convert(.zero, from: nil)
  }

  /// A direction and length in the view's coordinates, as the window sees it; nil: as it is.
  func vectorInWindow(_ vector: CGPoint) -> CGPoint {
    guard let self else { return vector }
    return self.convert(vector, to: nil) - self.convert(.zero, to: nil)
  }

  /// A point of the window in the view's coordinates; nil: as it is.
  func point(fromWindow point: CGPoint) -> CGPoint {
    self?.convert(point, from: nil) ?? point
  }
}

/// What rounding may take from a measured length or angle, so that a gesture that reaches its
/// threshold exactly is not missed.
let roundingSlack: CGFloat = 1e-9

extension CGPoint {
  /// How long the vector is.
  var length: CGFloat { hypot(x, y) }

  static func + (left: CGPoint, right: CGPoint) -> CGPoint {
    CGPoint(x: left.x + right.x, y: left.y + right.y)
  }

  static func - (left: CGPoint, right: CGPoint) -> CGPoint {
    CGPoint(x: left.x - right.x, y: left.y - right.y)
  }

  static func / (left: CGPoint, divisor: CGFloat) -> CGPoint {
    CGPoint(x: left.x / divisor, y: left.y / divisor)
  }

  static func * (left: CGPoint, factor: CGFloat) -> CGPoint {
    CGPoint(x: left.x * factor, y: left.y * factor)
  }
}
