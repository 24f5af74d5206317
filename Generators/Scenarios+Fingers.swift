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
    return AnyGenerator(Fingers(screen: screen))
  }
}

/// Draws scripts of fingers for one scene.
private struct Fingers: Generator {
  let screen: Scenario

  func draw(from source: inout Source) -> Scenario {
    if source.isSearching {
      var casting = Casting(&source, scope: .everything, only: .anyScreen)
      casting.scene = screen
      casting.castFingers()
      return casting.scene
    }
    var scene = screen
    scene.script = FingerScript.fingers.draw(from: &source).steps(with: [])
    return scene
  }

  func spell(_ value: Scenario, into spelling: inout Spelling) throws(Unspellable) {
    var scene = value
    scene.script = []
    guard scene == screen, value.script.allSatisfy(\.changes.isEmpty) else {
      throw Unspellable(nil, "it is another screen, or more than fingers happen on it")
    }
    try FingerScript.fingers.spell(FingerScript(value.script), into: &spelling)
  }
}
