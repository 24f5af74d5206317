import TouchScript

/// What was asked: the scene as it is at the beginning, what fingers do, and what the app and the
/// system change, when, and in answer to what. All of it is from the scenario alone.
final class Script {
  let scenario: Scenario
  /// What is in the scene and the script.
  let ingredients: Ingredients
  /// The scene as it is at the beginning.
  let scene: Scene
  /// The order in which its views would be painted at the beginning.
  let order: PaintersOrder
  /// The lasting time of the script, in milliseconds.
  let end: Int
  /// The kinds of changes that the script makes, step by step; without those that make none.
  let changes: [(at: Int, what: Ingredients)]
  /// The kinds of changes that callbacks make, of which nobody knows when they come.
  let changesInCallbacks: Ingredients
  /// Whether callbacks attach recognizers: perhaps to the view that they are on, which nobody notes,
  /// though it may end their attempts.
  let addsInCallbacks: Bool

  init(_ scenario: Scenario, _ names: Trace.Names) {
    self.scenario = scenario
    ingredients = Ingredients(scenario)
    let state = SceneState(scenario, names)
    scene = Scene(state)
    order = PaintersOrder(state)
    end = scenario.script.last?.at ?? 0
    changes = scenario.script.compactMap { step in
      if step.changes.isEmpty { return nil }
      return (step.at, step.changes.reduce(into: []) { $0.formUnion(Ingredients.of($1)) })
    }
    var inCallbacks: Ingredients = []
    var adds = false
    for reaction in scenario.reactions {
      for change in reaction.changes {
        inCallbacks.formUnion(Ingredients.of(change))
        if case .addRecognizer = change { adds = true }
      }
    }
    changesInCallbacks = inCallbacks
    addsInCallbacks = adds
  }

  /// Whether anything may change while the script is played: by the script, in callbacks, or because
  /// somebody scrolls.
  var mayChange: Bool {
    !changes.isEmpty || !scenario.reactions.isEmpty || ingredients.contains(.scrollViews)
  }

  /// What may be changed later than `start` and no later than `end`, in milliseconds.
  func changes(after start: Int, until end: Int = .max) -> Ingredients {
    changes.reduce(changesInCallbacks) {
      $1.at > start && $1.at <= end ? $0.union($1.what) : $0
    }
  }

  /// Whether callbacks do something that may lead recognizers to decide during an event.
  var mayMeddle: Bool { !changesInCallbacks.isDisjoint(with: .upheavals) }
}

extension Ingredients {
  /// What may keep touches, or recognizers, from what they were about.
  static let upheavals: Ingredients = [
    .recognizerChanges, .treeChanges, .interruptions, .presentation,
  ]
}
