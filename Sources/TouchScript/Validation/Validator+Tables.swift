extension Validator {
  /// Refuses cells outside of tables, and contents that are not the first view of a cell.
  func checkTables() throws(ScenarioError) {
    guard scenario.views.contains(where: { $0.kind == .tableCell || $0.kind == .cellContent })
    else { return }
    /// Whether a view was come by that has the view of this index as its parent.
    var hasSubview = Array(repeating: false, count: scenario.views.count)
    for (index, view) in scenario.views.enumerated() {
      guard let name = view.parent, case .view(let parent) = names[name] else { continue }
      let kind = scenario.views[parent].kind
      if view.kind == .tableCell, kind != .tableView {
        throw misplaced(index, "a tableView, and only those hold cells")
      }
      if view.kind == .cellContent, kind != .tableCell {
        throw misplaced(index, "a tableCell, and only those hold content views")
      }
      if view.kind == .cellContent, hasSubview[parent] {
        throw ScenarioError(
          place: "views[\(index)]",
          problem: "\(view.id.quoted) is a content view, and not the first view of its cell")
      }
      hasSubview[parent] = true
    }
  }

  private func misplaced(_ index: Int, _ rule: String) -> ScenarioError {
    let parent = scenario.views[index].parent ?? ""
    return ScenarioError(
      place: "views[\(index)].parent", problem: "\(parent.quoted) is not \(rule)")
  }
}
