import PropertyTesting
import TouchScript

extension Sketch {
  /// What an engine must have for the sketch to be itself: what is needed however it is drawn.
  ///
  /// Nobody states it. The sketch is drawn several times in an empty window, and what all of them need
  /// is what it needs. What only some need is left out, or another of its kind, where an engine lacks it.
  public var needs: Scenario.Features { Self.needsByName[name] ?? Scenario.Features() }

  /// Whether there can be scenes that are about it, for an engine with some features.
  public func isPossible(within features: Scenario.Features) -> Bool {
    features == .all || features.isSuperset(of: needs)
  }

  private static let needsByName = Dictionary(
    all.map { ($0.name, $0.needsOfDraws(24)) }, uniquingKeysWith: { first, _ in first })

  private func needsOfDraws(_ count: UInt64) -> Scenario.Features {
    let focus = focus
    return (0..<count).reduce(.all) { needs, seed in
      var casting = Casting(alone: self, focus, seed: seed)
      return needs.intersection(casting.needsOfSketch())
    }
  }
}

extension Casting {
  /// What one draw of a sketch needs, with nothing else in the scene.
  fileprivate mutating func needsOfSketch() -> Scenario.Features {
    _ = add(Scenario.View(id: "", kind: .window, frame: .screen), parent: nil)
    castAlone()
    let touch = Touching(place: Point(100, 100), time: 10_000, finger: 0, reach: 60)
    var strokes = plan.courses.map(\.stroke)
    strokes += sketch.round?(&self, touch, Point(200, 200)) ?? []
    if let gesture = sketch.gesture, let recognizer = scene.recognizers.first(where: isFiner) {
      strokes += gesture(&self, recognizer, touch)
    }
    let changes = plannedChanges + (sketch.changes?(&self) ?? [])
    var script = ScriptWriter()
    for stroke in strokes { script.play(stroke) }
    for (time, change) in plan.changes { script.change(change, at: time) }
    for change in changes { script.change(change, at: 20_000) }
    scene.script = script.steps
    return scene.needs
  }
}
