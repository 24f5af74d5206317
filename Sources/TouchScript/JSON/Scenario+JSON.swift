import Foundation

extension Scenario {
  /// The scenario as JSON: sorted keys, a line for each part that fits on one, a newline at the
  /// end, and nothing that is at its default. The same scenario gives the same bytes everywhere.
  public var json: String { JSONValue(of: write).laidOut() + "\n" }

  /// The scenario as JSON on one line, without a newline.
  public var compactJSON: String { JSONWriter.text(write) }

  /// Reads a scenario, and refuses what is no JSON, no scenario, or not valid.
  ///
  /// What is left out takes the initializers' defaults. Views may stand in any order. A key that means
  /// nothing is refused wherever it stands, for it may be a typo; `isLenient` passes over such keys, as
  /// recorders of other versions may write them.
  public init(json: Data, isLenient: Bool = false) throws(ScenarioError) {
    self = try JSONReader.read(json, refusesUnknownKeys: !isLenient) {
      reader throws(JSONReader.Unread) in
      let start = reader
      let written = try Scenario.read(from: &reader)
      do throws(ScenarioError) { try Validator.check(written) } catch { throw start.invalid(error) }
      return written
    }
    views = Self.inPreOrder(views)
  }

  /// Reads a scenario from text.
  public init(json: String) throws(ScenarioError) { try self.init(json: Data(json.utf8)) }
}

extension Scenario: Codable {
  /// Reads a scenario; what is left out takes the initializer's default, unknown keys are ignored,
  /// and views may stand in any order. Nothing else is checked; `init(json:)` does that.
  public init(from decoder: any Decoder) throws {
    self = try JSONValue(from: decoder).read(Scenario.read)
    views = Self.inPreOrder(views)
  }

  /// Writes the scenario as `json` does.
  public func encode(to encoder: any Encoder) throws {
    try JSONValue(of: write).encode(to: encoder)
  }
}

extension Trace {
  /// The trace as JSON: sorted keys, a line for each event that fits on one, a newline at the end.
  public var json: String { JSONValue(of: { write(to: &$0) }).laidOut() + "\n" }

  /// The trace as JSON on one line, without a newline.
  public var compactJSON: String { JSONWriter.text { write(to: &$0) } }

  /// Reads a trace, and refuses what is no JSON or no trace. Keys of fields that are not in `reports` may
  /// be left out.
  public init(json: Data, reporting reports: Reports = .all) throws(ScenarioError) {
    self = try JSONReader.read(json) { reader throws(JSONReader.Unread) in
      try TraceReader.read(from: &reader, reporting: reports)
    }
  }

  /// Reads a trace that stands by itself, or in a reply of `wire/1`.
  package init(recorded json: Data, reporting reports: Reports) throws(ScenarioError) {
    self = try JSONReader.read(json) { reader throws(JSONReader.Unread) in
      let start = reader
      let places = try FilePlaces(of: JSONTable([Self.eventsName, "trace"]), in: &reader)
      // What is left out in a trace is empty, and any object would pass for an empty one.
      guard var trace = places.has(Self.eventsName) ? start : places[1] else {
        throw start.problem("no trace: it has no events")
      }
      return try TraceReader.read(from: &trace, reporting: reports)
    }
  }

  /// Reads a trace from text.
  public init(json: String) throws(ScenarioError) { try self.init(json: Data(json.utf8)) }
}

extension Trace: Codable {
  /// Reads a trace.
  public init(from decoder: any Decoder) throws {
    self = try JSONValue(from: decoder).read { reader throws(JSONReader.Unread) in
      try TraceReader.read(from: &reader)
    }
  }

  /// Writes a trace, with the names that its numbers stand for.
  public func encode(to encoder: any Encoder) throws {
    try JSONValue(of: { write(to: &$0) }).encode(to: encoder)
  }
}
