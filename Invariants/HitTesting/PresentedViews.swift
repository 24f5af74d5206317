extension Invariant {
  /// HT-43: view controllers take no part in hit-testing: they are not asked, are no answer, and do
  /// not bring their views to the front.
  static let controllersAreNotHit = Invariant(
    "HT-43", of: .controllers, seeing: .hitTest, each: { $0.hitCalls }
  ) { evidence, call in
    Verdict.expect(
      !evidence.isController(call.view) && !evidence.isController(call.result), at: call.event,
      "a view controller took part in hit-testing",
      expected: "only views are asked, and only views are the answer"
    )
    .and(
      .given(evidence.managedSubview(of: call)) { first, front in
        let places = evidence.contacts[call.contact].order.places
        return .expect(
          places[first.view] >= places[front], at: first.event,
          "\(evidence.name(call.view)) asked its subview \(evidence.name(first.view)), which a "
            + "controller manages, before \(evidence.name(front)), which is in front of it",
          expected: "hitTest of \(evidence.name(front))")
      })
  }
}

extension Evidence {
  /// The first subview that a call asked of those that would take the touch, if it is a
  /// controller's view; and the front-most of them, if it is none.
  fileprivate func managedSubview(of call: HitCall) -> (first: HitCall, front: Int)? {
    guard call.contact >= 0, scene.isView(call.view), view(call.view).overrides.hitTest == nil,
      moments[call.moment].isSure, insideAnswer(call) == true, call.isOpen
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
