/// The way to a property's value.
///
/// A stored property is read and written where it lies in its owner: key paths take many times as
/// long, and every scenario that a relation changes is checked and mapped property by property.
struct Access<Owner, Value>: Sendable {
  private let path: WritableKeyPath<Owner, Value> & Sendable
  /// How many bytes into its owner the value lies; nil where it is computed.
  private let offset: Int?

  init(_ path: WritableKeyPath<Owner, Value> & Sendable) {
    self.path = path
    offset = MemoryLayout<Owner>.offset(of: path)
  }

  func value(of owner: Owner) -> Value {
    guard let offset else { return owner[keyPath: path] }
    return withUnsafePointer(to: owner) { owner in
      UnsafeRawPointer(owner).advanced(by: offset).assumingMemoryBound(to: Value.self).pointee
    }
  }

  func change(_ owner: inout Owner, _ work: (inout Value) -> Bool) -> Bool {
    guard let offset else { return work(&owner[keyPath: path]) }
    return withUnsafeMutablePointer(to: &owner) { owner in
      work(
        &UnsafeMutableRawPointer(owner).advanced(by: offset)
          .assumingMemoryBound(to: Value.self).pointee)
    }
  }
}
