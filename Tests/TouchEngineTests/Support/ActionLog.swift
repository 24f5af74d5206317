import Foundation
import Testing
import TouchEngine

/// A target that notes the actions of a recognizer: its state at each, and what the test asks for.
final class ActionLog: ActionTarget {
  private(set) var states: [UIGestureRecognizer.State] = []
  /// Called at each action, after its state was noted.
  var onAction: (() -> Void)?

  func responds(to action: Selector) -> Bool { true }

  func perform(_ action: Selector, from sender: AnyObject?, for event: UIEvent?) {
    guard let recognizer = sender as? UIGestureRecognizer else { return }
    states.append(recognizer.state)
    onAction?()
  }

  /// The states since this was asked last.
  @discardableResult
  func take() -> [UIGestureRecognizer.State] {
    defer { states = [] }
    return states
  }
}

/// A world with one view of 300 × 400 points at the window's origin, and one recognizer on it whose
/// actions are noted.
final class Bench<Recognizer: UIGestureRecognizer> {
  let world: World
  let view: NotingView
  let recognizer: Recognizer
  let log = ActionLog()

  init(_ recognizer: Recognizer, under behavior: Behavior = .uikit) {
    world = World(behavior: behavior)
    view = world.add("a", 0, 0, 300, 400)
    view.isMultipleTouchEnabled = true
    self.recognizer = recognizer
    recognizer.addTarget(log, action: "act")
    view.addGestureRecognizer(recognizer)
  }

  /// Plays events, each a time and what the fingers do then; the states of the actions that follow.
  @discardableResult
  func play(_ events: (Int, [FingerSample])...) -> [UIGestureRecognizer.State] {
    for (time, samples) in events {
      world.application.advance(to: time)
      world.application.touch(samples)
    }
    #expect(world.application.programmerErrors == [])
    return log.take()
  }

  /// Lets time pass; the states of the actions that follow.
  @discardableResult
  func wait(until time: Int) -> [UIGestureRecognizer.State] {
    world.application.advance(to: time)
    #expect(world.application.programmerErrors == [])
    return log.take()
  }
}

extension World {
  /// Attaches a recognizer whose actions are noted.
  func log(_ recognizer: UIGestureRecognizer, on view: UIView) -> ActionLog {
    let log = ActionLog()
    recognizer.addTarget(log, action: "act")
    view.addGestureRecognizer(recognizer)
    return log
  }
}
