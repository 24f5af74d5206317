import TouchScript

extension Evidence {
  /// Whether an event shows a touch in the view that it began in; or without a view, once a recognizer
  /// has taken it from its view, or the view has left its window. Source: TO-04, RE-74.
  func keepsItsView(_ sight: TouchFact, _ touch: Touch) -> Bool {
    if sight.view != Scene.none { return sight.view == touch.view }
    return touch.removal <= sight.event
      || touch.viewCalls.contains { $0.phase == .cancelled && $0.event <= sight.event }
      || isRecognized(touch) { $0.event <= sight.event && cancels($0) }
      || isInScrollView(touch) && contacts.contains { $0.reach > 0 && $0.overlaps(touch) }
  }

  /// Whether it is known which recognizers receive a touch, and nothing is done to them or to it
  /// until `end`, or until the lift.
  func isUndisturbed(_ touch: Touch, until end: Int? = nil) -> Bool {
    end == nil ? meets(.undisturbed, touch) : forecast.spares(touch, until: end)
  }

  /// Whether the touch is part of what a scroll view scrolls, which delays and takes touches.
  func isInScrollView(_ touch: Touch) -> Bool { !meets(.unscrolled, touch) }

  /// The same, looked at for the need.
  func isScrolled(_ touch: Touch) -> Bool {
    guard ingredients.contains(.scrollViews), touch.hasView else { return false }
    // Moved to another view, a scroll view's pan takes touches from anywhere.
    if ingredients.contains([.scrollPans, .recognizerChanges]) { return true }
    var view = touch.view
    while scene.isView(view) {
      switch self.view(view).kind {
      case .scrollView, .tableView, .tableCell, .cellContent: return true
      default: view = touch.scene.parents[view]
      }
    }
    return false
  }

  /// Whether no scroll view holds a touch back, no view with another finger may keep it out, and events
  /// are not dropped, looked at for the need.
  func isUnclaimed(_ touch: Touch) -> Bool {
    !isInScrollView(touch) && !ingredients.contains(.droppedEvents) && touch.hasView
      && !hasExclusiveRival(touch, in: touch.view) && !mayBeTakenByAnimation(touch)
      && !touch.samples.contains { isClosed(touch, at: $0) }
  }

  /// Whether an animation starts while a touch is down, which may cancel it. Source: rulebook EX-22.
  private func mayBeTakenByAnimation(_ touch: Touch) -> Bool {
    guard ingredients.contains(.animations) else { return false }
    return scenario.reactions.contains { $0.changes.contains(where: \.closesViews) }
      || scenario.script.contains { step in
        step.at > touch.down.at && step.at <= touch.lastTime
          && step.changes.contains(where: \.closesViews)
      }
  }

  /// Whether a touch is in the window of its view, and not by an override's answer in another: then it may
  /// be in either. Source: rulebook RE-29.
  func isInItsWindow(_ touch: Touch) -> Bool {
    guard touch.hasView else { return false }
    let window = touch.scene.windows[touch.view]
    let asked = lastAnswer(for: touch)?.view ?? window
    let seen = touch.firstSight < 0 ? window : touches[touch.firstSight].window
    return asked == window && seen == window
  }

  /// How the application's event shows a touch; nil where there is no such event, or it does not.
  func appearance(of touch: Touch, in delivery: Int) -> TouchFact? {
    if !reports.contains(.sendEvent) {
      let calls = (touch.calls + touch.hearings).filter { $0.delivery == delivery }
      return calls.min { $0.event < $1.event }.map { touches[$0.touch] }
    }
    let send = deliveries[delivery].send
    guard send != Scene.none else { return nil }
    return facts[send].touches.first { touches[$0].contact == touch.number }.map { touches[$0] }
  }

  /// The first call of a touch's own view with that phase, if it comes in that event of the script.
  func viewCall(_ phase: TouchPhase, _ touch: Touch, in delivery: Int) -> Call? {
    touch.viewCalls.first { $0.phase == phase && $0.delivery == delivery }
  }
}
