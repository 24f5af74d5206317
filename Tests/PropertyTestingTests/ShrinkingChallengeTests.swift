import Testing

@testable import PropertyTestingBenchmark

/// The problems of the benchmark, which has ten times the seeds.
@Suite("The shrinking challenge")
struct ShrinkingChallengeTests {
  @Test("Every failure shrinks to the simplest there is", arguments: Challenge.all.map(\.name))
  func normalForm(_ name: String) throws {
    let challenge = try #require(Challenge.all.first { $0.name == name })
    let results = (0..<10 as Range<UInt64>).compactMap(challenge.result)
    #expect(results.count == 10)
    #expect(results.filter { !$0.isNormal }.map(\.end) == [])
  }

  @Test("All problems together take at most a thousand evaluations")
  func evaluations() {
    let means = Challenge.all.map { challenge in
      (0..<10 as Range<UInt64>).compactMap(challenge.result).map(\.evaluations).mean
    }
    #expect(means.reduce(0, +) <= 1_000)
  }
}
