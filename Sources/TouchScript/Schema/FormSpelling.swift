/// How the values of one form are read, written and printed.
///
/// Behind a protocol for the reason that columns are: see `Column`.
protocol FormSpelling<Whole>: Sendable {
  associatedtype Whole: Sendable

  func values(of whole: Whole) -> [AnyValue]?
  func whole(of values: [AnyValue]) throws -> Whole
  func read(_ choice: Choice) throws -> Whole
  func write(_ whole: Whole, to encoder: any Encoder) throws
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
  func read(_ choice: Choice) -> Whole { whole }
  func write(_ whole: Whole, to encoder: any Encoder) throws {
    try Choice.encode(name, to: encoder)
  }
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

  func read(_ choice: Choice) throws -> Whole {
    if count == 1 {
      let (fields, name) = try choice.single()
      return make(repeat try (each arguments).read(behind: name, in: fields))
    }
    let fields = try choice.object()
    return make(repeat try (each arguments).read(from: fields))
  }

  func write(_ whole: Whole, to encoder: any Encoder) throws {
    guard let taken = take(whole) else { return }
    var fields = encoder.container(keyedBy: FileKey.self)
    if count == 1 {
      for value in repeat each taken { try value.write(FileKey(name), to: &fields) }
    } else {
      var inner = fields.nestedContainer(keyedBy: FileKey.self, forKey: FileKey(name))
      for (argument, value) in repeat (each arguments, each taken) {
        try argument.write(value, to: &inner)
      }
    }
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
