import Foundation
import Logs
import Testing
import TouchEngine

/// An application with a window of 320 × 480 points, for what only the engine's own API can show.
///
/// Use it where a test is about values of properties between events, hooks and overrides that no scene
/// has, objects that tests make or let go of, misuse, geometry, or times and places finer than a
/// scene's. All else, what an app could see while fingers touch its scene, is a scene with a log:
/// see `expectLog(of:observing:_:)`. Here, too, what is called is noted in the words of traces, and
/// expected as text.
final class World {
  let application: UIApplication
  let scene: UIWindowScene
  let window: UIWindow
  let calls: Calls
  /// Called at each action of a recognizer that was attached under a name.
  var onAction: [String: () -> Void] = [:]
  private var targets: [NamedTarget] = []

  init(orderSeed: Int = 0) {
    application = UIApplication(orderSeed: orderSeed)
    scene = UIWindowScene(application: application)
    window = UIWindow(
      windowScene: scene, frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.isHidden = false
    calls = Calls(application.device)
  }

  // MARK: Scene

  /// Adds a view to the window, or to `parent`; it notes its touches.
  @discardableResult
  func add(
    _ name: String, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat,
    to parent: UIView? = nil
  ) -> LoggingView {
    let view = LoggingView(name, CGRect(x: x, y: y, width: width, height: height), calls)
    (parent ?? window).addSubview(view)
    return view
  }

  /// Adds a view that agrees to be the first responder.
  func willing(_ name: String, in parent: UIView? = nil) -> LoggingView {
    let view = add(name, 0, 0, 100, 100, to: parent)
    view.becomesFirst = true
    return view
  }

  /// Attaches a tap recognizer that notes its touches and its action.
  @discardableResult
  func tap(_ name: String, on view: UIView, taps: Int = 1, fingers: Int = 1) -> LoggingTap {
    let tap = LoggingTap(name, calls)
    tap.numberOfTapsRequired = taps
    tap.numberOfTouchesRequired = fingers
    view.addGestureRecognizer(tap)
    return tap
  }

  /// Attaches a recognizer that begins when the finger moves, or else is recognized when it lifts.
  @discardableResult
  func scripted(_ name: String, on view: UIView, isContinuous: Bool = true) -> ScriptedRecognizer {
    let recognizer = ScriptedRecognizer(name, calls, isContinuous: isContinuous)
    view.addGestureRecognizer(recognizer)
    return recognizer
  }

  /// Attaches a recognizer whose actions are noted.
  func attach(_ recognizer: UIGestureRecognizer, named name: String, to view: UIView) {
    let target = NamedTarget { [unowned self] recognizer in
      calls.note("action(\(name)) in \(recognizer.state)")
      onAction[name]?()
    }
    targets.append(target)
    recognizer.addTarget(target, action: "act")
    view.addGestureRecognizer(recognizer)
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

  // MARK: Log

  /// What was reported of the app's own mistakes.
  var reports: [ProgrammerError.Kind] { application.programmerErrors.map(\.kind) }

  /// Records an issue unless this is what was called since the log was asked for last, of the kinds
  /// observed; nil: of all that are not ignored.
  func expectLog(
    observing kinds: [String]? = nil, ignoring ignored: [String] = [], _ expected: LogPattern,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    expect(
      take(observing: kinds, ignoring: ignored), expected, sourceLocation: sourceLocation)
  }

  /// What was called since this was asked last, of the kinds observed; nil: of all that are not
  /// ignored.
  @discardableResult
  func take(observing kinds: [String]? = nil, ignoring ignored: [String] = []) -> Log {
    let log = calls.take()
    if let kinds { return log.observing(kinds) }
    let without = log.observing(ignored)
    return Log(log.lines.filter { !without.lines.contains($0) })
  }
}

/// What was called, in order, in the words of traces: `V(a).began [touch 0]`.
final class Calls {
  private var lines: [Log.Line] = []
  private weak var device: Device?

  init(_ device: Device? = nil) { self.device = device }

  func note(_ line: String) { lines.append(Log.Line(at: device?.time ?? 0, line)) }

  /// Notes a touch method's call, with the fingers it was called for.
  func note(_ who: String, _ phase: UITouch.Phase, _ touches: Set<UITouch>) {
    let fingers = touches.map(\.fingerIndex).sorted().map(String.init)
    let noun = fingers.count == 1 ? "touch" : "touches"
    note("\(who).\(phase) [\(noun) \(fingers.joined(separator: ", "))]")
  }

  /// The lines since this was asked last.
  @discardableResult
  func take() -> Log {
    defer { lines = [] }
    return Log(lines)
  }
}

/// Does something at each action of a recognizer.
private final class NamedTarget: ActionTarget {
  private let act: (UIGestureRecognizer) -> Void

  init(_ act: @escaping (UIGestureRecognizer) -> Void) { self.act = act }

  func responds(to action: Selector) -> Bool { true }

  func perform(_ action: Selector, from sender: AnyObject?, for event: UIEvent?) {
    if let recognizer = sender as? UIGestureRecognizer { act(recognizer) }
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
