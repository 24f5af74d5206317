/// What a wrong engine puts into the responder chain in the place of a recognizer, which is no
/// responder. Source: rulebook RC-10.
final class RecognizerInChain: UIView {
  private let successor: UIResponder?

  init(for recognizer: UIGestureRecognizer, before successor: UIResponder?) {
    self.successor = successor
    super.init(frame: .zero)
    accessibilityIdentifier = recognizer.name
  }

  override var next: UIResponder? { successor }
}
