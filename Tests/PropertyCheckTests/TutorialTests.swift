import Foundation
import PropertyCheck
import Testing

/// What the tutorials of other libraries begin with, as a newcomer types it.
@Suite("Ten properties from the tutorials of other libraries", .cases(200))
struct TutorialTests {
  /// QuickCheck, `prop_revapp` and `prop_RevRev`.
  @Test func reverse() async throws {
    try await check(list(of: integer())) { xs in
      #expect(Array(xs.reversed().reversed()) == xs)
    }
    try await check(list(of: integer()), list(of: integer())) { xs, ys in
      #expect(Array((xs + ys).reversed()) == Array(ys.reversed()) + Array(xs.reversed()))
    }
  }

  /// QuickCheck, the ordered list: what is sorted is in order, and nothing is lost.
  @Test func sorting() async throws {
    try await check(list(of: integer(in: -10...10))) { xs in
      let sorted = xs.sorted()
      classify("with twins", Set(xs).count < xs.count, atLeast: 0.1)
      #expect(zip(sorted, sorted.dropFirst()).allSatisfy { $0 <= $1 })
      #expect(sorted.count == xs.count)
      for x in xs { #expect(sorted.contains(x)) }
    }
  }

  /// Hypothesis, the quick start: decoding what was run-length encoded.
  @Test func runLength() async throws {
    func encode(_ text: String) -> [(Character, Int)] {
      text.reduce(into: []) { runs, character in
        if runs.last?.0 == character {
          runs[runs.count - 1].1 += 1
        } else {
          runs.append((character, 1))
        }
      }
    }
    func decode(_ runs: [(Character, Int)]) -> String {
      runs.map { String(repeating: $0.0, count: $0.1) }.joined()
    }
    try await check(string(of: "ab")) { text in
      #expect(decode(encode(text)) == text)
    }
  }

  /// fast-check, the README: a text contains itself, and a part of a sum of texts.
  @Test func contains() async throws {
    try await check(string()) { text in text.isEmpty || text.contains(text) }
    try await check(string(), string(), string()) { a, b, c in
      #expect(b.isEmpty || (a + b + c).unicodeScalars.count >= b.unicodeScalars.count)
    }
  }

  /// Proptest, the book: a date that is printed can be parsed.
  @Test func parsing() async throws {
    func parse(_ text: String) -> (Int, Int, Int)? {
      let parts = text.split(separator: "-").compactMap { Int($0) }
      return parts.count == 3 ? (parts[0], parts[1], parts[2]) : nil
    }
    try await check(string()) { text in
      _ = parse(text)
    }
    try await check(integer(in: 0..<10000), integer(in: 1...12), integer(in: 1...31)) { y, m, d in
      let parsed = try #require(parse("\(y)-\(m)-\(d)"))
      #expect(parsed == (y, m, d))
    }
  }

  /// Everybody: what is encoded as JSON decodes to the same.
  @Test func json() async throws {
    struct Person: Codable, Equatable, Sendable {
      var name: String
      var age: Int
      var email: String?
      var scores: [Double]
      var tags: Set<String>
    }
    let person = combine(
      string(), integer(in: 0...120), optional(of: string()), list(of: double(in: -1e6...1e6)),
      set(of: string(of: .letters)), into: Person.init)
    try await check(person) { person in
      let data = try JSONEncoder().encode(person)
      #expect(try JSONDecoder().decode(Person.self, from: data) == person)
    }
  }

  /// Hedgehog and F# for fun and profit: adding is commutative and associative, and zero changes nothing.
  @Test func adding() async throws {
    try await check(integer(), integer(), integer()) { a, b, c in
      #expect(a &+ b == b &+ a)
      #expect((a &+ b) &+ c == a &+ (b &+ c))
      #expect(a &+ 0 == a)
    }
  }

  /// jqwik and PropEr: an oracle, here the slow way to find the largest.
  @Test func oracle() async throws {
    try await check(list(of: integer(), count: 1...30)) { xs in
      #expect(xs.max() == xs.sorted().last)
    }
  }

  /// Elm and ScalaCheck: turning a tree around twice changes nothing.
  @Test func mirroring() async throws {
    indirect enum Tree: Equatable, Sendable {
      case leaf
      case node(Tree, Int, Tree)

      var mirrored: Tree {
        switch self {
        case .leaf: .leaf
        case .node(let left, let value, let right): .node(right.mirrored, value, left.mirrored)
        }
      }
    }
    let tree = recursive(constant(Tree.leaf)) { tree in
      combine(tree, integer(), tree, into: Tree.node)
    }
    try await check(tree) { $0.mirrored.mirrored == $0 }
  }

  /// Everybody: dividing, with an assumption.
  @Test func dividing() async throws {
    try await check(integer(in: -100...100), integer(in: -10...10)) { a, b in
      try assume(b != 0)
      let (quotient, remainder) = a.quotientAndRemainder(dividingBy: b)
      #expect(quotient * b + remainder == a)
    }
  }

  /// Erlang's QuickCheck and Hypothesis: a stack and its model.
  @Test func stack() async throws {
    struct Stack {
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
      mutating func apply(_ command: Command) {
        switch command {
        case .push(let item): items.append(item)
        case .pop: _ = items.popLast()
        }
      }
      func run(_ command: Command, on stack: inout Stack) {
        switch command {
        case .push(let item): stack.push(item)
        case .pop: #expect(stack.pop() == items.last)
        }
      }
    }
    try await check(StackModel()) { Stack() }
  }
}
