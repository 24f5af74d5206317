import PropertyTesting
import TouchScript

/// Makes one scenario up: a view tree, a set of recognizers, and touches that aim at both.
///
/// Most things are plain, so that what is special can show; what is special is switched on and off
/// case by case (swarm testing), so that rare combinations are not drowned. Everything stays away
/// from the thresholds that UIKit does not document: taps are surely taps, or surely not.
///
/// What is not of the scope `taps` is added in steps of its own, so that the cases of that scope stay
/// what they are.
struct Casting: Dice {
  var random: Random
  let scope: Scenarios.Scope
  /// What the engine has: nothing in the scene needs more.
  let features: Scenario.Features
  let traits: Traits
  let focus: Focus
  /// What the case is about.
  private(set) var sketch = Sketch.anyScreen
  private let wanted: Sketch?
  /// Whether views are hardly opaque, though they all can be hit.
  let isFaint: Bool
  var scene = Scenario()
  /// How many more views may be made.
  var viewsLeft = 0
  /// Places that are worth a touch, in the coordinates of a view.
  var marks: [(view: Int, spot: Point)] = []
  /// Whether the first two marks are for a finger each.
  var hasNeighbours = false
  /// The view in which the sketch is set, and one at or above it.
  var ground = 0
  var ancestor = 0
  /// The views in which the recognizers meet of a case that is after that.
  var meetingPlaces: [Int] = []
  /// The first of them.
  var near: Int { meetingPlaces[0] }
  /// The second.
  var far: Int { meetingPlaces[1] }
  /// The gesture that a case is after, and the view that watches for it.
  var finerGesture: (kind: Scenario.Recognizer.Kind, view: Int)?
  /// What the app does before or after the first gesture.
  var plannedChanges: [Scenario.Change] = []
  /// What is played on the pattern, if it has a script of its own.
  var plan = Plan()
  /// How many fingers stay down; the next gesture takes the fingers after them.
  var fingersLeftDown = 0

  /// Begins a case of a scope; about the sketch `only`, or about any.
  init(
    _ source: inout Source, scope: Scenarios.Scope, only: Sketch? = nil,
    within features: Scenario.Features = .all
  ) {
    self.scope = scope
    self.features = features
    traits = Traits(source, within: features)
    random = Random(seed: source.random.next())
    if let only {
      focus = only.focus
    } else {
      let foci = Focus.all(in: scope, within: features)
      focus = foci[random.integer(in: 0...foci.count - 1)]
    }
    isFaint = random.below(12) == 0
    wanted = only
  }

  /// Begins the drawing of a sketch alone, of which nothing is left away.
  init(alone sketch: Sketch, _ focus: Focus, seed: UInt64) {
    scope = .everything
    features = .all
    traits = Traits(Source(replaying: ChoiceTree()), within: .all)
    random = Random(seed: seed)
    self.focus = focus
    isFaint = false
    wanted = sketch
  }

  /// Sets the sketch, and hangs its recognizers.
  mutating func castAlone() {
    castSketch()
    sketch.recognizers(&self)
  }

  mutating func scenario() -> Scenario {
    if traits.oldDialect, oneIn(2) { scene.dialect = .ios12 }
    if oneIn(2) { scene.orderSeed = random.integer(in: 1...9) }
    castWindows()
    castSketch()
    if scope != .taps { castKinds() }
    castResponders()
    if !focus.isBeyondTaps { castRecognizers() }
    if scope != .taps {
      castRecognizerKinds()
      castRecognizerTargets()
    }
    // What fingers do depends on where views are, and on who looks for what.
    if features != .all { scene = scene.kept(within: featuresForNow) }
    switch scope {
    case .taps: castScript()
    case .everything, .both: castGestures()
    }
    return features == .all ? scene : scene.kept(within: features)
  }

  private mutating func castSketch() {
    castGround()
    sketch = wanted ?? chosenSketch()
    sketch.scene(&self)
    if focus == .meeting { marks = meetingPlaces.map { ($0, scene.views[$0].bounds.center) } }
  }

  /// What the scene may need while fingers are aimed at it. What never comes back stays until the
  /// end: a sketch expects its recognizers and controllers.
  private var featuresForNow: Scenario.Features {
    var features = features
    let kinds = Scenario.Recognizer.Kind.allCases
    if !kinds.contains(where: { $0 != .scrollPan && features.contains($0.feature) }) {
      for recognizer in scene.recognizers { features.insert(recognizer.kind.feature) }
    }
    if !scene.controllers.isEmpty { features.insert(.viewControllers) }
    return features
  }

  var lastWindow: Int { scene.views.lastIndex { $0.kind == .window } ?? 0 }
}
