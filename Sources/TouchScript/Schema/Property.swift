/// What is made of properties, of which there is one with nothing said.
package protocol Blank: Hashable, Sendable {
  /// One of which nothing is said: all that may be left out is as on a new one.
  static var blank: Self { get }
}

/// A part made of properties, for those who walk them: generators draw and spell it so.
package protocol PropertyOwner: Blank {
  /// All properties of the part.
  static var schema: Schema<Self> { get }
}

/// A property of a part, stated once: from it follow how files and Swift source spell it, how it is
/// printed, which values it may have, and what becomes of it where names or places are others.
package final class Property<Owner: Blank>: Sendable {
  /// The property without its value.
  package let slot: Slot
  /// Whether it is said of every part, whatever its value.
  package let isAlwaysSaid: Bool
  /// Whether its value on a new part depends on other properties.
  let isDependent: Bool
  /// What an engine must have for the property to be other than on a new part; nil: nothing.
  package let feature: Scenario.Feature?
  /// What an engine must have for the property, whatever its value.
  private let possibleNeeds: Scenario.Features
  /// What in it a mapping may change.
  let subjects: Mapping.Subjects

  private let get: @Sendable (Owner) -> any Spellable
  private let set: @Sendable (inout Owner, any Sendable) -> Void
  private let isNew: @Sendable (Owner) -> Bool
  /// Gives a part the value that a new one has.
  package let renew: @Sendable (inout Owner) -> Void
  /// What a part may be with another value of the property; see `Alternatives`.
  let alternatives: @Sendable (Owner, Alternatives) -> [Alternative<Owner>]
  /// What is printed of the value where it is said.
  let remarks: @Sendable (Owner) -> [String]
  /// Takes the value that comes next, which is not null.
  let read: @Sendable (inout Owner, inout JSONReader) throws(JSONReader.Unread) -> Void
  private let writeValue: @Sendable (Owner, Slot, inout JSONWriter) -> Void
  private let mapValue: @Sendable (inout Owner, Mapping) -> Bool
  /// Counts what occurs in the value.
  private let countValue: @Sendable (Owner, inout Census) -> Void
  private let isWord: Bool
  /// Whether an owner needs nothing for the value, whatever it is.
  private let isExempt: @Sendable (Owner) -> Bool
  private let checkValue: @Sendable (Owner, Validator, () -> String) throws(ScenarioError) -> Void

  /// The name, which is the key in files and the label in Swift source.
  package var name: String { slot.name }
  var key: Shape.Key { slot.key }

  /// States a property; one that is always said is written even if it is as on a new part.
  ///
  /// A new part has the value of a blank one, or what `newValue` says: then it depends on properties
  /// that are stated before. What is required may not be left out. Where the value is other than on a
  /// new part, the part needs `feature`, unless it is exempt, and whatever the value needs besides.
  init<Value: Spellable>(
    _ name: String, _ path: WritableKeyPath<Owner, Value> & Sendable, _ role: Role = .plain,
    in bounds: Bounds? = nil, isRequired: Bool = false, isAlwaysSaid: Bool = false,
    whenNew newValue: (@Sendable (Owner) -> Value)? = nil, needs feature: Scenario.Feature? = nil,
    unless isExempt: @escaping @Sendable (Owner) -> Bool = { _ in false },
    says phrase: Phrase<Value> = .named
  ) {
    let meaning = Meaning(role: role, bounds: bounds)
    let blank = Owner.blank[keyPath: path]
    slot = Slot(name, Value.self, role, bounds, isRequired: isRequired)
    self.isAlwaysSaid = isAlwaysSaid || isRequired
    isDependent = newValue != nil
    (self.feature, self.isExempt) = (feature, isExempt)
    isWord = Value.self is any Word.Type
    possibleNeeds = Scenario.Features(feature).union(Census(of: Value?.none).needs)
    subjects = possibleNeeds.isEmpty ? slot.subjects : slot.subjects.union(.features)
    get = { $0[keyPath: path] }
    set = { if let value = $1 as? Value { $0[keyPath: path] = value } }
    if let newValue {
      isNew = { $0[keyPath: path] == newValue($0) }
      renew = { $0[keyPath: path] = newValue($0) }
    } else {
      isNew = { $0[keyPath: path] == blank }
      renew = { $0[keyPath: path] = blank }
    }
    remarks = { phrase.remarks($0[keyPath: path], name) }
    read = { (owner, reader) throws(JSONReader.Unread) in
      owner[keyPath: path] = try Value.read(from: &reader)
    }
    writeValue = { owner, slot, writer in slot.write(owner[keyPath: path], to: &writer) }
    mapValue = { $0[keyPath: path].map(role, $1) }
    countValue = { Value.count($0[keyPath: path], in: &$1) }
    checkValue = { (owner, validator, place) throws(ScenarioError) in
      try owner[keyPath: path].check(meaning, validator, at: place)
    }
    alternatives = { owner, all in
      var inner = all
      inner.meaning = meaning
      func changed(_ value: Value) -> Owner {
        var owner = owner
        owner[keyPath: path] = value
        return owner
      }
      var found = Value.alternatives(to: owner[keyPath: path], inner)
        .map { $0.map(at: ".\(name)", changed) }
      let usual = newValue?(owner) ?? blank
      // A flag of a part itself has both its values already.
      if owner[keyPath: path] != usual, all.weight > 0 || Value.self != Bool.self {
        found.append(all.set("default", changed(usual), 1).map(at: ".\(name)") { $0 })
      }
      return found
    }
  }

  /// The value of an owner.
  package func value(_ owner: Owner) -> AnyValue { AnyValue(get(owner)) }

  /// Gives an owner another value; one of another type is ignored.
  package func setValue(_ owner: inout Owner, _ value: AnyValue) { set(&owner, value.base) }

  /// Whether it is said of a part: always, or because its value is not that of a new part.
  package func isSaid(_ owner: Owner) -> Bool { isAlwaysSaid || !isNew(owner) }

  /// The value as a Swift expression.
  func source(_ owner: Owner) -> String { get(owner).source }

  /// Refuses values that it may not have.
  func check(
    _ owner: Owner, _ validator: Validator, at place: () -> String
  ) throws(ScenarioError) {
    try checkValue(owner, validator) {
      let outer = place()
      return outer.isEmpty ? name : "\(outer).\(name)"
    }
  }

  /// Writes the key and the value, unless it is that of a new part.
  func write(_ owner: Owner, to writer: inout JSONWriter) {
    if isSaid(owner) { writeValue(owner, slot, &writer) }
  }

  // MARK: Features

  /// Counts what occurs in the value, if it is not that of a new part.
  func count(_ owner: Owner, in census: inout Census) {
    if census.hasAll(possibleNeeds) { return }
    if isSaid(owner) {
      if let feature, !isExempt(owner) { census.need(feature) }
    } else if !isWord {
      // Of words, the one on a new part counts as well.
      return
    }
    census.follow(step) { countValue(owner, &$0) }
  }

  /// Counts all that there is.
  func countAll(in census: inout Census) {
    if let feature { census.need(feature) }
    census.follow(step) { slot.count(nil, in: &$0) }
  }

  private var step: Census.Step {
    Census.Step(name: name, values: isAlwaysSaid ? .required : .unusual, feature: feature)
  }

  /// Puts in what a mapping makes of the value; false: the owner cannot be without what is gone.
  func map(_ owner: inout Owner, _ mapping: Mapping) -> Bool {
    guard let features = mapping.features else { return mapValue(&owner, mapping) }
    guard isSaid(owner) else { return true }
    let isAllowed = feature.map { features.contains($0) || isExempt(owner) } ?? true
    if isAllowed, mapValue(&owner, mapping) { return true }
    if !isAlwaysSaid { renew(&owner) }
    return !isAlwaysSaid
  }
}

