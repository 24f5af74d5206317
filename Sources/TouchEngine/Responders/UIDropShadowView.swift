/// A private view between a controller and its window, which app code meets in the responder chain.
/// Source: rulebook RC-03, RE-35.
final class UIDropShadowView: UIView {
  private unowned(unsafe) var holder: UIView?

  /// Takes its place in the chain.
  func stand(before view: UIView) { holder = view }

  override var next: UIResponder? { holder }
}
