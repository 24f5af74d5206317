import TouchScript

/// Wrong ways to find the view under a finger.
extension Lens {
  static let hitTesting: [String: Lens] = [
    "forward-subviews": .scene { $0.reorderViews { $0.reversed() } },
    "hidden-hit": .views { view, _ in view.isHidden = false },
    "alpha-multiplied": .views { view, scenario in
      view.alpha = scenario.superviews(of: view.id).reduce(view.alpha) { $0 * $1.alpha }
    },
    "alpha-below-0.009": .views { view, _ in
      if (0.009..<0.01).contains(Double(view.alpha)) { view.alpha = 1 }
    },
    "closed-edges": .views { view, _ in
      view.frame.width += 0.125
      view.frame.height += 0.125
    },
    "never-self": .views { view, _ in
      view.overrides.hitTest = view.overrides.hitTest ?? .passesThrough
    },
    "children-outside-parent": .views { view, _ in
      view.overrides.pointInside = view.overrides.pointInside ?? .orSubviews
    },
    "nil-answer-overruled": .calls(.hitTest) { call, scenario in
      let isPlain = scenario.view(call.who)?.overrides.hitTest == nil
      if isPlain, call.other != nil { call.other = call.who }
    },
    "excluded-subviews-skipped": .losing { call, scenario in
      call.kind == .hitTest && scenario.view(call.who)?.isClosed == true
    },
    "managed-views-first": .scene { scenario in
      let managed = Set(scenario.controllers.map(\.view))
      scenario.reorderViews { $0.sorted { !managed.contains($0.id) && managed.contains($1.id) } }
    },
    "overflow-overrides-ignored": .views { view, _ in
      if view.overrides.pointInside == .orSubviews { view.overrides.pointInside = nil }
    },
    "labels-hit": .calls(.madeView) { call, _ in
      call.detail = .view(ViewDefaults(isUserInteractionEnabled: true))
    },
    "point-not-converted": .calls(.hitTest) { call, scenario in
      guard let view = scenario.view(call.who), view.parent != nil else { return }
      call.point = Point(call.point.x + view.frame.x, call.point.y + view.frame.y)
    },
    "back-window-first": .views { view, _ in view.level = -view.level },
    "first-window-only": .scene { scenario in
      let windows = SceneIndex(scenario).windows.filter { !scenario.views[$0].isHidden }
      for window in windows.dropFirst() { scenario.views[window].isHidden = true }
    },
    "window-place-ignored": .views { view, _ in
      if view.kind != .window { return }
      view.frame = Rect(0, 0, view.frame.width + view.frame.x, view.frame.height + view.frame.y)
    },
  ]

  /// Engines whose hit-tests are right, and whose touches go elsewhere.
  static let misdelivery: [String: Lens] = [
    "silent-controls-let-through": .views { view, _ in
      if view.kind.isControl, view.targets.isEmpty { view.isHidden = true }
    }.withRightHitTests,
    "unclipped-subviews-get-touches": .views { view, _ in
      if !view.clipsToBounds, view.overrides.pointInside == nil {
        view.overrides.pointInside = .orSubviews
      }
    }.withRightHitTests,
    "see-through-views-let-through": .views { view, _ in
      if !view.isOpaque { view.isHidden = true }
    }.withRightHitTests,
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
