import TouchScript

/// The recognizers that are on the path of a lone tap, and what they can make of it; derived from the
/// scenario alone. Source: rulebook GR-01, GC-02 to GC-24, CT-29 to CT-36.
struct Rivals: Sendable {
  /// All that receive the touch.
  private(set) var receivers: [Int] = []
  /// Of these the single taps.
  private(set) var taps: [Int] = []
  /// Of the single taps those that nobody keeps from recognizing, but perhaps each other.
  private(set) var candidates: [Int] = []
  /// The one that must recognize a tap; nil where there is none, or nobody can say.
  private(set) var winner: Int?

  /// The rivals for a touch; nil where the rules do not tell who they are.
  init?(_ contact: Contact, _ evidence: Evidence) {
    // Nobody knows what UIKit's text fields do with their own recognizers.
    guard let receivers = evidence.sureReceivers(contact),
      evidence.view(contact.view).kind != .textField
    else { return nil }
    self.receivers = receivers
    let scene = evidence.scene
    taps = receivers.filter { scene.recognizers[$0].isPlainTap && evidence.kind(of: $0) == .tap }
    candidates = taps.filter {
      scene.recognizers[$0].shouldBegin != false && !evidence.isProtected(contact.view, from: $0)
    }
    let depths = candidates.map { scene.depths[scene.recognizerViews[$0]] }
    guard let depth = depths.max(), !evidence.hasOtherVetoes(contact) else { return }
    let deepest = candidates.filter { scene.depths[scene.recognizerViews[$0]] == depth }
    let areRelated = candidates.contains { one in
      candidates.contains { one != $0 && scene.areRelated(one, $0) }
    }
    if deepest.count == 1, !areRelated { winner = deepest[0] }
  }

  /// Whether nobody on the path but single taps can make anything of a tap, nor holds it up.
  func areSimple(_ evidence: Evidence) -> Bool {
    receivers.allSatisfy { number in
      let recognizer = evidence.scenario.recognizers[number]
      if recognizer.delaysTouchesBegan { return false }
      switch recognizer.kind {
      case .tap: return recognizer.taps == 1
      case .longPress: return recognizer.taps == 0 && recognizer.minimumPressDuration >= 500
      case .pan, .swipe, .pinch, .rotation, .screenEdgePan: return true
      }
    }
  }
}

extension Evidence {
  /// The kind of a recognizer.
  func kind(of recognizer: Int) -> Scenario.Recognizer.Kind {
    scenario.recognizers[recognizer].kind
  }

  /// The recognizers that receive a touch; nil where the script or somebody's answers make that, or
  /// what they do with it, unsure.
  func sureReceivers(_ contact: Contact) -> [Int]? {
    guard contact.hasView else { return nil }
    let changes: Ingredients = [.recognizerChanges, .treeChanges, .presentation, .interruptions]
    if areChanged(changes, until: contact.lastTime) { return nil }
    if ingredients.contains(.viewChanges),
      scenario.script.contains(where: { step in
        step.at > contact.down.at && step.at <= contact.lastTime
          && step.changes.contains { Ingredients.of($0).contains(.viewChanges) }
      }) || areReactions({ Ingredients.of($0).contains(.viewChanges) })
    {
      return nil
    }
    var receivers: [Int] = []
    for (number, recognizer) in scenario.recognizers.enumerated() where recognizer.isEnabled {
      guard scene.isView(contact.view, in: scene.recognizerViews[number]) else { continue }
      let delegate = recognizer.delegate
      if delegate?.shouldReceiveEvent == false || isRequirement(number) { return nil }
      if delegate?.shouldReceive == false { continue }
      if let refused = delegate?.refusesTouchesIn,
        refused.contains(where: { scene.names.responder($0) == contact.view })
      {
        continue
      }
      if recognizer.ignoredFingers.contains(contact.finger) { return nil }
      receivers.append(number)
    }
    return receivers
  }

  /// Whether a recognizer waits for another, or another for it.
  private func isRequirement(_ number: Int) -> Bool {
    guard ingredients.contains(.requirements) else { return false }
    let id = scenario.recognizers[number].id
    return scenario.recognizers.contains { other in
      let delegate = other.delegate
      let named =
        other.requiresFailureOf + other.subclassRequiresFailureOf
        + other.subclassIsRequiredToFailBy + (delegate?.requiresFailureOf ?? [])
        + (delegate?.isRequiredToFailBy ?? [])
      return other.id == id ? !named.isEmpty : named.contains(id)
    }
  }

  /// Whether a control's class keeps the single taps of other views from recognizing, if they would
  /// cancel its touch; or an override keeps any recognizer from it. Source: GC-09, CT-29, CT-31.
  func isProtected(_ view: Int, from recognizer: Int) -> Bool {
    if let answer = scene.views[view].overrides.shouldBegin { return !answer }
    return scene.views[view].kind.protectsTaps && scene.recognizerViews[recognizer] != view
      && scene.recognizers[recognizer].isPlainTap && kind(of: recognizer) == .tap
      && scene.recognizers[recognizer].cancelsTouchesInView
  }

  /// Whether some other view on the path might have a say; whether it is asked, nobody knows.
  /// Source: GC-09.
  func hasOtherVetoes(_ contact: Contact) -> Bool {
    scene.line(above: contact.view).dropFirst().contains {
      scene.views[$0].overrides.shouldBegin == false
        || scene.isControl($0) && scene.views[$0].kind != .control
    }
  }

  /// Whether no touch before this one leaves anything behind that matters to it.
  func isFresh(_ contact: Contact, _ receivers: [Int]) -> Bool {
    contact.isFresh(contacts)
      || receivers.allSatisfy { kind(of: $0) == .tap && recognizer($0).taps == 1 }
  }
}

extension Scenario.View.Kind {
  /// Whether controls of this kind keep ancestors' taps from taking their touches.
  /// Source: CT-29, CT-31.
  var protectsTaps: Bool {
    switch self {
    case .button, .switch, .segmentedControl, .stepper, .pageControl: true
    default: false
    }
  }
}
