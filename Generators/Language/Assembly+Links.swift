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
    let names = (views: result.views.map(\.id), recognizers: result.recognizers.map(\.id))
    for (index, list) in NameList.all.enumerated() where !links.lists[index].isEmpty {
      let isOfViews = list.reference == .view
      let others = isOfViews ? names.views : names.recognizers
      // No recognizer waits for its own failure.
      var ways = Ways(index == NameList.waits ? result.recognizers.map { _ in [] } : [])
      for link in links.lists[index]
      where result.recognizers.indices.contains(link.from) && others.indices.contains(link.to)
        && (index != NameList.waits || ways.add(from: link.from, to: link.to))
      {
        // The class of a scroll view's own pan says nothing of others.
        if result.recognizers[link.from].kind == .scrollPan, index != NameList.waits { continue }
        list.add(others[link.to], to: &result.recognizers[link.from])
      }
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
