import PropertyTesting
import Testing
import TouchScript

@testable import Generators

@Suite("Everything that can be written is tried")
struct CoverageTests {
  private static let cases = 4_000

  /// What occurs in some cases of everything.
  private static let drawn = {
    let search = Search(Scenarios.generator(of: .everything), seed: 1)
    var coverage = Coverage()
    for index in 0..<cases { coverage.count(search.value(ofCase: index)) }
    return coverage.counts
  }()

  /// What is never drawn.
  private static let undrawn: Set = [
    // No finger of a script does this.
    "phase stationary of touches of script", "phase cancelled of touches of script",
    "phase stationary of trigger touches", "on stationary of decisions of recognizers",
    // Nothing can come before `possible`, nor after the end.
    "sets possible of decisions of recognizers", "from ended of decisions of recognizers",
    "from failed of decisions of recognizers", "from cancelled of decisions of recognizers",
    // A change has a moment of its own.
    "several changes of script",
  ]

  @Test("Nearly every class occurs but those that are never drawn")
  func classes() {
    let missing = Set(Coverage.classes.filter { Self.drawn[$0] == nil })
    #expect(missing.isSuperset(of: Self.undrawn))
    // Of some 450 classes chance may miss a few.
    #expect(missing.subtracting(Self.undrawn).count < 4, "in \(Self.cases) cases: \(missing)")
  }

  @Test("Every feature is in one of 500 cases at least, and in both dialects")
  func features() {
    for feature in Scenario.Feature.allCases where feature != .ios12Chain {
      let all = Self.drawn["feature \(feature.name)"] ?? 0
      let older = ["\(feature.name) and ios12-chain", "ios12-chain and \(feature.name)"]
        .compactMap { Self.drawn[$0] }.reduce(0, +)
      #expect(all * 500 >= Self.cases, "\(feature.name): \(all) of \(Self.cases)")
      #expect(0 < older && older < all, "\(feature.name): \(older) of \(all) in iOS 12")
    }
  }

  @Test("Nearly all pairs of features meet")
  func pairs() {
    let apart = Coverage.pairs.filter { Self.drawn[$0] == nil }
    #expect(apart.count * 20 <= Coverage.pairs.count, "\(apart)")
  }

  @Test("Every sketch is drawn")
  func sketches() {
    let drawn = Set(
      (0..<UInt64(Self.cases)).map { seed in
        var source = Source(seed: seed)
        var casting = Casting(&source, scope: .everything)
        _ = casting.scenario()
        return casting.sketch.name
      })
    let missing = Sketch.all.filter { !drawn.contains($0.name) }
    #expect(missing.map(\.name) == [], "in \(Self.cases) cases")
  }

  @Test("The scope of taps has these features, and no others")
  func taps() {
    let search = Search(Scenarios.generator(of: .taps), seed: 1)
    var features = Scenario.Features()
    for index in 0..<500 { features.formUnion(search.value(ofCase: index).needs) }
    #expect(
      features == [
        .severalWindows, .windowLevels, .hiddenViews, .alpha, .disabledInteraction, .scrolledBounds,
        .transforms, .drawingFlags, .multipleTouch, .severalFingers, .controls, .ownControls,
        .buttons, .disabledControls, .controlTargets, .touchOverrides, .hitTestOverrides,
        .pointInsideOverrides, .nextOverrides, .chainActions, .viewControllers,
        .applicationDelegate, .ios12Chain, .recognizers, .taps, .severalTaps, .fingerCounts,
        .cancelsTouches, .delaysTouches, .disabledRecognizers, .preventionOverrides, .delegates,
        .shouldReceiveTouch, .shouldBegin, .simultaneousRecognition, .changes, .reordering,
      ])
  }
}
