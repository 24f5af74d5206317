import PropertyTesting
import Testing
import TouchScript

@testable import Generators

@Suite("Everything that can be written is tried")
struct CoverageTests {
  private static let cases = 4_000

  /// What occurs in some cases of everything, and in how many each sketch is what they are about.
  private static let drawn = {
    var coverage = Coverage()
    var sketches: [String: Int] = [:]
    for seed in 0..<UInt64(cases) {
      var source = Source(seed: seed)
      var casting = Casting(&source, scope: .everything)
      coverage.count(casting.scenario())
      sketches[casting.sketch.name, default: 0] += 1
    }
    return (counts: coverage.counts, sketches: sketches)
  }()

  /// What is never drawn.
  private static let undrawn: Set = [
    // A new edge pan has this edge, and none has two.
    "edges left of recognizers", "several edges of recognizers",
    // No finger of a script does this.
    "phase stationary of touches of script", "phase cancelled of touches of script",
    "phase stationary of trigger touches",
    // Reactions are to the events of a button, and to changed values.
    "event touchDownRepeat of trigger controlEvent",
    "event touchDragEnter of trigger controlEvent",
    "event touchDragInside of trigger controlEvent",
    "event touchDragOutside of trigger controlEvent",
    "event touchUpOutside of trigger controlEvent",
    "event primaryActionTriggered of trigger controlEvent",
    "event editingDidBegin of trigger controlEvent",
    "event editingChanged of trigger controlEvent",
    "event editingDidEnd of trigger controlEvent",
    "event editingDidEndOnExit of trigger controlEvent",
    // A class of the app's own decides before the end, and nothing can come before `possible`.
    "on stationary of decisions of recognizers", "on cancelled of decisions of recognizers",
    "from cancelled of decisions of recognizers", "from ended of decisions of recognizers",
    "from failed of decisions of recognizers", "sets possible of decisions of recognizers",
    // A delegate that looks at another recognizer looks for a state, and no gesture waits for its end.
    "onlyWhileOtherIs ended of delegate of recognizers",
    // A change has a moment of its own.
    "several changes of script",
    // One is enough.
    "several requiresFailureOf of delegate of recognizers",
    "several isRequiredToFailBy of delegate of recognizers",
    "several actions of application", "several actions of delegate of application",
    "several actions of controllers",
    "several actions of overrides of views", "several refuses of controllers",
    "several refuses of overrides of views", "several ignoredFingers of recognizers",
    "several subclassIsRequiredToFailBy of recognizers",
    "several subclassRequiresFailureOf of recognizers",
  ]

  @Test("Every class occurs but those that are never drawn")
  func classes() {
    let missing = Coverage.classes.filter { Self.drawn.counts[$0] == nil }
    #expect(Set(missing) == Self.undrawn, "in \(Self.cases) cases")
  }

  @Test("Every feature is in one of 300 cases at least, and in both dialects")
  func features() {
    for feature in Scenario.Feature.allCases where feature != .ios12Chain {
      let all = Self.drawn.counts["feature \(feature.name)"] ?? 0
      let older = ["\(feature.name) and ios12-chain", "ios12-chain and \(feature.name)"]
        .compactMap { Self.drawn.counts[$0] }.reduce(0, +)
      #expect(all * 300 >= Self.cases, "\(feature.name): \(all) of \(Self.cases)")
      #expect(0 < older && older < all, "\(feature.name): \(older) of \(all) in iOS 12")
    }
  }

  @Test("Nearly all pairs of features meet")
  func pairs() {
    let apart = Coverage.pairs.filter { Self.drawn.counts[$0] == nil }
    #expect(apart.count * 20 <= Coverage.pairs.count, "\(apart)")
  }

  @Test("Every sketch is drawn")
  func sketches() {
    let missing = Sketch.all.filter { $0.weight > 0 && Self.drawn.sketches[$0.name] == nil }
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
