import TouchScript

// What is read off the engine's objects when they call.

extension ViewDefaults {
  /// What a new view has.
  init(_ view: UIView) {
    self.init(
      isUserInteractionEnabled: view.isUserInteractionEnabled,
      isMultipleTouchEnabled: view.isMultipleTouchEnabled, isExclusiveTouch: view.isExclusiveTouch)
  }
}

extension RecognizerDefaults {
  /// What a new recognizer has.
  init(_ recognizer: UIGestureRecognizer) {
    self.init(
      cancelsTouchesInView: recognizer.cancelsTouchesInView,
      delaysTouchesBegan: recognizer.delaysTouchesBegan,
      delaysTouchesEnded: recognizer.delaysTouchesEnded, isEnabled: recognizer.isEnabled,
      state: .init(recognizer.state))
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

extension Double {
  /// The nearest multiple of 1/1024, where engines that round on the way agree. Never `-0`.
  var measured: Double { (self * 1024).rounded() / 1024 + 0 }
}

extension Point {
  /// The nearest point that measurements give.
  var measured: Point { Point(x.measured, y.measured) }
}
