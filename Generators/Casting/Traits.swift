import PropertyTesting
import TouchScript

/// What a case is after. Some rules need several things to come together; a case that is after
/// them makes those likely, and leaves away what would get in their way.
enum Focus: CaseIterable {
  /// Anything.
  case anything
  /// Controls, and recognizers on and above them.
  case controls
  /// Recognizers that get in each other's way.
  case recognizers
  /// Overrides of hit-testing, and views that stick out of their parents.
  case overrides
  /// Controls that hold a value.
  case values
  /// Recognizers of other gestures than taps.
  case gestures
  /// Recognizers that wait for the failure of others.
  case waiting
  /// Recognizers that meet over the same fingers.
  case meeting
  /// Scroll views and what is in them.
  case scrolling
  /// Tables and their cells.
  case tables
  /// Gestures that some rules speak of and chance hardly makes.
  case finerGestures
  /// Responders and hit tests that lead elsewhere than to the superview.
  case detours
  /// Controls that track touches, and send actions, not as usual.
  case tracking
  /// Controls under the recognizers of other views.
  case protection
  /// Rows under the taps of other views.
  case rows
  /// Views that want touches for themselves.
  case exclusion
  /// What changes under a finger.
  case upheaval
  /// What single rules speak of.
  case closeUp

  /// The foci of a scope, the more likely ones several times.
  static func all(in scope: Scenarios.Scope) -> [Focus] {
    let taps: [Focus] = [
      .anything, .anything, .anything, .anything, .controls, .controls, .recognizers, .recognizers,
      .overrides, .overrides,
    ]
    switch scope {
    case .taps: return taps
    case .everything, .both:
      return taps + beyondTaps.flatMap { Array(repeating: $0.focus, count: $0.weight) }
    }
  }

  /// Those foci of a scope that an engine with some features has a sketch for.
  static func all(in scope: Scenarios.Scope, within features: Scenario.Features) -> [Focus] {
    if features == .all { return all(in: scope) }
    return all(in: scope).filter { focus in
      focus.sketches.contains { $0.isPossible(within: features) }
    }
  }

  /// What only wider scenes are after, each as often as its rules need to be put to the test.
  private static let beyondTaps: [(focus: Focus, weight: Int)] = [
    (.overrides, 13), (.values, 2), (.gestures, 2), (.waiting, 3), (.meeting, 18),
    (.scrolling, 8), (.tables, 3), (.finerGestures, 33), (.detours, 5), (.tracking, 12),
    (.protection, 10), (.rows, 8), (.exclusion, 3), (.upheaval, 18), (.closeUp, 12),
  ]

  /// By how much less likely views are closed to touches.
  var sparing: Int { self == .anything ? 1 : 4 }

  /// Whether there are few views besides those that the case is after.
  var isSparse: Bool { self != .anything && self != .recognizers }

  /// Whether the case is after what no scenario of taps has.
  var isBeyondTaps: Bool {
    switch self {
    case .anything, .controls, .recognizers, .overrides: false
    case .values, .gestures, .waiting, .meeting, .scrolling, .tables, .finerGestures, .detours,
      .tracking, .protection, .rows, .exclusion, .upheaval, .closeUp:
      true
    }
  }

  /// Whether the case brings the recognizers that it is after, and what is played on them.
  var isPlanned: Bool {
    switch self {
    case .tracking, .protection, .rows, .exclusion, .upheaval, .closeUp: true
    default: false
    }
  }

  /// Whether views stay what the pattern has made them.
  var isExact: Bool { [.finerGestures, .detours, .closeUp].contains(self) }
}

/// What a case may contain.
struct Traits {
  let hides: Bool
  let fades: Bool
  let blocksInteraction: Bool
  let transforms: Bool
  let scrolls: Bool
  let clips: Bool
  let controls: Bool
  let disables: Bool
  let severalWindows: Bool
  let controllers: Bool
  let keepsTouches: Bool
  let overridesHitTest: Bool
  let overridesPointInside: Bool
  let overridesNext: Bool
  let recognizers: Bool
  let specialTaps: Bool
  let flags: Bool
  let delegates: Bool
  let prevention: Bool
  let severalFingers: Bool
  let drags: Bool
  let holds: Bool
  let reorders: Bool
  let oldDialect: Bool
  let labels: Bool
  let exclusiveTouch: Bool
  let values: Bool
  let tracking: Bool
  let scrollViews: Bool
  let longPresses: Bool
  let pans: Bool
  let swipes: Bool
  let pinches: Bool
  let rotations: Bool
  let edgePans: Bool
  let waits: Bool
  let filters: Bool
  let ignoring: Bool
  let interruptions: Bool
  let reactions: Bool
  let seeThrough: Bool
  let targets: Bool
  let animations: Bool
  let keyWindows: Bool

