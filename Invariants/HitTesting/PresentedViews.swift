extension Invariant {
  /// HT-43: view controllers take no part in hit-testing: they are not asked, are no answer, and do
  /// not bring their views to the front.
  static let controllersAreNotHit = Invariant("HT-43", of: .controllers) { evidence in
    Verdict.of(evidence.hitCalls, evidence.judgeController)
      && .when(
        !evidence.reports.contains(.hitTest),
        evidence.eachTouch(needs: [.aimed, .view], evidence.judgeManagedBranch))
  }
}

extension Evidence {
  /// Whether no controller takes part in a call, and none brings its view to the front.
  fileprivate func judgeController(in call: HitCall) -> Verdict {
    Verdict.expect(
      !isController(call.view) && !isController(call.result), at: call.event,
      "a view controller took part in hit-testing",
      expected: "only views are asked, and only views are the answer")
      && .given(managedSubview(of: call)) { first, front in
        let places = contacts[call.contact].order.places
        return .expect(
          places[first.view] >= places[front], at: first.event,
          "\(name(call.view)) asked its subview \(name(first.view)), which a "
            + "controller manages, before \(name(front)), which is in front of it",
          expected: "hitTest of \(name(front))")
      }
  }
}

extension Evidence {
  /// Whether a touch went past a view to one behind it that a controller manages.
  fileprivate func judgeManagedBranch(of touch: Touch) -> Verdict {
    let aim = touch.aim
    guard aim.hit >= 0 else { return .notExercised }
    func isManagedBehind(_ view: Int) -> Bool {
      guard aim.admits(view), let (front, back) = branches(aim.hit, view, touch.scene) else {
        return false
      }
      return scene.managers[front] == Scene.none && scene.managers[back] != Scene.none
        && touch.order.places[front] > touch.order.places[back]
    }
    if touch.view == aim.hit {
      return .when(scene.views.indices.contains { $0 != aim.hit && isManagedBehind($0) }, .holds)
    }
    return .when(
      isManagedBehind(touch.view),
      wrongHit(touch, "which a controller manages, past a view in front of it", expected: aim.hit))
  }

  /// The first subview that a call asked of those that would take the touch, if it is a
  /// controller's view; and the front-most of them, if it is none.
  fileprivate func managedSubview(of call: HitCall) -> (first: HitCall, front: Int)? {
    guard call.contact >= 0, scene.isView(call.view), view(call.view).overrides.hitTest == nil,
      moments[call.moment].isSure, contacts[call.contact].moment.isSure, insideAnswer(call) == true,
      call.isOpen
    else { return nil }
    let places = contacts[call.contact].order.places
    let aim = contacts[call.contact].aim
    let front = scene(at: call).subviews(of: call.view).filter(aim.admits)
      .max { places[$0] < places[$1] }
    let first = children(of: call).first { aim.admits($0.view) }
    guard let front, let first, scene.managers[first.view] != Scene.none,
      scene.managers[front] == Scene.none
    else { return nil }
    return (first, front)
  }
}
