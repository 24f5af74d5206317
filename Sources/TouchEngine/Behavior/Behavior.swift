/// What the engine does at each point where an engine can get UIKit wrong.
///
/// Every property is one rule's outcome, UIKit's by default. The engine reads it at the rule in
/// question, so a wrong engine is a value with one property changed; nothing else in the engine
/// knows that wrong engines exist. Honest variations that UIKit allows are values of it as well.
public struct Behavior: Hashable, Sendable {
  /// The way of events from the hardware to the windows.
  public var system = System()
  /// Finding the view under a finger.
  public var hitTesting = HitTesting()
  /// Telling recognizers and views of touches.
  public var delivery = Delivery()
  /// Passing touches and actions from responder to responder.
  public var chain = Chain()
  /// Deciding which recognizers recognize.
  public var gestures = Gestures()
  /// What each kind of recognizer takes for its gesture.
  public var recognizers = Recognizers()
  /// Tracking, control events, and protection against recognizers.
  public var controls = Controls()
  /// Scroll views and tables.
  public var scrolling = Scrolling()

  /// UIKit's behavior.
  public init() {}

  /// UIKit's behavior.
  public static let uikit = Behavior()
}
