import TouchScript

extension Reductions {
  /// One finger taps as often as fingers were to tap together.
  @Sendable
  static func tapping(in scenario: Scenario) -> [Scenario] {
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
