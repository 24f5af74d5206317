import TouchScript

extension Scenario {
  /// The scenario without some of its views, controllers and recognizers.
  ///
  /// What stands in for what is gone is its heir: subviews, recognizers and controllers of a view go
  /// to it, and whoever spoke of what is gone speaks of the heir. Without an heir they go as well,
  /// and nobody speaks of them. The outcome need not be valid.
  package func without(_ ids: Set<ID>, heirs: [ID: ID] = [:]) -> Scenario {
    let gone = ids.union(dependants(of: ids.subtracting(heirs.keys)))
    func name(_ id: ID) -> ID? { gone.contains(id) ? heirs[id] : id }
    func names(_ ids: [ID], besides own: ID? = nil) -> [ID] {
      ids.compactMap(name).reduce(into: []) { list, id in
        if id != own, !list.contains(id) { list.append(id) }
      }
    }
    var rest = self
    rest.views = views.filter { !gone.contains($0.id) }.map { view in
      var view = view
      view.parent = view.parent.flatMap(name)
      view.overrides = view.overrides.renamed(name)
      view.targets = view.targets.compactMap { $0.renamed(name) }
      return view
    }
    rest.controllers = controllers.filter { !gone.contains($0.id) }.map { controller in
      var controller = controller
      controller.view = name(controller.view) ?? controller.view
      controller.presentedBy = controller.presentedBy.flatMap(name)
      return controller
    }
    rest.recognizers = recognizers.filter { !gone.contains($0.id) }.map { recognizer in
      var recognizer = recognizer
      recognizer.view = name(recognizer.view) ?? recognizer.view
      recognizer.targets = recognizer.targets.compactMap { $0.renamed(name) }
      let own = recognizer.id
      recognizer.rename { names($0, besides: own) }
      return recognizer
    }
    for step in rest.script.indices {
      rest.script[step].changes = script[step].changes.compactMap { $0.renamed(name) }
    }
    rest.reactions = reactions.compactMap { $0.renamed(name) }.filter { !$0.changes.isEmpty }
    return rest
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

extension Scenario.Overrides {
  fileprivate func renamed(_ name: (Scenario.ID) -> Scenario.ID?) -> Self {
    var overrides = self
    overrides.next = next.flatMap(name)
    if case .returns(let id) = hitTest { overrides.hitTest = name(id).map { .returns($0) } }
    return overrides
  }
}

extension Scenario.Target {
  fileprivate func renamed(_ name: (Scenario.ID) -> Scenario.ID?) -> Self? {
    guard case .responder(let id) = receiver else { return self }
    return name(id).map { Self(.responder($0), action, for: events) }
  }
}

extension Scenario.RecognizerTarget {
  fileprivate func renamed(_ name: (Scenario.ID) -> Scenario.ID?) -> Self? {
    guard case .responder(let id) = receiver else { return self }
    return name(id).map { Self(.responder($0), action) }
  }
}

extension Scenario.Recognizer {
  /// Renames all that the recognizer and its delegate list.
  fileprivate mutating func rename(_ names: ([Scenario.ID]) -> [Scenario.ID]) {
    cannotPrevent = names(cannotPrevent)
    cannotBePreventedBy = names(cannotBePreventedBy)
    requiresFailureOf = names(requiresFailureOf)
    subclassRequiresFailureOf = names(subclassRequiresFailureOf)
    subclassIsRequiredToFailBy = names(subclassIsRequiredToFailBy)
    guard var delegate else { return }
    delegate.refusesTouchesIn = delegate.refusesTouchesIn.map(names)
    delegate.simultaneousWith = delegate.simultaneousWith.map(names)
    delegate.requiresFailureOf = delegate.requiresFailureOf.map(names)
    delegate.isRequiredToFailBy = delegate.isRequiredToFailBy.map(names)
    self.delegate = delegate
  }
}
