/// How the values of one property are read, written and printed.
///
/// None of it is done while scenes are played. So it stands behind a protocol: the compiler makes its
/// code once, and not for each property anew, which would take it most of its time for this module.
protocol Column<Owner>: Sendable {
  associatedtype Owner: Sendable

  func value(of owner: Owner) -> AnyValue
  func setValue(_ value: AnyValue, of owner: inout Owner)
  func isSaid(of owner: Owner, _ new: Owner) -> Bool
  func read(_ owner: inout Owner, from reader: inout JSONReader) throws(JSONReader.Unread)
  func write(_ owner: Owner, _ key: [UInt8], to writer: inout JSONWriter)
  func source(of owner: Owner) -> String
  func remarks(on owner: Owner) -> [String]
  func addNeeds(
    of owner: Owner, _ new: Owner, _ feature: Scenario.Feature?, to needs: inout Scenario.Features)
  func keep(
    _ owner: inout Owner, _ new: Owner, _ feature: Scenario.Feature?,
    within features: Scenario.Features)
}

/// The column of a property whose values are of one type.
struct TypedColumn<Owner: Sendable, Value: Spellable>: Column {
  let key: Shape.Key
  let access: Access<Owner, Value>
  /// The value where it is left out, if that is not a new part's.
  let plain: Value?
  let isAlwaysSaid: Bool
  let phrase: Phrase<Value>

  func value(of owner: Owner) -> AnyValue { AnyValue(access.value(of: owner)) }

  func setValue(_ value: AnyValue, of owner: inout Owner) {
    if let value = value.base as? Value { set(value, of: &owner) }
  }

  private func set(_ value: Value, of owner: inout Owner) {
    _ = access.change(&owner) { old in
      old = value
      return true
    }
  }

  func isSaid(of owner: Owner, _ new: Owner) -> Bool {
    isAlwaysSaid || access.value(of: owner) != plain ?? access.value(of: new)
  }

  func read(_ owner: inout Owner, from reader: inout JSONReader) throws(JSONReader.Unread) {
    set(try Value.read(from: &reader), of: &owner)
  }

  func write(_ owner: Owner, _ key: [UInt8], to writer: inout JSONWriter) {
    let value = access.value(of: owner)
    guard value.isWritten else { return }
    writer.key(key)
    value.write(to: &writer)
  }

  func source(of owner: Owner) -> String { access.value(of: owner).source }

  func remarks(on owner: Owner) -> [String] { phrase.remarks(access.value(of: owner), key.name) }

  func addNeeds(
    of owner: Owner, _ new: Owner, _ feature: Scenario.Feature?, to needs: inout Scenario.Features
  ) {
    let value = access.value(of: owner)
    // Of what is always said a new part has what this one has.
    if !isAlwaysSaid, value == plain ?? access.value(of: new) { return }
    if let feature { needs.insert(feature) }
    value.addNeeds(to: &needs)
  }

  func keep(
    _ owner: inout Owner, _ new: Owner, _ feature: Scenario.Feature?,
    within features: Scenario.Features
  ) {
    var value = access.value(of: owner)
    let isKept = feature.map(features.contains) ?? true
    if !isKept || !value.keep(within: features) { value = plain ?? access.value(of: new) }
    set(value, of: &owner)
  }
}
