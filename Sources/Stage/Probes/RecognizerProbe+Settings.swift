import TouchScript

// What the scene says of a new recognizer that only its kind has.
extension RecognizerProbe {
  /// Nothing: kinds of which nothing more is said need no method of their own.
  func prepare(_ recognizer: UIGestureRecognizer) {}

  func prepare(_ tap: UITapGestureRecognizer) {
    tap.numberOfTapsRequired = spec.taps
    tap.numberOfTouchesRequired = spec.touches
  }

  func prepare(_ press: UILongPressGestureRecognizer) {
    press.numberOfTapsRequired = spec.taps
    press.numberOfTouchesRequired = spec.touches
    press.minimumPressDuration = TimeInterval(spec.minimumPressDuration) / 1000
    press.allowableMovement = .init(spec.allowableMovement)
  }

  func prepare(_ pan: UIPanGestureRecognizer) {
    pan.minimumNumberOfTouches = spec.minimumTouches
    if let most = spec.maximumTouches { pan.maximumNumberOfTouches = most }
  }

  func prepare(_ edgePan: UIScreenEdgePanGestureRecognizer) {
    prepare(edgePan as UIPanGestureRecognizer)
    edgePan.edges = .init(spec.edges)
  }

  func prepare(_ swipe: UISwipeGestureRecognizer) {
    swipe.numberOfTouchesRequired = spec.touches
    swipe.direction = .init(spec.directions)
  }
}
