import TouchScript

/// A recognizer's delegate that answers as the scenario says. A method that the scenario's delegate
/// does not implement gives the default, unnoted.
final class DelegateProbe: UIGestureRecognizerDelegate {
  private let spec: Scenario.Recognizer.Delegate
  private let number: Trace.Number
  private let log: Log

  init(_ spec: Scenario.Recognizer.Delegate, of number: Trace.Number, log: Log) {
    self.spec = spec
    self.number = number
    self.log = log
  }

  func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
    guard let answer = spec.shouldReceiveEvent else { return true }
    log.add(Trace.Event(.shouldReceiveEvent, number, answer: answer))
    return answer
  }

  func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    guard
      spec.shouldReceive != nil || spec.refusesTouchesIn != nil || spec.refusesTouchesOfSubviews
    else { return true }
    let seen = log.touch(touch)
    let view = touch.view?.accessibilityIdentifier
    let isRefused =
      view.map { spec.refusesTouchesIn?.contains($0) ?? false } ?? false
      || spec.refusesTouchesOfSubviews && touch.view !== recognizer.view
    let answer = !isRefused && spec.shouldReceive ?? true
    log.add(Trace.Event(.shouldReceive, number, answer: answer), seen)
    return answer
  }

  func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    guard let answer = spec.shouldBegin else { return true }
    log.add(Trace.Event(.shouldBegin, number, answer: answer))
    return answer
  }

  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool {
    guard let partners = spec.simultaneousWith else { return false }
    let name = log.name(of: other)
    let answer = partners.contains(name) && isMeant(other)
    log.add(Trace.Event(.simultaneous, number, log.recognizer(name), answer: answer))
    return answer
  }

  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
  ) -> Bool {
    guard let required = spec.requiresFailureOf else { return false }
    let name = log.name(of: other)
    let answer = required.contains(name) && isMeant(other)
    log.add(
      Trace.Event(
        .shouldRequireFailure, number, log.recognizer(name), answer: answer,
        word: .asked(.delegate)))
    return answer
  }

  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
  ) -> Bool {
    guard let waiting = spec.isRequiredToFailBy else { return false }
    let name = log.name(of: other)
    let answer = waiting.contains(name) && isMeant(other)
    log.add(
      Trace.Event(
        .shouldBeRequiredToFail, number, log.recognizer(name), answer: answer,
        word: .asked(.delegate)))
    return answer
  }
}

extension DelegateProbe {
  /// Whether another recognizer is in a state in which questions about it may be answered with true.
  private func isMeant(_ other: UIGestureRecognizer) -> Bool {
    spec.onlyWhileOtherIs.isEmpty
      || spec.onlyWhileOtherIs.contains(RecognizerState(other.state))
  }
}

/// An application delegate that is no responder, and so receives nothing.
final class SilentDelegate: UIApplicationDelegate {}
