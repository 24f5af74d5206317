extension UIEvent {
  /// What kind of thing happened; the numbers are UIKit's.
  public enum EventType: Int, Hashable, Sendable {
    /// Fingers on the screen.
    case touches = 0
    /// The device was moved.
    case motion = 1
    /// A command of headphones or of the lock screen.
    case remoteControl = 2
    /// Buttons or keys.
    case presses = 3
  }

  /// What happened more exactly; the numbers are UIKit's.
  public enum EventSubtype: Int, Hashable, Sendable {
    /// There is nothing more to say.
    case none = 0
    /// The device was shaken.
    case motionShake = 1
    /// Play.
    case remoteControlPlay = 100
    /// Pause.
    case remoteControlPause = 101
    /// Stop.
    case remoteControlStop = 102
    /// Play if paused, and the other way round.
    case remoteControlTogglePlayPause = 103
    /// Go to the next track.
    case remoteControlNextTrack = 104
    /// Go to the previous track.
    case remoteControlPreviousTrack = 105
    /// Begin to go back through the track.
    case remoteControlBeginSeekingBackward = 106
    /// End going back.
    case remoteControlEndSeekingBackward = 107
    /// Begin to go forward through the track.
    case remoteControlBeginSeekingForward = 108
    /// End going forward.
    case remoteControlEndSeekingForward = 109
  }
}

/// The device was moved. UIKit's class for it is private as well.
final class UIMotionEvent: UIEvent {
  let phase: MotionPhase
  override var type: EventType { .motion }
  override var subtype: EventSubtype { motion }
  private let motion: EventSubtype

  init(_ motion: EventSubtype, _ phase: MotionPhase, milliseconds: Int) {
    self.phase = phase
    self.motion = motion
    super.init(touches: [], milliseconds: milliseconds, number: 0)
  }
}

/// A command came. UIKit's class for it is private as well.
final class UIRemoteControlEvent: UIEvent {
  override var type: EventType { .remoteControl }
  override var subtype: EventSubtype { command }
  private let command: EventSubtype

  init(_ command: EventSubtype, milliseconds: Int) {
    self.command = command
    super.init(touches: [], milliseconds: milliseconds, number: 0)
  }
}
