/// Parts of a record that are drawn one after the other.
public protocol RecordParts<Root>: Sendable {
  /// The record.
  associatedtype Root: Sendable

  /// Where in the memory of a record the parts are; nil if one of them is computed.
  var places: Places? { get }

  /// Draws every part in order and puts each to its place in memory that holds no record yet.
  ///
  /// Only for parts that have places.
  func draw(to memory: UnsafeMutableRawPointer, from source: inout Source)

  /// Draws every part in order and puts each into a record.
  func draw(into root: inout Root, from source: inout Source)

  /// Spells every part of a record in order.
  func spell(_ root: Root, into spelling: inout Spelling) throws(Unspellable)

  /// Whether two records have the same parts.
  func agrees(_ one: Root, _ other: Root) -> Bool

  /// Whether every part has a way back; true unless said otherwise.
  var isTwoWay: Bool { get }

  /// Draws every part in order, which writes its choices, and puts each into a record.
  func draw(into root: inout Root, from source: inout Source, writing spelling: inout Spelling)
}

/// One part of a record: where it is kept and how it is drawn.
public final class Part<Root: Sendable, Subject: Generator>: RecordParts
where Subject.Value: Equatable {
  @usableFromInline let path: any WritableKeyPath<Root, Subject.Value> & Sendable
  @usableFromInline let generator: Subject
  /// How many bytes after the start of a record the part is; zero if it is computed.
  @usableFromInline let offset: Int
  /// Whether it is stored, and so found in memory: key paths are slow.
  @usableFromInline var isStored: Bool { places != nil }

  /// Where the part is; nil if it is computed.
  public let places: Places?

  /// Makes a part of a key path and the generator of what is there.
  @inlinable
  public init(_ path: any WritableKeyPath<Root, Subject.Value> & Sendable, _ generator: Subject) {
    self.path = path
    self.generator = generator
    let offset = MemoryLayout<Root>.offset(of: path)
    places = offset.map { Places(at: $0, size: MemoryLayout<Subject.Value>.size) }
    self.offset = offset ?? 0
  }

  /// What is there.
  @inlinable
  func value(of root: Root) -> Subject.Value {
    guard isStored else { return root[keyPath: path] }
    return withUnsafePointer(to: root) {
      UnsafeRawPointer($0).load(fromByteOffset: offset, as: Subject.Value.self)
    }
  }

  @inlinable
  func put(_ value: Subject.Value, into root: inout Root) {
    guard isStored else {
      root[keyPath: path] = value
      return
    }
    withUnsafeMutablePointer(to: &root) {
      (UnsafeMutableRawPointer($0) + offset).assumingMemoryBound(to: Subject.Value.self).pointee =
        value
    }
  }

  /// Draws by the generator.
  @inlinable @inline(__always)
  public func draw(to memory: UnsafeMutableRawPointer, from source: inout Source) {
    let value = generator.draw(from: &source)
    (memory + offset).initializeMemory(as: Subject.Value.self, to: value)
  }

  /// Draws by the generator.
  @inlinable
  public func draw(into root: inout Root, from source: inout Source) {
    put(generator.draw(from: &source), into: &root)
  }

  /// Spells what is there.
  @inlinable
  public func spell(_ root: Root, into spelling: inout Spelling) throws(Unspellable) {
    try generator.spell(value(of: root), into: &spelling)
  }

  /// Whether two records have the same there.
  @inlinable
  public func agrees(_ one: Root, _ other: Root) -> Bool {
    value(of: one) == value(of: other)
  }

  /// Whether the generator has a way back.
  public var isTwoWay: Bool { generator.isTwoWay }

  /// Draws by the generator, which writes its choices.
  public func draw(
    into root: inout Root, from source: inout Source, writing spelling: inout Spelling
  ) {
    put(generator.draw(from: &source, writing: &spelling), into: &root)
  }
}

/// Some parts of a record and one more.
public struct MoreParts<First: RecordParts, Last: RecordParts>: RecordParts
where First.Root == Last.Root {
  @usableFromInline let first: First
  @usableFromInline let last: Last

  @inlinable
  init(_ first: First, _ last: Last) {
    self.first = first
    self.last = last
  }

  /// Where the parts are; nil if one of them is computed.
  public var places: Places? {
    guard let first = first.places, let last = last.places else { return nil }
    return first + last
  }

  /// Draws the first parts, then the last.
  @inlinable @inline(__always)
  public func draw(to memory: UnsafeMutableRawPointer, from source: inout Source) {
    first.draw(to: memory, from: &source)
    last.draw(to: memory, from: &source)
  }

  /// Draws the first parts, then the last.
  @inlinable
  public func draw(into root: inout First.Root, from source: inout Source) {
    first.draw(into: &root, from: &source)
    last.draw(into: &root, from: &source)
  }

  /// Spells the first parts, then the last.
  @inlinable
  public func spell(_ root: First.Root, into spelling: inout Spelling) throws(Unspellable) {
    try first.spell(root, into: &spelling)
    try last.spell(root, into: &spelling)
  }

  /// Whether two records have the same parts.
  @inlinable
  public func agrees(_ one: First.Root, _ other: First.Root) -> Bool {
    first.agrees(one, other) && last.agrees(one, other)
  }

  /// Whether every part has a way back.
  public var isTwoWay: Bool { first.isTwoWay && last.isTwoWay }

  /// Draws the first parts, then the last, which write their choices.
  public func draw(
    into root: inout First.Root, from source: inout Source, writing spelling: inout Spelling
  ) {
    first.draw(into: &root, from: &source, writing: &spelling)
    last.draw(into: &root, from: &source, writing: &spelling)
  }
}

/// The bytes of a record that some of its parts take up.
public struct Places: Sendable, Hashable {
  private let ranges: [Range<Int>]

  @usableFromInline
  init(at offset: Int, size: Int) {
    ranges = [offset..<offset + size]
  }

  private init(_ ranges: [Range<Int>]) {
    self.ranges = ranges
  }

  static func + (one: Places, other: Places) -> Places {
    Places(one.ranges + other.ranges)
  }

  /// Whether a record is made of these parts and nothing else, each part being there once.
  ///
  /// It is if the parts lie apart and are together as large as all that is stored in it. A type
  /// that describes itself might keep something back, and is taken for one that does.
  @usableFromInline
  func fill<Root>(_ root: Root) -> Bool {
    let inOrder = ranges.sorted { $0.lowerBound < $1.lowerBound }
    let lieApart = zip(inOrder, inOrder.dropFirst()).allSatisfy { $0.upperBound <= $1.lowerBound }
    let filled = ranges.map(\.count).reduce(0, +)
    guard lieApart, filled < MemoryLayout<Root>.size else { return lieApart }
    guard !(root is any CustomReflectable) else { return false }
    var stored = 0
    for child in Mirror(reflecting: root).children { stored += size(of: child.value) }
    return filled == stored
  }
}

/// The size of a value's own type; a value of type `Any` is opened for it.
private func size<Value>(of value: Value) -> Int { MemoryLayout<Value>.size }
