import TouchScript

extension Reductions {
  /// A view is taken away; its subviews go to its superview, and what is attached to it goes there
  /// or to its first subview, or takes part in nothing any more.
  @Sendable
  static func mergingViews(in scenario: Scenario) -> [Scenario] {
    scenario.views.flatMap { view -> [Scenario] in
      guard let parent = view.parent,
        !scenario.controllers.contains(where: { $0.view == view.id })
      else { return [] }
      let child = scenario.views.first { $0.parent == view.id }?.id
      var proposals = [parent, child].compactMap(\.self).map { scenario.merging(view, into: $0) }
      if var changed = proposals.first {
        for index in changed.recognizers.indices
        where scenario.recognizers[index].view == view.id {
          changed.recognizers[index].isEnabled = false
        }
        if changed != proposals[0] { proposals.append(changed) }
      }
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

extension Scenario.Overrides {
  /// Overrides what another class overrides, but for hit-testing, which is about the view's place.
  fileprivate mutating func inherit(_ other: Self) {
    shouldBegin = other.shouldBegin ?? shouldBegin
    canBecomeFirstResponder = other.canBecomeFirstResponder ?? canBecomeFirstResponder
    if other.touches != Scenario.TouchHandling() { touches = other.touches }
    if other.otherEvents != .passesOn { otherEvents = other.otherEvents }
    refuses += other.refuses.filter { !refuses.contains($0) }
  }
}
