import Foundation
import TouchEngine

/// A target that notes each action of a recognizer: its state, and what else a test asks for.
final class ActionLog: ActionTarget {
  private(set) var states: [UIGestureRecognizer.State] = []
  /// Called at each action, after it was noted.
  var onAction: (() -> Void)?

  func responds(to action: Selector) -> Bool { true }

  func perform(_ action: Selector, from sender: AnyObject?, for event: UIEvent?) {
    guard let recognizer = sender as? UIGestureRecognizer else { return }
    states.append(recognizer.state)
    onAction?()
  }

  /// The states since this was asked last.
  func take() -> [UIGestureRecognizer.State] {
    defer { states = [] }
    return states
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
