import TouchScript

/// A recognizer's delegate that answers as the scenario says. A method that the scenario's delegate
/// does not implement gives the default, unnoted.
final class DelegateProbe: UIGestureRecognizerDelegate {
  private let spec: Scenario.Recognizer.Delegate
  private let id: Scenario.ID
  private let log: Log

  init(_ spec: Scenario.Recognizer.Delegate, of id: Scenario.ID, log: Log) {
    self.spec = spec
    self.id = id
    self.log = log
  }

  func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
    guard let answer = spec.shouldReceiveEvent else { return true }
    log.add(.shouldReceiveEvent(recognizer: id, answer: answer))
    return answer
  }

  func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    guard spec.shouldReceive != nil || spec.refusesTouchesIn != nil else { return true }
    let state = log.state(of: touch)
    let isRefused = state.view.map { spec.refusesTouchesIn?.contains($0) ?? false } ?? false
    let answer = !isRefused && spec.shouldReceive ?? true
    log.add(.shouldReceive(recognizer: id, touch: state, answer: answer))
    return answer
  }

  func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    guard let answer = spec.shouldBegin else { return true }
    log.add(.shouldBegin(recognizer: id, asked: .delegate, answer: answer))
    return answer
  }

  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool {
    guard let partners = spec.simultaneousWith else { return false }
    let name = log.name(of: other)
    let answer = partners.contains(name)
    log.add(.simultaneous(recognizer: id, with: name, answer: answer))
    return answer
  }

  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
  ) -> Bool {
    guard let required = spec.requiresFailureOf else { return false }
    let name = log.name(of: other)
    let answer = required.contains(name)
    log.add(.shouldRequireFailure(recognizer: id, of: name, asked: .delegate, answer: answer))
    return answer
  }

  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
  ) -> Bool {
    guard let waiting = spec.isRequiredToFailBy else { return false }
    let name = log.name(of: other)
    let answer = waiting.contains(name)
    log.add(.shouldBeRequiredToFail(recognizer: id, by: name, asked: .delegate, answer: answer))
    return answer
  }
}

/// An application delegate that is no responder, and so hears nothing.
final class SilentDelegate: UIApplicationDelegate {}
