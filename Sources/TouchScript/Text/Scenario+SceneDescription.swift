extension Scenario {
  /// The scene as a tree: a line for each view, with what differs from a new one, and with the
  /// recognizers, the controller and the targets that are attached to it.
  ///
  /// Siblings stand back to front. Below `SceneTree.depth` levels the tree is no longer indented;
  /// a number says how deep the view is.
  public var sceneDescription: String {
    let tree = SceneTree(index: SceneIndex(self))
    var lines: [String] = []
    if dialect != .ios13 { lines.append("dialect \(dialect.rawValue)") }
    if orderSeed != 0 {
      lines.append("order seed \(orderSeed): which recognizer gets a touch first")
    }
    if application != Application() { lines.append("application" + application.remark) }
    lines += views.indices.map { tree.line(of: $0) }
    return lines.isEmpty ? "no window" : lines.joined(separator: "\n")
  }
}

/// The lines of the tree.
private struct SceneTree {
  let index: SceneIndex

  /// Levels that are indented.
  static let depth = 32

  func line(of view: Int) -> String {
    let value = index.scenario.views[view]
    var line = branches(to: view) + value.id.shown + "  " + value.kind.rawValue
    line += " " + value.frame.minimal
    line += value.remark
    if let controller = index.controller(of: view) {
      line += index.scenario.controllers[controller].remark
    }
    for recognizer in index.recognizers(of: view) {
      line += index.scenario.recognizers[recognizer].remark
    }
    return line
  }

  private func branches(to view: Int) -> String {
    let depth = index.depths[view]
    if depth > Self.depth {
      return String(repeating: "   ", count: Self.depth) + "⋯ level \(depth): "
    }
    guard var above = index.parents[view] else { return "" }
    // The last of some siblings is drawn with a corner.
    var pieces = [index.children(of: above).last == view ? "└─ " : "├─ "]
    while let next = index.parents[above] {
      pieces.append(index.children(of: next).last == above ? "   " : "│  ")
      above = next
    }
    return pieces.reversed().joined()
  }
}
