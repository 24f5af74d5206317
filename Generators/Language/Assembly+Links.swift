import TouchScript

/// Puts in what refers to something elsewhere in the scene.
extension Assembly {
  mutating func addViewLinks() {
    for link in draft.links.hitTests
    where result.views.indices.contains(link.from) && result.views.indices.contains(link.to) {
      result.views[link.from].overrides.hitTest = .returns(result.views[link.to].id)
    }
    for target in draft.links.targets
    where result.views.indices.contains(target.control)
      && result.views[target.control].kind.isControl
    {
      let receiver: Scenario.Target.Receiver
      switch target.receiver {
      case .firstResponder: receiver = .firstResponder
      case .released: receiver = .released
      case .responder(let responder):
        guard let id = id(of: responder) else { continue }
        receiver = .responder(id)
      }
      result.views[target.control].targets.append(
        Scenario.Target(receiver, target.action, for: target.events))
    }
  }

  private func id(of responder: Draft.Responder) -> Scenario.ID? {
    switch responder {
    case .view(let index):
      result.views.indices.contains(index) ? result.views[index].id : nil
    case .controller(let index):
      result.controllers.indices.contains(index) ? result.controllers[index].id : nil
    case .application: Scenario.Reserved.application
    case .delegate:
      result.application.delegate == nil ? nil : Scenario.Reserved.delegate
    }
  }

  // MARK: Recognizers

  mutating func addRecognizerLinks() {
    let links = draft.links
    add(links.simultaneous) { $0.delegate?.simultaneousWith?.append($1) }
    add(links.cannotPrevent) { $0.cannotPrevent.append($1) }
    add(links.cannotBePreventedBy) { $0.cannotBePreventedBy.append($1) }
    add(links.classWaits) { $0.subclassRequiresFailureOf.append($1) }
    add(links.classWaiters) { $0.subclassIsRequiredToFailBy.append($1) }
    add(links.delegateWaits) { $0.delegate?.requiresFailureOf?.append($1) }
    add(links.delegateWaiters) { $0.delegate?.isRequiredToFailBy?.append($1) }
    addWaits()
    for link in links.refusals
    where result.recognizers.indices.contains(link.from)
      && result.views.indices.contains(link.to)
    {
      result.recognizers[link.from].delegate?.refusesTouchesIn?.append(result.views[link.to].id)
    }
    for target in links.recognizerTargets
    where result.recognizers.indices.contains(target.recognizer) {
      let receiver: Scenario.RecognizerTarget.Receiver
      if let responder = target.receiver {
        guard let id = id(of: responder) else { continue }
        receiver = .responder(id)
      } else {
        receiver = .released
      }
      result.recognizers[target.recognizer].targets.append(
        Scenario.RecognizerTarget(receiver, target.action))
    }
  }

  private mutating func add(
    _ links: [Draft.Pair], _ add: (inout Scenario.Recognizer, Scenario.ID) -> Void
  ) {
    let ids = result.recognizers.map(\.id)
    for link in links where ids.indices.contains(max(link.from, link.to)) {
      add(&result.recognizers[link.from], ids[link.to])
    }
  }

  /// No recognizer waits for its own failure.
  private mutating func addWaits() {
    guard !draft.links.waits.isEmpty else { return }
    var ways = Ways(result.recognizers.map { _ in [] })
    let waits = draft.links.waits.filter { ways.add(from: $0.from, to: $0.to) }
    add(waits) { $0.requiresFailureOf.append($1) }
  }

  // MARK: The chain

  /// Overrides of `next` may lead a chain back to where it was; then none is taken.
  mutating func addNexts() {
    guard !draft.links.nexts.isEmpty else { return }
    let without = result
    for link in draft.links.nexts where result.views.indices.contains(link.view) {
      result.views[link.view].overrides.next = id(of: link.responder)
    }
    if (try? result.validate()) == nil { result = without }
  }
}
