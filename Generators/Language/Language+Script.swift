import PropertyTesting
import TouchScript

/// What fingers and the app do, finger by finger, so that taking a finger away is one step.
extension Language {
  static func script(of scene: Draft) -> AnyGenerator<Draft.Script> {
    let counts = Counts(scene)
    return fields(
      "script", of: Draft.Script(),
      [
        Field(\.touches, list("touches", of: touch, count: listCount)),
        Field(\.changes, list("changes", of: timedChange(counts), count: listCount)),
        Field(\.waits, list("waits", of: integer("time", in: milliseconds), count: listCount)),
        Field(\.reactions, list("reactions", of: reaction(counts), count: listCount)),
      ])
  }

  private static let touch = fields(
    of: Draft.Touch(),
    [
      Field(\.finger, integer("finger", in: Scenario.Limits.fingers)),
      Field(\.time, integer("time", in: milliseconds)),
      Field(\.x, Coordinates.coordinate("x")),
      Field(\.y, Coordinates.coordinate("y")),
      Field(\.moves, list("moves", of: sample, count: listCount)),
      Field(\.lift, optional("lift", of: sample)),
    ])

  private static let sample = fields(
    of: Draft.Sample(),
    [
      Field(\.wait, integer("wait", in: 1...Scenario.Limits.milliseconds)),
      Field(\.dx, Coordinates.coordinate("dx")),
      Field(\.dy, Coordinates.coordinate("dy")),
    ])
}
