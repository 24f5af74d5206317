extension Validator {
  /// Refuses changes of the script and of reactions for more than their arguments.
  func checkChange(
    _ change: Scenario.Change, at place: @autoclosure () -> String
  ) throws(ScenarioError) {
    if case .addSubview(let id, let superview) = change {
      try checkNewPlace(of: id, in: superview, at: place() + ".addSubview.to")
    }
  }

  /// Refuses reactions to callbacks that cannot come, and changes that cannot be made in them.
  func checkReactions() throws(ScenarioError) {
    for (index, reaction) in scenario.reactions.enumerated() {
      if case .touches(_, .stationary) = reaction.on {
        throw ScenarioError(
          place: "reactions[\(index)].on.touches.phase",
          problem: "there is no call for stationary touches")
      }
      for (number, change) in reaction.changes.enumerated() {
        try checkChange(change, at: "reactions[\(index)].changes[\(number)]")
      }
    }
  }

  /// Cells are always in tables, and their content stays where it is.
  private func checkNewPlace(
    of id: Scenario.ID, in superview: Scenario.ID, at place: @autoclosure () -> String
  ) throws(ScenarioError) {
    switch kind(of: id) {
    case .cellContent:
      throw ScenarioError(
        place: place(), problem: "\(id.quoted) is a cell's content, and stays in its cell")
    case .tableCell where kind(of: superview) != .tableView:
      throw ScenarioError(
        place: place(), problem: "\(superview.quoted) is no tableView, and \(id.quoted) is a cell")
    default: break
    }
  }

  /// The kind of the view called `id`, if there is one.
  private func kind(of id: Scenario.ID) -> Scenario.View.Kind? {
    guard case .view(let index) = names[id] else { return nil }
    return scenario.views[index].kind
  }
}
