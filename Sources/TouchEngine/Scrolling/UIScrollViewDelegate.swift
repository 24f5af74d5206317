/// Is notified of what a scroll view does. A method that is not implemented does nothing.
///
/// UIKit's methods about zooming, decelerating and animations are left out: none of these is
/// modelled.
public protocol UIScrollViewDelegate: AnyObject {
  /// The content has moved: by a finger, or because the app set the offset.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// A finger begins to drag the content.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// The last finger lifted, or the dragging was cancelled. The content always stays where it is, so
  /// `decelerate` is always false.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
}

extension UIScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}

  /// Does nothing.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

  /// Does nothing.
  public func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {}
}
