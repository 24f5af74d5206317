import Thresholds
import TouchScript

/// Which taps must recognize when a lone finger lifts, and which must not: from flags, answers and
/// places that the scenario gives. Source: rulebook GC-07 to GC-24, KR-02, CT-29 to CT-36.
///
/// It is the one predictor of who wins. Whether a scene is one of which the rules tell the outcome is
/// for a rule's needs to say, such as `Touch.Need.predictable`.
struct Outcome {
  /// The receivers that look for one tap of one finger.
  let taps: [Int]
  /// Those of them that nobody forbids to begin: they see their gesture.
  let candidates: [Int]
  /// Those of the candidates that are nearest to the hit view.
  let deepest: [Int]
  /// The recognizers that must recognize.
  private(set) var winners: [Int] = []
  /// The receivers that must not recognize.
  private(set) var losers: [Int]
  /// The one that recognizes for its place alone; nil where there is none, where candidates say
  /// something of one another, or where a view above may have a say. Source: GC-09, GC-12.
  private(set) var nearest: Int?

  init(of touch: Touch) {
    let scene = touch.scene
    let receivers = touch.receivers
    taps = receivers.filter { scene.recognizers[$0].isPlainTap }
    let candidates = taps.filter { !scene.isVetoed($0, on: touch.view) }
    self.candidates = candidates
    losers = receivers.filter { !candidates.contains($0) }
    let depth = candidates.map { scene.depths[scene.recognizerViews[$0]] }.max()
    deepest = candidates.filter { scene.depths[scene.recognizerViews[$0]] == depth }
    // A tap may fail when its finger leaves the view, and then another wins. Source: KR-04.
    guard !candidates.isEmpty, candidates.allSatisfy(touch.staysInside) else { return }
    decide(scene)
    let areRelated = candidates.contains { one in
      candidates.contains { one != $0 && scene.areRelated(one, $0) }
    }
    if deepest.count == 1, !areRelated, !scene.mayVeto(above: touch.view) { nearest = deepest[0] }
  }

  private mutating func decide(_ scene: Scene) {
    for one in candidates {
      let others = candidates.filter { $0 != one }
      let isFree = !others.contains { scene.prevents($0, one) }
      let isStrongest =
        deepest == [one]
        && others.allSatisfy { scene.prevents(one, $0) || !scene.prevents($0, one) }
      if isFree || isStrongest { winners.append(one) }
    }
    let strongest = deepest.count == 1 && winners.contains(deepest[0])
    let isDrawn = deepest.allSatisfy { one in
      deepest.allSatisfy { $0 == one || scene.prevents(one, $0) }
    }
    for one in candidates where strongest || isDrawn {
      if !deepest.contains(one), deepest.allSatisfy({ scene.prevents($0, one) }) {
        losers.append(one)
      }
    }
  }
}

extension Touch {
  /// Whether its finger never leaves the bounds of a recognizer's view, in which it came down.
  func staysInside(viewOf recognizer: Int) -> Bool {
    let view = scene.recognizerViews[recognizer]
    return reach == 0
      || scene.isView(view)
        && samples.allSatisfy {
          scene.views[view].bounds.contains(geometry.point($0.location, in: view, scene))
        }
  }
}

extension Scene {
  /// Whether delegate or hit view keep a recognizer from beginning. Source: GC-07, GC-09, CT-29.
  func isVetoed(_ recognizer: Int, on hit: Int) -> Bool {
    recognizers[recognizer].shouldBegin == false || isVetoedByView(recognizer, on: hit)
  }

  /// Whether the hit view keeps a recognizer from beginning: by its override, or because it is a
  /// control that is tapped under an ancestor's cancelling single tap.
  /// Source: GC-09, CT-29, CT-31, CT-35, CT-36.
  func isVetoedByView(_ recognizer: Int, on hit: Int) -> Bool {
    if let answer = views[hit].overrides.shouldBegin { return !answer }
    let tap = recognizers[recognizer]
    return views[hit].kind.keepsItsTap && recognizerViews[recognizer] != hit && tap.isPlainTap
      && tap.cancelsTouchesInView
  }

