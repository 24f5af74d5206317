import TouchScript

extension Draft {
  /// The scenario that the draft means. What could not be (a target on a view that is no control,
  /// a change of a window, a finger that is down twice) is left out, so that every draft means one.
  var scenario: Scenario {
    var assembly = Assembly(self)
    return assembly.scenario()
  }
}

/// Turns a draft into a scenario.
private struct Assembly {
  private let draft: Draft
  private var names: Names
  private var result: Scenario
  /// The views of the draft, in pre-order.
  private var views: [Draft.View] = []

  init(_ draft: Draft) {
    self.draft = draft
    names = Names(draft)
    result = Scenario(
      dialect: draft.dialect, application: draft.application, orderSeed: draft.orderSeed)
  }

  mutating func scenario() -> Scenario {
    for window in draft.windows { add(window, parent: nil) }
    addHitTests()
    addTargets()
    addRecognizerLinks()
    result.script = draft.script.steps(viewCount: result.views.count) { [result] index in
      result.views[index].kind == .window ? nil : result.views[index].id
    }
    addNexts()
    return result
  }

  private mutating func add(_ draft: Draft.View, parent: Scenario.ID?) {
    var view = draft.view
    view.id = names.view(draft.name)
    view.parent = parent
    result.views.append(view)
    views.append(draft)
    if let controller = draft.controller, parent != nil {
      var spec = controller.controller
      spec.id = names.controller(controller.name)
      spec.view = view.id
      result.controllers.append(spec)
    }
    for recognizer in draft.recognizers {
      var spec = recognizer.recognizer
      spec.id = names.recognizer(recognizer.name)
      spec.view = view.id
      result.recognizers.append(spec)
    }
    for subview in draft.subviews { add(subview, parent: view.id) }
  }

  private mutating func addHitTests() {
    for link in draft.links.hitTests
    where result.views.indices.contains(link.from) && result.views.indices.contains(link.to) {
      result.views[link.from].overrides.hitTest = .returns(result.views[link.to].id)
    }
  }

  private mutating func addTargets() {
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

  private mutating func addRecognizerLinks() {
    let ids = result.recognizers.map(\.id)
    for link in draft.links.simultaneous where ids.indices.contains(max(link.from, link.to)) {
      guard result.recognizers[link.from].delegate?.simultaneousWith != nil else { continue }
      result.recognizers[link.from].delegate?.simultaneousWith?.append(ids[link.to])
    }
    for link in draft.links.cannotPrevent where ids.indices.contains(max(link.from, link.to)) {
      result.recognizers[link.from].cannotPrevent.append(ids[link.to])
    }
    for link in draft.links.cannotBePreventedBy
    where ids.indices.contains(max(link.from, link.to)) {
      result.recognizers[link.from].cannotBePreventedBy.append(ids[link.to])
    }
  }

  /// Overrides of `next` may lead a chain back to where it was; then none is taken.
  private mutating func addNexts() {
    guard !draft.links.nexts.isEmpty else { return }
    let without = result
    for link in draft.links.nexts where result.views.indices.contains(link.view) {
      result.views[link.view].overrides.next = id(of: link.responder)
    }
    if (try? result.validate()) == nil { result = without }
  }
}

/// Gives everything a name: its own where it has one that is free, else one by its place.
private struct Names {
  private var taken: Set<String>
  private var own: Set<String>
  private var counts = (windows: 0, views: 0, controllers: 0, recognizers: 0)

  init(_ draft: Draft) {
    taken = Set(Scenario.Reserved.all)
    own = []
    for window in draft.windows { reserveOwnNames(window) }
    taken.formUnion(own)
  }

  private mutating func reserveOwnNames(_ view: Draft.View) {
    for name in [view.name, view.controller?.name] + view.recognizers.map(\.name) {
      if let name, !taken.contains(name) { own.insert(name) }
    }
    for subview in view.subviews { reserveOwnNames(subview) }
  }

  mutating func view(_ name: String?) -> String {
    counts.views += 1
    return take(name, else: Draft.viewName(counts.views))
  }

  mutating func controller(_ name: String?) -> String {
    counts.controllers += 1
    return take(name, else: Draft.controllerName(counts.controllers))
  }

  mutating func recognizer(_ name: String?) -> String {
    counts.recognizers += 1
    return take(name, else: Draft.recognizerName(counts.recognizers))
  }

  private mutating func take(_ name: String?, else placeName: String) -> String {
    if let name, own.remove(name) != nil { return name }
    var free = placeName
    while taken.contains(free) { free += "x" }
    taken.insert(free)
    return free
  }
}

extension Draft {
  static func viewName(_ place: Int) -> String { "v\(place)" }
  static func controllerName(_ place: Int) -> String { "c\(place)" }
  static func recognizerName(_ place: Int) -> String { "r\(place)" }
}
