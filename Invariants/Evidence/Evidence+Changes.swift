import TouchScript

/// What the app and the system change while a script is played, and by when.
extension Evidence {
  /// Whether changes of some kinds may have been made by a time, in milliseconds: in the script, or
  /// in callbacks, of which nobody knows the time.
  func areChanged(_ kinds: Ingredients, until time: Int = .max) -> Bool {
    isChanged(until: time) { !Ingredients.of($0).isDisjoint(with: kinds) }
  }

  /// Whether a change that `rule` picks may have been made by a time.
  func isChanged(until time: Int = .max, where rule: (Scenario.Change) -> Bool) -> Bool {
    scenario.script.contains { $0.at <= time && $0.changes.contains(where: rule) }
      || scenario.reactions.contains { $0.changes.contains(where: rule) }
  }

  /// The times at which the script makes changes that `rule` picks.
  func times(ofChanges rule: (Scenario.Change) -> Bool) -> [Int] {
    scenario.script.filter { $0.changes.contains(where: rule) }.map(\.at)
  }

  /// Whether callbacks make a change that `rule` picks.
  func areReactions(_ rule: (Scenario.Change) -> Bool) -> Bool {
    scenario.reactions.contains { $0.changes.contains(where: rule) }
  }

  /// Whether a view is where the scenario has it, up to a time: neither it nor a view above it was
  /// moved, put elsewhere, or scrolled.
  func isInPlace(_ view: Int, until time: Int) -> Bool {
    let line = scene.line(above: view)
    let changes: Ingredients = [.viewChanges, .treeChanges, .presentation]
    if !ingredients.isDisjoint(with: changes) {
      if areChanged([.treeChanges, .presentation], until: time) { return false }
      if isChanged(
        until: time,
        where: { change in
          change.movedView.map { line.contains(scene.names.responder($0)) } ?? false
        })
      {
        return false
      }
    }
    guard ingredients.contains(.scrollViews) else { return true }
    return !facts.contains {
      $0.kind == .scroll && $0.at <= time && line.contains($0.who)
    }
  }
}

extension Scene {
  /// A view and those above it, as the scenario has them, from the view on.
  func line(above view: Int) -> [Int] {
    var line: [Int] = []
    var current = view
    while isView(current) {
      line.append(current)
      current = parents[current]
    }
    return line
  }

  /// Whether a responder is a scroll view that scrolls: it may keep the touches that reach it.
  func isScrolling(_ number: Int) -> Bool {
    isView(number) && views[number].kind.isScrollView && sources[number].scrolling.isScrollEnabled
  }
}

extension Contact {
  /// When the finger lifts, in milliseconds; at the end of time where it does not.
  var lastTime: Int { up?.at ?? .max }
}

extension Scenario.Change {
  /// The view whose place on the screen it changes.
  fileprivate var movedView: Scenario.ID? {
    switch self {
    case .setFrame(let id, _), .setTransform(let id, _), .setBoundsOrigin(let id, _): id
    default: nil
    }
  }
}
