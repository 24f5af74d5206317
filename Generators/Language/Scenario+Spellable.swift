import TouchScript

extension Scenario {
  /// Whether the language has words for all that the scenario says.
  var isSpellable: Bool {
    reactions.isEmpty && application.isSpellable && views.allSatisfy(\.isSpellable)
      && controllers.allSatisfy(\.isSpellable) && recognizers.allSatisfy(\.isSpellable)
      && script.allSatisfy { $0.changes.allSatisfy(\.isSpellable) }
  }
}

extension Scenario.View {
  fileprivate var isSpellable: Bool {
    let new = Scenario.View(id: id, kind: kind)
    let none = Scenario.Overrides()
    var other = overrides
    other.touches = none.touches
    other.hitTest = nil
    other.pointInside = nil
    other.next = nil
    other.shouldBegin = nil
    other.actions = []
    return [.window, .view, .control, .button].contains(kind)
      && isExclusiveTouch == new.isExclusiveTouch && items == new.items
      && scrolling == new.scrolling && other == none && overrides.hitTest != .asksSubviewsIfOpen
  }
}

extension Scenario.Controller {
  fileprivate var isSpellable: Bool {
    self == Scenario.Controller(id: id, view: view, touches: touches, actions: actions)
  }
}

extension Scenario.Application {
  fileprivate var isSpellable: Bool {
    let isDelegateSpellable =
      delegate.map {
        $0
          == Delegate(isResponder: $0.isResponder, touches: $0.touches, actions: $0.actions)
      } ?? true
    return isDelegateSpellable
      && self == Scenario.Application(touches: touches, actions: actions, delegate: delegate)
  }
}

extension Scenario.Recognizer {
  fileprivate var isSpellable: Bool {
    let isDelegateSpellable =
      delegate.map {
        $0
          == Delegate(
            shouldReceive: $0.shouldReceive, shouldBegin: $0.shouldBegin,
            simultaneousWith: $0.simultaneousWith)
      } ?? true
    return kind == .tap && isDelegateSpellable
      && self
        == Scenario.Recognizer(
          id: id, view: view, taps: taps, touches: touches,
          cancelsTouchesInView: cancelsTouchesInView, delaysTouchesBegan: delaysTouchesBegan,
          delaysTouchesEnded: delaysTouchesEnded, isEnabled: isEnabled, delegate: delegate,
          cannotPrevent: cannotPrevent, cannotBePreventedBy: cannotBePreventedBy)
  }
}

extension Scenario.Change {
  fileprivate var isSpellable: Bool {
    switch self {
    case .bringToFront, .sendToBack: true
    default: false
    }
  }
}
