import TouchScript

extension Reductions {
  /// One finger does alone what several did, and all recognizers are content with one.
  @Sendable
  static func oneFinger(in scenario: Scenario) -> [Scenario] {
    let fingers = Set(scenario.script.flatMap { $0.touches.map(\.finger) }).sorted()
    guard fingers.count > 1 else { return [] }
    return fingers.compactMap { finger in
      var changed = scenario
      for index in changed.recognizers.indices {
        changed.recognizers[index].touches = 1
        changed.recognizers[index].minimumTouches = 1
        changed.recognizers[index].ignoredFingers =
          scenario.recognizers[index].ignoredFingers.contains(finger) ? [0] : []
      }
      for step in changed.script.indices {
        changed.script[step].touches = scenario.script[step].touches.compactMap {
          $0.finger == finger ? Scenario.Finger(0, $0.phase, at: $0.location) : nil
        }
      }
      changed.removeEmptySteps()
      return changed.ifValid
    }
  }
}
