#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A property of a part, stated once: from it follow how files and Swift source spell it, how it is
/// printed, which values it may have, and what becomes of it where names or places are others.
package final class Property<Owner: Sendable>: Sendable {
  /// The property without its value.
  package let slot: Slot
  /// The key and what stands behind it in files.
  let key: Shape.Key
  /// Whether it is said of every part, whatever its value.
  let isAlwaysSaid: Bool
  /// How its value is read, written and printed.
  private let column: any Column<Owner>
  /// The key as it is written.
  private let writtenKey: [UInt8]
  /// The bytes of an owner in which the value lies; nil where it is computed, or where it has a plain
  /// value of its own. If they are as on a new part, so is the value.
  private let bytes: Range<Int>?
  /// Refuses values that it may not have; nil where it may have all.
  let check: (@Sendable (Owner, Validator, () -> String) throws(ScenarioError) -> Void)?
  /// What in the value a mapping may change.
  let subjects: Mapping.Subjects
  /// Puts in what a mapping makes of the value, or answers that there is none.
  let map: @Sendable (inout Owner, Mapping) -> Bool
  /// What an engine must have for the property to be other than on a new part; nil: nothing.
  let feature: Scenario.Feature?
  /// Whether a value may need a feature.
  let isNeedy: Bool
  /// Where in the values which features are needed.
  let places: [Scenario.Feature.Place]

  /// The name, which is the key in files and the label in Swift source.
  package var name: String { slot.name }

  /// States a property; one that is always said is written even if it is as on a new part.
  ///
  /// On what others depend, a new part is like the one that is written; `plain` is its value where
  /// it is left out. What is required may not be left out. Where it is other than on a new part, the
  /// part needs `feature`, and whatever the value needs besides.
  init<Value: Spellable>(
    _ name: String, _ path: WritableKeyPath<Owner, Value> & Sendable, _ role: Role = .plain,
    in bounds: Bounds? = nil, isRequired: Bool = false, isAlwaysSaid: Bool = false,
    plain: Value? = nil, needs feature: Scenario.Feature? = nil,
    says phrase: Phrase<Value> = .named
  ) {
    let meaning = Meaning(role: role, bounds: bounds)
    slot = Slot(name: name, type: Value.self, role: role, bounds: bounds)
    key = Shape.Key(name, Value.shape, meaning, isRequired: isRequired)
    self.isAlwaysSaid = isAlwaysSaid || isRequired
    let access = Access(path)
    column = TypedColumn(
      key: key, access: access, plain: plain, isAlwaysSaid: isAlwaysSaid || isRequired,
      phrase: phrase)
    writtenKey = JSONWriter.key(name)
    let offset = plain == nil ? MemoryLayout<Owner>.offset(of: path) : nil
    bytes = offset.map { $0..<$0 + MemoryLayout<Value>.size }
    if Value.isChecked(meaning) {
      check = { (owner, validator, place) throws(ScenarioError) in
        try access.value(of: owner).check(meaning, validator) {
          let outer = place()
          return outer.isEmpty ? name : "\(outer).\(name)"
        }
      }
    } else {
      check = nil
    }
    self.feature = feature
    isNeedy = feature != nil || Value.isNeedy
    places = Value.places(at: name, feature)
    subjects = Value.subjects(role)
    map = { owner, mapping in access.change(&owner) { $0.map(role, mapping) } }
  }

  /// The value of an owner.
  package func value(_ owner: Owner) -> AnyValue { column.value(of: owner) }

  /// Gives an owner another value; one of another type is ignored.
  package func setValue(_ owner: inout Owner, _ value: AnyValue) {
    column.setValue(value, of: &owner)
  }

  /// Whether it is said of a part: always, or because its value is not that of a new part.
  func isSaid(_ owner: Owner, _ new: Owner) -> Bool { column.isSaid(of: owner, new) }

  /// Takes the value that comes next, which is not null.
  func read(
    _ owner: inout Owner, from reader: inout JSONReader
  ) throws(JSONReader.Unread) {
    try column.read(&owner, from: &reader)
  }

  /// Writes the key and the value, unless it is that of a new part.
  func write(_ owner: Owner, _ new: Owner, to writer: inout JSONWriter) {
    if !isAlwaysSaid, isSameInMemory(owner, new) || !column.isSaid(of: owner, new) { return }
    column.write(owner, writtenKey, to: &writer)
  }

  /// Puts in what the value needs, if it is not that of a new part.
  func addNeeds(of owner: Owner, _ new: Owner, to needs: inout Scenario.Features) {
    if !isAlwaysSaid, isSameInMemory(owner, new) { return }
    column.addNeeds(of: owner, new, feature, to: &needs)
  }

  /// Leaves of the value what some features allow.
  func keep(_ owner: inout Owner, _ new: Owner, within features: Scenario.Features) {
    if !isAlwaysSaid, isSameInMemory(owner, new) { return }
    column.keep(&owner, new, feature, within: features)
  }

  private func isSameInMemory(_ owner: Owner, _ new: Owner) -> Bool {
    guard let bytes else { return false }
    return withUnsafeBytes(of: owner) { owner in
      withUnsafeBytes(of: new) { new in
        guard let owner = owner.baseAddress, let new = new.baseAddress else { return true }
        return memcmp(owner + bytes.lowerBound, new + bytes.lowerBound, bytes.count) == 0
      }
    }
  }

  /// The value as a Swift expression.
  func source(_ owner: Owner) -> String { column.source(of: owner) }

  /// What is printed of the value where it is said.
  func remarks(_ owner: Owner) -> [String] { column.remarks(on: owner) }
}

/// All properties of a part.
package final class Schema<Part: Sendable>: Sendable {
  /// What the part is called where the shape of files is described.
  let title: String
  /// The properties, in the order of the initializer's arguments.
  package let properties: [Property<Part>]
  /// The properties in the order in which they are written.
  let written: [Property<Part>]
  /// Where in `properties` the property of a key is.
  let table: JSONTable
  private let checked: [Property<Part>]
  private let mapped: [Property<Part>]
  /// The properties that may need a feature.
  let needy: [Property<Part>]
  /// What in the part a mapping may change.
  let subjects: Mapping.Subjects

  init(_ title: String, _ properties: [Property<Part>]) {
    self.title = title
    self.properties = properties
    written = properties.sorted { $0.name < $1.name }
    table = JSONTable(properties.map(\.key))
    checked = properties.filter { $0.check != nil }
    mapped = properties.filter { !$0.subjects.isEmpty }
    needy = properties.filter(\.isNeedy)
    subjects = mapped.reduce(into: []) { $0.formUnion($1.subjects) }
  }

  var shape: Shape { .object(title, properties.map(\.key)) }
  var isChecked: Bool { !checked.isEmpty }

  /// Refuses values that properties may not have.
  func check(
    _ part: Part, _ validator: Validator, at place: () -> String
  ) throws(ScenarioError) {
    for property in checked { try property.check?(part, validator, place) }
  }

  /// Puts in what a mapping makes of the part; false: the part cannot be without what is gone.
  func map(_ part: inout Part, _ mapping: Mapping) -> Bool {
    let wanted = mapping.subjects
    for property in mapped where !property.subjects.isDisjoint(with: wanted) {
      if !property.map(&part, mapping) { return false }
    }
    return true
  }
}
