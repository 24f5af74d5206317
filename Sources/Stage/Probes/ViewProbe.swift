import TouchScript

/// What the overridden methods of every probing view do.
final class ViewProbe: ResponderProbe {
  let spec: Scenario.View
  unowned let scene: StagedScene

  /// Makes the probe of the view at an index of the scenario.
  init(ofViewAt index: Int, in scene: StagedScene) {
    spec = scene.scenario.views[index]
    self.scene = scene
    super.init(
      spec.id, number: Trace.Number(index), touches: spec.overrides.touches,
      otherEvents: spec.overrides.otherEvents, refuses: spec.overrides.refuses,
      mayBeFirst: spec.overrides.canBecomeFirstResponder, log: scene.log)
  }

  /// The index of the content view of a cell, which stands right behind it; nil: it has none, or the
  /// view is no cell.
  var content: Int? {
    let index = Int(number) + 1
    guard spec.kind == .tableCell, index < scene.scenario.views.count,
      scene.scenario.views[index].kind == .cellContent
    else { return nil }
    return index
  }

  func hitTest(_ view: UIView, _ point: CGPoint, super callSuper: () -> UIView?) -> UIView? {
    let entered = log.add(Trace.Event(.hitTest, number, point: .init(point)))
    let answer = hitTestAnswer(view, point, super: callSuper)
    if let answer {
      let number = log.number(of: answer)
      log.complete(entered) { $0.object = number }
    }
    return answer
  }

  private func hitTestAnswer(
    _ view: UIView, _ point: CGPoint, super callSuper: () -> UIView?
  ) -> UIView? {
    switch spec.overrides.hitTest {
    case nil:
      return callSuper()
    case .returnsNil:
      return nil
    case .returnsSelf:
      return view
    case .returns(let id):
      return scene.view(id)
    case .passesThrough:
      let answer = callSuper()
      return answer === view ? nil : answer
    case .asksSubviewsIfOpen
    where view.isHidden || view.alpha < 0.01 || !view.isUserInteractionEnabled:
      return nil
    case .asksSubviews, .asksSubviewsIfOpen:
      if let answer = callSuper() { return answer }
      for subview in view.subviews.reversed() {
        let itsPoint = subview.convert(point, from: view)
        if let answer = subview.hitTest(itsPoint, with: nil) { return answer }
      }
      return nil
    }
  }

  func pointInside(_ view: UIView, _ point: CGPoint, super callSuper: () -> Bool) -> Bool {
    let entered = log.add(Trace.Event(.pointInside, number, point: .init(point)))
    let answer = pointInsideAnswer(view, point, super: callSuper)
    log.complete(entered) { $0.answer = answer }
    return answer
  }

  private func pointInsideAnswer(
    _ view: UIView, _ point: CGPoint, super callSuper: () -> Bool
  ) -> Bool {
    switch spec.overrides.pointInside {
    case nil:
      return callSuper()
    case .always:
      return true
    case .never:
      return false
    case .grown(let margin):
      return view.bounds.insetBy(dx: -margin, dy: -margin).contains(point)
    case .orSubviews:
      for subview in view.subviews.reversed()
      where subview.point(inside: subview.convert(point, from: view), with: nil) { return true }
      return callSuper()
    case .onlySubviewFrames:
      return view.subviews.contains { $0.frame.contains(point) }
    }
  }

  func next(super callSuper: () -> UIResponder?) -> UIResponder? {
    guard let id = spec.overrides.next else { return callSuper() }
    return scene.responder(id)
  }

  func shouldBegin(_ recognizer: UIGestureRecognizer, super callSuper: () -> Bool) -> Bool {
    let answer = spec.overrides.shouldBegin ?? callSuper()
    log.add(Trace.Event(.shouldBegin, log.number(of: recognizer), number, answer: answer))
    return answer
  }
}
