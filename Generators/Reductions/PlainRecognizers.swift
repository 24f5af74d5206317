import TouchScript

extension Reductions {
  /// A recognizer, or each of them, is as new: a tap where any kind will do, else one of its kind.
  @Sendable
  static func plainRecognizers(in scenario: Scenario) -> [Scenario] {
    let all = Array(scenario.recognizers.indices)
    let places = (all.count > 1 ? [all] : []) + all.map { [$0] }
    return places.flatMap { places in
      [scenario.replacing(places) { _ in .tap }, scenario.replacing(places) { $0 }]
    }.filter { $0 != scenario }.compactMap(\.ifValid)
  }
}

extension Scenario {
  /// New recognizers in some places, of kinds that depend on the old ones.
  fileprivate func replacing(
    _ places: [Int], _ kind: (Recognizer.Kind) -> Recognizer.Kind
  ) -> Scenario {
    var scenario = self
    for place in places {
      let old = recognizers[place]
      scenario.recognizers[place] = Recognizer(id: old.id, view: old.view, kind: kind(old.kind))
    }
    return scenario
  }
}
