/// Everything an engine needs to play one case: a scene, and what fingers do to it.
///
/// A scenario is a plain value. It names no engine, holds no callback (delegates and overrides are
/// canned answers), and its clock is virtual; so the same scenario means the same thing to every
/// engine, on every machine. Coordinates are points at multiples of 1/8, times whole milliseconds.
///
/// `views` is kept in pre-order: a view stands before its subviews, and siblings stand back to
/// front, as in `UIView.subviews`.
public struct Scenario: Hashable, Sendable {
  /// Names a view, controller, recognizer or other responder; unique in a scenario.
  public typealias ID = String

  /// Which iOS's responder chain is asked for.
  public var dialect: Dialect
  /// Windows (the views without a parent) and views, in pre-order, siblings back to front.
  /// Windows of one level are listed in the order they were shown: the last is in front.
  public var views: [View]
  /// View controllers, each managing one of the views.
  public var controllers: [Controller]
  /// Recognizers, each attached to one of the views.
  public var recognizers: [Recognizer]
  /// What the application itself and its delegate do.
  public var application: Application
  /// What happens, in order of time.
  public var script: [Step]
  /// What the app does inside callbacks, each only once.
  public var reactions: [Reaction]
  /// Chooses among the orders that UIKit leaves open, such as which recognizer receives a touch
  /// first; zero or more. Zero is the plainest order: from the hit view outwards.
  public var orderSeed: Int

  /// Makes a scenario. Nothing is checked here; `validate()` does that.
  public init(
    dialect: Dialect = .ios13, views: [View] = [], controllers: [Controller] = [],
    recognizers: [Recognizer] = [], application: Application = Application(), script: [Step] = [],
    reactions: [Reaction] = [], orderSeed: Int = 0
  ) {
    self.dialect = dialect
    self.views = views
    self.controllers = controllers
    self.recognizers = recognizers
    self.application = application
    self.script = script
    self.reactions = reactions
    self.orderSeed = orderSeed
  }

  /// All changes of the script, then those of the reactions, in order.
  package var allChanges: [Change] { script.flatMap(\.changes) + reactions.flatMap(\.changes) }

  /// The responder chains that UIKit has had. Source: rulebook RC-06, CF-10.
  public enum Dialect: String, Hashable, Sendable, Codable, CaseIterable {
    /// Window → scene → application.
    case ios13
    /// Window → application.
    case ios12
  }

  /// Ids of responders that every scene has; no view, controller or recognizer may use them.
  public enum Reserved {
    /// The `UIApplication`.
    public static let application = "application"
    /// The application's delegate.
    public static let delegate = "delegate"
    /// The window scene that holds the windows (iOS 13 and later).
    public static let scene = "scene"
    /// All of them.
    public static let all = [application, delegate, scene]
  }
}

// MARK: - Schema

extension Scenario: Composite {
  package static let schema = Schema<Self>(
    "scenario",
    [
      .init("dialect", \.dialect), .init("views", \.views, in: .atMost(Limits.count)),
      .init("controllers", \.controllers, in: .atMost(Limits.count), needs: .viewControllers),
      .init("recognizers", \.recognizers, in: .atMost(Limits.count)),
      .init("application", \.application), .init("script", \.script, in: .atMost(Limits.count)),
      .init("reactions", \.reactions, in: .atMost(Limits.count), needs: .reactions),
      .init("orderSeed", \.orderSeed, in: .whole(0...Int.max)),
    ])

  package static let blank = Self()
}
