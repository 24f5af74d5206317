import Foundation
import TouchEngine
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
      case .valueChanged: insert(.init(rawValue: 1 << 12))
      case .primaryActionTriggered: insert(.init(rawValue: 1 << 13))
      case .editingDidBegin: insert(.init(rawValue: 1 << 16))
      case .editingChanged: insert(.init(rawValue: 1 << 17))
      case .editingDidEnd: insert(.init(rawValue: 1 << 18))
      case .editingDidEndOnExit: insert(.init(rawValue: 1 << 19))
      }
    }
  }
}
