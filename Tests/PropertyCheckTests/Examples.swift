import Foundation
import PropertyCheck
import Testing

// Every example of the library's documentation, line by line; `ExampleTests` compares them.

struct Stack<Item> {
  private var items: [Item] = []
  mutating func push(_ item: Item) { items.append(item) }
  mutating func pop() -> Item? { items.popLast() }
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

  func run(_ command: Command, on stack: inout Stack<Int>) {
    switch command {
    case .push(let item): stack.push(item)
    case .pop: #expect(stack.pop() == items.last)
    }
  }
}

@Suite("The examples of the documentation", .cases(100))
struct Examples {
  @Test func reversingTwiceChangesNothing() async throws {
    try await check(list(of: integer())) { numbers in
      #expect(Array(numbers.reversed().reversed()) == numbers)
    }
  }

  @Test func sortingKeepsEverything() async throws {
    try await check(list(of: integer())) { numbers in
      let sorted = numbers.sorted()
      #expect(sorted.count == numbers.count)
      #expect(zip(sorted, sorted.dropFirst()).allSatisfy { $0 <= $1 })
    }
  }

  @Test(.cases(50), .seed(7)) func joining() async throws {
    try await check(string(), string()) { one, other in (one + other).hasSuffix(other) }
  }

  @Test("What the tutorial prints is what is printed", .cases(1000), .failures(in: ""))
  func tutorialFinding() async throws {
    let found = await issues {
      func countDistinct(_ numbers: [Int]) -> Int {
        zip(numbers, numbers.dropFirst()).filter { $0 != $1 }.count + (numbers.isEmpty ? 0 : 1)
      }
      try await check(list(of: integer())) { numbers in
        #expect(countDistinct(numbers) == Set(numbers).count)
      }
    }
    let text = try #require(found.first).text
    #expect(text.hasPrefix("The property does not hold for\n  [0, 1, 0]\n"))
    #expect(
      "\(found[0].kind)"
        == "Expectation failed: (countDistinct(numbers) → 3) == (Set(numbers).count → 2)")
  }

  @Test("What the tutorial prints of a stack is what is printed", .cases(1000), .failures(in: ""))
  func tutorialStack() async throws {
    struct Stack {
      private var items: [Int] = []
      mutating func push(_ item: Int) { items.append(item) }
      mutating func pop() -> Int? { items.isEmpty ? nil : items.removeFirst() }
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
    let found = await issues {
      try await check(StackModel()) { Stack() }
    }
    #expect("\(found[0].kind)" == "Expectation failed: (stack.pop() → 0) == (items.last → 1)")
    let lines = try #require(found.first).text.split(separator: "\n")
    #expect(
      lines.prefix(4) == [
        "The property does not hold for", "  1. .push(0)", "  2. .push(1)", "  3. .pop",
      ])
  }

  @Test func checks() async throws {
    try await check(integer()) { number in number &+ 1 != number }
    try await check(integer(), integer()) { one, other in one &+ other == other &+ one }
    try await check(list(of: integer()), list(of: integer())) { one, other in
      #expect((one + other).count == one.count + other.count)
    }
    try await check(StackModel()) { Stack<Int>() }
    try await check(tuple(integer(), string()), examples: [(1, "a")]) { number, text in
      text.isEmpty || text.count > 0 && number &- number == 0
    }
  }

  @Test func people() async throws {
    struct Person: Codable, Equatable { var name: String, age: Int, nickname: String? }
    let person = combine(
      string(), integer(in: 0...120), optional(of: string()), into: Person.init)
    try await check(person) { person in
      let data = try JSONEncoder().encode(person)
      #expect(try JSONDecoder().decode(Person.self, from: data) == person)
    }
  }

  @Test(.cases(1000)) func notes() async throws {
    try await check(integer(), integer(in: -10...10)) { number, divisor in
      try assume(divisor != 0)
      let (quotient, remainder) = number.quotientAndRemainder(dividingBy: divisor)
      #expect(quotient * divisor + remainder == number)
    }
    try await check(list(of: integer(in: 0...9))) { numbers in
      classify("empty", numbers.isEmpty)
      classify("with twins", Set(numbers).count < numbers.count, atLeast: 0.2)
      #expect(numbers.sorted().count == numbers.count)
    }
    try await check(list(of: integer())) { numbers in
      try assume(!numbers.isEmpty)
      label("\(numbers.count) numbers")
      classify("empty", numbers.isEmpty)
      classify("sorted", numbers == numbers.sorted(), atLeast: 0.05)
    }
  }

  @Test func numbers() async throws {
    let number = integer()
    let byte = integer(of: UInt8.self)
    let digit = integer(in: 0...9)
    let port = integer(in: UInt16(1024)...65535)
    let index = integer(in: 0..<10)
    let positive = integer(in: 1...)
    try await check(positive) { $0 > 0 }
    let any = double()
    let share = double(in: 0...1)
    let rough = double(includingNonFinite: true)
    let opacity = float(in: 0...1)
    try await check(number, byte, digit, port, index) { $2 < 10 && $3 >= 1024 && $4 < 10 }
    try await check(any, share, rough, opacity) { $0.isFinite && 0...1 ~= $1 && 0...1 ~= $3 }
  }

  @Test func texts() async throws {
    let text = string()
    let name = string(of: .letters, count: 1...20)
    let initial = character(of: .letters)
    let payload = data()
    let key = data(count: 32...32)
    let birthday = date()
    let soon = date(in: Date(timeIntervalSince1970: 0)...Date(timeIntervalSince1970: 86_400))
    let id = uuid()
    try await check(text, name, initial) { 1...20 ~= $1.count && $2.isLetter }
    try await check(payload, key, id) { $1.count == 32 && $0 != $1 && $2 == $2 }
    try await check(birthday, soon) { $1 < $0.addingTimeInterval(1e11) }
    func days() -> [AnyGenerator<Date>] {
      let deadline = day()
      let soon = day(in: Date(timeIntervalSince1970: 0)...Date(timeIntervalSince1970: 864_000))
      return [deadline, soon]
    }
    try await check(days()[0], days()[1]) { $1 < $0.addingTimeInterval(1e11) }
    func alphabets() -> [AnyGenerator<String>] {
      let name = string(of: .letters)
      let bases = string(of: "ACGT")
      return [name, bases]
    }
    func ranges() -> [AnyGenerator<String>] {
      let word = string(in: "a"..."z", count: 1...10)
      return [word]
    }
    func oneByOne() -> [AnyGenerator<String>] {
      let word = string(of: oneOf(character(in: "a"..."z"), constant("-")))
      return [word]
    }
    let letter = character(in: "a"..."z")
    try await check(ranges()[0], oneByOne()[0], letter) { word, dashed, letter in
      word.allSatisfy { "a"..."z" ~= $0 } && dashed.allSatisfy { $0 == "-" || "a"..."z" ~= $0 }
        && "a"..."z" ~= letter
    }
    try await check(tuple(alphabets()[0], alphabets()[1])) { $1.allSatisfy { "ACGT".contains($0) } }
  }

  @Test func collections() async throws {
    let numbers = list(of: integer())
    let rows = list(of: list(of: boolean()))
    try await check(numbers, rows) { _, _ in true }
    let pair = list(of: integer(), count: 2...2)
    let triple = list(of: boolean(), count: 3)
    let some = list(of: boolean(), count: 1..<10)
    try await check(triple, some) { $0.count == 3 && 1..<10 ~= $1.count }
    let tags = set(of: string())
    let hand = set(of: integer(in: 1...52), count: 5...5)
    let ages = dictionary(keys: string(), values: integer(in: 0...120))
    func tutorial() -> Int {
      let word = string(in: "a"..."z", count: 1...10)
      let hand = set(of: integer(in: 1...52), count: 5...5)
      let ages = dictionary(keys: string(), values: integer(in: 0...120))
      return word.value(of: ChoiceTree()).count + hand.value(of: ChoiceTree()).count
        + ages.value(of: ChoiceTree()).count
    }
    #expect(tutorial() > 0)
    let nickname = optional(of: string())
    let vowel = element(of: ["a", "e", "i", "o", "u"])
    enum Suit: CaseIterable { case clubs, diamonds, hearts, spades }
    let suit = element(of: Suit.self)
    let flag = boolean()
    let none = constant(0)
    let deck = permutation(of: Array(1...52))
    try await check(deck) { $0.count == 52 }
    print(sample(list(of: integer(in: 0...9))))
    let word = text("letters", of: ["a", "b", "👍🏽"], count: 0...9)
    try await check(pair, tags, hand, ages) { $0.count == 2 && $2.count == 5 && $3.count >= 0 }
    try await check(nickname, vowel, suit, flag, none, word) {
      $4 == 0 && $1.count == 1 && $5.count < 10
    }
  }

  @Test func formsOfValues() async throws {
    let hex = integer(in: 0...255).map(to: { String($0, radix: 16) }, from: { Int($0, radix: 16) })
    let even = integer(in: 0...50).map { $0 * 2 }
    let sized = integer(in: 1...5).flatMap { size in list(of: boolean(), count: size...size) }
    let odd = integer(in: 0...99).filter { $0 % 2 == 1 }
    try await check(hex, even, sized, odd) {
      $0.count < 3 && $1 % 2 == 0 && $2.count > 0 && $3 % 2 == 1
    }
  }

  @Test func alternatives() async throws {
    enum Shape { case circle(radius: Int), square(side: Int), point }
    let shape = oneOf(
      constant(Shape.point),
      integer(in: 1...100).map { .circle(radius: $0) },
      integer(in: 1...100).map { .square(side: $0) })
    let mostlySmall = oneOf(weighted: (9, integer(in: 0...9)), (1, integer()))
    let small = oneOf([integer(in: 0...9), integer(in: -9...0)])
    try await check(small) { -9...9 ~= $0 }
    let size = oneOf(
      "size", Alternative(integer(in: 0...9)), Alternative(integer(), weight: 3, feature: "large"))
    indirect enum Tree: Sendable { case leaf(Int), node(Tree, Tree) }
    let tree = recursive(integer().map(Tree.leaf)) { tree in
      combine(tree, tree, into: Tree.node)
    }
    let nested = recursive(maximumDepth: 3, base: constant("")) { deeper, depth in
      list("groups", of: deeper, count: 0...(3 - depth))
        .map { groups in groups.map { "(\($0))" }.joined() }
    }
    try await check(shape, mostlySmall, size, tree, nested) { $4.count % 2 == 0 }
  }

  @Test func parts() async throws {
    struct Point: Equatable, Sendable { var x = 0, y = 0 }
    let point = record("point", of: Point()) {
      Part(\.x, integer("x", in: 0...9))
      Part(\.y, integer("y", in: 0...9))
    }
    let labels = rare("labels", of: text("letters", of: ["a", "b"], count: 1...4), atMost: 9)
    let portion = dependent(integer("whole", in: 1...9)) { whole in integer("part", in: 0...whole) }
    let place = pair(integer("x", in: 0...9), integer("y", in: 0...9))
    let parent = reference("parent", to: "nodes", among: 5)
    let tree = try point.tree(of: Point(x: 7, y: 0))
    #expect(tree.description == "point {x 7, y 0}")
    #expect(point.value(of: tree) == Point(x: 7, y: 0))
    try await check(point, labels, portion, place, parent) { $2.1 <= $2.0 && $4 < 5 }
    func named() async throws {
      struct Person { var name: String, age: Int }
      let person = combine(string(), integer(in: 0...120), into: Person.init)
      try await check(person) { $0.age <= 120 }
    }
    try await named()
    let person = tuple(string(), integer(in: 0...120), boolean())
    try await check(person) { $1 <= 120 || $2 || $0.isEmpty }
  }

  @Test func distributions() async throws {
    let even = integer("x", in: 0...99).biased { random in random.integer(in: 0...49) * 2 }
    let alpha = integer("alpha", in: 0...255).favoring([0, 255], chance: .half)
    let low = integer("x", in: 0...999).proposed(by: integer("x", in: 0...9), chance: .half)
    let hidden = boolean("hidden").needing("hiding", otherwise: false)
    let programs = commands(for: StackModel(), count: 1...20)
    try await check(even, alpha, low, hidden, programs) { 0...255 ~= $1 && $4.count > 0 }
  }
}
