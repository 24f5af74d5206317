import Foundation
@testable import PropertyCheck
import Testing

@Suite("A property that does not hold is one issue, at the line of the check", .failures(in: ""))
struct CheckTests {
  @Test("Only the failed expectations of the simplest value are reported")
  func oneIssue() async throws {
    let line = #line + 2
    let found = await issues {
      try await check(list(of: integer())) { numbers in
        #expect(numbers.count < 3)
        #expect(numbers.count < 2, "a second one")
      }
    }
    let issue = try #require(found.first)
    #expect(found.count == 1)
    #expect(issue.sourceLocation?.line == line)
    #expect(issue.text.hasPrefix("a second one\nThe property does not hold for\n  [0, 0]\n"))
    #expect(!issue.text.contains("count < 3") && !issue.text.contains("Expectation failed"))
    #expect(issue.text.contains("CheckTests.swift, line \(line + 2)"))
    guard case .expectationFailed = issue.kind else {
      Issue.record("it is recorded as \(issue.kind)")
      return
    }
  }

  @Test("Every failed expectation of the simplest value is reported")
  func allExpectations() async throws {
    let found = await issues {
      try await check(integer(in: 0...1000)) { number in
        #expect(number < 7)
        #expect(number != 7)
      }
    }
    let text = try #require(found.first).text
    #expect(found.count == 1)
    #expect(text.contains("  7\n"))
    #expect("\(found[0].kind)".contains("(number → 7) < 7") && !text.contains("(number → 7) < 7"))
    #expect(text.contains("(number → 7) != 7"))
  }

