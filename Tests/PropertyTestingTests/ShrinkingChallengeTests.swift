import Testing

@testable import Problems

/// The problems of the benchmark, which has ten times the seeds.
@Suite("The shrinking challenge")
struct ShrinkingChallengeTests {
  @Test(
    "Every failure shrinks to the simplest there is", arguments: Challenge.published.map(\.name))
  func normalForm(_ name: String) throws {
    let challenge = try #require(Challenge.published.first { $0.name == name })
    let results = (0..<10 as Range<UInt64>).compactMap(challenge.result)
    #expect(results.count == 10)
    #expect(results.map(\.simplest).filter { $0 != challenge.normalForm } == [])
  }

  @Test("All problems together take at most a thousand evaluations")
  func evaluations() {
    let evaluations = Challenge.published.flatMap { challenge in
      (0..<3 as Range<UInt64>).compactMap(challenge.result).map(\.evaluations)
    }
    #expect(evaluations.reduce(0, +) <= 3 * 1_000)
  }
}
