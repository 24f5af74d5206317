/// What is wrong with a line of `wire/1`.
public struct WireError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong, and where: one sentence without a full stop, on one line, such as
  /// "trace.events[12].at: expected a whole number, found text".
  public let says: String

  /// Makes an error; the sentence is brought onto one line and cut where it is endless.
  public init(_ says: String) { self.says = says.onOneLine(limit: 480) }

  init(_ error: ScenarioError) { self.init(error.description) }

  /// What it says.
  public var description: String { says }
}

/// What both ends of the pipe must agree on.
public enum Wire {
  /// The number of the protocol that is spoken here.
  public static let version = 1
}
