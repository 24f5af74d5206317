import TouchScript

// What only some kinds of views have: set as the scene says, and read off. What all views have is set
// by the staged scene.

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
    if scrolling.isPagingEnabled { scrollView.isPagingEnabled = true }
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
    content.map { ViewProbe(ofViewAt: $0, in: scene).make() } ?? callSuper()
  }
}

extension ControlState {
  /// The flags of `control` and what it is set to, the latter in whole multiples of 1/1024.
  init(_ control: UIControl) {
    self.init(
      isTracking: control.isTracking, isTouchInside: control.isTouchInside,
      isHighlighted: control.isHighlighted, value: control.presentValue?.measured)
  }
}

extension UIControl {
  /// What the control is set to; nil: it has no value.
  fileprivate var presentValue: Double? {
    switch self {
    case let control as UISwitch: control.isOn ? 1 : 0
    case let control as UISlider: Double(control.value)
    case let control as UIStepper: control.value
    case let control as UISegmentedControl: Double(control.selectedSegmentIndex)
    case let control as UIPageControl: Double(control.currentPage)
    default: nil
    }
  }
}
