import TouchScript

extension Reductions {
  /// Nobody but one target is called by a control, for one event; recognizers call nobody, or only
  /// their own view.
  @Sendable
  static func fewerTargets(in scenario: Scenario) -> [Scenario] {
    let controls = scenario.views.indices.flatMap { view -> [Scenario] in
      let targets = scenario.views[view].targets
      guard targets.count > 1 || targets.contains(where: { $0.events.count > 1 }) else { return [] }
      return targets.flatMap { target in
        target.events.map { event in
          var changed = scenario
          changed.views[view].targets = [
            Scenario.Target(target.receiver, target.action, for: [event])
          ]
          return changed
        }
      }
    }
    let recognizers = scenario.recognizers.indices.flatMap { index -> [Scenario] in
      let recognizer = scenario.recognizers[index]
      guard !recognizer.targets.isEmpty else { return [] }
      var silent = scenario
      silent.recognizers[index].targets = []
      var near = scenario
      near.recognizers[index].targets = recognizer.targets.prefix(1).map {
        Scenario.RecognizerTarget(.responder(recognizer.view), $0.action)
      }
      return [silent, near]
    }
    return (controls + recognizers).filter { $0 != scenario }.compactMap(\.ifValid)
  }
}
