/// A part of a scenario that is written as a new one, with what is other.
public protocol ScenarioPart {}

extension ScenarioPart {
  /// The part changed, as in `Scenario.Recognizer(id: "tap", view: "a").with { $0.taps = 2 }`.
  public func with(_ change: (inout Self) -> Void) -> Self {
    var part = self
    change(&part)
    return part
  }
}

/// A part of a scenario that is made of properties, each stated once.
///
/// From its properties follow how the part is read, written and printed, which keys it knows, what
/// it may be, what Swift source says of it, and what becomes of it under other names.
protocol Composite: Spellable, PropertyOwner, ScenarioPart {
  /// The part's own name; nil: it has none, and belongs to what it is in.
  var ownName: Scenario.ID? { get }
  /// Refuses what its properties, each by itself, do not.
  func checkMeaning(_ validator: Validator, at place: () -> String) throws(ScenarioError)
}

extension Composite {
  var ownName: Scenario.ID? { nil }

  static var shape: Shape { schema.shape }

  func check(
    _ meaning: Meaning, _ validator: Validator, at place: () -> String
  ) throws(ScenarioError) {
    // What may be left out is right as on a new part, and most overrides are.
    if Self.schema.required == 0, self == Self.blank { return }
    for property in Self.schema.checked { try property.check(self, validator, at: place) }
    try checkMeaning(validator, at: place)
  }

  func checkMeaning(_ validator: Validator, at place: () -> String) throws(ScenarioError) {}

  mutating func map(_ role: Role, _ mapping: Mapping) -> Bool { mapProperties(mapping) }

  mutating func mapProperties(_ mapping: Mapping) -> Bool {
    let mapping = ownName.map(mapping.of) ?? mapping
    let wanted = mapping.subjects
    return Self.schema.mapped.allSatisfy {
      $0.subjects.isDisjoint(with: wanted) || $0.map(&self, mapping)
    }
  }

  /// The properties that are said of the part, those of some names aside.
  func said(except names: Set<String> = []) -> [Property<Self>] {
    Self.schema.properties.filter { !names.contains($0.name) && $0.isSaid(self) }
  }

  // MARK: Text

  /// The properties that Swift source must say, with their values; those of some names aside.
  func sourceProperties(except names: Set<String> = []) -> [(name: String, value: String)] {
    said(except: names).map { ($0.name, $0.source(self)) }
  }

  /// What sets the properties that are said, such as `{ $0.taps = 2 }`; nil: there are none.
  func settings(except names: Set<String> = []) -> String? {
    let settings = sourceProperties(except: names).map { "$0.\($0.name) = \($0.value)" }
    return settings.isEmpty ? nil : "{ \(settings.joined(separator: "; ")) }"
  }

  /// The arguments with which an initializer makes the part.
  var sourceArguments: [String] { sourceProperties().map { "\($0.name): \($0.value)" } }

  var source: String { ".init(\(sourceArguments.joined(separator: ", ")))" }

  /// What differs from a new part, property by property.
  var remarks: [String] { said().flatMap { $0.remarks(self) } }

  var shown: String { remarks.joined(separator: ", ") }

  // MARK: Files

  static func read(from reader: inout JSONReader) throws(JSONReader.Unread) -> Self {
    try readProperties(from: &reader)
  }

  static func readProperties(
    from reader: inout JSONReader
  ) throws(JSONReader.Unread) -> Self {
    let schema = schema
    var part = blank
    var said: UInt64 = 0
    try reader.object(schema.table, required: schema.required) {
      place, reader throws(JSONReader.Unread) in
      try schema.properties[place].read(&part, &reader)
      said |= 1 << UInt64(place)
    }
    for place in schema.dependent where said & 1 << UInt64(place) == 0 {
      schema.properties[place].renew(&part)
    }
    return part
  }

  func write(to writer: inout JSONWriter) { writeProperties(to: &writer) }

  func writeProperties(to writer: inout JSONWriter) {
    writer.object { for property in Self.schema.written { property.write(self, to: &$0) } }
  }
}
