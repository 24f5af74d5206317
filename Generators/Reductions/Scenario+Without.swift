import TouchScript

extension Scenario {
  /// The scenario without some of its views, controllers and recognizers.
  ///
  /// What stands in for what is gone is its heir: subviews, recognizers and controllers of a view go
  /// to it, and what named the lost one names the heir. Without an heir they go as well,
  /// and nobody speaks of them. The outcome need not be valid.
  package func without(_ ids: Set<ID>, heirs: [ID: ID] = [:]) -> Scenario {
    let gone = ids.union(dependants(of: ids.subtracting(heirs.keys)))
    var rest = self
    rest.views.removeAll { gone.contains($0.id) }
    rest.controllers.removeAll { gone.contains($0.id) }
    rest.recognizers.removeAll { gone.contains($0.id) }
    return rest.mapped(
      Mapping(name: { gone.contains($0) ? heirs[$0] : $0 }, isMerging: true))
  }

  /// What cannot be without some of the views: what is in them and on them.
  private func dependants(of ids: Set<ID>) -> Set<ID> {
    var gone = ids
    // Views stand before their subviews.
    for view in views where view.parent.map(gone.contains) ?? false { gone.insert(view.id) }
    gone.formUnion(controllers.filter { gone.contains($0.view) }.map(\.id))
    gone.formUnion(recognizers.filter { gone.contains($0.view) }.map(\.id))
    return gone
  }

  /// The scenario, if it is valid.
  var ifValid: Scenario? { (try? validate()) == nil ? nil : self }

  mutating func removeEmptySteps() {
    script.removeAll { $0.changes.isEmpty && $0.touches.isEmpty }
  }
}
