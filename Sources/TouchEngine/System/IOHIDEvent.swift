import Foundation

/// What a piece of hardware reports at one moment, before it is known which view it is for.
///
/// A plain value: it travels from the touch screen to the app, where a `UIEvent` is made of it.
/// Source: rulebook SY-01.
public struct IOHIDEvent: Hashable, Sendable {
  /// What happened.
  public enum Content: Hashable, Sendable {
    /// Fingers on the touch screen: all that changed in one frame, in the order in which the screen
    /// saw it. A finger may have several `moved` samples. Source: rulebook SY-06.
    case digitizer([FingerSample])
    /// The device was moved, for instance shaken.
    case motion(UIEvent.EventSubtype, MotionPhase)
    /// Buttons of a remote or a game controller, or keys.
    case press([PressSample])
    /// A command of headphones or of the lock screen.
    case remoteControl(UIEvent.EventSubtype)
    /// The system takes everything away that is going on. Source: rulebook EX-01.
    case cancellation
  }

  /// The event's ordinal on its device, counted from 1.
  public let number: Int
  /// When it happened, in milliseconds of the device's virtual time.
  public let milliseconds: Int
  /// What happened.
  public var content: Content
}

/// What the touch screen reports of one finger at one moment.
public struct FingerSample: Hashable, Sendable {
  /// Which finger; the same number from touch-down to lift.
  public var finger: Int
  /// `began`, `moved`, `ended` or `cancelled`.
  public var phase: UITouch.Phase
  /// Where it is, in points of the screen: the space in which windows have their frames.
  public var location: CGPoint

  /// Makes a sample.
  public init(finger: Int, phase: UITouch.Phase, location: CGPoint) {
    self.finger = finger
    self.phase = phase
    self.location = location
  }
}

/// What a motion of the device is doing.
public enum MotionPhase: Int, Hashable, Sendable {
  /// It began.
  case began
  /// It ended.
  case ended
  /// It was interrupted, or went on for too long to be a shake.
  case cancelled
}

/// What a button reports at one moment.
public struct PressSample: Hashable, Sendable {
  /// Which button.
  public var type: UIPress.PressType
  /// `began`, `changed`, `ended` or `cancelled`.
  public var phase: UIPress.Phase
  /// How hard it is pressed, from 0 to 1; a button that only knows on and off says 1 while pressed.
  public var force: Double

  /// Makes a sample.
  public init(type: UIPress.PressType, phase: UIPress.Phase, force: Double = 1) {
    self.type = type
    self.phase = phase
    self.force = force
  }
}
