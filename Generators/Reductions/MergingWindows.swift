import TouchScript

extension Reductions {
  /// One window is enough: the others go with all that is in them, or what is in one window and on it
  /// goes into the one behind it, to the same place of the screen.
  @Sendable
  static func mergingWindows(in scenario: Scenario) -> [Scenario] {
    let windows = scenario.views.filter { $0.parent == nil }
    guard windows.count > 1 else { return [] }
    let alone = windows.map { window in
      scenario.without(Set(windows.map(\.id)).subtracting([window.id]))
    }
    let merged = zip(windows, windows.dropFirst()).map { scenario.moving(from: $1, into: $0) }
    return (alone + merged).compactMap(\.ifValid)
  }
}

extension Scenario {
  /// The scenario without `window`, with its subviews in front of those of the window before it.
  fileprivate func moving(from window: View, into other: View) -> Scenario {
    var merged = self
    for index in views.indices where views[index].parent == window.id {
      merged.views[index].frame.x += window.offset.x - other.offset.x
      merged.views[index].frame.y += window.offset.y - other.offset.y
    }
    return merged.without([window.id], heirs: [window.id: other.id])
  }
}

extension Scenario.View {
  /// Where the origin of a window's coordinates is on the screen, if the window is not transformed.
  fileprivate var offset: Point { Point(frame.x - boundsOrigin.x, frame.y - boundsOrigin.y) }
}
