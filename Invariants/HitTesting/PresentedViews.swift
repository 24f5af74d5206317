extension Invariant {
  /// HT-43: view controllers take no part in hit-testing: they are not asked, are no answer, and do
  /// not bring their views to the front.
  static let controllersAreNotHit = Invariant("HT-43", of: .controllers, seeing: .hitTest) {
    evidence in
    if evidence.scene.controllers.isEmpty { return .notExercised }
    let controllers = evidence.scene.views.count..<evidence.scene.applicationNumber
    return Verdict.of(evidence.hitCalls) { call in
      Verdict.expect(
        !controllers.contains(call.view) && !controllers.contains(call.result), at: call.event,
        "a view controller took part in hit-testing",
        expected: "only views are asked, and only views are the answer"
      )
      .and(evidence.judgeManagedSubviews(of: call))
    }
  }
}

extension Evidence {
  /// Whether the view of a controller was asked before a sibling in front of it that has none, where
  /// both would take the touch.
  fileprivate func judgeManagedSubviews(of call: HitCall) -> Verdict {
    guard call.contact >= 0, scene.isView(call.view), view(call.view).overrides.hitTest == nil,
      moments[call.moment].isSure, insideAnswer(call) == true, call.isOpen
    else { return .notExercised }
    let places = contacts[call.contact].order.places
    let aim = contacts[call.contact].aim
    let front = scene(at: call).subviews(of: call.view).filter(aim.admits)
      .max { places[$0] < places[$1] }
    let first = children(of: call).first { aim.admits($0.view) }
    guard let front, let first, scene.managers[first.view] != Scene.none,
      scene.managers[front] == Scene.none
    else { return .notExercised }
    return .expect(
      places[first.view] >= places[front], at: first.event,
      "\(name(call.view)) asked its subview \(name(first.view)), which a controller manages, before "
        + "\(name(front)), which is in front of it",
      expected: "hitTest of \(name(front))")
  }
}
