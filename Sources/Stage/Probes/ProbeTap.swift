import Foundation
import TouchEngine
import TouchScript

/// A `UITapGestureRecognizer` that notes what it is told, asked and decided to be.
final class ProbeTap: UITapGestureRecognizer {
  private let spec: Scenario.Recognizer
  private let log: Log
  private let answers: DelegateProbe?

  init(_ spec: Scenario.Recognizer, log: Log, listener: TapListener) {
    self.spec = spec
    self.log = log
    answers = spec.delegate.map { DelegateProbe($0, of: spec.id, log: log) }
    super.init()
    noteDefaults()
    name = spec.id
    numberOfTapsRequired = spec.taps
    numberOfTouchesRequired = spec.touches
    cancelsTouchesInView = spec.cancelsTouchesInView
    delaysTouchesBegan = spec.delaysTouchesBegan
    delaysTouchesEnded = spec.delaysTouchesEnded
    isEnabled = spec.isEnabled
    delegate = answers
    addTarget(listener, action: "recognized")
  }

  private func noteDefaults() {
    log.add(
      .made(
        recognizer: spec.id,
        RecognizerDefaults(
          cancelsTouchesInView: cancelsTouchesInView, delaysTouchesBegan: delaysTouchesBegan,
          delaysTouchesEnded: delaysTouchesEnded, isEnabled: isEnabled, state: .init(state))))
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    note(.began, touches, event) { super.touchesBegan(touches, with: event) }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    note(.moved, touches, event) { super.touchesMoved(touches, with: event) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    note(.ended, touches, event) { super.touchesEnded(touches, with: event) }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    note(.cancelled, touches, event) { super.touchesCancelled(touches, with: event) }
  }

  private func note(
    _ phase: TouchPhase, _ touches: Set<UITouch>, _ event: UIEvent, super callSuper: () -> Void
  ) {
    let call = log.call(phase, touches, event)
    let entered = log.add(.recognizer(spec.id, call, state: .init(state)))
    callSuper()
    log.complete(entered, with: .recognizer(spec.id, call, state: .init(state)))
  }

  override func reset() {
    log.add(.reset(recognizer: spec.id, from: .init(state)))
    super.reset()
  }

  override func canPrevent(_ other: UIGestureRecognizer) -> Bool {
    let name = other.name ?? "unnamed"
    let answer = super.canPrevent(other) && !spec.cannotPrevent.contains(name)
    log.add(.canPrevent(recognizer: spec.id, other: name, answer: answer))
    return answer
  }

  override func canBePrevented(by other: UIGestureRecognizer) -> Bool {
    let name = other.name ?? "unnamed"
    let answer = super.canBePrevented(by: other) && !spec.cannotBePreventedBy.contains(name)
    log.add(.canBePrevented(recognizer: spec.id, by: name, answer: answer))
    return answer
  }
}

/// The target of all recognizers of a scene.
final class TapListener: ActionTarget {
  private let log: Log

  init(_ log: Log) { self.log = log }

  func responds(to action: Selector) -> Bool { true }

  func perform(_ action: Selector, from sender: AnyObject?, for event: UIEvent?) {
    guard let recognizer = sender as? UIGestureRecognizer else { return }
    log.add(
      .action(
        recognizer: recognizer.name ?? "unnamed", state: .init(recognizer.state),
        GestureReading(recognizer)))
  }
}

/// A recognizer's delegate that answers as the scenario says. A method that the scenario's delegate
/// does not implement gives the default, unnoted.
private final class DelegateProbe: UIGestureRecognizerDelegate {
  private let spec: Scenario.Recognizer.Delegate
  private let id: Scenario.ID
  private let log: Log

  init(_ spec: Scenario.Recognizer.Delegate, of id: Scenario.ID, log: Log) {
    self.spec = spec
    self.id = id
    self.log = log
  }

  func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    guard let answer = spec.shouldReceive else { return true }
    log.add(.shouldReceive(recognizer: id, touch: log.state(of: touch), answer: answer))
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
    let name = other.name ?? "unnamed"
    let answer = partners.contains(name)
    log.add(.simultaneous(recognizer: id, with: name, answer: answer))
    return answer
  }
}
