import TouchScript

/// Wrong ways to find the view under a finger.
extension WrongEngine {
  static let hitTesting: [WrongEngine] = [
    .init(
      "forward-subviews", "Subviews are asked back to front.", "HT-12 HT-13",
      .scene { $0.reorderViews { $0.reversed() } }),
    .init(
      "hidden-hit", "Hidden views take touches.", "HT-04 HT-02 HT-03 HT-38 M-1",
      .views { view, _ in view.isHidden = false }),
    .init(
      "alpha-multiplied", "The alphas of superviews are multiplied in.", "HT-07 HT-20",
      .views { view, scenario in
        view.alpha = scenario.superviews(of: view.id).reduce(view.alpha) { $0 * $1.alpha }
      }),
    .init(
      "alpha-below-0.009", "Views are passed over below an alpha of 0.009 only.", "HT-06",
      .views { view, _ in if (0.009..<0.01).contains(Double(view.alpha)) { view.alpha = 1 } }),
    .init(
      "closed-edges", "The right and bottom edges count as inside.", "HT-09 HT-11 FB-05",
      .views { view, _ in
        view.frame.width += 0.125
        view.frame.height += 0.125
      }),
    .init(
      "never-self", "A view without an answering subview does not answer with itself.",
      "HT-19 HT-20",
      .views { view, _ in view.overrides.hitTest = view.overrides.hitTest ?? .passesThrough }),
    .init(
      "children-outside-parent", "Subviews are asked where the point is outside their superview.",
      "HT-21 HT-20 HT-11",
      .views { view, _ in view.overrides.pointInside = view.overrides.pointInside ?? .orSubviews }),
    .init(
      "overflow-overrides-ignored", "Subviews outside are not hit, though the superview says so.",
      "FB-06 FB-08",
      .views { view, _ in
        if view.overrides.pointInside == .orSubviews { view.overrides.pointInside = nil }
      }),
    .init(
      "labels-hit", "Labels and image views take touches.", "HT-26",
      .calls(.madeView) { call, _ in
        call.detail = .view(ViewDefaults(isUserInteractionEnabled: true))
      }),
    .init(
      "point-not-converted", "Subviews are asked with another point than their own.", "HT-15 HT-17",
      .calls(.hitTest) { call, scenario in
        guard let view = scenario.view(call.who), view.parent != nil else { return }
        call.point = Point(call.point.x + view.frame.x, call.point.y + view.frame.y)
      }),
    .init(
      "back-window-first", "Windows are asked back to front.", "HT-36 HT-39",
      .views { view, _ in view.level = -view.level }),
    .init(
      "first-window-only", "No window behind the first is asked.", "HT-37",
      .scene { scenario in
        let windows = SceneIndex(scenario).windows.filter { !scenario.views[$0].isHidden }
        for window in windows.dropFirst() { scenario.views[window].isHidden = true }
      }),
    .init(
      "window-place-ignored", "Windows take the point of the screen for one of their own.",
      "M-3 HT-15",
      .views { view, _ in
        if view.kind != .window { return }
        view.frame = Rect(0, 0, view.frame.width + view.frame.x, view.frame.height + view.frame.y)
      }),
  ]
}

extension Scenario {
  /// Puts the siblings of each view into another order.
  mutating func reorderViews(_ reorder: ([View]) -> [View]) {
    let siblings = Dictionary(grouping: views) { $0.parent }
    func tree(_ view: View) -> [View] { [view] + reorder(siblings[view.id] ?? []).flatMap(tree) }
    let ordered = (siblings[nil] ?? []).flatMap(tree)
    if ordered.count == views.count { views = ordered }
  }
}
