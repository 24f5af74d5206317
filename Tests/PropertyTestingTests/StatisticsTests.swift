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
