import TouchScript

extension Draft {
  /// The draft that means `scenario`; nil where it says what the language has no words for.
  init?(_ scenario: Scenario) {
    guard scenario.isSpellable else { return nil }
    dialect = scenario.dialect
    application = scenario.application
    orderSeed = scenario.orderSeed
    let dismantling = Dismantling(scenario)
    windows = dismantling.windows()
    links = dismantling.links()
    script = dismantling.script()
  }
}

/// Turns a scenario into a draft.
private struct Dismantling {
  private let scenario: Scenario
  private var viewNumbers: [Scenario.ID: Int] = [:]
  private var controllerNumbers: [Scenario.ID: Int] = [:]
  private var recognizerNumbers: [Scenario.ID: Int] = [:]
  private var recognizersByView: [Scenario.ID: [Scenario.Recognizer]] = [:]
  private var controllerByView: [Scenario.ID: Scenario.Controller] = [:]

  init(_ scenario: Scenario) {
    self.scenario = scenario
    for (number, view) in scenario.views.enumerated() { viewNumbers[view.id] = number }
    for controller in scenario.controllers { controllerByView[controller.view] = controller }
    for recognizer in scenario.recognizers {
      recognizersByView[recognizer.view, default: []].append(recognizer)
    }
    for view in scenario.views {
      if let controller = controllerByView[view.id] {
        controllerNumbers[controller.id] = controllerNumbers.count
      }
      for recognizer in recognizersByView[view.id] ?? [] {
        recognizerNumbers[recognizer.id] = recognizerNumbers.count
      }
    }
  }

  // MARK: Scene

  /// Builds the tree from the last view to the first, so that subviews are ready for their parent.
  func windows() -> [Draft.View] {
    var subviews: [Scenario.ID: [Draft.View]] = [:]
    var windows: [Draft.View] = []
    for (number, view) in scenario.views.enumerated().reversed() {
      var draft = Draft.View()
      draft.name = own(view.id, Draft.viewName(number + 1))
      draft.view = view.alone
      draft.controller = controllerByView[view.id].map(controller)
      draft.recognizers = (recognizersByView[view.id] ?? []).map(recognizer)
      draft.subviews = (subviews.removeValue(forKey: view.id) ?? []).reversed()
      if let parent = view.parent {
        subviews[parent, default: []].append(draft)
      } else {
        windows.append(draft)
      }
    }
    return windows.reversed()
  }

  private func own(_ id: Scenario.ID, _ placeName: String) -> String? {
    id == placeName ? nil : id
  }

  private func controller(_ spec: Scenario.Controller) -> Draft.Controller {
    let place = Draft.controllerName((controllerNumbers[spec.id] ?? 0) + 1)
    var alone = spec
    alone.id = ""
    alone.view = ""
    return Draft.Controller(name: own(spec.id, place), controller: alone)
  }

  private func recognizer(_ spec: Scenario.Recognizer) -> Draft.Recognizer {
    let place = Draft.recognizerName((recognizerNumbers[spec.id] ?? 0) + 1)
    var alone = spec
    alone.id = ""
    alone.view = ""
    alone.cannotPrevent = []
    alone.cannotBePreventedBy = []
    if alone.delegate?.simultaneousWith != nil { alone.delegate?.simultaneousWith = [] }
    return Draft.Recognizer(name: own(spec.id, place), recognizer: alone)
  }

  // MARK: Links

  func links() -> Draft.Links {
    var links = Draft.Links()
    for (number, view) in scenario.views.enumerated() {
      if case .returns(let id) = view.overrides.hitTest, let to = viewNumbers[id] {
        links.hitTests.append(Draft.Pair(from: number, to: to))
      }
      if let next = view.overrides.next, let responder = responder(next) {
        links.nexts.append(Draft.Next(view: number, responder: responder))
      }
      for target in view.targets {
        guard let receiver = receiver(target.receiver) else { continue }
        links.targets.append(
          Draft.Target(
            control: number, receiver: receiver, action: target.action, events: target.events))
      }
    }
    for recognizer in scenario.recognizers.sorted(by: inPreOrder) {
      links.simultaneous += pairs(recognizer, recognizer.delegate?.simultaneousWith ?? [])
      links.cannotPrevent += pairs(recognizer, recognizer.cannotPrevent)
      links.cannotBePreventedBy += pairs(recognizer, recognizer.cannotBePreventedBy)
    }
    return links
  }

  private func inPreOrder(_ left: Scenario.Recognizer, _ right: Scenario.Recognizer) -> Bool {
    (recognizerNumbers[left.id] ?? 0) < (recognizerNumbers[right.id] ?? 0)
  }

  private func pairs(_ from: Scenario.Recognizer, _ ids: [Scenario.ID]) -> [Draft.Pair] {
    ids.compactMap { id in
      guard let number = recognizerNumbers[from.id], let to = recognizerNumbers[id] else {
        return nil
      }
      return Draft.Pair(from: number, to: to)
    }
  }

  private func receiver(_ receiver: Scenario.Target.Receiver) -> Draft.Target.Receiver? {
    switch receiver {
    case .firstResponder: .firstResponder
    case .released: .released
    case .responder(let id): responder(id).map { .responder($0) }
    }
  }

  private func responder(_ id: Scenario.ID) -> Draft.Responder? {
    switch id {
    case Scenario.Reserved.application: .application
    case Scenario.Reserved.delegate: .delegate
    default:
      viewNumbers[id].map { .view($0) } ?? controllerNumbers[id].map { .controller($0) }
    }
  }

  // MARK: Script

  /// The script finger by finger.
  func script() -> Draft.Script {
    var script = Draft.Script()
    var down: [Int: (touch: Int, at: Int, location: Point)] = [:]
    for step in scenario.script {
      if step.touches.isEmpty, step.changes.isEmpty { script.waits.append(step.at) }
      script.changes += step.changes.compactMap { draft($0, at: step.at) }
      for finger in step.touches {
        let location = finger.location
        guard finger.phase != .began, let last = down[finger.finger] else {
          down[finger.finger] = (script.touches.count, step.at, location)
          script.touches.append(
            Draft.Touch(finger: finger.finger, time: step.at, x: location.x, y: location.y))
          continue
        }
        let sample = Draft.Sample(
          wait: step.at - last.at, dx: location.x - last.location.x,
          dy: location.y - last.location.y)
        if finger.phase == .ended {
          script.touches[last.touch].lift = sample
          down[finger.finger] = nil
        } else {
          script.touches[last.touch].moves.append(sample)
          down[finger.finger] = (last.touch, step.at, location)
        }
      }
    }
    return script
  }

  private func draft(_ change: Scenario.Change, at time: Int) -> Draft.Change? {
    switch change {
    case .bringToFront(let id):
      Draft.Change(time: time, toFront: true, view: viewNumbers[id] ?? 0)
    case .sendToBack(let id):
      Draft.Change(time: time, toFront: false, view: viewNumbers[id] ?? 0)
    default: nil
    }
  }
}

extension Scenario.View {
  /// The view without what refers to others.
  fileprivate var alone: Scenario.View {
    var alone = self
    alone.id = ""
    alone.parent = nil
    alone.targets = []
    alone.overrides.next = nil
    if case .returns = overrides.hitTest { alone.overrides.hitTest = nil }
    return alone
  }
}
