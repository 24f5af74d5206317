import Foundation

/// A row of dots for pages. A tap on its left half goes back a page, on its right half forward.
///
/// Scrubbing along the dots is not modelled.
open class UIPageControl: UIControl {
  private var pages = 0
  private var page = 0

  /// How many pages there are; below zero means zero.
  open var numberOfPages: Int {
    get { pages }
    set {
      pages = max(newValue, 0)
      currentPage = page
    }
  }

  /// The page that is shown, from 0; one that there is not means the nearest. Setting it sends
  /// nothing.
  open var currentPage: Int {
    get { page }
    set { page = min(max(newValue, 0), max(pages - 1, 0)) }
  }

  /// Whether the control is not drawn where there is one page; it takes touches all the same.
  open var hidesForSinglePage = false

  /// Goes to the page before or after, if there is one and the finger lifted inside.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard isTouchInside, let touch else { return }
    let old = page
    currentPage += touch.location(in: self).x < bounds.midX ? -1 : 1
    if page != old { sendValueChanged(for: event) }
  }

  override var ownGestures: [OwnGesture] { ownTap }
}
