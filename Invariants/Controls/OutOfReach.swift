import TouchScript

/// Chapter CT: controls that no touch may reach.
extension Invariant {
  /// CT-27: a disabled control has no touches and no events.
  static let disabledIsSilent = Invariant(
    "CT-27", of: [.controls, .disabled], views: { $0.kind.isControl && !$0.isEnabled },
    where: {
      !$0.evidence.script.isEnabledLater($0.view) && !$0.evidence.script.isToldToSend($0.view)
    }
  ) { control in
    Verdict.forbid(
      control.reactions.first { _ in true },
      "the disabled control \(control.name) reacted to a touch",
      expected: "nothing of \(control.name)")
      && .forbid(
        control.hasTouchOfItsOwn ? control.evidence.sight(of: control.touch) : nil,
        "the touch of finger \(finger: control.touch.finger) went to the disabled control \(control.name)",
        expected: "it goes to what is behind \(control.name)")
      && .when(control.isAsked && control.contains && control.isReached, .holds)
  }

  /// CT-28: a control that is covered by another gets no events of the other's touches.
  static let coveredIsSilent = Invariant(
    "CT-28", of: .controls, views: { $0.kind.isControl && $0.isEnabled },
    where: { $0.isCovered && $0.isLeftToCover }
  ) { control in
    let evidence = control.evidence
    let cover = evidence.name(control.aim.hit)
    return .expect(
      none: control.reactions.first {
        let delivery = evidence.deliveryOfFact[$0]
        return delivery != Scene.none && control.touch.sample(at: delivery) != nil
      },
      "\(control.name) is covered by \(cover), and reacted to its touch",
      expected: "only \(cover) reacts")
  }
}

extension Prospect {
  /// What a control makes of touches, as events.
  fileprivate var reactions: some Sequence<Int> {
    evidence.controlFacts[view].lazy.filter { [evidence] in
      evidence.facts[$0].kind == .tracking
        || evidence.facts[$0].controlEvent?.isTouchEvent == true
    }
  }

  /// Whether the touch is its own, and no override has it be hit. Source: HT-33.
  fileprivate var hasTouchOfItsOwn: Bool {
    touch.view == view && !evidence.isNamedByOverride(view)
      && evidence.view(view).overrides.hitTest == nil
  }

  /// Whether another control, which does not lead to it, must be hit in its place.
  fileprivate var isCovered: Bool {
    let cover = aim.hit
    return evidence.scene.isControl(cover) && view != cover && aim.admits(view)
      && !evidence.scene.isView(cover, in: view)
      && evidence.scene.chain(after: cover)?.contains(view) == false
  }

  /// Whether nothing but the covering control's touch could have it react.
  fileprivate var isLeftToCover: Bool {
    evidence.meets(.alone, touch) && evidence.isAsBuilt(until: touch.lastTime)
      && !evidence.script.isToldToSend(view)
      && !evidence.contacts.contains {
        $0.number != touch.number && evidence.mayReach($0, view)
      }
  }
}
