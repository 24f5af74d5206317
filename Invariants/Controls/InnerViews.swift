import TouchScript

extension Invariants {
  /// Chapter CT: touches of views that an app puts into controls.
  static let innerViews: [Invariant] = [.innerViewIsNotTracked]
}

extension Invariant {
  /// CT-42: a control does not track a touch that hit a view inside it.
  static let innerViewIsNotTracked = Invariant(
    "CT-42", of: .controls, needs: [.view, .alone, .clear], given: { $0.control(around: $1) }
  ) { evidence, touch, control in
    return .expect(
      none: evidence.controlFacts[control].first { evidence.span(of: touch).contains($0) },
      "\(evidence.name(control)) tracked the touch of finger \(finger: touch.finger), which hit "
        + "\(evidence.name(touch.view)) inside it",
      expected: "\(evidence.name(control)) tracks touches that hit it")
  }
}

extension Evidence {
  /// The plain control or button that a touch's view is inside, while nothing else has it send events.
  fileprivate func control(around touch: Touch) -> Int? {
    guard [.view, .label, .imageView].contains(view(touch.view).kind),
      !script.areChanged([.treeChanges, .presentation], until: touch.lastTime)
    else { return nil }
    let control = scene.line(above: touch.view).first { scene.isControl($0) }
    return control.flatMap { number in
      // What an earlier touch had the control track may end later.
      [.control, .button].contains(view(number).kind) && !script.isToldToSend(number)
        && !contacts.contains { $0.number < touch.number && $0.view == number } ? number : nil
    }
  }

  /// The events of a trace from a touch-down until the next one.
  fileprivate func span(of touch: Touch) -> Range<Int> {
    let start = deliveries[touch.down.delivery].events.lowerBound
    let next = contacts.first { $0.down.delivery > touch.down.delivery }
    let end = next.map { deliveries[$0.down.delivery].events.lowerBound } ?? facts.count
    return start..<max(start, end)
  }
}
