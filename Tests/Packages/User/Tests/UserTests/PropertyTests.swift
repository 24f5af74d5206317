import PropertyCheck
import Testing

@Test func reversingTwiceChangesNothing() async throws {
  try await check(list(of: integer())) { numbers in
    #expect(Array(numbers.reversed().reversed()) == numbers)
  }
}

@Test func divisionAndRemainderBelongTogether() async throws {
  try await check(integer(in: -1000...1000), integer(in: -10...10)) { number, divisor in
    try assume(divisor != 0)
    let (quotient, remainder) = number.quotientAndRemainder(dividingBy: divisor)
    return quotient * divisor + remainder == number
  }
}

struct Stack: Sendable {
  private var items: [Int] = []
  mutating func push(_ item: Int) { items.append(item) }
  mutating func pop() -> Int? { items.popLast() }
}

struct StackModel: CommandModel {
  var items: [Int] = []

  enum Command { case push(Int), pop }

  var commands: some Generator<Command> {
    oneOf(constant(Command.pop), integer().map { .push($0) })
  }

  func allows(_ command: Command) -> Bool {
    if case .pop = command { !items.isEmpty } else { true }
  }

  mutating func apply(_ command: Command) {
    switch command {
    case .push(let item): items.append(item)
    case .pop: items.removeLast()
    }
  }

  func run(_ command: Command, on stack: inout Stack) {
    switch command {
    case .push(let item): stack.push(item)
    case .pop: #expect(stack.pop() == items.last)
    }
  }
}

@Test func aStackDoesWhatItsModelSays() async throws {
  try await check(StackModel()) { Stack() }
}

@Test func aWrongPropertyIsAnIssue() async throws {
  await withKnownIssue {
    try await check(list(of: integer())) { numbers in
      #expect(numbers.count < 3)
    }
  }
}
