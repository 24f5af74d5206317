import PropertyTesting
import TouchScript

/// What fingers and the app do, finger by finger, so that taking a finger away is one step.
extension Language {
  static func script(among counts: Counts) -> AnyGenerator<Draft.Script> {
    AnyGenerator(
      record("script", of: Draft.Script()) {
        Part(\.touches, list("touches", of: touch, count: listCount))
        Part(\.changes, list("changes", of: timedChange(counts), count: listCount))
        Part(\.waits, list("waits", of: integer("time", in: milliseconds), count: listCount))
        Part(\.reactions, list("reactions", of: reaction(counts), count: listCount))
      })
  }

  /// The same of fingers and waits alone.
  static let fingers = AnyGenerator(
    record("script", of: Draft.Script()) {
      Part(\.touches, list("touches", of: touch, count: listCount))
      Part(\.waits, list("waits", of: integer("time", in: milliseconds), count: listCount))
    })

  private static let touch = AnyGenerator(
    record(of: Draft.Touch()) {
      Part(\.finger, integer("finger", in: Scenario.Limits.fingers))
      Part(\.time, integer("time", in: milliseconds))
      Part(\.x, Coordinates.coordinate("x"))
      Part(\.y, Coordinates.coordinate("y"))
      Part(\.moves, list("moves", of: sample, count: listCount))
      Part(\.lift, optional("lift", of: sample))
    })

  private static let sample = AnyGenerator(
    record(of: Draft.Sample()) {
      Part(\.wait, integer("wait", in: 1...Scenario.Limits.milliseconds))
      Part(\.dx, Coordinates.coordinate("dx"))
      Part(\.dy, Coordinates.coordinate("dy"))
    })
}
