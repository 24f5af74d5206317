@_spi(Hands) import OtherUIKit
import TouchScript

// What the stage needs beyond UIKit's public API, for an engine that has no more in public view than UIKit
// has. All that an engine must lend are hands: here they are behind `@_spi(Hands)`.

// MARK: What is chosen

extension Stage {
  /// An engine of another project has its thresholds where they are.
  public struct Thresholds: Hashable, Sendable {
    /// As it is.
    public init() {}
  }

  /// Makes a stage for the engine.
  public init() { self.init(thresholds: Thresholds()) }
}

// MARK: What is watched

/// An application that is made for thresholds and an order of what is left open, and tells of misuse. An
/// engine that knows neither ignores them.
class WatchedApplication: UIApplication {
  init(thresholds: Stage.Thresholds, orderSeed: Int) {
    super.init(orderSeed: orderSeed, device: Device())
  }

  override func report(_ error: OtherUIKit.ProgrammerError) {
    report(ProgrammerError(sentence: error.description))
  }

  func report(_ error: ProgrammerError) {}
}

/// A scene that is made for an application; an app on a device has but one.
class WatchedWindowScene: UIWindowScene {
  override init(application: UIApplication) { super.init(application: application) }
}

/// A window that can be made for an application, without a scene.
class WatchedWindow: UIWindow {
  override init(windowScene scene: UIWindowScene, frame: CGRect = .zero) {
    super.init(windowScene: scene, frame: frame)
  }

  override init(frame: CGRect, application: UIApplication) {
    super.init(frame: frame, application: application)
  }
}

/// A cell that makes its content. UIKit has no such method, and the content of a cell is then not watched.
class WatchedTableViewCell: UITableViewCell {
  override func makeContentView() -> UIView { super.makeContentView() }
}

/// What fills a cell.
class UITableViewCellContentView: OtherUIKit.UITableViewCellContentView {}

// MARK: The device

extension StagedScene {
  func pass(to time: Int) { application.advance(to: time) }

  func touch(_ fingers: [Scenario.Finger]) {
    application.device.touch(
      fingers.map {
        FingerSample(finger: $0.finger, phase: .init($0.phase), location: .init($0.location))
      })
  }

  func shake(_ phase: EventPhase) {
    let phases: [EventPhase: MotionPhase] = [
      .began: .began, .ended: .ended, .cancelled: .cancelled,
    ]
    phases[phase].map { application.device.receive(.motion(.motionShake, $0)) }
  }

  func press(_ phase: EventPhase) {
    application.device.receive(.press([PressSample(type: .select, phase: .init(phase))]))
  }

  func command() { application.device.receive(.remoteControl(.remoteControlPlay)) }

  func interrupt() { application.interrupt() }

  func showHomeScreen() { application.device.springBoard.showHomeScreen() }

  func showApplication() { application.device.springBoard.open(application) }
}

/// The virtual time.
struct Clock {
  private let device: Device

  init(_ application: UIApplication) { device = application.device }

  var now: Int { device.time }
}

/// A timer on virtual time.
final class VirtualTimer {
  private let timer: OtherUIKit.VirtualTimer

  fileprivate init(_ timer: OtherUIKit.VirtualTimer) { self.timer = timer }

  func stop() { timer.invalidate() }
}

extension UIApplication {
  func timer(after milliseconds: Int, _ action: @escaping () -> Void) -> VirtualTimer {
    VirtualTimer(perform(afterDelay: TimeInterval(milliseconds) / 1000, action))
  }
}

// MARK: Actions

/// What can be the target of an action where there is no Objective-C runtime: on a device, any object.
typealias ActionTarget = OtherUIKit.ActionTarget

extension UIResponder {
  func implement(
    _ action: String, with handler: @escaping (_ sender: AnyObject?, _ event: UIEvent?) -> Void
  ) {
    implement(Selector(action), with: handler)
  }
}

// MARK: What UIKit keeps to itself

extension UITouch {
  /// The number of the finger. Without hands for it: the place in the order of first sight, by the object.
  var finger: Int { fingerIndex }
}

/// What no app may do, as the engine tells it; on a device it is an exception.
struct ProgrammerError {
  let sentence: String
}
