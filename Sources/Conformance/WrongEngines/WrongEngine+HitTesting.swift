import TouchScript

/// Wrong ways to find the view under a finger, and to hand a touch up the responder chain.
extension WrongEngine {
  static let hitTesting: [WrongEngine] = [
    .init(
      "forward-subviews", "Subviews are asked back to front.", "HT-12 HT-13",
      scene: {
        $0.reorderViews { $0.reversed() }
      }),
    .init(
      "back-window-first", "Windows are asked back to front.", "HT-36 HT-39",
      views: { view, _ in
        view.level = -view.level
      }),
    .init(
      "first-window-only", "No window behind the first is asked.", "HT-37",
      scene: { scenario in
        let windows = SceneIndex(scenario).windows.filter { !scenario.views[$0].isHidden }
        for window in windows.dropFirst() { scenario.views[window].isHidden = true }
      }),
    .init(
      "never-self", "A view without an answering subview does not answer with itself.",
      "HT-19 HT-20",
      views: { view, _ in
        if view.overrides.hitTest == nil { view.overrides.hitTest = .passesThrough }
      }),
    .init(
      "children-outside-parent", "Subviews are asked where the point is outside their superview.",
      "HT-21 HT-20 HT-11",
      views: { view, _ in
        if view.overrides.pointInside == nil { view.overrides.pointInside = .orSubviews }
      }),
    .init(
      "closed-edges", "The right and bottom edges count as inside.", "HT-09 HT-11 FB-05",
      views: { view, _ in
        view.frame.width += 0.125
        view.frame.height += 0.125
      }),
    .init(
      "alpha-multiplied", "The alphas of superviews are multiplied in.", "HT-07 HT-20",
      views: { view, scenario in
        view.alpha = scenario.superviews(of: view.id).reduce(view.alpha) { $0 * $1.alpha }
      }),
    .init(
      "alpha-below-0.009", "Views are passed over below an alpha of 0.009 only.", "HT-06",
      views: { view, _ in
        if (0.009..<0.01).contains(Double(view.alpha)) { view.alpha = 1 }
      }),
    .init("labels-hit", "Labels and image views take touches.", "HT-26", each: .madeView) {
      call, _ in
      call.detail = .view(ViewDefaults(isUserInteractionEnabled: true))
    },
    .init(
      "overflow-overrides-ignored", "Subviews outside are not hit, though the superview says so.",
      "FB-06 FB-08",
      views: { view, _ in
        if view.overrides.pointInside == .orSubviews { view.overrides.pointInside = nil }
      }),
    .init(
      "point-not-converted", "Subviews are asked with another point than their own.", "HT-15 HT-17",
      each: .hitTest
    ) { call, scenario in
      if let view = scenario.view(call.who), view.parent != nil {
        call.point = Point(call.point.x + view.frame.x, call.point.y + view.frame.y)
      }
    },
  ]

  static let responders: [WrongEngine] = [
    .init("scene-ends-chain", "The chain ends at the window scene.", "RC-07", each: .chain) {
      call, _ in
      if let index = call.names.firstIndex(of: "scene") {
        call.names.removeSubrange((index + 1)...)
      }
    },
    .init(
      "delegate-followed", "The application's delegate is followed by the application again.",
      "RC-09", each: .chain
    ) { call, _ in
      if call.names.last == "delegate" { call.names.append("application") }
    },
    .init(
      "recognizers-in-chain", "A recognizer stands in the chain behind its view.",
      "RC-10 RC-01 RC-06",
      each: .chain
    ) { call, scenario in
      if let recognizer = scenario.recognizers.first(where: { $0.view == call.who }) {
        call.names.insert(recognizer.id, at: 0)
      }
    },
    .init(
      "began-keeps-all", "Who keeps touchesBegan gets all the other calls alone.",
      "RC-16 RC-14 RC-12",
      views: { view, _ in
        if view.overrides.touches.began == .keeps {
          view.overrides.touches = Scenario.TouchHandling(.keeps)
        }
      }),
    .init(
      "forwarded-touch-retargeted", "A touch that is passed on becomes one of who gets it.",
      "RC-17 TO-04 EX-14",
      touches: { touch, call in
        if call.kind == .responder { touch.view = call.who }
      }),
  ]
}

extension Scenario {
  /// Puts the siblings of each view into another order.
  mutating func reorderViews(_ reorder: ([View]) -> [View]) {
    let siblings = Dictionary(grouping: views) { $0.parent }
    var ordered: [View] = []
    func visit(_ parent: ID?) {
      let children = siblings[parent] ?? []
      for view in parent == nil ? children : reorder(children) {
        ordered.append(view)
        visit(view.id)
      }
    }
    visit(nil)
    if ordered.count == views.count { views = ordered }
  }
}
