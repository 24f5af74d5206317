import TouchScript

// What only some kinds of recognizers have: set as the scene says, read off, and set back.

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

extension RecognizerDefaults {
  /// What a new recognizer has.
  init(_ recognizer: UIGestureRecognizer) {
    self.init()
    cancelsTouchesInView = recognizer.cancelsTouchesInView
    delaysTouchesBegan = recognizer.delaysTouchesBegan
    delaysTouchesEnded = recognizer.delaysTouchesEnded
    (isEnabled, state) = (recognizer.isEnabled, .init(recognizer.state))
    switch recognizer {
    case let tap as UITapGestureRecognizer:
      taps = tap.numberOfTapsRequired
      touches = tap.numberOfTouchesRequired
    case let press as UILongPressGestureRecognizer:
      taps = press.numberOfTapsRequired
      touches = press.numberOfTouchesRequired
      minimumPressDuration = Int(exactly: (press.minimumPressDuration * 1000).rounded())
      allowableMovement = Double(press.allowableMovement)
    case let pan as UIPanGestureRecognizer:
      let most = pan.maximumNumberOfTouches
      minimumTouches = pan.minimumNumberOfTouches
      // UIKit says that no number limits the touches with the largest of 32 bits or of 64.
      maximumTouches = most < Int(Int32.max) ? most : nil
    case let swipe as UISwipeGestureRecognizer:
      touches = swipe.numberOfTouchesRequired
      directions = Scenario.Recognizer.SwipeDirection.allCases.filter {
        swipe.direction.isSuperset(of: .init([$0]))
      }
    default: break
    }
  }
}

extension GestureReading {
  /// What `recognizer` measures now, in coordinates of its view, in whole multiples of 1/1024.
  init(_ recognizer: UIGestureRecognizer) {
    self.init(
      location: Point(recognizer.location(in: recognizer.view)).measured,
      numberOfTouches: recognizer.numberOfTouches)
    switch recognizer {
    case let pan as UIPanGestureRecognizer:
      translation = Point(pan.translation(in: pan.view)).measured
      velocity = Point(pan.velocity(in: pan.view)).measured
    case let pinch as UIPinchGestureRecognizer:
      scale = Double(pinch.scale).measured
    case let gesture as UIRotationGestureRecognizer:
      rotation = Double(gesture.rotation).measured
    default: break
    }
  }
}

extension UIGestureRecognizer {
  /// Sets what was measured back, so that the next action tells the difference.
  func rebase() {
    switch self {
    case let pan as UIPanGestureRecognizer: pan.setTranslation(.zero, in: pan.view)
    case let pinch as UIPinchGestureRecognizer: pinch.scale = 1
    case let rotation as UIRotationGestureRecognizer: rotation.rotation = 0
    default: break
    }
  }
}
