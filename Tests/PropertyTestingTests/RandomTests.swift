import PropertyTesting
import Testing

@Suite("Randomness")
struct RandomTests {
  @Test("A seed gives the published stream of SplitMix64")
  func stream() {
    var random = Random(seed: 1_234_567)
    #expect(
      (0..<3).map { _ in random.next() } == [
        6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
      ])
  }

  @Test("Integers stay within any range, and reach both of its ends")
  func ranges() {
    var random = Random(seed: 1)
    for range in [0...0, -3...3, 5...6, Int.max - 2...Int.max, Int.min...Int.min + 2] {
      let drawn = (0..<200).map { _ in random.integer(in: range) }
      #expect(drawn.allSatisfy(range.contains))
      #expect(drawn.contains(range.lowerBound) && drawn.contains(range.upperBound))
    }
    let whole = (0..<200).map { _ in random.integer(in: Int.min...Int.max) }
    #expect(whole.contains { $0 < 0 } && whole.contains { $0 > 0 })
    var copy = random
    #expect(random.integer(in: Int.min...Int.max) == Int.min &+ Int(bitPattern: UInt(copy.next())))
    #expect(random == copy)
  }

  @Test("Every value of a small range is found about as often")
  func fairness() {
    var random = Random(seed: 2)
    var counts = Array(repeating: 0, count: 6)
    for _ in 0..<60_000 { counts[random.integer(in: 0...5)] += 1 }
    #expect(counts.allSatisfy { 9_500...10_500 ~= $0 })
  }

  @Test("A bound just above half of all there are is still fair")
  func rejection() {
    var random = Random(seed: 3)
    let bound: UInt64 = 3 << 62
    let upper = (0..<3_000).count { _ in random.below(bound) >= 2 << 62 }
    #expect(850...1150 ~= upper)
    #expect(random.below(0) == 0)
  }

  @Test("Chances come true as often as they say")
  func chances() {
    var random = Random(seed: 4)
    #expect((0..<100).allSatisfy { _ in random.hits(.always) && !random.hits(.never) })
    let hits = (0..<8_000).count { _ in random.hits(Chance(1, in: 8)) }
    #expect(900...1100 ~= hits)
  }

  @Test("Weights leave out what weighs nothing and keep the proportions of the rest")
  func weights() {
    var random = Random(seed: 5)
    let weights = Weights([3, 0, 1, -2])
    var counts = [0, 0, 0, 0]
    for _ in 0..<8_000 { counts[weights.index(&random)] += 1 }
    #expect(counts[1] == 0 && counts[3] == 0)
    #expect(5_700...6_300 ~= counts[0])
    let none = Weights([0, 0])
    #expect(Set((0..<50).map { _ in none.index(&random) }) == [0, 1])
  }

  @Test("Seeds of cases do not collide, neither within a run nor between neighbouring runs")
  func mixing() {
    var seeds: Set<UInt64> = []
    for run in 0..<100 as Range<UInt64> {
      for index in 0..<100 { seeds.insert(Random.seed(ofCase: index, run: run)) }
    }
    #expect(seeds.count == 10_000)
  }
}
