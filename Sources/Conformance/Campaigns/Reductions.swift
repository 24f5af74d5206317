import TouchScript

/// Simpler scenes that are several steps away, and that only those who know touches would try.
///
/// A shrinker without them ends in a scene of which no single part can go, although a smaller one
/// of another kind shows the same. Whether a proposal is simpler, and still fails, is for the
/// shrinker to find out.
enum Reductions {
  static let all: [@Sendable (Scenario) -> [Scenario]] = [
    mergingViews, fillingParents, touchingDown, tapping, waiting, comingLate,
  ]

  /// A view is taken away; its subviews go to its superview, and what is attached to it goes there
  /// or to its first subview, or takes part in nothing any more.
  @Sendable
  private static func mergingViews(in scenario: Scenario) -> [Scenario] {
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

  /// A view that is hit by an override of hit-testing is hit because it fills its superview.
  @Sendable
  private static func fillingParents(in scenario: Scenario) -> [Scenario] {
    scenario.views.indices.compactMap { index in
      let view = scenario.views[index]
      guard view.overrides.hitTest != nil || view.overrides.pointInside != nil,
        let parent = scenario.views.first(where: { $0.id == view.parent })
      else { return nil }
      var changed = scenario
      changed.views[index].overrides.hitTest = nil
      changed.views[index].overrides.pointInside = nil
      changed.views[index].frame = parent.bounds
      return changed
    }
  }

  /// Actions are sent when a finger comes down, and no finger lifts.
  @Sendable
  private static func touchingDown(in scenario: Scenario) -> [Scenario] {
    guard scenario.views.contains(where: { !$0.targets.isEmpty }) else { return [] }
    var changed = scenario
    for view in changed.views.indices {
      for target in changed.views[view].targets.indices {
        changed.views[view].targets[target].events = [.touchDown]
      }
    }
    for step in changed.script.indices {
      changed.script[step].touches.removeAll { $0.phase == .ended }
    }
    changed.removeEmptySteps()
    return [changed.ifValid].compactMap(\.self)
  }

  /// One finger taps as often as fingers were to tap together.
  @Sendable
  private static func tapping(in scenario: Scenario) -> [Scenario] {
    guard scenario.recognizers.contains(where: { $0.touches > 1 }) else { return [] }
    var changed = scenario
    for index in changed.recognizers.indices where changed.recognizers[index].touches > 1 {
      let touches = changed.recognizers[index].touches
      changed.recognizers[index].taps = max(changed.recognizers[index].taps, touches)
      changed.recognizers[index].touches = 1
    }
    for step in changed.script.indices {
      changed.script[step].touches.removeAll { $0.finger != 0 }
    }
    changed.removeEmptySteps()
    return [changed.ifValid].compactMap(\.self)
  }

  /// A finger comes down when it lifted, and stays.
  @Sendable
  private static func comingLate(in scenario: Scenario) -> [Scenario] {
    Set(scenario.script.flatMap(\.touches).map(\.finger)).sorted().compactMap { finger in
      guard let first = scenario.script.firstIndex(where: { $0.touches(finger, .began) != nil }),
        let last = scenario.script.firstIndex(where: { $0.touches(finger, .ended) != nil }),
        first < last, let down = scenario.script[first].touches(finger, .began)
      else { return nil }
      var changed = scenario
      for step in first...last { changed.script[step].touches.removeAll { $0.finger == finger } }
      changed.script[last].touches.append(down)
      changed.script[last].touches.sort { $0.finger < $1.finger }
      changed.removeEmptySteps()
      return changed.ifValid
    }
  }

  /// Time passes, where a finger moved or lifted.
  @Sendable
  private static func waiting(in scenario: Scenario) -> [Scenario] {
    scenario.script.indices.compactMap { index in
      guard scenario.script[index].touches.contains(where: { $0.phase != .began }) else {
        return nil
      }
      var changed = scenario
      changed.script[index].touches.removeAll { $0.phase != .began }
      return changed.ifValid
    }
  }
}

extension Scenario.Step {
  /// What a finger does in a phase.
  fileprivate func touches(_ finger: Int, _ phase: TouchPhase) -> Scenario.Finger? {
    touches.first { $0.finger == finger && $0.phase == phase }
  }
}

extension Scenario {
  /// The scenario without `view`. Its heir gets its recognizers, action methods and veto, and what
  /// its own targets called is implemented where it was called.
  fileprivate func merging(_ view: View, into heir: ID) -> Scenario {
    var merged = self
    merged.views.removeAll { $0.id == view.id }
    let receivers = view.targets.map { target -> (ID?, String) in
      if case .responder(let id) = target.receiver { (id, target.action) } else { (nil, "") }
    }
    for index in merged.views.indices {
      if merged.views[index].parent == view.id { merged.views[index].parent = view.parent }
      let id = merged.views[index].id
      let inherited = id == heir ? view.overrides.actions : []
      if id == heir, let veto = view.overrides.shouldBegin {
        merged.views[index].overrides.shouldBegin = veto
      }
      if id == heir, view.overrides.touches != TouchHandling() {
        merged.views[index].overrides.touches = view.overrides.touches
      }
      for action in inherited + receivers.filter({ $0.0 == id }).map(\.1)
      where !merged.views[index].overrides.actions.contains(action) {
        merged.views[index].overrides.actions.append(action)
      }
      for target in merged.views[index].targets.indices
      where merged.views[index].targets[target].receiver == .responder(view.id) {
        merged.views[index].targets[target].receiver = .responder(heir)
      }
    }
    for index in merged.recognizers.indices where merged.recognizers[index].view == view.id {
      merged.recognizers[index].view = heir
    }
    return merged
  }

  fileprivate mutating func removeEmptySteps() {
    script.removeAll { $0.changes.isEmpty && $0.touches.isEmpty }
  }

  fileprivate var ifValid: Scenario? { (try? validate()) == nil ? nil : self }
}
