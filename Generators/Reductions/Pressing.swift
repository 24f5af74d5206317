import TouchScript

extension Reductions {
  /// One finger comes down and stays: a long press, where any other gesture was recognized. Where
  /// something shows with the next event only, the finger stirs once more.
  @Sendable
  static func pressing(in scenario: Scenario) -> [Scenario] {
    guard let first = scenario.script.firstIndex(where: { !$0.touches.isEmpty }),
      let last = scenario.script.lastIndex(where: { !$0.touches.isEmpty })
    else { return [] }
    return scenario.recognizers.indices.flatMap { index -> [Scenario] in
      guard scenario.recognizers[index].kind != .longPress else { return [] }
      var changed = scenario
      changed.recognizers[index].kind = .longPress
      changed.recognizers[index].taps = 0
      changed.recognizers[index].touches = 1
      for step in changed.script.indices {
        changed.script[step].touches = step == first ? [scenario.script[first].touches[0]] : []
        if step > first { changed.script[step].at += 1_000 }
      }
      guard last > first else { return [changed].compactMap(\.ifValid) }
      var stirring = changed
      stirring.script[last].touches = changed.script[first].touches
      stirring.script[last].touches[0].phase = .moved
      return [changed, stirring].compactMap(\.ifValid)
    }
  }
}
