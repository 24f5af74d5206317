import TouchScript

extension Reductions {
  /// Time passes, where a finger moved or lifted.
  @Sendable
  static func waiting(in scenario: Scenario) -> [Scenario] {
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
