extension Validator {
  /// Refuses what is wrong with each view by itself and with what it refers to.
  func checkViews() throws(ScenarioError) {
    for (index, view) in scenario.views.enumerated() {
      try checkGeometry(of: view, at: index)
      try checkAlpha(view.alpha, at: "views[\(index)].alpha")
      try checkItems(of: view, at: index)
      try checkTargets(of: view, at: index)
      try checkOverrides(of: view, at: index)
    }
  }

  private func checkGeometry(of view: Scenario.View, at index: Int) throws(ScenarioError) {
    try checkFrame(view.frame, at: "views[\(index)].frame")
    try checkPoint(view.boundsOrigin, at: "views[\(index)].boundsOrigin")
    try checkPoint(view.anchorPoint, at: "views[\(index)].anchorPoint")
    if view.transform != .identity {
      try checkTransform(view.transform, at: "views[\(index)].transform")
    }
    let content = view.scrolling.contentSize
    try checkSize(content.width, at: "views[\(index)].scrolling.contentSize.width")
    try checkSize(content.height, at: "views[\(index)].scrolling.contentSize.height")
  }

  private func checkItems(of view: Scenario.View, at index: Int) throws(ScenarioError) {
    let allowed = Scenario.Limits.items
    if allowed.contains(view.items) { return }
    throw ScenarioError(
      place: "views[\(index)].items",
      problem: "\(view.items) is not between \(allowed.lowerBound) and \(allowed.upperBound)")
  }

  func checkAlpha(_ alpha: Float, at place: @autoclosure () -> String) throws(ScenarioError) {
    if alpha >= 0 && alpha <= 1 { return }
    throw ScenarioError(place: place(), problem: "\(alpha.minimal) is not between 0 and 1")
  }

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

  private func checkTargets(of view: Scenario.View, at index: Int) throws(ScenarioError) {
    if !view.targets.isEmpty, !view.kind.isControl {
      throw ScenarioError(
        place: "views[\(index)].targets",
        problem: "\(view.id.quoted) is a \(view.kind.rawValue), and only controls have any")
    }
    for (number, target) in view.targets.enumerated() {
      func place(_ key: String) -> String { "views[\(index)].targets[\(number)]" + key }
      if case .responder(let id) = target.receiver {
        try checkResponder(id, at: place(".receiver"))
      }
      try checkName(target.action, at: place(".action"))
      if target.events.isEmpty { throw ScenarioError(place: place(".events"), problem: "empty") }
    }
  }

  private func checkOverrides(of view: Scenario.View, at index: Int) throws(ScenarioError) {
    let overrides = view.overrides
    if case .returns(let id) = overrides.hitTest {
      try checkView(id, at: "views[\(index)].overrides.hitTest.returns")
    }
    if case .grown(let points) = overrides.pointInside {
      try checkCoordinate(points, at: "views[\(index)].overrides.pointInside.grown")
    }
    if let next = overrides.next {
      try checkResponder(next, at: "views[\(index)].overrides.next")
    }
    try checkActions(overrides.actions, at: "views[\(index)].overrides.actions")
    try checkActions(overrides.refuses, at: "views[\(index)].overrides.refuses")
  }
}
