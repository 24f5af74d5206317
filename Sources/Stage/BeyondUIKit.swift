import TouchEngine
import TouchScript

// What the stage needs of an engine beyond UIKit's public API: hands for the device, a clock, action
// methods by name, and what UIKit keeps to itself. The probes override three more methods that UIKit
// does not have: `UIApplication.report(_:)`, which tells of misuse, `UITableViewCell.makeContentView()`,
// and `init` where applications, scenes and windows are made.

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

/// Where the log reads the virtual time.
typealias Device = TouchEngine.Device

/// A timer on virtual time, where an app on a device has a `Timer`.
typealias VirtualTimer = TouchEngine.VirtualTimer

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
