import TouchScript

/// What the app does inside callbacks, each time only once. Source: rulebook EX-14.
final class Reactions {
  private var pending: [Scenario.Reaction.Trigger: [Scenario.Change]] = [:]
  private unowned let scene: StagedScene

  /// Makes the reactions of a scenario; of several to one callback, the first comes first.
  init(_ reactions: [Scenario.Reaction], in scene: StagedScene) {
    self.scene = scene
    for reaction in reactions { pending[reaction.on, default: []] += reaction.changes }
  }

  /// Makes the changes that wait for the callback, which has been noted. They may lead to the same
  /// callback again: it finds nothing waiting any more.
  func react(to trigger: Scenario.Reaction.Trigger) {
    for change in pending.removeValue(forKey: trigger) ?? [] { scene.make(change) }
  }
}