  /// Whether a view above the one that is hit might have a say; whether it is asked, nobody knows.
  /// Source: GC-09.
  func mayVeto(above hit: Int) -> Bool {
    var view = parents[hit]
    while view >= 0 {
      if views[view].overrides.shouldBegin == false { return true }
      if views[view].kind.isControl, views[view].kind != .control { return true }
      view = parents[view]
    }
    return false
  }

  /// Whether a recognizer that has recognized keeps another from it. Source: GC-18, GC-20, GC-23.
  func prevents(_ active: Int, _ other: Int) -> Bool { coordination.prevents(active, other) }

  /// Whether one of two delegates allows both to recognize. Source: GC-23.
  func areSimultaneous(_ one: Int, _ other: Int) -> Bool {
    allows(one, other) || allows(other, one)
  }

  /// Whether a recognizer's delegate allows another one beside it.
  func allows(_ one: Int, _ other: Int) -> Bool { coordination.allows(one, other) }

  /// Whether the two say anything of one another beyond the defaults.
  func areRelated(_ one: Int, _ other: Int) -> Bool {
    coordination.isRelated(one, other) || coordination.isRelated(other, one)
  }
}

extension Scenario.View.Kind {
  /// Whether a tap on a control of the kind is not for cancelling taps of superviews.
  /// Source: CT-29, CT-31.
  var keepsItsTap: Bool {
    switch self {
    case .button, .switch, .segmentedControl, .stepper, .pageControl: true
    default: false
    }
  }

  /// Whether it is a control that tracks in a way of its own: which touch events it sends, and when
  /// its flags change, is open. Source: CT-41.
  var tracksInItsOwnWay: Bool { isControl && self != .control && self != .button }

  /// Whether nobody knows what a view of the kind says to a tap of an ancestor, or makes of it with
  /// recognizers of its own. Source: CT-32.
  var answersTapsUnknown: Bool {
    switch self {
    case .slider, .textField, .scrollView, .tableView, .tableCell, .cellContent: true
    default: false
    }
  }
}

extension SceneRecognizer {
  /// Whether a touch that is short and still surely leaves it undecided until the lift.
  var isSlow: Bool {
    switch kind {
    case .tap, .pan, .scrollPan: true
    case .longPress: minimumPressDuration >= 2 * Thresholds.tapDuration.surelyBelow
    case .swipe, .pinch, .rotation, .screenEdgePan, .custom: false
    }
  }

  /// Whether the gesture has more than one touch of a finger, or may have.
  var isSerial: Bool {
    switch kind {
    case .tap: taps > 1
    case .longPress: taps > 0
    case .custom: true
    case .pan, .swipe, .pinch, .rotation, .screenEdgePan, .scrollPan: false
    }
  }

  /// Whether a short and still touch may be long enough for it. Source: KR-16.
  var mayBeginEarly: Bool {
    kind == .custom
      || kind == .longPress && minimumPressDuration < 2 * Thresholds.tapDuration.surelyBelow
  }

  /// Whether it looks for one finger alone, and can make nothing of a tap if it is no tap itself.
  var leavesTaps: Bool {
    switch kind {
    case .tap: touches == 1
    case .longPress: taps == 0 && !mayBeginEarly
    case .pan, .swipe, .scrollPan: true
    case .pinch, .rotation, .screenEdgePan, .custom: false
    }
  }

  /// Whether it is a single tap, or can make nothing of a tap, and does not hold it up.
  var isSimple: Bool {
    if delaysTouchesBegan { return false }
    switch kind {
    case .tap: return taps == 1
    case .longPress: return taps == 0 && minimumPressDuration >= 500
    case .pan, .swipe, .pinch, .rotation, .screenEdgePan, .scrollPan: return true
    case .custom: return false
    }
  }
}
