import TouchScript

extension Draft {
  /// The scenario that the draft means. What could not be (a target on a view that is no control,
  /// a change of a window, a finger that is down twice) is left out, so that every draft means one.
  var scenario: Scenario {
    var assembly = Assembly(self)
    return assembly.scenario()
  }
}

/// Turns a draft into a scenario.
struct Assembly {
  let draft: Draft
  var result: Scenario
  /// The kind of each view by its name.
  var kinds: [Scenario.ID: Scenario.View.Kind] = [:]
  private var names: FreeNames
  private var rounds: [Scenario.ID: Int] = [:]

  init(_ draft: Draft) {
    self.draft = draft
    names = FreeNames(draft)
    result = Scenario(
      dialect: draft.dialect, application: draft.application, orderSeed: draft.orderSeed)
  }

  mutating func scenario() -> Scenario {
    for window in draft.windows { add(window, parent: nil, isFirst: true) }
    addViewLinks()
    addRecognizerLinks()
    addChangesAndReactions()
    addNexts()
    result.controllers = inRounds(result.controllers)
    result.recognizers = inRounds(result.recognizers)
    return result
  }

  // MARK: Scene

  private mutating func add(_ draft: Draft.View, parent: Scenario.View?, isFirst: Bool) {
    var view = draft.view
    view.id = names.view(draft.name)
    view.parent = parent?.id
    view.kind = kind(view.kind, in: parent?.kind, isFirst: isFirst)
    kinds[view.id] = view.kind
    result.views.append(view)
    if let controller = draft.controller, parent != nil {
      var spec = controller.controller
      spec.id = names.controller(controller.name)
      spec.view = view.id
      rounds[spec.id] = controller.round
      result.controllers.append(spec)
    }
    for recognizer in draft.recognizers {
      var spec = recognizer.recognizer
      spec.id = names.recognizer(recognizer.name)
      spec.view = view.id
      if let most = spec.maximumTouches { spec.maximumTouches = max(most, spec.minimumTouches) }
      if spec.kind == .scrollPan { name(&spec, in: view) }
      rounds[spec.id] = recognizer.round
      result.recognizers.append(spec)
    }
    for (place, subview) in draft.subviews.enumerated() {
      add(subview, parent: view, isFirst: place == 0)
    }
  }

  /// Only a scroll view has a pan to name, and only one; its class is UIKit's. All else is a pan.
  private func name(_ pan: inout Scenario.Recognizer, in view: Scenario.View) {
    let isNamed = result.recognizers.contains { $0.view == view.id && $0.kind == .scrollPan }
    guard view.kind.isScrollView, !isNamed else { return pan.kind = .pan }
    pan.delegate = nil
    pan.ignoredFingers = []
    pan.decisions = []
  }

  /// Only tables hold cells, and the content of a cell is its first view.
  private func kind(
    _ kind: Scenario.View.Kind, in parent: Scenario.View.Kind?, isFirst: Bool
  ) -> Scenario.View.Kind {
    switch kind {
    case .tableCell where parent != .tableView: .view
    case .cellContent where parent != .tableCell || !isFirst: .view
    default: kind
    }
  }

  /// What is listed, round by round.
  private func inRounds<Listed: Identifiable<Scenario.ID>>(_ listed: [Listed]) -> [Listed] {
    guard listed.contains(where: { rounds[$0.id] ?? 0 > 0 }) else { return listed }
    return listed.enumerated()
      .sorted {
        (rounds[$0.element.id] ?? 0, $0.offset) < (rounds[$1.element.id] ?? 0, $1.offset)
      }
      .map(\.element)
  }
}
