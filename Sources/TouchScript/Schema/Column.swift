/// How the values of one property are read, written and printed.
///
/// None of it is done while scenes are played. So it stands behind a protocol: the compiler makes its
/// code once, and not for each property anew, which would take it most of its time for this module.
protocol Column<Owner>: Sendable {
  associatedtype Owner: Sendable

  func value(of owner: Owner) -> AnyValue
  func setValue(_ value: AnyValue, of owner: inout Owner)
  func isSaid(of owner: Owner, _ new: Owner) -> Bool
  func read(_ owner: inout Owner, from fields: FileFields) throws
  func write(
    _ owner: Owner, _ new: Owner, to fields: inout KeyedEncodingContainer<FileKey>
  ) throws
  func source(of owner: Owner) -> String
  func remarks(on owner: Owner) -> [String]
}

/// The column of a property whose values are of one type.
struct TypedColumn<Owner: Sendable, Value: Spellable>: Column {
  let key: Shape.Key
  let path: WritableKeyPath<Owner, Value> & Sendable
  /// The value where it is left out, if that is not a new part's.
  let plain: Value?
  let isAlwaysSaid: Bool
  let phrase: Phrase<Value>

  func value(of owner: Owner) -> AnyValue { AnyValue(owner[keyPath: path]) }

  func setValue(_ value: AnyValue, of owner: inout Owner) {
    if let value = value.base as? Value { owner[keyPath: path] = value }
  }

  func isSaid(of owner: Owner, _ new: Owner) -> Bool {
    isAlwaysSaid || owner[keyPath: path] != plain ?? new[keyPath: path]
  }

  func read(_ owner: inout Owner, from fields: FileFields) throws {
    if let value: Value = try fields.read(key) { owner[keyPath: path] = value }
  }

  func write(
    _ owner: Owner, _ new: Owner, to fields: inout KeyedEncodingContainer<FileKey>
  ) throws {
    if isSaid(of: owner, new) {
      try owner[keyPath: path].write(FileKey(key.name), to: &fields)
    }
  }

  func source(of owner: Owner) -> String { owner[keyPath: path].source }

  func remarks(on owner: Owner) -> [String] { phrase.remarks(owner[keyPath: path], key.name) }
}
