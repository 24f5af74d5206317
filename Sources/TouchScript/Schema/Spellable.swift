/// A value of a scenario, and all that is done with it whatever it is: it is read, written, printed,
/// checked and mapped.
protocol Spellable: Hashable, Sendable {
  /// What the value is in a file.
  static var shape: Shape { get }
  /// The value as a Swift expression, where its type is known: `.keeps`, `Rect(0, 0, 10, 10)`.
  var source: String { get }
  /// The value as descriptions show it.
  var shown: String { get }

  /// Reads the value that comes next.
  static func read(from reader: inout JSONReader) throws(JSONReader.Unread) -> Self
  /// Writes the value where there is something to write.
  func write(to writer: inout JSONWriter)
  /// Whether there is something to write.
  var isWritten: Bool { get }

  /// Refuses a value that it may not have.
  func check(_ meaning: Meaning, _ validator: Validator, at place: () -> String)
    throws(ScenarioError)
  /// Refuses a list for its order or its length; its members are checked one by one before.
  static func checkList(_ list: [Self], _ meaning: Meaning, at place: () -> String)
    throws(ScenarioError)

  /// Becomes what a mapping makes of the value; false: it cannot be without what is gone.
  mutating func map(_ role: Role, _ mapping: Mapping) -> Bool
  /// What a mapping makes of a list; the members that cannot be are gone.
  static func mapList(_ list: inout [Self], _ role: Role, _ mapping: Mapping)

  /// What an engine must have for the value, whatever is in it.
  var ownNeeds: Scenario.Features { get }

  /// The values that are tried instead of a value, or where nothing is said.
  static func alternatives(to value: Self?, _ all: Alternatives) -> [Alternative<Self>]

  /// Counts what occurs in a value; nil: all that there is.
  static func count(_ value: Self?, in census: inout Census)
}

extension Spellable {
  var isWritten: Bool { true }

  /// Whether another value is of the same type, and the same.
  func equals(_ other: any Spellable) -> Bool { self == other as? Self }

  func check(_ meaning: Meaning, _ validator: Validator, at place: () -> String)
    throws(ScenarioError)
  {}

  static func checkList(_ list: [Self], _ meaning: Meaning, at place: () -> String)
    throws(ScenarioError)
  {}

  mutating func map(_ role: Role, _ mapping: Mapping) -> Bool { mapping.allows(ownNeeds) }

  static func mapList(_ list: inout [Self], _ role: Role, _ mapping: Mapping) {
    var count = 0
    for place in list.indices where list[place].map(role, mapping) {
      list.swapAt(count, place)
      count += 1
    }
    list.removeSubrange(count...)
  }
}

// MARK: - Containers

extension Optional: Spellable where Wrapped: Spellable {
  static var shape: Shape { Wrapped.shape }
  var source: String { map(\.source) ?? "nil" }
  var shown: String { map(\.shown) ?? "none" }

  static func read(from reader: inout JSONReader) throws(JSONReader.Unread) -> Self {
    try reader.takeNull() ? nil : Wrapped.read(from: &reader)
  }

  func write(to writer: inout JSONWriter) { self?.write(to: &writer) }

  var isWritten: Bool { self?.isWritten ?? false }

  func check(
    _ meaning: Meaning, _ validator: Validator, at place: () -> String
  ) throws(ScenarioError) {
    if case .some(let value) = self { try value.check(meaning, validator, at: place) }
  }

  mutating func map(_ role: Role, _ mapping: Mapping) -> Bool {
    if case .some(var value) = self { self = value.map(role, mapping) ? value : nil }
    return true
  }
}

extension Array: Spellable where Element: Spellable {
  static var shape: Shape { .list(Element.shape) }
  var source: String { "[\(map(\.source).joined(separator: ", "))]" }
  var shown: String { map(\.shown).joined(separator: ", ") }

  static func read(from reader: inout JSONReader) throws(JSONReader.Unread) -> Self {
    var list: Self = []
    try reader.list { reader throws(JSONReader.Unread) in
      list.append(try Element.read(from: &reader))
    }
    return list
  }

  func write(to writer: inout JSONWriter) { writer.list(self) { $1.write(to: &$0) } }

  func check(
    _ meaning: Meaning, _ validator: Validator, at place: () -> String
  ) throws(ScenarioError) {
    if isEmpty, meaning.bounds == .filled || meaning.bounds == .ordered {
      throw ScenarioError(place: place(), problem: "empty")
    }
    if case .atMost(let allowed) = meaning.bounds, count > allowed {
      throw ScenarioError(
        place: place(), problem: "\(count) of them, and \(allowed) are allowed")
    }
    for index in indices {
      try self[index].check(meaning, validator) { "\(place())[\(index)]" }
    }
    try Element.checkList(self, meaning, at: place)
  }

  mutating func map(_ role: Role, _ mapping: Mapping) -> Bool {
    if !isEmpty { Element.mapList(&self, role, mapping) }
    return true
  }
}
