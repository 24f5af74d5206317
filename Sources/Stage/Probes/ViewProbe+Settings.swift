import TouchScript

// What the scene says of a new view that only its kind has. What all views have is set by the
// staged scene.
extension ViewProbe {
  /// Nothing: kinds of which nothing more is said need no method of their own.
  func prepare(_ view: UIView) {}

  func prepare(_ window: UIWindow) {
    window.windowLevel = .init(rawValue: .init(spec.level))
  }

  func prepare(_ control: UISegmentedControl) {
    for index in 0..<spec.items {
      control.insertSegment(withTitle: nil, at: index, animated: false)
    }
  }

  func prepare(_ control: UIPageControl) { control.numberOfPages = spec.items }

  /// Gives names as well to the recognizers that are the scroll view's own.
  func prepare(_ scrollView: UIScrollView) {
    let scrolling = spec.scrolling
    scrollView.contentSize = .init(scrolling.contentSize)
    scrollView.delaysContentTouches = scrolling.delaysContentTouches
    scrollView.canCancelContentTouches = scrolling.canCancelContentTouches
    scrollView.isScrollEnabled = scrolling.isScrollEnabled
    for recognizer in scrollView.gestureRecognizers ?? [] {
      recognizer.name = "\(id).\(type(of: recognizer))"
    }
    scrollView.panGestureRecognizer.name = "\(id).panGestureRecognizer"
  }

  /// A cell of which the scene says no content view has none.
  func prepare(_ cell: UITableViewCell) {
    if content == nil { cell.contentView.removeFromSuperview() }
  }

  /// Makes the content view of a cell.
  func makeContent(super callSuper: () -> UIView) -> UIView {
    content.map { ViewProbe($0, log: log, scene: scene).make() } ?? callSuper()
  }
}