  /// What the case of a source may contain, for an engine with some features: nothing of which it has
  /// none.
  init(_ source: Source, within features: Scenario.Features) {
    let hasAll = features == .all
    // No list, for every case asks so often.
    func isOn(
      _ trait: PropertyTesting.Feature, _ a: Scenario.Feature? = nil, _ b: Scenario.Feature? = nil,
      _ c: Scenario.Feature? = nil, _ d: Scenario.Feature? = nil, _ e: Scenario.Feature? = nil,
      _ f: Scenario.Feature? = nil
    ) -> Bool {
      guard source.isEnabled(trait) else { return false }
      if hasAll || a == nil { return true }
      return [a, b, c, d, e, f].contains { $0.map(features.contains) ?? false }
    }
    hides = isOn("hidden views", .hiddenViews)
    fades = isOn("alpha", .alpha)
    blocksInteraction = isOn("no interaction", .disabledInteraction)
    transforms = isOn("transforms", .transforms)
    scrolls = isOn("scrolled bounds", .scrolledBounds)
    clips = isOn("clipping", .drawingFlags)
    controls = isOn("controls", .controls)
    disables = isOn("disabled", .disabledControls, .disabledRecognizers)
    severalWindows = isOn("several windows", .severalWindows)
    controllers = isOn("controllers", .viewControllers, .applicationDelegate)
    keepsTouches = isOn("kept touches", .touchOverrides)
    overridesHitTest = isOn("hitTest overrides", .hitTestOverrides)
    overridesPointInside = isOn("point(inside:) overrides", .pointInsideOverrides)
    overridesNext = isOn("next overrides", .nextOverrides)
    recognizers = isOn("recognizers", .recognizers)
    specialTaps = isOn("several taps or fingers", .severalTaps, .fingerCounts)
    flags = isOn("recognizer flags", .cancelsTouches, .delaysTouches)
    delegates = isOn("recognizer delegates", .delegates, .shouldBegin)
    prevention = isOn("prevention", .preventionOverrides, .simultaneousRecognition)
    severalFingers = isOn("several fingers", .severalFingers)
    drags = isOn("drags")
    holds = isOn("holds")
    reorders = isOn("reordering", .reordering)
    oldDialect = isOn("iOS 12", .ios12Chain)
    labels = isOn("labels and images", .labels, .imageViews)
    exclusiveTouch = isOn("exclusive touch", .exclusiveTouch)
    values = isOn(
      "controls with values", .switches, .sliders, .segmentedControls, .steppers, .pageControls,
      .textFields)
    tracking = isOn("tracking overrides", .trackingOverrides, .sendActionOverrides)
    scrollViews = isOn("scroll views", .scrollViews)
    longPresses = isOn("long presses", .longPresses)
    pans = isOn("pans", .pans)
    swipes = isOn("swipes", .swipes)
    pinches = isOn("pinches", .pinches)
    rotations = isOn("rotations", .rotations)
    edgePans = isOn("edge pans", .screenEdgePans)
    waits = isOn(
      "failure requirements", .failureRequirements, .requirementOverrides, .delegateRequirements)
    filters = isOn("delegates that filter", .shouldReceiveTouch, .shouldReceiveEvent)
    ignoring = isOn("ignored fingers", .ignoredTouches)
    interruptions = isOn("interruptions", .interruptions)
    reactions = isOn("reactions", .reactions)
    seeThrough = isOn("views that are not opaque", .drawingFlags)
    targets = isOn("recognizer targets", .recognizerTargets)
    animations = isOn("animations", .animations)
    keyWindows = isOn("key windows", .keyWindows)
  }
}
