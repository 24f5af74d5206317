import TouchScript

extension Reductions {
  /// One window is enough: the others go with all that is in them, or a window becomes a view of the
  /// one behind it.
  @Sendable
  static func mergingWindows(in scenario: Scenario) -> [Scenario] {
    let windows = scenario.views.filter { $0.parent == nil }
    guard windows.count > 1 else { return [] }
    let alone = windows.map { window in
      scenario.without(Set(windows.map(\.id)).subtracting([window.id]))
    }
    let merged = zip(windows, windows.dropFirst()).map { scenario.putting($1, into: $0) }
    return (alone + merged).compactMap(\.ifValid)
  }
}

extension Scenario {
  /// The next window as the foremost view of the one before, in the same place of the screen.
  fileprivate func putting(_ window: View, into other: View) -> Scenario {
    var merged = self
    guard let index = views.firstIndex(where: { $0.id == window.id }) else { return self }
    merged.views[index].parent = other.id
    merged.views[index].kind = .view
    merged.views[index].level = 0
    merged.views[index].overrides.dropsEvents = false
    merged.views[index].frame.x += other.boundsOrigin.x - other.frame.x
    merged.views[index].frame.y += other.boundsOrigin.y - other.frame.y
    for step in merged.script.indices {
      merged.script[step].changes.removeAll { $0 == .makeKeyWindow(window.id) }
    }
    return merged
  }
}
