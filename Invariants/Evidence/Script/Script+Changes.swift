import TouchScript

/// What the app and the system change while a script is played, and by when.
extension Script {
  /// Whether changes of some kinds may have been made by a time, in milliseconds: in the script, or
  /// in callbacks, of which nobody knows the time.
  func areChanged(_ kinds: Ingredients, until time: Int = .max) -> Bool {
    !changesInCallbacks.isDisjoint(with: kinds)
      || changes.contains { $0.at <= time && !$0.what.isDisjoint(with: kinds) }
  }

  /// Whether a change that `rule` picks may have been made by a time.
  func isChanged(until time: Int = .max, where rule: (Scenario.Change) -> Bool) -> Bool {
    scenario.script.contains { $0.at <= time && $0.changes.contains(where: rule) }
      || scenario.reactions.contains { $0.changes.contains(where: rule) }
  }

  /// Whether a window is moved, turned or scrolled. Whether a finger that rests on it has moved then is
  /// unspecified: RE-83.
  var movesWindows: Bool {
    if ingredients.isDisjoint(with: .viewChanges) { return false }
    let windows = scenario.views.filter { $0.kind == .window }.map(\.id)
    return isChanged { change in
      !change.effects.isDisjoint(with: [.place, .content])
        && change.references.first.map { windows.contains($0.id) } ?? false
    }
  }

  /// The times at which the script makes changes that `rule` picks.
  func times(ofChanges rule: (Scenario.Change) -> Bool) -> [Int] {
    scenario.script.filter { $0.changes.contains(where: rule) }.map(\.at)
  }

  /// Whether callbacks make a change that `rule` picks.
  func areReactions(_ rule: (Scenario.Change) -> Bool) -> Bool {
    scenario.reactions.contains { $0.changes.contains(where: rule) }
  }

  /// Whether nothing that the app does moves a view, or one above it, or puts it elsewhere, up to a
  /// time.
  func leavesInPlace(_ view: Int, until time: Int) -> Bool {
    if ingredients.isDisjoint(with: [.viewChanges, .treeChanges, .presentation]) { return true }
    if areChanged([.treeChanges, .presentation], until: time) { return false }
    let line = scene.line(above: view)
    return !isChanged(until: time) { change in
      change.movedView.map { line.contains(scene.names.responder($0)) } ?? false
    }
  }

  /// When the script has the control send actions without a touch.
  func timesOfSending(_ control: Int) -> [Int] {
    guard ingredients.contains(.sentActions) else { return [] }
    return times { $0.isSending(of: control, scene) }
  }

  /// Whether the script or a callback has the control send actions without a touch.
  func isToldToSend(_ control: Int) -> Bool {
    ingredients.contains(.sentActions) && isChanged { $0.isSending(of: control, scene) }
  }

  /// Whether a control may be enabled or disabled while the script is played.
  func isEnabledLater(_ control: Int) -> Bool {
    ingredients.contains(.viewChanges)
      && isChanged {
        if case .setEnabled(let id, _) = $0 { scene.names.responder(id) == control } else { false }
      }
  }

  /// Whether the app may end attempts, or have the system do so, while callbacks are under way.
  var appMayEndAttempts: Bool {
    scenario.reactions.contains { $0.changes.contains(where: \.mayEndAttempts) }
  }

  /// Whether nothing is done that could end an attempt which begins at `start`, up to `end`.
  func sparesAttempts(from start: Int, until end: Int) -> Bool {
    !appMayEndAttempts
      && !scenario.script.contains { step in
        step.at >= start && step.at <= end && step.changes.contains(where: \.mayEndAttempts)
      }
  }

  /// Whether the app switches scrolling on or off. What becomes of touches that are down then is open.
  var switchesScrolling: Bool {
    ingredients.contains(.viewChanges)
      && isChanged { if case .setScrollEnabled = $0 { true } else { false } }
  }

  /// The scroll views that are above a view, or are the view.
  func scrollViews(above view: Int) -> [Int] {
    scene.line(above: view).filter { scene.views[$0].kind.isScrollView }
  }

  /// The scroll views above a view that hold its touches back. One that is hit itself counts:
  /// no source says that it receives its own touches at once. Source: TV-03, TV-09.
  func holders(of view: Int) -> [Int] {
    scene.line(above: view).filter {
      scene.isScrolling($0) && scene.sources[$0].scrolling.delaysContentTouches
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
    isView(number) && views[number].kind.isScrollView && views[number].isScrollEnabled
  }
}

extension Scenario.Change {
  /// The view whose place on the screen it changes.
  fileprivate var movedView: Scenario.ID? {
    effects.isDisjoint(with: [.place, .content]) ? nil : references.first?.id
  }

  /// Whether it has a control send actions without a touch.
  func isSending(of control: Int, _ scene: Scene) -> Bool {
    if case .sendActions(let id, _) = self { scene.names.responder(id) == control } else { false }
  }

  /// Whether it may end what recognizers are about, or keep touches from them.
  var mayEndAttempts: Bool {
    closesViews || !effects.isDisjoint(with: [.tree, .recognizers, .delivery, .presentation])
  }

  /// Whether it is an animation that allows no interaction: it may cancel the touches of its view that
  /// are down. Source: EX-22.
  var closesViews: Bool {
    if case .animate(_, let milliseconds, false) = self { milliseconds > 0 } else { false }
  }
}
