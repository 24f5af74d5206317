/// How the values of one form are read, written and printed.
///
/// Behind a protocol for the reason that columns are: see `Column`.
protocol FormSpelling<Whole>: Sendable {
  associatedtype Whole: Sendable

  func values(of whole: Whole) -> [AnyValue]?
  func whole(of values: [AnyValue]) throws -> Whole
  func read(from reader: inout JSONReader) throws(JSONReader.Unread) -> Whole
  func write(_ whole: Whole, to writer: inout JSONWriter)
  func source(of whole: Whole) -> [String]
  func sentence(on whole: Whole) -> String
}

/// The spelling of a form without arguments.
struct WordSpelling<Whole: Sendable & Equatable>: FormSpelling {
  let name: String
  let whole: Whole
  let sentence: String

  func values(of whole: Whole) -> [AnyValue]? { whole == self.whole ? [] : nil }
  func whole(of values: [AnyValue]) -> Whole { whole }
  func read(from reader: inout JSONReader) -> Whole { whole }
  func write(_ whole: Whole, to writer: inout JSONWriter) { writer.text(name) }
  func source(of whole: Whole) -> [String] { [] }
  func sentence(on whole: Whole) -> String { sentence }
}

/// The spelling of a form with arguments.
struct TypedFormSpelling<Whole: Sendable, each Value: Spellable>: FormSpelling {
  let name: String
  let arguments: (repeat Argument<each Value>)
  let count: Int
  let make: @Sendable (repeat each Value) -> Whole
  let sentence: @Sendable (repeat each Value) -> String
  let take: @Sendable (Whole) -> (repeat each Value)?
  /// The keys of the arguments, as they are found, and as they are written.
  private let table: JSONTable
  private let keys: [[UInt8]]
  /// The arguments by their keys.
  private let order: [Int]

  init(
    _ name: String, _ make: @escaping @Sendable (repeat each Value) -> Whole,
    _ arguments: repeat Argument<each Value>, count: Int,
    says sentence: @escaping @Sendable (repeat each Value) -> String,
    take: @escaping @Sendable (Whole) -> (repeat each Value)?
  ) {
    self.name = name
    self.arguments = (repeat each arguments)
    self.count = count
    self.make = make
    self.sentence = sentence
    self.take = take
    var shapes: [Shape.Key] = []
    for argument in repeat each arguments { shapes.append(argument.key) }
    table = JSONTable(shapes)
    keys = shapes.map { JSONWriter.key($0.name) }
    order = shapes.indices.sorted { shapes[$0].name < shapes[$1].name }
  }

  func values(of whole: Whole) -> [AnyValue]? {
    guard let taken = take(whole) else { return nil }
    var values: [AnyValue] = []
    for value in repeat each taken { values.append(AnyValue(value)) }
    return values
  }

  func whole(of values: [AnyValue]) throws -> Whole {
    var rest = values[...]
    return make(repeat try (each arguments).cast(&rest))
  }

  func read(from reader: inout JSONReader) throws(JSONReader.Unread) -> Whole {
    if count == 1 { return make(repeat try (each arguments).read(from: &reader)) }
    let places = try FilePlaces(of: table, in: &reader)
    return make(repeat try (each arguments).read(from: places))
  }

  func write(_ whole: Whole, to writer: inout JSONWriter) {
    guard let taken = take(whole) else { return }
    var values: [[UInt8]?] = []
    for (argument, value) in repeat (each arguments, each taken) {
      values.append(argument.written(value, isAlone: count == 1))
    }
    writer.open(.brace)
    writer.key(JSONWriter.key(name))
    if count == 1 {
      writer.raw(values[0] ?? Array("null".utf8))
    } else {
      writer.open(.brace)
      for place in order {
        guard let value = values[place] else { continue }
        writer.key(keys[place])
        writer.raw(value)
      }
      writer.close(.braceEnd)
    }
    writer.close(.braceEnd)
  }

  /// The arguments in Swift source, with their labels.
  func source(of whole: Whole) -> [String] {
    guard let taken = take(whole) else { return [] }
    var sources: [String] = []
    for (argument, value) in repeat (each arguments, each taken) {
      sources.append(argument.source(value))
    }
    return sources
  }

  func sentence(on whole: Whole) -> String {
    guard let taken = take(whole) else { return name }
    return sentence(repeat each taken)
  }
}