/// All properties of a part.
package final class Schema<Part: Blank>: Sendable {
  /// What the part is called where the shape of files is described.
  let title: String
  /// The properties, in the order of the initializer's arguments.
  package let properties: [Property<Part>]
  /// The properties in the order in which they are written.
  let written: [Property<Part>]
  /// Where in `properties` the property of a key is.
  let table: JSONTable
  /// A bit for each property that files must have.
  let required: UInt64
  /// Where in `properties` those are whose value on a new part depends on others.
  let dependent: [Int]
  /// The properties some of whose values are refused.
  let checked: [Property<Part>]
  /// The properties that a mapping may change.
  let mapped: [Property<Part>]
  /// The properties that may need a feature.
  let needy: [Property<Part>]

  init(_ title: String, _ properties: [Property<Part>]) {
    self.title = title
    self.properties = properties
    written = properties.sorted { $0.name < $1.name }
    table = JSONTable(properties.map(\.key))
    required = properties.map(\.key).required
    dependent = properties.indices.filter { properties[$0].isDependent }
    checked = properties.filter(\.slot.isChecked)
    mapped = properties.filter { !$0.subjects.isEmpty }
    needy = properties.filter { $0.subjects.contains(.features) }
  }

  var shape: Shape { .object(title, properties.map(\.key)) }
}
