import TouchScript

/// What a wrong engine does to a scene before it is played, and to its trace before it is reported.
struct Lens: Sendable {
  /// Changes a part of the scene or the trace; the scene is the one that was asked for.
  typealias Change<Part> = @Sendable (_ part: inout Part, _ asked: Scenario) -> Void

  /// Changes the scene.
  var scene: @Sendable (inout Scenario) -> Void = { _ in }
  /// Changes what was observed; nil: it reports all as it is.
  var trace: Change<[Observation]>?

  /// The lenses that `Lenses.txt` names.
  static let named = [
    hitTesting, misdelivery, responderChain, touches, delivery, coordination, recognizers, controls,
  ].reduce(into: [:]) { all, chapter in all.merge(chapter) { first, _ in first } }

  /// Changes the scene.
  static func scene(_ change: @escaping @Sendable (inout Scenario) -> Void) -> Lens {
    Lens(scene: change)
  }

  /// Changes the trace.
  static func trace(_ change: @escaping Change<[Observation]>) -> Lens { Lens(trace: change) }
}

extension Lens {
  /// Several lenses: scenes are changed in order, traces in reverse.
  init(_ lenses: [Lens]) {
    scene = { scenario in for lens in lenses { lens.scene(&scenario) } }
    let traces = lenses.reversed().compactMap(\.trace)
    if traces.isEmpty { return }
    trace = { calls, scenario in for change in traces { change(&calls, scenario) } }
  }
}

// MARK: - Changed scenes

extension Lens {
  /// Changes each view.
  static func views(_ change: @escaping Change<Scenario.View>) -> Lens {
    scene { scenario in
      let asked = scenario
      scenario.views.each { change(&$0, asked) }
    }
  }

  /// Changes each recognizer, or each of one kind.
  static func recognizers(
    _ kind: Scenario.Recognizer.Kind? = nil, _ change: @escaping Change<Scenario.Recognizer>
  ) -> Lens {
    scene { scenario in
      let asked = scenario
      scenario.recognizers.each { if kind == nil || $0.kind == kind { change(&$0, asked) } }
    }
  }

  /// Leaves out the changes that `isMeant` picks, in steps and in reactions.
  static func without(_ isMeant: @escaping @Sendable (Scenario.Change) -> Bool) -> Lens {
    scene { scenario in
      scenario.script.each { $0.changes.removeAll(where: isMeant) }
      scenario.reactions.each { $0.changes.removeAll(where: isMeant) }
      scenario.reactions.removeAll { $0.changes.isEmpty }
    }
  }
}

// MARK: - Changed traces

extension Lens {
  /// Changes each call of a kind.
  static func calls(_ kind: Observation.Kind, _ change: @escaping Change<Observation>) -> Lens {
    trace { calls, scenario in
      calls.each { if $0.kind == kind { change(&$0, scenario) } }
    }
  }

  /// Changes each touch of each call, or of each call of a kind.
  static func touches(
    of kind: Observation.Kind? = nil,
    _ change: @escaping @Sendable (inout Observation.Touch, Observation) -> Void
  ) -> Lens {
    trace { calls, _ in
      calls.each { entry in
        let call = entry
        if kind == nil || call.kind == kind { entry.touches.each { change(&$0, call) } }
      }
    }
  }

  /// Replaces each call by others: none, the same twice, or more.
  static func instead(
    _ others: @escaping @Sendable (Observation, Scenario) -> [Observation]
  ) -> Lens {
    trace { calls, scenario in
      calls = calls.flatMap { call in others(call, scenario).map { $0.moved(to: call.at) } }
    }
  }

  /// Leaves out the calls that `isMeant` picks.
  static func losing(_ isMeant: @escaping @Sendable (Observation, Scenario) -> Bool) -> Lens {
    instead { isMeant($0, $1) ? [] : [$0] }
  }
}

// MARK: - What lenses use

extension MutableCollection {
  /// Changes each element.
  mutating func each(_ change: (inout Element) -> Void) {
    for index in indices { change(&self[index]) }
  }
}

extension Scenario.View {
  /// Whether neither the view nor a subview of it can be hit.
  var isClosed: Bool { isHidden || !isUserInteractionEnabled || alpha < 0.01 }
}

extension Scenario {
  /// The view called `id`.
  func view(_ id: ID?) -> View? { views.first { $0.id == id } }

  /// The recognizer called `id`.
  func recognizer(_ id: ID?) -> Recognizer? { recognizers.first { $0.id == id } }

  /// The superviews of the view called `id`, the nearest first.
  func superviews(of id: ID?) -> [View] {
    Array(
      sequence(state: view(id)?.parent) { next in
        defer { next = view(next)?.parent }
        return view(next)
      })
  }
}
