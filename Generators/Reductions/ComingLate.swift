import TouchScript

extension Reductions {
  /// A finger comes down when it lifted, and stays.
  @Sendable
  static func comingLate(in scenario: Scenario) -> [Scenario] {
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
}

extension Scenario.Step {
  /// What a finger does in a phase.
  fileprivate func touches(_ finger: Int, _ phase: TouchPhase) -> Scenario.Finger? {
    touches.first { $0.finger == finger && $0.phase == phase }
  }
}
