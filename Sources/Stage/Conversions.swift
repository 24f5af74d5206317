import TouchScript

// The script's values and the engine's, one for one.

extension CGPoint {
  init(_ point: Point) { self.init(x: point.x, y: point.y) }
}

extension Point {
  init(_ point: CGPoint) { self.init(Double(point.x), Double(point.y)) }
}

extension CGRect {
  init(_ rect: Rect) { self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height) }
}

extension CGSize {
  init(_ size: Size) { self.init(width: size.width, height: size.height) }
}

extension CGAffineTransform {
  init(_ transform: Transform) {
    self.init(
      a: transform.a, b: transform.b, c: transform.c, d: transform.d, tx: transform.tx,
      ty: transform.ty)
  }
}

extension UITouch.Phase {
  init(_ phase: TouchPhase) {
    switch phase {
    case .began: self = .began
    case .moved: self = .moved
    case .stationary: self = .stationary
    case .ended: self = .ended
    case .cancelled: self = .cancelled
    }
  }
}

extension TouchPhase {
  init(_ phase: UITouch.Phase) {
    switch phase {
    case .began: self = .began
    case .moved: self = .moved
    case .stationary: self = .stationary
    case .ended: self = .ended
    case .cancelled: self = .cancelled
    }
  }
}

extension RecognizerState {
  init(_ state: UIGestureRecognizer.State) {
    switch state {
    case .possible: self = .possible
    case .began: self = .began
    case .changed: self = .changed
    case .ended: self = .ended
    case .cancelled: self = .cancelled
    case .failed: self = .failed
    }
  }
}

extension UIGestureRecognizer.State {
  init(_ state: RecognizerState) {
    switch state {
    case .possible: self = .possible
    case .began: self = .began
    case .changed: self = .changed
    case .ended: self = .ended
    case .cancelled: self = .cancelled
    case .failed: self = .failed
    }
  }
}

extension UIControl.Event {
  init(_ events: [ControlEvent]) {
    self = []
    for event in events {
      switch event {
      case .touchDown: insert(.touchDown)
      case .touchDownRepeat: insert(.touchDownRepeat)
      case .touchDragInside: insert(.touchDragInside)
      case .touchDragOutside: insert(.touchDragOutside)
      case .touchDragEnter: insert(.touchDragEnter)
      case .touchDragExit: insert(.touchDragExit)
      case .touchUpInside: insert(.touchUpInside)
      case .touchUpOutside: insert(.touchUpOutside)
      case .touchCancel: insert(.touchCancel)
      case .valueChanged: insert(.valueChanged)
      case .primaryActionTriggered: insert(.primaryActionTriggered)
      case .editingDidBegin: insert(.editingDidBegin)
      case .editingChanged: insert(.editingChanged)
      case .editingDidEnd: insert(.editingDidEnd)
      case .editingDidEndOnExit: insert(.editingDidEndOnExit)
      }
    }
  }
}

extension UISwipeGestureRecognizer.Direction {
  init(_ directions: [Scenario.Recognizer.SwipeDirection]) {
    self = []
    for direction in directions {
      switch direction {
      case .right: insert(.right)
      case .left: insert(.left)
      case .up: insert(.up)
      case .down: insert(.down)
      }
    }
  }
}

extension UIRectEdge {
  init(_ edges: [Scenario.Recognizer.Edge]) {
    self = []
    for edge in edges {
      switch edge {
      case .top: insert(.top)
      case .left: insert(.left)
      case .bottom: insert(.bottom)
      case .right: insert(.right)
      }
    }
  }
}

extension UIPress.Phase {
  init(_ phase: EventPhase) {
    switch phase {
    case .began: self = .began
    case .ended: self = .ended
    case .cancelled: self = .cancelled
    }
  }
}
