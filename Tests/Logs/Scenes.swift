import TouchScript

/// A window of 320 × 480 points, of which all other places are counted.
package func window(
  @SceneBuilder _ subviews: () -> SceneParts = { SceneParts() }
) -> Window { Window("w", Rect(0, 0, 320, 480), subviews: subviews) }

/// A finger that comes down at a place and moves on to others, each at its time, and perhaps lifts:
/// where it is then, or elsewhere.
package struct Path: ScriptElement {
  fileprivate let acts: [TimedAct]
  package var parts: ScriptParts { acts.parts }

  /// The first finger's way.
  package init(
    _ places: (at: Int, x: Double, y: Double)..., up: Int? = nil,
    upAt lift: (at: Int, x: Double, y: Double)? = nil
  ) {
    self.init(0, places, up: up, upAt: lift)
  }

  /// A finger's way.
  package init(
    _ finger: Int, _ places: (at: Int, x: Double, y: Double)..., up: Int? = nil,
    upAt lift: (at: Int, x: Double, y: Double)? = nil
  ) {
    self.init(finger, places, up: up, upAt: lift)
  }

  private init(
    _ finger: Int, _ places: [(at: Int, x: Double, y: Double)], up: Int?,
    upAt lift: (at: Int, x: Double, y: Double)?
  ) {
    var acts = places.enumerated().map { index, place in
      let point = Point(place.x, place.y)
      let act: any ScriptElement = index == 0 ? Down(finger, at: point) : Move(finger, to: point)
      return TimedAct(time: place.at, parts: act.parts)
    }
    if let up { acts.append(TimedAct(time: up, parts: Up(finger).parts)) }
    if let lift {
      let up = Up(finger, at: Point(lift.x, lift.y))
      acts.append(TimedAct(time: lift.at, parts: up.parts))
    }
    self.acts = acts
  }
}

/// Several fingers, each on its way; what they do at one time is one event.
package struct Together: ScriptElement {
  package let parts: ScriptParts

  /// The ways of the fingers.
  package init(_ paths: Path...) {
    let acts = paths.flatMap(\.acts)
    let times = Set(acts.map(\.time)).sorted()
    parts = times.flatMap { time in acts.filter { $0.time == time } }.parts
  }
}

/// The system takes all touches away.
package struct Interruption: ScriptElement {
  package let parts: ScriptParts

  /// Takes them away at a time.
  package init(at time: Int) {
    parts = ScriptBuilder.buildBlock(At(time).parts, Change(.interrupt).parts)
  }
}

/// What a finger does at a time.
private struct TimedAct {
  let time: Int
  let parts: ScriptParts
}

extension [TimedAct] {
  /// The acts in their order; those of one time are one step.
  fileprivate var parts: ScriptParts {
    ScriptBuilder.buildArray(
      indices.map { index in
        let act = self[index]
        let isLater = index == 0 || self[index - 1].time != act.time
        return isLater ? ScriptBuilder.buildBlock(At(act.time).parts, act.parts) : act.parts
      })
  }
}
