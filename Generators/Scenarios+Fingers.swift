import PropertyTesting
import TouchScript

extension Scenarios {
  /// Draws what fingers may do on a screen of yours: taps, drags and whatever gestures the screen waits for,
  /// one after the other, each surely one or surely none.
  ///
  /// ```swift
  /// let campaign = Campaign(scenes: try Scenarios.fingers(on: screen), invariants: [kept])
  /// ```
  ///
  /// The screen stays as it is, also while a counterexample shrinks. What its script says is not played.
  ///
  /// - Throws: `ScenarioError` where the screen is not valid, or too large to be spelled as choices.
  public static func fingers(on screen: Scenario) throws(ScenarioError) -> AnyGenerator<Scenario> {
    var screen = screen
    screen.script = []
    try screen.validate()
    do throws(Unspellable) {
      _ = try Language.scenario.tree(of: screen)
    } catch {
      throw ScenarioError(place: "the screen", problem: "it cannot be spelled: \(error)")
    }
    return AnyGenerator(Fingers(screen))
  }
}

/// Draws scripts of fingers for one scene.
private struct Fingers: Generator {
  let screen: Scenario
  private let draft: Draft

  init(_ screen: Scenario) {
    self.screen = screen
    draft = Draft(screen)
  }

  func draw(from source: inout Source) -> Scenario {
    if source.isSearching {
      var casting = Casting(&source, scope: .everything, only: .anyScreen)
      casting.scene = screen
      casting.castFingers()
      return casting.scene
    }
    let script = Language.fingers.draw(from: &source)
    var draft = draft
    draft.script.touches = script.touches
    draft.script.waits = script.waits
    return draft.scenario
  }

  func spell(_ value: Scenario, into spelling: inout Spelling) throws(Unspellable) {
    var scene = value
    scene.script = []
    guard scene == screen, value.script.allSatisfy(\.changes.isEmpty) else {
      throw Unspellable(nil, "it is another screen, or more than fingers happen on it")
    }
    try Language.fingers.spell(Draft(value).script, into: &spelling)
  }
}
