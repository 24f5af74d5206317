import Invariants
import TouchScript

// The words that lenses are written in.

extension WrongEngine {
  /// Changes each view.
  init(
    _ name: String, _ summary: String, _ rules: String,
    views: @escaping @Sendable (inout Scenario.View, Scenario) -> Void
  ) {
    self.init(
      name, summary, rules,
      scene: { scenario in
        let asked = scenario
        for index in scenario.views.indices { views(&scenario.views[index], asked) }
      })
  }

  /// Changes each recognizer.
  init(
    _ name: String, _ summary: String, _ rules: String,
    recognizers: @escaping @Sendable (inout Scenario.Recognizer, Scenario) -> Void
  ) {
    self.init(
      name, summary, rules,
      scene: { scenario in
        let asked = scenario
        for index in scenario.recognizers.indices {
          recognizers(&scenario.recognizers[index], asked)
        }
      })
  }

  /// Changes the scene.
  init(
    _ name: String, _ summary: String, _ rules: String,
    scene: @escaping @Sendable (inout Scenario) -> Void
  ) {
    self.init(name: name, summary: summary, breaks: rules.words, scene: scene)
  }

  /// Changes the trace.
  init(
    _ name: String, _ summary: String, _ rules: String,
    trace: @escaping @Sendable (inout [Trace.Entry], Scenario) -> Void
  ) {
    self.init(name: name, summary: summary, breaks: rules.words, trace: trace)
  }

  /// Changes each call of a kind.
  init(
    _ name: String, _ summary: String, _ rules: String, each kind: Observation.Kind,
    _ change: @escaping @Sendable (inout Observation, Scenario) -> Void
  ) {
    self.init(
      name, summary, rules,
      trace: { calls, scenario in
        for index in calls.indices where calls[index].what.kind == kind {
          change(&calls[index].what, scenario)
        }
      })
  }

  /// Changes each touch of each call.
  init(
    _ name: String, _ summary: String, _ rules: String,
    touches: @escaping @Sendable (inout TouchState, Observation) -> Void
  ) {
    self.init(
      name, summary, rules,
      trace: { calls, _ in
        for index in calls.indices {
          for touch in calls[index].what.touches.indices {
            touches(&calls[index].what.touches[touch], calls[index].what)
          }
        }
      })
  }

  /// Replaces each call by others: none, the same twice, or more.
  init(
    _ name: String, _ summary: String, _ rules: String,
    instead: @escaping @Sendable (Observation, Scenario) -> [Observation]
  ) {
    self.init(
      name, summary, rules,
      trace: { calls, scenario in
        calls = calls.flatMap { call in
          instead(call.what, scenario).map { Trace.Entry(at: call.at, $0) }
        }
      })
  }
}

extension String {
  /// The words between blanks.
  var words: [String] { split(separator: " ").map(String.init) }
}

extension Scenario {
  /// The view called `id`.
  func view(_ id: ID?) -> View? { views.first { $0.id == id } }

  /// The recognizer called `id`.
  func recognizer(_ id: ID?) -> Recognizer? { recognizers.first { $0.id == id } }

  /// The superviews of the view called `id`, the nearest first.
  func superviews(of id: ID?) -> [View] {
    var found: [View] = []
    var next = view(id)?.parent
    while let view = view(next) {
      found.append(view)
      next = view.parent
    }
    return found
  }

  /// Leaves out the changes that `isGone` picks, in steps and in reactions.
  mutating func dropChanges(_ isGone: (Change) -> Bool) {
    for index in script.indices { script[index].changes.removeAll(where: isGone) }
    for index in reactions.indices { reactions[index].changes.removeAll(where: isGone) }
    reactions.removeAll { $0.changes.isEmpty }
  }
}

extension [Trace.Entry] {
  /// Moves each call that `isMeant` picks behind the call after it, if both belong to one time.
  mutating func delay(_ isMeant: (Observation) -> Bool) {
    for index in indices.dropLast() where isMeant(self[index].what) {
      if self[index].at == self[index + 1].at, !isMeant(self[index + 1].what) {
        swapAt(index, index + 1)
      }
    }
  }

  /// Moves calls that `isMeant` picks before those of the same time that `first` picks.
  mutating func move(_ isMeant: (Observation) -> Bool, before first: (Observation) -> Bool) {
    var index = startIndex
    while index < endIndex {
      let time = self[index].at
      let end = self[index...].firstIndex { $0.at != time } ?? endIndex
      if let place = self[index..<end].firstIndex(where: { first($0.what) }) {
        let moved = self[place..<end].filter { isMeant($0.what) }
        let rest = self[place..<end].filter { !isMeant($0.what) }
        replaceSubrange(place..<end, with: moved + rest)
      }
      index = end
    }
  }
}
