import TouchEngine
import TouchScript

// What the stage needs of an engine beyond UIKit's public API: hands for the device, a clock, action
// methods by name, and what UIKit keeps to itself. Tests/OtherUIKit has the same for an engine that has no
// more in public view than UIKit has.

// MARK: What is chosen

extension Stage {
  /// Where the engine has the thresholds that UIKit does not document.
  public typealias Thresholds = TouchEngine.ThresholdPlace

  /// Makes a stage for the engine with the thresholds that were measured.
  public init() { self.init(thresholds: Thresholds()) }
}

// MARK: What is watched

/// An application that is made for thresholds and an order, and has `report(_:)`, which tells of misuse.
typealias WatchedApplication = TouchEngine.UIApplication

/// A scene that is made for an application.
typealias WatchedWindowScene = TouchEngine.UIWindowScene

/// A window that can be made for an application, without a scene.
typealias WatchedWindow = TouchEngine.UIWindow

/// A cell that makes its content with `makeContentView()`.
typealias WatchedTableViewCell = TouchEngine.UITableViewCell

// MARK: The device

extension StagedScene {
  /// Lets virtual time pass up to `time` milliseconds; timers due by then fire.
  func pass(to time: Int) { application.advance(to: time) }

  /// Moves fingers, all at once.
  func touch(_ fingers: [Scenario.Finger]) {
    application.device.touch(
      fingers.map {
        FingerSample(finger: $0.finger, phase: .init($0.phase), location: .init($0.location))
      })
  }

  /// Shakes the device.
  func shake(_ phase: EventPhase) {
    application.device.receive(.motion(.motionShake, .init(phase)))
  }

  /// Presses a button.
  func press(_ phase: EventPhase) {
    application.device.receive(.press([PressSample(type: .select, phase: .init(phase))]))
  }

  /// Sends a command from headphones.
  func command() { application.device.receive(.remoteControl(.remoteControlPlay)) }

  /// Takes every touch away, as a call does.
  func interrupt() { application.interrupt() }

  /// Leaves the app.
  func showHomeScreen() { application.device.springBoard.showHomeScreen() }

  /// Comes back to the app.
  func showApplication() { application.device.springBoard.open(application) }
}

extension MotionPhase {
  fileprivate init(_ phase: EventPhase) {
    switch phase {
    case .began: self = .began
    case .ended: self = .ended
    case .cancelled: self = .cancelled
    }
  }
}

/// The virtual time.
struct Clock {
  private let device: Device

  init(_ application: UIApplication) { device = application.device }

  /// The time in milliseconds.
  var now: Int { device.time }
}

/// A timer on virtual time, where an app on a device has a `Timer`.
typealias VirtualTimer = TouchEngine.VirtualTimer

extension VirtualTimer {
  /// Keeps it from firing.
  func stop() { invalidate() }
}

extension UIApplication {
  /// Has the app do something in so many milliseconds.
  func timer(after milliseconds: Int, _ action: @escaping () -> Void) -> VirtualTimer {
    perform(afterDelay: TimeInterval(milliseconds) / 1000, action)
  }
}

// MARK: Actions

/// What can be the target of an action where there is no Objective-C runtime.
typealias ActionTarget = TouchEngine.ActionTarget

extension UIResponder {
  /// Makes the responder implement the method called `action`.
  func implement(
    _ action: String, with handler: @escaping (_ sender: AnyObject?, _ event: UIEvent?) -> Void
  ) {
    implement(Selector(action), with: handler)
  }
}

// MARK: What UIKit keeps to itself

extension UITouch {
  /// The number of the finger, by which scenes and traces know a touch.
  var finger: Int { fingerIndex }
}

/// What fills a cell.
typealias UITableViewCellContentView = TouchEngine.UITableViewCellContentView

/// What no app may do, as the engine tells it.
typealias ProgrammerError = TouchEngine.ProgrammerError

extension ProgrammerError {
  /// What was done.
  var sentence: String { description }
}
