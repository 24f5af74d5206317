import Foundation
import PropertyTesting
import Testing

@Suite("What a number of trials says")
struct StatisticsTests {
  // Newcombe, "Two-sided confidence intervals for the single proportion", Statistics in Medicine 17
  // (1998), table I, method 3: the score method without continuity correction.
  @Test(
    "Wilson's interval is that of the literature",
    arguments: [
      (81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605), (0, 20, 0, 0.1611),
      (1, 29, 0.0061, 0.1718),
    ])
  func wilson(count: Int, trials: Int, low: Double, high: Double) {
    let interval = Proportion(count, of: trials).interval
    #expect(abs(interval.lowerBound - low) < 0.00005)
    #expect(abs(interval.upperBound - high) < 0.00005)
  }

  @Test("It is the same seen from the other side, and never beyond none and all")
  func mirrored() {
    for trials in 1...40 {
      for count in 0...trials {
        let one = Proportion(count, of: trials).interval
        let other = Proportion(trials - count, of: trials).interval
        #expect(abs(one.lowerBound - (1 - other.upperBound)) < 1e-12)
        #expect(one.lowerBound >= 0 && one.upperBound <= 1)
        #expect(one.contains(Proportion(count, of: trials).share))
      }
    }
  }

  @Test("Nothing is known without trials, and impossible counts are taken as none or all")
  func noTrials() {
    #expect(Proportion(0, of: 0).interval == 0...1)
    #expect(Proportion(0, of: 0).share == 0)
    #expect(Proportion(9, of: 4) == Proportion(4, of: 4))
    #expect(Proportion(-1, of: -4) == Proportion(0, of: 0))
  }

  // Known: of 59 trials without a failure follows a rate below 5 %, of 299 one below 1 %.
  @Test(
    "The bound on the failure rate is exact",
    arguments: [
      (1, 0.95), (2, 1 - 0.05.squareRoot()), (10, 0.258866), (59, 0.0495076), (58, 0.0503393),
      (299, 0.0099691), (298, 0.0100024), (1_000, 0.0029912),
    ])
  func failureBound(trials: Int, bound: Double) {
    #expect(abs(FailureBound.afterNoFailure(in: trials) - bound) < 0.000001)
  }

  @Test("It is the rule of three for many trials, also for very many, and 1 without trials")
  func ruleOfThree() {
    for trials in [1_000_000, 1_000_000_000_000] {
      let three = FailureBound.afterNoFailure(in: trials) * Double(trials)
      #expect(abs(three - -log(0.05)) < 0.00001)
    }
    #expect(FailureBound.afterNoFailure(in: 0) == 1)
  }
}

@Suite("What has been seen, and what has not")
struct SightingsTests {
  @Test("Where each case shows one thing, the chance of news is singletons by cases")
  func goodTuring() {
    var seen = Sightings()
    // Six a, three b, and c, d, e once.
    for (index, feature) in [1, 1, 2, 3, 1, 4, 2, 1, 1, 5, 1, 2].enumerated() {
      seen.note([UInt64(feature)], inCase: index)
    }
    #expect(seen.cases == 12)
    #expect(seen.distinct == 5)
    #expect(seen.singletons == 3)
    #expect(seen.chanceOfNew == Proportion(3, of: 12))
  }

  @Test("A case with several things that no other shows counts once")
  func severalAtOnce() {
    var seen = Sightings()
    seen.note([1, 2, 3, 3], inCase: 0)
    seen.note([3, 4], inCase: 1)
    seen.note([4], inCase: 2)
    #expect(seen.singletons == 2)
    #expect(seen.chanceOfNew == Proportion(1, of: 3))
  }

  @Test("The estimate is right in the long run: as often as it says, the next case shows news")
  func calibration() {
    var random = Random(seed: 3)
    var expected = 0.0
    var news = 0
    for _ in 0..<400 {
      var seen = Sightings()
      // Things of which each is half as frequent as the one before.
      func draw() -> UInt64 { UInt64((random.next() | 1 << 40).trailingZeroBitCount) }
      for index in 0..<60 { seen.note([draw()], inCase: index) }
      expected += seen.chanceOfNew.share
      let before = seen.distinct
      seen.note([draw()], inCase: 60)
      if seen.distinct > before { news += 1 }
    }
    #expect(news > 3)
    #expect(Proportion(news, of: 400).interval.contains(expected / 400))
  }

  @Test("Parts add up to the whole, in any order, and survive being written")
  func adding() throws {
    let cases: [[UInt64]] = [[1, 2], [2, .max], [5], [1], [7, 8], [5, 9], []]
    var whole = Sightings()
    for (index, features) in cases.enumerated() { whole.note(features, inCase: index) }
    var parts = [Sightings(), Sightings(), Sightings()]
    for (index, features) in cases.enumerated() { parts[index % 3].note(features, inCase: index) }
    for order in [[0, 1, 2], [2, 0, 1], [1, 2, 0]] {
      var sum = Sightings()
      for part in order {
        let written = try JSONEncoder().encode(parts[part])
        sum.add(try JSONDecoder().decode(Sightings.self, from: written))
      }
      #expect(sum == whole)
    }
  }

  @Test("What is no sighting cannot be read")
  func unreadable() {
    let text = #"{"cases": 1, "once": {"not a number": 0}, "often": []}"#
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Sightings.self, from: Data(text.utf8))
    }
  }
}
