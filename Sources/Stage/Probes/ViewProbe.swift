import Foundation
import TouchEngine
import TouchScript

/// What the overridden methods of every probing view do: note the call, and then what the scenario
/// says the class does.
///
/// UIKit's classes cannot be subclassed all at once; so each probing class overrides the methods and
/// hands over to this, with `super` as a closure.
final class ViewProbe {
  let spec: Scenario.View
  let log: Log
  private unowned let scene: StagedScene

  init(_ spec: Scenario.View, log: Log, scene: StagedScene) {
    self.spec = spec
    self.log = log
    self.scene = scene
  }

  func hitTest(_ view: UIView, _ point: CGPoint, super callSuper: () -> UIView?) -> UIView? {
    let entered = log.add(.hitTest(view: spec.id, point: .init(point), result: nil))
    let answer = hitTestAnswer(view, point, super: callSuper)
    if let answer {
      log.complete(
        entered,
        with: .hitTest(
          view: spec.id, point: .init(point), result: answer.accessibilityIdentifier ?? "unnamed"))
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
    let entered = log.add(.pointInside(view: spec.id, point: .init(point), answer: false))
    let answer = pointInsideAnswer(view, point, super: callSuper)
    if answer {
      log.complete(entered, with: .pointInside(view: spec.id, point: .init(point), answer: true))
    }
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

  func touches(
    _ phase: TouchPhase, _ touches: Set<UITouch>, _ event: UIEvent?, of view: UIView,
    super callSuper: () -> Void
  ) {
    log.touches(
      phase, touches, event, of: spec.id, in: view, spec.overrides.touches[phase],
      super: callSuper)
  }

  func shouldBegin(_ recognizer: UIGestureRecognizer, super callSuper: () -> Bool) -> Bool {
    let answer = spec.overrides.shouldBegin ?? callSuper()
    log.add(
      .shouldBegin(
        recognizer: recognizer.name ?? "unnamed", asked: .view(spec.id), answer: answer))
    return answer
  }
}

extension Log {
  /// Notes a touch method's call, and calls super as the responder's class does.
  func touches(
    _ phase: TouchPhase, _ touches: Set<UITouch>, _ event: UIEvent?, of id: Scenario.ID,
    in view: UIView? = nil, _ forwarding: Scenario.Forwarding, super callSuper: () -> Void
  ) {
    if forwarding == .passesOnFirst { callSuper() }
    add(.responder(id, call(phase, touches, event, in: view)))
    if forwarding == .passesOn { callSuper() }
  }
}
