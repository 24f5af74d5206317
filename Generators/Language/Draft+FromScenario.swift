import TouchScript

extension Draft {
  /// The draft that means `scenario`, which is valid.
  init(_ scenario: Scenario) {
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
  private var rounds: [Scenario.ID: Int] = [:]
  /// The names of the places of all that has a name.
  private var places: [Scenario.ID: Scenario.ID] = [:]

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
    takeRounds(scenario.controllers.map(\.id), controllerNumbers)
    takeRounds(scenario.recognizers.map(\.id), recognizerNumbers)
    if !scenario.reactions.isEmpty || scenario.script.contains(where: { !$0.changes.isEmpty }) {
      takePlaces()
    }
  }

  /// A round ends where the next thing listed comes before the last in the order of views.
  private mutating func takeRounds(_ ids: [Scenario.ID], _ numbers: [Scenario.ID: Int]) {
    var round = 0
    var last = -1
    for id in ids {
      let number = numbers[id] ?? 0
      if number < last { round += 1 }
      last = number
      rounds[id] = round
    }
  }

  private mutating func takePlaces() {
    for (number, view) in scenario.views.enumerated() {
      places[view.id] = Draft.viewName(number + 1)
    }
    for controller in scenario.controllers {
      places[controller.id] = Draft.controllerName((controllerNumbers[controller.id] ?? 0) + 1)
    }
    for recognizer in scenario.recognizers {
      places[recognizer.id] = Draft.recognizerName((recognizerNumbers[recognizer.id] ?? 0) + 1)
    }
    for id in Scenario.Reserved.all { places[id] = id }
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
    alone.presentedBy = nil
    return Draft.Controller(
      name: own(spec.id, place), controller: alone, round: rounds[spec.id] ?? 0)
  }

  private func recognizer(_ spec: Scenario.Recognizer) -> Draft.Recognizer {
    let place = Draft.recognizerName((recognizerNumbers[spec.id] ?? 0) + 1)
    var alone = spec
    alone.id = ""
    alone.view = ""
    alone.targets = []
    for list in NameList.all { list.clear(in: &alone) }
    return Draft.Recognizer(
      name: own(spec.id, place), recognizer: alone, round: rounds[spec.id] ?? 0)
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
      let number = recognizerNumbers[recognizer.id] ?? 0
      for (index, list) in NameList.all.enumerated() {
        let numbers = list.reference == .view ? viewNumbers : recognizerNumbers
        links.lists[index] += (list.names(recognizer) ?? []).compactMap { id in
          numbers[id].map { Draft.Pair(from: number, to: $0) }
        }
      }
      links.recognizerTargets += recognizer.targets.map { target in
        Draft.RecognizerTarget(
          recognizer: number, receiver: receiver(target.receiver), action: target.action)
      }
    }
    links.presenters = presenters()
    return links
  }

  private func inPreOrder(_ left: Scenario.Recognizer, _ right: Scenario.Recognizer) -> Bool {
    (recognizerNumbers[left.id] ?? 0) < (recognizerNumbers[right.id] ?? 0)
  }

  private func presenters() -> [Draft.Pair] {
    scenario.controllers.compactMap { controller -> Draft.Pair? in
      guard let presenter = controller.presentedBy, let to = controllerNumbers[presenter],
        let from = controllerNumbers[controller.id]
      else { return nil }
      return Draft.Pair(from: from, to: to)
    }
    .sorted { $0.from < $1.from }
  }

  private func receiver(_ receiver: Scenario.Target.Receiver) -> Draft.Target.Receiver? {
    switch receiver {
    case .firstResponder: .firstResponder
    case .released: .released
    case .responder(let id): responder(id).map { .responder($0) }
    }
  }

  private func receiver(_ receiver: Scenario.RecognizerTarget.Receiver) -> Draft.Responder? {
    switch receiver {
    case .released: nil
    case .responder(let id): responder(id)
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
    let mapping = Mapping(name: { places[$0] })
    script.reactions = scenario.reactions.compactMap { $0.mapped(mapping) }
    var down: [Int: (touch: Int, at: Int, location: Point)] = [:]
    for step in scenario.script {
      if step.touches.isEmpty, step.changes.isEmpty { script.waits.append(step.at) }
      script.changes += step.changes.compactMap { change in
        change.mapped(mapping).map { Draft.Change(time: step.at, change: $0) }
      }
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
