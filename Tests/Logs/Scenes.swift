import TouchScript

/// A window of 320 × 480 points, of which all other places are counted.
package func window(
  @SceneBuilder _ subviews: () -> SceneParts = { SceneParts() }
) -> Window { Window("w", Rect(0, 0, 320, 480), subviews: subviews) }

/// A finger that comes down at a place and moves on to others, each at its time, and perhaps lifts
/// where it is then.
package struct Drag: ScriptElement {
  package let parts: ScriptParts

  /// The first finger's way.
  package init(_ places: (at: Int, x: Double, y: Double)..., up: Int? = nil) {
    self.init(0, places, up: up)
  }

  /// A finger's way.
  package init(_ finger: Int, _ places: (at: Int, x: Double, y: Double)..., up: Int? = nil) {
    self.init(finger, places, up: up)
  }

  private init(_ finger: Int, _ places: [(at: Int, x: Double, y: Double)], up: Int?) {
    var parts: [ScriptParts] = []
    for (index, place) in places.enumerated() {
      let point = Point(place.x, place.y)
      parts.append(At(place.at).parts)
      parts.append(index == 0 ? Down(finger, at: point).parts : Move(finger, to: point).parts)
    }
    if let up { parts += [At(up).parts, Up(finger).parts] }
    self.parts = ScriptBuilder.buildArray(parts)
  }
}
