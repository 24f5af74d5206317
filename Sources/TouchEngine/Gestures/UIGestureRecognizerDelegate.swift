/// Answers the questions that recognizers leave to the app. A method that is not implemented
/// answers as its default does. Source: rulebook GC-04.
public protocol UIGestureRecognizerDelegate: AnyObject {
  /// Whether the recognizer may have the new touches of an event; asked once, before it is asked
  /// about each of them. By default, yes. Source: rulebook GC-03.
  func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool
  /// Whether the recognizer may have a new touch; asked once for each, before the recognizer receives
  /// of it. By default, yes. Source: rulebook GC-01, GC-02.
  func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
  /// Whether the recognizer, which would otherwise begin, may. By default, yes. Source: GC-07.
  func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool
  /// Whether the two may recognize together; yes from one of their delegates is enough. By default,
  /// no. Source: rulebook GC-22, GC-23.
  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool
  /// Whether the recognizer has to wait for `other` to fail, in the present attempt; asked once for
  /// each pair. By default, no. Source: rulebook GC-31, GC-33.
  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
  ) -> Bool
  /// Whether `other` has to wait for the recognizer to fail, in the present attempt; asked once for
  /// each pair. By default, no. Source: rulebook GC-31, GC-33.
  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  /// Yes.
  public func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldReceive event: UIEvent
  ) -> Bool { true }

  /// Yes.
  public func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { true }

  /// Yes.
  public func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { true }

  /// No.
  public func gestureRecognizer(
    _ recognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool { false }

  /// No.
  public func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
  ) -> Bool { false }

  /// No.
  public func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
  ) -> Bool { false }
}
