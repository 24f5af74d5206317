import TouchScript

/// Simpler scenes that are several steps away, and that only those who know touches would try.
///
/// A shrinker without them ends in a scene of which no single part can go, although a smaller one
/// of another kind shows the same. Whether a proposal is simpler, and still fails, is for the
/// shrinker to find out.
enum Reductions {
  static let all: [@Sendable (Scenario) -> [Scenario]] = [mergingViews, touchingDown, tapping]

  /// A view is taken away, and its superview gets its recognizers and subviews.
  @Sendable
  private static func mergingViews(in scenario: Scenario) -> [Scenario] {
    scenario.views.indices.compactMap { index in
      let view = scenario.views[index]
      guard let parent = view.parent else { return nil }
      let isReferred =
        view.overrides != Scenario.Overrides() || !view.targets.isEmpty
        || scenario.controllers.contains { $0.view == view.id }
      guard !isReferred, scenario.recognizers.contains(where: { $0.view == view.id }) else {
        return nil
      }
      var merged = scenario
      merged.views.remove(at: index)
      for other in merged.views.indices where merged.views[other].parent == view.id {
        merged.views[other].parent = parent
      }
      for other in merged.recognizers.indices where merged.recognizers[other].view == view.id {
        merged.recognizers[other].view = parent
      }
      return merged.ifValid
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
}

extension Scenario {
  fileprivate mutating func removeEmptySteps() {
    script.removeAll { $0.changes.isEmpty && $0.touches.isEmpty }
  }

  fileprivate var ifValid: Scenario? { (try? validate()) == nil ? nil : self }
}
