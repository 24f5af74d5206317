import TouchScript

/// What the app does inside callbacks, each time only once. Source: rulebook EX-14.
final class Reactions {
  /// What has not been triggered. Of several to one callback, the first comes first.
  private var pending: [Scenario.Reaction]
  private unowned let scene: StagedScene

  /// Makes the reactions of a scenario.
  init(_ reactions: [Scenario.Reaction], in scene: StagedScene) {
    self.scene = scene
    pending = reactions
  }

  /// Makes the changes that wait for the callback, which has been noted. They may lead to the same
  /// callback again: it finds nothing waiting any more.
  func react(to trigger: Scenario.Reaction.Trigger) {
    guard pending.contains(where: { $0.on == trigger }) else { return }
    let due = pending.filter { $0.on == trigger }
    pending.removeAll { $0.on == trigger }
    for reaction in due {
      for change in reaction.changes { scene.make(change) }
    }
  }
}