  @Test("A property fails by returning false, by throwing, by require and by recording an issue")
  func waysToFail() async throws {
    struct Odd: Error {}
    func fails(
      _ expected: String, _ property: @escaping @Sendable (Int) async throws -> Void
    ) async {
      let found = await issues { try await check(integer(in: 0...99), property) }
      #expect(found.count == 1)
      guard let issue = found.first else { return }
      #expect(issue.text.contains("  10\n"))
      #expect("\(issue.kind)\n\(issue.text)".contains(expected))
    }
    await fails("Odd") { if $0 >= 10 { throw Odd() } }
    await fails("(number → 10) < 10") { number in try #require(number < 10) }
    await fails("too much") { if $0 >= 10 { Issue.record("too much") } }
    await fails("was confirmed") { number in
      await confirmation(expectedCount: 1) { confirm in if number < 10 { confirm() } }
    }
    let found = await issues { try await check(integer(in: 0...99)) { $0 < 10 } }
    #expect(found.count == 1 && found[0].text.contains("  10\nIt comes from case"))
    #expect("\(found[0].kind)" == "Caught error: the property returned false: $0 < 10")
    let long = await issues {
      try await check(integer(in: 0...99)) { number in
        number < 10
      }
    }
    #expect("\(long[0].kind)" == "Caught error: the property returned false")
  }

  @Test("A property that holds records nothing, and is asked a thousand times")
  func holds() async throws {
    let counter = Counter()
    let found = await issues {
      try await check(integer(), string(), boolean()) { number, text, flag in
        counter.add()
        await Task.yield()
        withKnownIssue { Issue.record("known to the property") }
        #expect(number == number && text == text && (flag || !flag))
      }
    }
    #expect(found.isEmpty)
    #expect(counter.count == 1000)
  }

  @Test("Several values are shrunk together and reported in the order of the generators")
  func severalValues() async throws {
    let found = await issues {
      try await check(integer(in: 0...50), list(of: boolean()), string(of: "ab")) {
        one, list, text in
        one < 5 || list.count < 2 || text.isEmpty
      }
    }
    #expect(
      try #require(found.first).text.contains("  one: 5, list: [false, false], text: \"a\"\n"))
  }

  @Test("Several values have the names that the closure gives them, where the source says these")
  func names() async throws {
    let named = await issues {
      try await check(string(in: "a"..."z", count: 1...9), integer(in: 0...9)) { host, port in
        #expect(host.count < 2 || port < 3)
      }
    }
    #expect(named.first?.text.contains("\n  host: \"aa\", port: 3\n") == true)
    let unnamed = await issues {
      try await check(integer(in: 0...9), integer(in: 0...9)) { $0 < 2 || $1 < 3 }
    }
    #expect(unnamed.first?.text.contains("\n  2, 3\n") == true)
    for (source, names) in [
      ("(a, b) { x, y in x == y }", ["x", "y"]),
      ("(f(\")\\\"\"), b)\n{\n  x, _\n in true }", ["x", "_"]),

      ("(a) { [self] (x: [Int], y: Int) async throws in true }", ["x", "y"]),
      ("(a, b) { $0 == $1 }", nil), ("(a, b, property)", nil), ("a, b", nil), ("(a", nil),
      ("", nil),
    ] as [(String, [String]?)] {
      #expect(ParameterNames.names(in: Substring(source).utf8) == names, "\(source)")
    }
  }

  @Test("Numbers that fail here and there, or that lean on one another, are the simplest there are")
  func numbers() async throws {
    func isPrime(_ number: Int) -> Bool { (2..<number).allSatisfy { number % $0 != 0 } }
    let odd = await issues {
      // Squares of primes are taken for primes.
      try await check(integer(in: 2...10_000)) { number in
        isPrime(number) || (2..<number).contains { $0 * $0 < number && number % $0 == 0 }
      }
    }
    #expect(odd.first?.text.contains("\n  4\n") == true)
    for seed in [0, 1, 2] as [UInt64] {
      var checker = Checker(list(of: double(), count: 1...20))
      checker.seed = seed
      let failure = await checker.run { numbers in
        let mean = numbers.reduce(0, +) / Double(numbers.count)
        return (numbers.min() ?? 0) <= mean && mean <= (numbers.max() ?? 0) ? .held : .failed
      }.failure
      #expect(failure?.value == [0x1p970, .greatestFiniteMagnitude], "\(seed)")
      #expect(failure?.ending == .fixedPoint && (failure?.evaluations ?? .max) < 2_000)
    }
  }

  @Test("Examples come first, and are made simpler where the generator has a way back")
  func examples() async throws {
    let twoWay = await issues {
      try await check(list(of: integer(in: 0...9), count: 0...5), examples: [[], [7, 9, 8, 9]]) {
        !$0.contains(9)
      }
    }
    #expect(try #require(twoWay.first).text.contains("  [9]\n"))
    #expect(twoWay[0].text.contains("comes from example 2"))
    let oneWay = await issues {
      try await check(integer(in: 0...9).map { [$0] }, examples: [[1, 2]]) { $0.count == 1 }
    }
    #expect(try #require(oneWay.first).text.contains("  [1, 2]\n"))
    #expect(oneWay[0].text.contains("not shrunk"))
  }

  @Test("A failure that does not come back is called flaky")
  func flaky() async throws {
    let counter = Counter()
    let found = await issues {
      try await check(integer()) { _ in
        counter.add()
        #expect(counter.count != 3)
      }
    }
    #expect(found.count == 1)
    #expect(try #require(found.first).headline.contains("Caught error: the property is flaky"))
  }

  @MainActor
  @Test("A property of the main actor runs there")
  func onTheMainActor() async throws {
    var seen: [Int] = []
    try await check(integer(in: 0...9)) { number in
      MainActor.assertIsolated()
      seen.append(number)
    }
    #expect(seen.count == 1000)
  }

  @Test("Assumptions discard cases, and a property that discards nearly all of them fails")
  func assumptions() async throws {
    let counter = Counter()
    let few = await issues {
      try await check(integer(in: 0...99)) { number in
        try assume(number % 2 == 0)
        counter.add()
        #expect(number % 2 == 0)
      }
    }
    #expect(few.isEmpty && counter.count == 1000)
    let most = await issues {
      try await check(integer(in: 0...9999)) { try assume($0 == 77) }
    }
    #expect(most.count == 1)
    #expect(try #require(most.first).headline.contains("cases were kept"))
    let filtered = await issues {
      try await check(integer(in: 0...9).filter { $0 > 9 }) { _ in }
    }
    #expect(try #require(filtered.first).headline.contains("Caught error: only 0 of"))
  }

  @Test("Labels that are too rare fail the property, others do not")
  func labels() async throws {
    func share(_ least: Double) async -> [Issue] {
      await issues {
        try await check(integer(in: 0...99)) { number in
          classify("small", number < 10, atLeast: least)
          label(number % 2 == 0 ? "even" : "odd")
        }
      }
    }
    #expect(await share(0.09).isEmpty)
    let rare = await share(0.2)
    #expect(rare.count == 1)
    #expect(
      try #require(rare.first).headline.contains("\"small\" was to be at least 20 % of the cases"))
    let never = await issues {
      try await check(integer(in: 0...9)) { classify("large", $0 > 9, atLeast: 0.01) }
    }
    #expect(try #require(never.first).headline.contains("was 0 of 1000"))
  }

  @Test("Within withKnownIssue a broken property is one known issue, and one that holds is none")
  func knownIssue() async throws {
    await withKnownIssue {
      try await check(integer(in: 0...9)) { #expect($0 < 5) }
    }
    let found = await issues {
      await withKnownIssue { try await check(integer(in: 0...9)) { #expect($0 < 10) } }
    }
    #expect(found.count == 1)
    guard case .knownIssueNotRecorded = try #require(found.first).kind else {
      Issue.record("it is recorded as \(found[0].kind)")
      return
    }
  }

  @Test("A cancelled task ends the check with what cancelled it")
  func cancellation() async throws {
    let task = Task {
      try await check(integer()) { _ in
        try await Task.sleep(for: .seconds(600))
      }
    }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }
}

@Suite("A counterexample as it is printed")
struct ReadableTests {
  enum Suit { case clubs }
  enum Shape {
    case dot
    case box(width: Int, height: Int)
    case label(String)
  }
  struct Card {
    var suit: Suit
    var rank: Int?
  }
  struct Named: CustomStringConvertible { var description: String { "by itself" } }

  @Test("It reads as one writes it, without modules, and shows what matters of dates and data")
  func values() {
    let cases: [(Any, String)] = [
      (Card(suit: .clubs, rank: 1), "Card(suit: .clubs, rank: 1)"),
      ([Card(suit: .clubs, rank: nil)], "[Card(suit: .clubs, rank: nil)]"),
      (
        [Shape.dot, .box(width: 1, height: 2), .label("a")],
        #"[.dot, .box(width: 1, height: 2), .label("a")]"#
      ),
      (["b": [Suit.clubs], "a": []], #"["a": [], "b": [.clubs]]"#), ([String: Int](), "[:]"),
      (Set([10, 9, 2]), "[2, 9, 10]"), ((1, named: "x"), #"(1, named: "x")"#),
      (Named(), "by itself"), (Optional(Named()) as Any, "by itself"), (Character("a"), #""a""#),
      (Date(timeIntervalSinceReferenceDate: 0.001), "2001-01-01 00:00:00.001 +0000"),
      (Date(timeIntervalSinceReferenceDate: -1), "2000-12-31 23:59:59 +0000"),
      (Data([0, 255]), "2 bytes: 00 ff"), (1.0, "1.0"), ("\n", #""\n""#),
    ]
    for (value, text) in cases { #expect(readable(value) == text) }
  }
}
