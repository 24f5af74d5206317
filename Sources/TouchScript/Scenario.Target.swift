extension Scenario {
  /// One `addTarget(_:action:for:)`. The receiver implements the method, if it is there.
  public struct Target: Hashable, Sendable {
    /// Who is called.
    public var receiver: Receiver
    /// Name of the action method, such as `tapped`.
    public var action: String
    /// The events it is registered for; at least one.
    public var events: [ControlEvent]

    /// Makes a registration.
    public init(
      _ receiver: Receiver, _ action: String, for events: [ControlEvent] = [.touchUpInside]
    ) {
      self.receiver = receiver
      self.action = action
      self.events = events
    }

    /// Who an action is registered with.
    public enum Receiver: Hashable, Sendable {
      /// A responder of the scene, called directly. Source: rulebook RC-26.
      case responder(ID)
      /// A nil target: the chain is searched from the control. Source: rulebook RC-24.
      case firstResponder
      /// An object that is gone before the first touch. Source: rulebook CT-20.
      case released
    }
  }

  /// One `addTarget(_:action:)` of a recognizer. Source: rulebook GR-47 to GR-49.
  public struct RecognizerTarget: Hashable, Sendable {
    /// Who is called.
    public var receiver: Receiver
    /// Name of the action method, such as `panned`.
    public var action: String

    /// Makes a registration.
    public init(_ receiver: Receiver, _ action: String) {
      self.receiver = receiver
      self.action = action
    }

    /// Who a recognizer's action is registered with.
    public enum Receiver: Hashable, Sendable {
      /// A responder of the scene, called directly.
      case responder(ID)
      /// An object that is gone before the first touch. Source: rulebook GR-49.
      case released
    }
  }
}

// MARK: - Schema

extension Scenario.Target: Composite, Registration {
  package static let schema = Schema<Self>(
    "target",
    [
      .init("receiver", \.named, .reference(.responder), isAlwaysSaid: true),
      .init("released", \.isReleased),
      .init("action", \.action, .action, isRequired: true),
      .init("events", \.events, in: .filled),
    ])

  package static let blank = Self(.firstResponder, "")

  /// Who is called, such as `touchUpInside → vc.go`.
  var shown: String { "\(events.shown) → \(receiver.shown).\(action.shown)" }

  /// The modifier that registers it, such as `.target("vc", "go")`.
  var modifierSource: String {
    var arguments = [action.source]
    if events != Self.blank.events { arguments.append("for: \(events.source)") }
    switch receiver {
    case .responder(let id): arguments.insert(id.source, at: 0)
    case .firstResponder: arguments.insert("nil", at: 0)
    case .released: return ".releasedTarget(\(arguments.joined(separator: ", ")))"
    }
    return ".target(\(arguments.joined(separator: ", ")))"
  }
}

extension Scenario.RecognizerTarget: Composite, Registration {
  package static let schema = Schema<Self>(
    "recognizerTarget",
    [
      .init("receiver", \.named, .reference(.responder), isAlwaysSaid: true),
      .init("released", \.isReleased),
      .init("action", \.action, .action, isRequired: true),
    ])

  package static let blank = Self(.responder(""), "")

  static func read(from reader: inout JSONReader) throws(JSONReader.Unread) -> Self {
    let start = reader
    let target = try readProperties(from: &reader)
    if target == Self(.responder(""), target.action) {
      throw start.problem("missing", with: "receiver", of: start.place)
    }
    return target
  }

  /// Who is called, such as `→ vc.panned`.
  var shown: String { "→ \(receiver.shown).\(action.shown)" }

  /// The source as a value, such as `.init(.responder("vc"), "panned")`.
  var source: String { ".init(\(receiver.source), \(action.source))" }
}

/// One registration of an action.
private protocol Registration {
  associatedtype Called: Receiver
  var receiver: Called { get set }
}

extension Registration {
  /// The receiver as a file names it; one that is released has no name, in whatever order that is read.
  fileprivate var named: Called {
    get { receiver }
    set { if !isReleased { receiver = newValue } }
  }

  fileprivate var isReleased: Bool {
    get { receiver == .released }
    set { if newValue { receiver = .released } }
  }
}

/// What an action is registered with.
private protocol Receiver: Spellable {
  static func responder(_ id: Scenario.ID) -> Self
  static var released: Self { get }
  /// The responder that is called; nil: none of the scene's.
  var responderID: Scenario.ID? { get }
}

extension Receiver {
  static var shape: Shape { .any("receiver", [.text, .null]) }
  var source: String { responderID.map { ".responder(\($0.source))" } ?? ".\(self)" }
  var shown: String { responderID?.shown ?? (self == .released ? "released" : "nil") }

  static func read(from reader: inout JSONReader) throws(JSONReader.Unread) -> Self {
    .responder(try Scenario.ID.read(from: &reader))
  }

  func write(to writer: inout JSONWriter) {
    if let responderID { writer.text(responderID) } else { writer.null() }
  }

  var isWritten: Bool { self != .released }

  func check(
    _ meaning: Meaning, _ validator: Validator, at place: () -> String
  ) throws(ScenarioError) {
    try responderID?.check(meaning, validator, at: place)
  }

  mutating func map(_ role: Role, _ mapping: Mapping) -> Bool {
    guard mapping.allows(ownNeeds) else { return false }
    guard var id = responderID else { return true }
    guard id.map(role, mapping) else { return false }
    self = .responder(id)
    return true
  }
}

extension Scenario.Target.Receiver: Receiver {
  fileprivate var responderID: Scenario.ID? {
    if case .responder(let id) = self { id } else { nil }
  }
}

extension Scenario.RecognizerTarget.Receiver: Receiver {
  fileprivate var responderID: Scenario.ID? {
    if case .responder(let id) = self { id } else { nil }
  }
}
