/// A part of a finger script that is being written.
///
/// As with scenes, the names are short because they are written often; say `TouchScript.Up` where
/// another module has one of them too.
public protocol ScriptElement: Sendable {
  /// What happens.
  var parts: ScriptParts { get }
}

/// Puts the clock on by some milliseconds.
public struct After: ScriptElement {
  /// What happens.
  public let parts: ScriptParts

  /// Puts the clock on.
  public init(_ milliseconds: Int) { parts = ScriptParts([.after(milliseconds)]) }
}

/// Puts the clock to some milliseconds after the scene was built.
public struct At: ScriptElement {
  /// What happens.
  public let parts: ScriptParts

  /// Puts the clock on to a time.
  public init(_ milliseconds: Int) { parts = ScriptParts([.at(milliseconds)]) }
}

/// A finger comes down.
public struct Down: ScriptElement {
  /// What happens.
  public let parts: ScriptParts

  /// Brings `finger` down at `location`, in screen coordinates.
  public init(_ finger: Int = 0, at location: Point) {
    parts = ScriptParts([.touch(finger: finger, .began, at: location)])
  }
}

/// A finger moves.
public struct Move: ScriptElement {
  /// What happens.
  public let parts: ScriptParts

  /// Moves `finger` to `location`, in screen coordinates.
  public init(_ finger: Int = 0, to location: Point) {
    parts = ScriptParts([.touch(finger: finger, .moved, at: location)])
  }
}

/// A finger lifts.
public struct Up: ScriptElement {
  /// What happens.
  public let parts: ScriptParts

  /// Lifts `finger`, where it was last or at `location` in screen coordinates.
  public init(_ finger: Int = 0, at location: Point? = nil) {
    parts = ScriptParts([.touch(finger: finger, .ended, at: location)])
  }
}

/// A finger comes down and lifts a moment later.
public struct Tap: ScriptElement {
  /// What happens.
  public let parts: ScriptParts

  /// Taps at `location`, in screen coordinates; the clock is put on by the milliseconds held.
  public init(_ finger: Int = 0, at location: Point, holding milliseconds: Int = 50) {
    parts = ScriptParts([
      .touch(finger: finger, .began, at: location), .after(milliseconds),
      .touch(finger: finger, .ended, at: location),
    ])
  }
}

/// Something happens besides fingers: the app changes something, or the system intervenes.
public struct Change: ScriptElement {
  /// What happens.
  public let parts: ScriptParts

  /// Makes the change, such as `Change(.setHidden("a", true))`.
  public init(_ change: Scenario.Change) { parts = ScriptParts([.change(change)]) }
}

/// The app changes something inside a callback, the first time that the callback comes.
public struct When: ScriptElement {
  /// What happens.
  public let parts: ScriptParts

  /// Makes the changes once the trigger's callback comes, such as
  /// `When(.action("tap"), .removeFromSuperview("a"))`.
  public init(_ trigger: Scenario.Reaction.Trigger, _ changes: Scenario.Change...) {
    parts = ScriptParts([], reactions: [Scenario.Reaction(on: trigger, changes: changes)])
  }
}
