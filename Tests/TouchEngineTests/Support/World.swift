import Foundation
import TouchEngine

/// An application with a window of 320 × 480 points, as a test's own.
final class World {
  let diary = Diary()
  let application: UIApplication
  let scene: UIWindowScene
  let window: UIWindow

  init(behavior: Behavior = .uikit, orderSeed: Int = 0) {
    application = UIApplication(behavior: behavior, orderSeed: orderSeed)
    scene = UIWindowScene(application: application)
    window = UIWindow(
      windowScene: scene, frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.isHidden = false
  }

  /// Adds a view to the window, or to `parent`; it notes its touches.
  @discardableResult
  func add(
    _ name: String, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat,
    to parent: UIView? = nil
  ) -> NotingView {
    let view = NotingView(
      name, CGRect(x: x, y: y, width: width, height: height), diary)
    (parent ?? window).addSubview(view)
    return view
  }

  /// Attaches a tap recognizer that notes its touches and its action.
  @discardableResult
  func tap(_ name: String, on view: UIView, taps: Int = 1, fingers: Int = 1) -> NotingTap {
    let tap = NotingTap(name, diary)
    tap.numberOfTapsRequired = taps
    tap.numberOfTouchesRequired = fingers
    view.addGestureRecognizer(tap)
    return tap
  }

  // MARK: Fingers

  /// Lets time pass up to `time`, and then moves fingers, as one event.
  func touch(at time: Int, _ samples: FingerSample...) {
    application.advance(to: time)
    application.touch(samples)
  }

  func tap(_ x: CGFloat, _ y: CGFloat, at time: Int, until end: Int) {
    touch(at: time, .down(x, y))
    touch(at: end, .up(x, y))
  }
}

extension FingerSample {
  static func down(_ x: CGFloat, _ y: CGFloat, finger: Int = 0) -> FingerSample {
    FingerSample(finger: finger, phase: .began, location: CGPoint(x: x, y: y))
  }

  static func move(_ x: CGFloat, _ y: CGFloat, finger: Int = 0) -> FingerSample {
    FingerSample(finger: finger, phase: .moved, location: CGPoint(x: x, y: y))
  }

  static func up(_ x: CGFloat, _ y: CGFloat, finger: Int = 0) -> FingerSample {
    FingerSample(finger: finger, phase: .ended, location: CGPoint(x: x, y: y))
  }

  static func cancel(_ x: CGFloat, _ y: CGFloat, finger: Int = 0) -> FingerSample {
    FingerSample(finger: finger, phase: .cancelled, location: CGPoint(x: x, y: y))
  }
}
