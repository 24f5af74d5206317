/// A `UIScrollView` in a scene.
public struct ScrollView: SceneElement {
  /// The scroll view with all that is in it and on it.
  public var parts: SceneParts

  /// Makes a scroll view; its frame is in the coordinates of the view around it.
  public init(
    _ id: Scenario.ID, _ frame: Rect, @SceneBuilder subviews: () -> SceneParts = { SceneParts() }
  ) {
    parts = SceneParts(Scenario.View(id: id, kind: .scrollView, frame: frame), subviews: subviews())
  }
}

/// A `UITableView` in a scene.
public struct TableView: SceneElement {
  /// The table view with all that is in it and on it.
  public var parts: SceneParts

  /// Makes a table view; its frame is in the coordinates of the view around it.
  public init(
    _ id: Scenario.ID, _ frame: Rect, @SceneBuilder subviews: () -> SceneParts = { SceneParts() }
  ) {
    parts = SceneParts(Scenario.View(id: id, kind: .tableView, frame: frame), subviews: subviews())
  }
}

/// A `UITableViewCell` in a scene; only table views hold any.
public struct Cell: SceneElement {
  /// The cell with all that is in it and on it.
  public var parts: SceneParts

  /// Makes a cell; its frame is in the coordinates of the view around it.
  public init(
    _ id: Scenario.ID, _ frame: Rect, @SceneBuilder subviews: () -> SceneParts = { SceneParts() }
  ) {
    parts = SceneParts(Scenario.View(id: id, kind: .tableCell, frame: frame), subviews: subviews())
  }
}

/// A `UITableViewCellContentView` in a scene: the first view in a cell.
public struct CellContent: SceneElement {
  /// The content view with all that is in it and on it.
  public var parts: SceneParts

  /// Makes a content view; its frame is in the coordinates of the view around it.
  public init(
    _ id: Scenario.ID, _ frame: Rect, @SceneBuilder subviews: () -> SceneParts = { SceneParts() }
  ) {
    parts = SceneParts(
      Scenario.View(id: id, kind: .cellContent, frame: frame), subviews: subviews())
  }
}
