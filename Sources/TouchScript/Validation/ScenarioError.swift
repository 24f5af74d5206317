/// What is wrong with a scenario or a trace, and where; always one line, however hostile the input.
public struct ScenarioError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Where: a path such as `views[3].frame.width`, or a line and column of a file.
  public let place: String
  /// What is wrong there, as one clear sentence.
  public let problem: String

  /// Makes an error; both texts are brought onto one line and cut where they are endless.
  public init(place: String, problem: String) {
    self.place = place.onOneLine(limit: 160)
    self.problem = problem.onOneLine(limit: 320)
  }

  /// The place, a colon and the problem.
  public var description: String { "\(place): \(problem)" }
}
