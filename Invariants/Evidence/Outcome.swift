import Thresholds
import TouchScript

/// Which taps must recognize when a lone finger lifts, and which must not; derived from the flags,
/// answers and places that the scenario gives. Source: rulebook GC-07 to GC-24, KR-02.
struct Outcome: Sendable {
  /// Whether the scene is one of which the rules tell the outcome.
  private(set) var isKnown = false
  /// The recognizers that see their gesture, and that nobody forbids to begin.
  private(set) var candidates: [Int] = []
  /// Those of them that are nearest to the hit view.
  private(set) var deepest: [Int] = []
  /// The recognizers that must recognize.
  private(set) var winners: [Int] = []
  /// The receivers that must not recognize.
  private(set) var losers: [Int] = []

  init(
    _ contact: Contact, _ contacts: [Contact], _ scene: Scene, _ happenings: Happenings
  ) {
    guard contact.hasView, contact.isAlone, contact.isSurelyTap, !contact.receivers.isEmpty,
      contact.isFresh(contacts)
        || !contact.receivers.contains(where: { scene.recognizers[$0].isSerial }),
      !scene.hasOtherVetoes(contact), !scene.hasBonds(contact),
      !contact.receivers.contains(where: { scene.recognizers[$0].mayBeginEarly(contact) }),
      happenings.spare(contact)
    else { return }
    isKnown = true
    candidates = contact.receivers.filter {
      scene.recognizers[$0].isPlainTap && !scene.isVetoed($0, on: contact.view)
    }
    losers = contact.receivers.filter { !candidates.contains($0) }
    let depths = candidates.map { scene.depths[scene.recognizerViews[$0]] }
    guard let depth = depths.max() else { return }
    deepest = candidates.filter { scene.depths[scene.recognizerViews[$0]] == depth }
    decide(scene)
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

extension Contact {
  /// Whether no finger lifted shortly before this one came down.
  func isFresh(_ contacts: [Contact]) -> Bool {
    !contacts.contains { other in
      guard other.number != number, let up = other.up, up.at <= down.at else { return false }
      return down.at - up.at < Thresholds.tapInterval.surelyAbove
    }
  }
}

extension Scene {
  /// Whether delegate or hit view keep a recognizer from beginning. Source: GC-07, GC-09, CT-29.
  func isVetoed(_ recognizer: Int, on hit: Int) -> Bool {
    recognizers[recognizer].shouldBegin == false || isVetoedByView(recognizer, on: hit)
  }

  /// Whether the hit view keeps a recognizer from beginning: by its override, or because it is a
  /// button under an ancestor's cancelling single tap. Source: GC-09, CT-29, CT-35, CT-36.
  func isVetoedByView(_ recognizer: Int, on hit: Int) -> Bool {
    if let answer = views[hit].overrides.shouldBegin { return !answer }
    let tap = recognizers[recognizer]
    return views[hit].kind.keepsItsTap && recognizerViews[recognizer] != hit && tap.isPlainTap
      && tap.cancelsTouchesInView
  }

  /// Whether one receiver of a touch has to wait for another to fail, so that what becomes of them
  /// is for other rules to say. Source: rulebook GC-27 to GC-35.
  func hasBonds(_ contact: Contact) -> Bool {
    contact.receivers.contains { one in
      contact.receivers.contains { !coordination.requirement(of: one, on: $0).isEmpty }
    }
  }

  /// Whether some other view on the path might have a say, since nobody knows whether it is asked;
  /// or the hit view is a control of which nobody knows what it says to a tap. Source: GC-09, CT-32.
  func hasOtherVetoes(_ contact: Contact) -> Bool {
    switch views[contact.view].kind {
    case .slider, .textField, .scrollView, .tableView, .tableCell, .cellContent: return true
    default: break
    }
    var view = parents[contact.view]
    while view >= 0 {
      if views[view].overrides.shouldBegin == false { return true }
      switch views[view].kind {
      case .view, .control, .window, .label, .imageView: break
      case .scrollView, .tableView, .tableCell, .cellContent: break
      default: return true
      }
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
  /// Whether a tap on it is not for the recognizers of superviews. Source: CT-29, CT-31.
  var keepsItsTap: Bool {
    switch self {
    case .button, .switch, .segmentedControl, .stepper, .pageControl: true
    default: false
    }
  }
}

extension SceneTap {
  /// Whether a touch that is short and still surely leaves it undecided until the lift.
  var isSlow: Bool {
    switch kind {
    case .tap, .pan: true
    case .longPress: minimumPressDuration >= 2 * Thresholds.tapDuration.surelyBelow
    case .swipe, .pinch, .rotation, .screenEdgePan: false
    }
  }

  /// Whether the gesture has more than one touch of a finger.
  var isSerial: Bool { kind == .tap ? taps > 1 : kind == .longPress && taps > 0 }

  /// Whether a short and still touch may be long enough for it. Source: KR-16.
  func mayBeginEarly(_ contact: Contact) -> Bool {
    kind == .longPress && minimumPressDuration < 2 * Thresholds.tapDuration.surelyBelow
  }
}
