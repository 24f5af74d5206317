import PropertyTesting
import TouchScript

/// Makes one scenario up: a view tree, a set of recognizers, and touches that aim at both.
///
/// Most things are plain, so that what is special can show; what is special is switched on and off
/// case by case (swarm testing), so that rare combinations are not drowned. Everything stays away
/// from the thresholds that UIKit does not document: taps are surely taps, or surely not.
struct Casting {
  var random: Random
  let traits: Traits
  let focus: Focus
  /// Whether views are hardly opaque, though they all can be hit.
  let isFaint: Bool
  var scene = Scenario()
  /// How many more views may be made.
  var viewsLeft = 0
  /// Places that are worth a touch, in the coordinates of a view.
  var marks: [(view: Int, spot: Point)] = []
  /// Whether the first two marks are for a finger each.
  var hasNeighbours = false
  /// How many fingers stay down; the next gesture takes the fingers after them.
  var fingersLeftDown = 0

  init(_ source: inout Source) {
    traits = Traits(source)
    random = Random(seed: source.random.next())
    focus = Focus.allCases[[0, 0, 0, 0, 1, 1, 2, 2, 3, 3][random.integer(in: 0...9)]]
    isFaint = random.below(12) == 0
  }

  mutating func scenario() -> Scenario {
    if traits.oldDialect, oneIn(2) { scene.dialect = .ios12 }
    if oneIn(2) { scene.orderSeed = random.integer(in: 1...9) }
    castWindows()
    castPattern()
    castResponders()
    castRecognizers()
    castScript()
    return scene
  }

  // MARK: Dice

  /// Whether a chance of one in `count` comes true.
  mutating func oneIn(_ count: Int) -> Bool { random.below(UInt64(count)) == 0 }

  /// One of `values`, each as likely; there is at least one.
  mutating func pick<Value>(_ values: [Value]) -> Value {
    values[Int(truncatingIfNeeded: random.below(UInt64(values.count)))]
  }
}

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

  /// By how much less likely views are closed to touches.
  var sparing: Int { self == .anything ? 1 : 4 }
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
  }
}
