import TouchScript

extension Reductions {
  /// Of a view that the script removes, a recognizer alone is removed; the view is not needed for that.
  @Sendable
  static func removingRecognizers(in scenario: Scenario) -> [Scenario] {
    scenario.script.indices.flatMap { step in
      scenario.script[step].changes.indices.flatMap { place -> [Scenario] in
        guard case .removeFromSuperview(let id) = scenario.script[step].changes[place],
          let parent = scenario.views.first(where: { $0.id == id })?.parent
        else { return [] }
        return scenario.recognizers.filter { $0.view == id }.compactMap { recognizer in
          var changed = scenario
          changed.script[step].changes[place] = .removeRecognizer(recognizer.id)
          return changed.without([id], heirs: [id: parent]).ifValid
        }
      }
    }
  }
}
