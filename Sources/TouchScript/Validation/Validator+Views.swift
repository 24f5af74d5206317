extension Validator {
  /// Refuses targets of views that are no controls.
  func checkViews() throws(ScenarioError) {
    for (index, view) in scenario.views.enumerated()
    where !view.targets.isEmpty && !view.kind.isControl {
      throw ScenarioError(
        place: "views[\(index)].targets",
        problem: "\(view.id.quoted) is a \(view.kind.rawValue), and only controls have any")
    }
  }

  // MARK: Geometry

  func checkFrame(_ frame: Rect, at place: @autoclosure () -> String) throws(ScenarioError) {
    try checkCoordinate(frame.x, at: place() + ".x")
    try checkCoordinate(frame.y, at: place() + ".y")
    try checkSize(frame.width, at: place() + ".width")
    try checkSize(frame.height, at: place() + ".height")
  }

  func checkSize(
    _ size: Double, at place: @autoclosure () -> String
  ) throws(ScenarioError) {
    try checkCoordinate(size, at: place())
    if size < 0 { throw ScenarioError(place: place(), problem: "negative (\(size.minimal))") }
  }

  func checkTransform(
    _ transform: Transform, at place: @autoclosure () -> String
  ) throws(ScenarioError) {
    let numbers = [
      ("a", transform.a), ("b", transform.b), ("c", transform.c), ("d", transform.d),
      ("tx", transform.tx), ("ty", transform.ty),
    ]
    for (name, number) in numbers {
      try checkNumber(number, at: "\(place()).\(name)")
    }
    if transform.determinant.magnitude < Scenario.Limits.determinant {
      throw ScenarioError(
        place: place(),
        problem: "its determinant is \(transform.determinant.minimal), so it cannot be undone")
    }
  }
}
