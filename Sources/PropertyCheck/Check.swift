@_exported public import PropertyTesting
public import Testing

/// Checks that a property holds for what a generator draws.
///
///     @Test func reversingTwiceChangesNothing() async throws {
///       try await check(list(of: integer())) { numbers in
///         #expect(Array(numbers.reversed().reversed()) == numbers)
///       }
///     }
///
/// The property may use `#expect` and `#require`, record issues, throw and await, and it may simply return
/// whether it holds:
///
///     try await check(integer()) { number in number &+ 1 != number }
///
/// If it is broken, there is
/// one issue, at the line of the check: the simplest value that was found, what failed for it, and a token
/// that replays it. What fails for other values on the way there is neither recorded nor printed.
///
/// How many cases are tried, with which seed and whether a token is replayed, is said by traits such as
/// `.cases(100)` or else by the environment (`PROPERTY_TESTING_CASES`).
///
/// - Parameters:
///   - generator: What draws the values.
///   - cases: In how many cases it must hold, at least 1; nil: as traits and the environment say.
///   - examples: Values that are tried first. They are made simpler too if the generator has a way back.
///   - isolation: The actor that the property is called on: the caller's.
///   - function: The test, under which failures are remembered.
///   - sourceLocation: Where the issue is recorded.
///   - property: What must hold. It is called for one value after the other, never for two at a time.
/// - Throws: What ended the test: that it was cancelled.
public func check<Subject: Generator, Result>(
  _ generator: Subject, cases: Int? = nil, examples: [Subject.Value] = [],
  isolation: isolated (any Actor)? = #isolation, function: String = #function,
  sourceLocation: SourceLocation = #_sourceLocation,
  _ property: @escaping (Subject.Value) async throws -> Result
) async throws {
  let trial = Trial(
    generator: generator, cases: cases, examples: examples, function: function,
    location: sourceLocation
  ) { value in
    try await property(value) as? Bool ?? true
  }
  try await trial.run()
}

/// Says what to write instead of `count:`.
@available(*, unavailable, message: "how many cases are tried is said by cases:, not count:")
public func check<Subject: Generator, Result>(
  _ generator: Subject, count: Int, _ property: (Subject.Value) async throws -> Result
) async throws {}

/// Checks that a property of several values holds for what several generators draw.
///
/// A counterexample has the names that the closure gives to the values, if the source of the test is at hand:
/// `one: [0], other: []`.
///
///     try await check(list(of: integer()), list(of: integer())) { one, other in
///       #expect((one + other).count == one.count + other.count)
///     }
///
/// To try examples of several values first, check a tuple:
///
///     try await check(tuple(integer(), string()), examples: [(1, "a")]) { number, text in
///       text.isEmpty || text.count > 0 && number &- number == 0
///     }
public func check<First: Generator, Second: Generator, each Other: Generator, Result>(
  _ first: First, _ second: Second, _ others: repeat each Other, cases: Int? = nil,
  isolation: isolated (any Actor)? = #isolation, function: String = #function,
  sourceLocation: SourceLocation = #_sourceLocation,
  _ property:
    @escaping (First.Value, Second.Value, repeat (each Other).Value) async throws -> Result
) async throws {
  var trial = Trial(
    generator: pair(tuple(first, second), tuple(repeat each others)), cases: cases, examples: [],
    function: function, location: sourceLocation
  ) { values in
    let others: (repeat (each Other).Value) = values.1
    return try await property(values.0.0, values.0.1, repeat each others) as? Bool ?? true
  }
  trial.describe = { values in
    let others: (repeat (each Other).Value) = values.1
    return described(at: sourceLocation, values.0.0, values.0.1, repeat each others)
  }
  try await trial.run()
}

/// Several values, with the names that the closure of the check gives them, if these are known.
private func described<each Value>(
  at location: SourceLocation, _ values: repeat each Value
) -> String {
  var texts: [String] = []
  repeat texts.append(readable(each values))
  let names = ParameterNames.read(at: location, count: texts.count)
  return texts.enumerated()
    .map { number, text in names.map { "\($0[number]): \(text)" } ?? text }
    .joined(separator: ", ")
}

/// Checks that a system does what a model of it says, whatever commands it gets.
///
///     try await check(StackModel()) { Stack<Int>() }
///
/// Every case makes a new system and runs some commands on it. See `CommandModel`.
///
/// - Parameters:
///   - model: The state of the model before the first command.
///   - count: How many commands a case has; fewer are simpler.
///   - cases: In how many cases it must hold, at least 1; nil: as traits and the environment say.
///   - isolation: The actor that commands run on: the caller's.
///   - function: The test, under which failures are remembered.
///   - sourceLocation: Where the issue is recorded.
///   - makeSystem: Makes the system under test, as new as the model.
/// - Throws: What ended the test: that it was cancelled.
public func check<Model: CommandModel>(
  _ model: Model, count: ClosedRange<Int> = 0...50, cases: Int? = nil,
  isolation: isolated (any Actor)? = #isolation, function: String = #function,
  sourceLocation: SourceLocation = #_sourceLocation,
  on makeSystem: @escaping () async throws -> Model.System
) async throws {
  var trial = Trial(
    generator: commands(for: model, count: count), cases: cases, examples: [], function: function,
    location: sourceLocation
  ) { commands in
    var model = model
    var system = try await makeSystem()
    for command in commands {
      try await model.run(command, on: &system)
      model.apply(command)
    }
    return true
  }
  trial.describe = { commands in
    if commands.isEmpty { return "no command at all" }
    return commands.enumerated()
      .map { "\($0 + 1). \(readable($1))" }.joined(separator: "\n")
  }
  try await trial.run()
}
