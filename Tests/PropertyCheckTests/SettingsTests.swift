import Foundation
import PropertyCheck
import Testing

@testable import struct PropertyCheck.PropertySettings

@Suite("Traits and the environment say how properties are checked", .failures(in: ""))
struct SettingsTests {
  @Test("As many cases as a trait says, the inner one first", .cases(30))
  func cases() async throws {
    let counter = Counter()
    try await check(integer()) { _ in counter.add() }
    #expect(counter.count == 30)
    try await check(integer(), boolean(), cases: 5) { _, _ in counter.add() }
    #expect(counter.count == 35)
  }

  @Suite("In a suite", .cases(12), .seed(5))
  struct Inner {
    @Test("what the suite says holds")
    func suite() async throws {
      let counter = Counter()
      try await check(integer()) { _ in counter.add() }
      #expect(counter.count == 12)
    }

    @Test("unless the test says otherwise", .cases(3))
    func test() async throws {
      let counter = Counter()
      try await check(integer()) { _ in counter.add() }
      #expect(counter.count == 3)
    }
  }

  @Test("The same seed tries the same values, another seed others")
  func seeds() async throws {
    func tried(_ seed: UInt64) async throws -> [Int] {
      let seen = Seen()
      try await PropertySettings.$present.withValue(
        PropertySettings(cases: 20, seed: seed, failures: "")
      ) {
        try await check(integer()) { seen.add($0) }
      }
      return seen.values
    }
    #expect(try await tried(1) == tried(1))
    #expect(try await tried(1) != tried(2))
  }

  @Test("The printed token replays the simplest value, and nothing else")
  func replay() async throws {
    func property(_ numbers: [Int], _ counter: Counter) {
      counter.add()
      #expect(!numbers.contains { $0 > 41 })
    }
    let first = await issues {
      try await check(list(of: integer())) { property($0, Counter()) }
    }
    let text = try #require(first.first).text
    let token = try #require(
      text.split(separator: "\"").map(String.init).first { $0.hasPrefix("ts2.") })
    let counter = Counter()
    let settings = PropertySettings(token: String(token), failures: "")
    let again = await PropertySettings.$present.withValue(settings) {
      await issues { try await check(list(of: integer())) { property($0, counter) } }
    }
    #expect(try #require(again.first).text.contains("  [42]\n"))
    #expect(again[0].text.contains("comes from the token"))
    let held = Counter()
    try await PropertySettings.$present.withValue(settings) {
      try await check(list(of: integer())) { numbers in
        #expect(numbers == [42])
        held.add()
      }
    }
    #expect(held.count == 1)
    let other = await PropertySettings.$present.withValue(settings) {
      await issues { try await check(integer()) { _ in } }
    }
    #expect(try #require(other.first).headline.contains("token is of another property"))
    let whole = token.split(separator: ".").prefix(3).joined(separator: ".")
    try await PropertySettings.$present.withValue(PropertySettings(token: whole)) {
      try await check(integer()) { _ in }
    }
  }

  @Test("A failure is remembered, tried first by the next run, and forgotten when it is mended")
  func memory() async throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "properties-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    var settings = PropertySettings(failures: folder.path)
    func run(_ limit: Int) async -> [Issue] {
      await PropertySettings.$present.withValue(settings) {
        await issues { try await check(integer(in: 0...1_000_000)) { $0 < limit } }
      }
    }
    #expect(try #require(await run(500).first).text.contains("comes from case"))
    settings.cases = 1
    #expect(try #require(await run(500).first).text.contains("comes from an earlier run"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 1)
    #expect(await run(2_000_000).isEmpty)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
    #expect(await run(500).isEmpty)
  }

  @Test("The environment is read, and a value that makes no sense is an issue")
  func environment() throws {
    func resolved(_ name: String, _ value: String) throws -> PropertySettings {
      try PropertySettings.resolved(
        ["PROPERTY_TESTING_\(name)": value])
    }
    #expect(try resolved("CASES", "12").cases == 12)
    #expect(try resolved("SEED", "18446744073709551615").seed == .max)
    #expect(try resolved("SEED", "random").seed != nil)
    #expect(try resolved("TOKEN", "ts2.AA").token == "ts2.AA")
    #expect(try resolved("FAILURES", "").memory(of: "x") == nil)
    for (name, value) in [("CASES", "0"), ("CASES", "many"), ("SEED", "-1"), ("SEED", "x")] {
      let error = #expect(throws: PropertySettings.Mistake.self) { try resolved(name, value) }
      #expect(error?.description.contains("PROPERTY_TESTING_\(name) takes a whole number") == true)
      #expect(error?.description.contains("\"\(value)\"") == true)
    }
  }

  @Test("A damaged token and no cases at all are one issue each")
  func mistakes() async throws {
    for (settings, sentence) in [
      (PropertySettings(token: "ts2.AAAA.AAAA"), "truncated or damaged"),
      (PropertySettings(token: "nonsense"), "not a replay token"),
      (PropertySettings(cases: 0), "at least 1 case, not in 0"),
    ] {
      let found = await PropertySettings.$present.withValue(settings) {
        await issues { try await check(integer()) { _ in } }
      }
      #expect(found.count == 1)
      #expect(try #require(found.first).headline.contains(sentence))
    }
  }
}
