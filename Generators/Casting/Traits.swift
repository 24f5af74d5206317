import PropertyTesting

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
  /// What single rules speak of; no search is after it.
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

  /// What only wider scenes are after, each as often as its rules need to be put to the test.
  private static let beyondTaps: [(focus: Focus, weight: Int)] = [
    (.overrides, 14), (.values, 3), (.gestures, 8), (.waiting, 5), (.meeting, 18), (.scrolling, 6),
    (.tables, 3), (.finerGestures, 30), (.detours, 4), (.tracking, 5), (.protection, 7), (.rows, 6),
    (.exclusion, 2), (.upheaval, 14),
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
  let firstResponders: Bool
  let otherEvents: Bool
  let drops: Bool
  let longPresses: Bool
  let pans: Bool
  let swipes: Bool
  let pinches: Bool
  let rotations: Bool
  let edgePans: Bool
  let waits: Bool
  let filters: Bool
  let ignoring: Bool
  let moving: Bool
  let closing: Bool
  let placing: Bool
  let recognizerChanges: Bool
  let interruptions: Bool
  let system: Bool
  let presentations: Bool
  let reactions: Bool
  let seeThrough: Bool
  let targets: Bool
  let animations: Bool
  let keyWindows: Bool

  init(_ source: Source) {
    hides = source.isEnabled("hidden views")
    fades = source.isEnabled("alpha")
    blocksInteraction = source.isEnabled("no interaction")
    transforms = source.isEnabled("transforms")
    scrolls = source.isEnabled("scrolled bounds")
    clips = source.isEnabled("clipping")
    controls = source.isEnabled("controls")
    disables = source.isEnabled("disabled")
    severalWindows = source.isEnabled("several windows")
    controllers = source.isEnabled("controllers")
    keepsTouches = source.isEnabled("kept touches")
    overridesHitTest = source.isEnabled("hitTest overrides")
    overridesPointInside = source.isEnabled("point(inside:) overrides")
    overridesNext = source.isEnabled("next overrides")
    recognizers = source.isEnabled("recognizers")
    specialTaps = source.isEnabled("several taps or fingers")
    flags = source.isEnabled("recognizer flags")
    delegates = source.isEnabled("recognizer delegates")
    prevention = source.isEnabled("prevention")
    severalFingers = source.isEnabled("several fingers")
    drags = source.isEnabled("drags")
    holds = source.isEnabled("holds")
    reorders = source.isEnabled("reordering")
    oldDialect = source.isEnabled("iOS 12")
    labels = source.isEnabled("labels and images")
    exclusiveTouch = source.isEnabled("exclusive touch")
    values = source.isEnabled("controls with values")
    tracking = source.isEnabled("tracking overrides")
    scrollViews = source.isEnabled("scroll views")
    firstResponders = source.isEnabled("first responders")
    otherEvents = source.isEnabled("other events")
    drops = source.isEnabled("dropped events")
    longPresses = source.isEnabled("long presses")
    pans = source.isEnabled("pans")
    swipes = source.isEnabled("swipes")
    pinches = source.isEnabled("pinches")
    rotations = source.isEnabled("rotations")
    edgePans = source.isEnabled("edge pans")
    waits = source.isEnabled("failure requirements")
    filters = source.isEnabled("delegates that filter")
    ignoring = source.isEnabled("ignored fingers")
    moving = source.isEnabled("views that move")
    closing = source.isEnabled("views that close")
    placing = source.isEnabled("views placed elsewhere")
    recognizerChanges = source.isEnabled("changes of recognizers")
    interruptions = source.isEnabled("interruptions")
    system = source.isEnabled("the system")
    presentations = source.isEnabled("presentations")
    reactions = source.isEnabled("reactions")
    seeThrough = source.isEnabled("views that are not opaque")
    targets = source.isEnabled("recognizer targets")
    animations = source.isEnabled("animations")
    keyWindows = source.isEnabled("key windows")
  }
}
