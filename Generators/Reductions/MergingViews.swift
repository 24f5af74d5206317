import TouchScript

extension Reductions {
  /// A view is taken away; its subviews go to its superview, and what is attached to it goes there
  /// or to its first subview, or takes part in nothing any more. How the view is hit, or its place, may
  /// go to its superview. Its subviews keep their frames, or their places on the screen.
  @Sendable
  static func mergingViews(in scenario: Scenario) -> [Scenario] {
    scenario.views.flatMap { view -> [Scenario] in
      guard let parent = view.parent,
        !scenario.controllers.contains(where: { $0.view == view.id })
      else { return [] }
      let child = scenario.views.first { $0.parent == view.id }?.id
      var proposals = [parent, child].compactMap(\.self).map { scenario.merging(view, into: $0) }
      let toParent = proposals[0]
      proposals += [
        toParent.disabling { scenario.recognizers[$0].view == view.id },
        toParent.changing(parent) { $0.overrides.inheritHitTesting(view.overrides) },
        toParent.changing(parent) { $0.fill(view.frame) },
        toParent.moving(scenario.views.filter { $0.parent == view.id }.map(\.id), out: view),
      ].filter { $0 != toParent }
      return proposals.compactMap(\.ifValid)
    }
  }
}

extension Scenario {
  /// The scenario without `view`. Its heir gets its recognizers and what its class did with events
  /// and actions, and what its own targets called is implemented where it was called.
  fileprivate func merging(_ view: View, into heir: ID) -> Scenario {
    var merged = self
    let receivers = view.targets.map { target -> (ID?, String) in
      if case .responder(let id) = target.receiver { (id, target.action) } else { (nil, "") }
    }
    for index in merged.views.indices {
      if merged.views[index].parent == view.id { merged.views[index].parent = view.parent }
      let id = merged.views[index].id
      let inherited = id == heir ? view.overrides.actions : []
      if id == heir { merged.views[index].overrides.inherit(view.overrides) }
      for action in inherited + receivers.filter({ $0.0 == id }).map(\.1)
      where !merged.views[index].overrides.actions.contains(action) {
        merged.views[index].overrides.actions.append(action)
      }
    }
    // All else that speaks of the view speaks of its heir.
    return merged.without([view.id], heirs: [view.id: heir])
  }
}

extension Scenario {
  /// The scenario with those recognizers disabled whose places fulfil a condition.
  fileprivate func disabling(where isMeant: (Int) -> Bool) -> Scenario {
    var changed = self
    for index in recognizers.indices where isMeant(index) {
      changed.recognizers[index].isEnabled = false
    }
    return changed
  }

  /// The scenario whose views of some names are as far off as if they still were in `view`.
  fileprivate func moving(_ ids: [ID], out view: View) -> Scenario {
    ids.reduce(self) { scenario, id in
      scenario.changing(id) {
        $0.frame.x += view.frame.x - view.boundsOrigin.x
        $0.frame.y += view.frame.y - view.boundsOrigin.y
      }
    }
  }

  /// The scenario with one of its views changed.
  fileprivate func changing(_ id: ID, _ change: (inout View) -> Void) -> Scenario {
    var changed = self
    for index in views.indices where views[index].id == id { change(&changed.views[index]) }
    return changed
  }
}

extension Scenario.View {
  /// Takes the place that a subview had, if that is in the same coordinates.
  fileprivate mutating func fill(_ frame: Rect) {
    self.frame.x += frame.x - boundsOrigin.x
    self.frame.y += frame.y - boundsOrigin.y
    self.frame.width = frame.width
    self.frame.height = frame.height
  }
}

extension Scenario.Overrides {
  /// Overrides what another class overrides, but for hit-testing, which is about the view's place.
  fileprivate mutating func inherit(_ other: Self) {
    shouldBegin = other.shouldBegin ?? shouldBegin
    canBecomeFirstResponder = other.canBecomeFirstResponder ?? canBecomeFirstResponder
    if other.touches != Scenario.TouchHandling() { touches = other.touches }
    if other.otherEvents != .passesOn { otherEvents = other.otherEvents }
    refuses += other.refuses.filter { !refuses.contains($0) }
  }

  /// Overrides what another class overrides of hit-testing, unless that names views.
  fileprivate mutating func inheritHitTesting(_ other: Self) {
    pointInside = other.pointInside ?? pointInside
    if case .returns = other.hitTest { return }
    hitTest = other.hitTest ?? hitTest
  }
}
