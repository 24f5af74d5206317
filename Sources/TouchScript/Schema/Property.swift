/// A property of a part, stated once: from it follow how files and Swift source spell it, how it is
/// printed, which values it may have, and what becomes of it where names or places are others.
package final class Property<Owner: Sendable>: Sendable {
  /// The property without its value.
  package let slot: Slot
  /// Whether it is said of every part, whatever its value.
  package let isAlwaysSaid: Bool
  /// Whether other properties of a new part depend on it.
  let isDefining: Bool
  /// What in the value a mapping may change.
  let subjects: Mapping.Subjects
  /// What an engine must have for the property to be other than on a new part; nil: nothing.
  let feature: Scenario.Feature?
  /// Whether it or a value may need a feature.
  let isNeedy: Bool

  private let get: @Sendable (Owner) -> any Spellable
  private let set: @Sendable (inout Owner, any Sendable) -> Void
  /// Whether the value is that of a new part.
  private let isNew: @Sendable (Owner, _ new: Owner) -> Bool
  /// Gives an owner the value that a new part has.
  private let renew: @Sendable (inout Owner, _ new: Owner) -> Void
  /// What an owner may be with another value of the property; see `Alternatives`.
  let alternatives: @Sendable (Owner, _ new: Owner, Alternatives) -> [Alternative<Owner>]
  /// What is printed of the value where it is said.
  let remarks: @Sendable (Owner) -> [String]
  /// Puts in what a mapping makes of the value, or answers that there is none.
  private let mapValue: @Sendable (inout Owner, Mapping) -> Bool
  /// Counts what occurs in the value.
  private let countValue: @Sendable (Owner, inout Census) -> Void
  private let isWord: Bool
  /// Whether an owner needs nothing for the value, whatever it is.
  private let isExempt: @Sendable (Owner) -> Bool
  private let checkValue: @Sendable (Owner, Validator, () -> String) throws(ScenarioError) -> Void
  /// The key as it is written.
  private let writtenKey: [UInt8]

  /// The name, which is the key in files and the label in Swift source.
  package var name: String { slot.name }
  var key: Shape.Key { slot.key }

  /// States a property; one that is always said is written even if it is as on a new part.
  ///
  /// `plain` is its value where it is left out, if others depend on it. What is required may not be
  /// left out. Where it is other than on a new part, the part needs `feature`, unless it is exempt, and
  /// whatever the value needs besides.
  init<Value: Spellable>(
    _ name: String, _ path: WritableKeyPath<Owner, Value> & Sendable, _ role: Role = .plain,
    in bounds: Bounds? = nil, isRequired: Bool = false, isAlwaysSaid: Bool = false,
    plain: Value? = nil, needs feature: Scenario.Feature? = nil,
    unless isExempt: @escaping @Sendable (Owner) -> Bool = { _ in false },
    says phrase: Phrase<Value> = .named
  ) {
    let meaning = Meaning(role: role, bounds: bounds)
    slot = Slot(name, Value.self, role, bounds, isRequired: isRequired)
    self.isAlwaysSaid = isAlwaysSaid || isRequired
    isDefining = isRequired || plain != nil
    self.feature = feature
    isNeedy = feature != nil || !Census(of: Value?.none).needs.isEmpty
    subjects = isNeedy ? slot.subjects.union(.features) : slot.subjects
    isWord = Value.self is any Word.Type
    self.isExempt = isExempt
    get = { $0[keyPath: path] }
    set = { if let value = $1 as? Value { $0[keyPath: path] = value } }
    if let plain {
      isNew = { owner, _ in owner[keyPath: path] == plain }
      renew = { owner, _ in owner[keyPath: path] = plain }
    } else {
      isNew = { $0[keyPath: path] == $1[keyPath: path] }
      renew = { $0[keyPath: path] = $1[keyPath: path] }
    }
    remarks = { phrase.remarks($0[keyPath: path], name) }
    mapValue = { $0[keyPath: path].map(role, $1) }
    countValue = { Value.count($0[keyPath: path], in: &$1) }
    checkValue = { (owner, validator, place) throws(ScenarioError) in
      try owner[keyPath: path].check(meaning, validator, at: place)
    }
    alternatives = { owner, new, all in
      var inner = all
      inner.meaning = meaning
      func changed(_ value: Value) -> Owner {
        var owner = owner
        owner[keyPath: path] = value
        return owner
      }
      var found = Value.alternatives(to: owner[keyPath: path], inner)
        .map { $0.map(at: ".\(name)", changed) }
      // A flag of a part itself has both its values already.
      if owner[keyPath: path] != new[keyPath: path], all.weight > 0 || Value.self != Bool.self {
        found.append(all.set("default", changed(new[keyPath: path]), 1).map(at: ".\(name)") { $0 })
      }
      return found
    }
    writtenKey = JSONWriter.key(name)
  }

  /// The value of an owner.
  package func value(_ owner: Owner) -> AnyValue { AnyValue(get(owner)) }

  /// Gives an owner another value; one of another type is ignored.
  package func setValue(_ owner: inout Owner, _ value: AnyValue) { set(&owner, value.base) }

  /// Whether it is said of a part: always, or because its value is not that of a new part.
  package func isSaid(_ owner: Owner, _ new: Owner) -> Bool { isAlwaysSaid || !isNew(owner, new) }

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

  // MARK: Files

  /// Takes the value that comes next, which is not null.
  func read(_ owner: inout Owner, from reader: inout JSONReader) throws(JSONReader.Unread) {
    set(&owner, try slot.valueType.read(from: &reader))
  }

  /// Writes the key and the value, unless it is that of a new part.
  func write(_ owner: Owner, _ new: Owner, to writer: inout JSONWriter) {
    guard isSaid(owner, new) else { return }
    let value = get(owner)
    guard value.isWritten else { return }
    writer.key(writtenKey)
    value.write(to: &writer)
  }

  // MARK: Features

  /// Counts what occurs in the value, if it is not that of a new part.
  func count(_ owner: Owner, _ new: Owner, in census: inout Census) {
    if isSaid(owner, new) {
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
  func map(_ owner: inout Owner, _ new: Owner, _ mapping: Mapping) -> Bool {
    guard let features = mapping.features else { return mapValue(&owner, mapping) }
    guard isSaid(owner, new) else { return true }
    let isAllowed = feature.map { features.contains($0) || isExempt(owner) } ?? true
    if isAllowed, mapValue(&owner, mapping) { return true }
    if !isAlwaysSaid { renew(&owner, new) }
    return !isAlwaysSaid
  }
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
  /// The properties some of whose values are refused.
  let checked: [Property<Part>]
  /// The properties whose values a mapping may change.
  let mapped: [Property<Part>]
  /// The properties that may need a feature.
  let needy: [Property<Part>]

  init(_ title: String, _ properties: [Property<Part>]) {
    self.title = title
    self.properties = properties
    written = properties.sorted { $0.name < $1.name }
    table = JSONTable(properties.map(\.key))
    checked = properties.filter(\.slot.isChecked)
    mapped = properties.filter { !$0.subjects.isEmpty }
    needy = properties.filter(\.isNeedy)
  }

  var shape: Shape { .object(title, properties.map(\.key)) }
}
