/// Answers the questions that recognizers leave to the app. A method that is not implemented
/// answers as its default does. Source: rulebook GC-04.
public protocol UIGestureRecognizerDelegate: AnyObject {
  /// Whether the recognizer may have a new touch; asked once for each, before the recognizer hears
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
}

extension UIGestureRecognizerDelegate {
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
}
