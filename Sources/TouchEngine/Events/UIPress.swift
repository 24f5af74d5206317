import Foundation

/// One button held, from its going down to its release: the same object throughout.
///
/// A press has no place on the screen, so there is no hit-testing: it goes to the first responder
/// that there was when it began. Source: rulebook SY-08.
///
/// Departures from UIKit: gesture recognizers get no presses, and there is no `key`.
open class UIPress: Hashable {
  /// What a press is doing; the numbers are UIKit's.
  public enum Phase: Int, Hashable, Sendable {
    /// The button went down.
    case began
    /// Its force changed.
    case changed
    /// It did not change while another button did.
    case stationary
    /// It was released.
    case ended
    /// It was taken away.
    case cancelled
  }

  /// Which button; the numbers are UIKit's.
  public enum PressType: Int, Hashable, Sendable {
    /// The up arrow.
    case upArrow = 0
    /// The down arrow.
    case downArrow = 1
    /// The left arrow.
    case leftArrow = 2
    /// The right arrow.
    case rightArrow = 3
    /// The button that selects.
    case select = 4
    /// The menu button.
    case menu = 5
    /// The play and pause button.
    case playPause = 6
    /// Page up.
    case pageUp = 30
    /// Page down.
    case pageDown = 31
  }

  /// Which button.
  public let type: PressType
  /// What it is doing.
  open internal(set) var phase = Phase.began
  /// How hard it is pressed, from 0 to 1.
  open internal(set) var force: CGFloat
  /// When it changed last, in seconds of virtual time.
  open internal(set) var timestamp: TimeInterval
  /// The responder that received it first.
  open internal(set) var responder: UIResponder? {
    get { held ?? application }
    set {
      application = newValue as? UIApplication
      held = application == nil ? newValue : nil
    }
  }
  private var held: UIResponder?
  /// The responder, if it is the application: that keeps the press, and must not be kept by it.
  private weak var application: UIApplication?
  /// The window that was key when the button went down.
  open internal(set) var window: UIWindow?

  init(_ sample: PressSample, milliseconds: Int) {
    type = sample.type
    force = CGFloat(sample.force)
    timestamp = TimeInterval(milliseconds) / 1000
  }

  /// Presses are equal when they are the same object.
  public static func == (left: UIPress, right: UIPress) -> Bool { left === right }

  /// Hashes the object's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// What happened to the buttons at one moment.
open class UIPressesEvent: UIEvent {
  /// The presses in the order in which their buttons went down.
  let presses: [UIPress]

  init(presses: [UIPress], milliseconds: Int) {
    self.presses = presses
    super.init(touches: [], milliseconds: milliseconds, number: 0)
  }

  /// Every press that is going on, in whatever phase.
  open var allPresses: Set<UIPress> { Set(presses) }

  /// `.presses`.
  open override var type: EventType { .presses }
}
