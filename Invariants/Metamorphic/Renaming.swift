import TouchScript

extension Relations {
  /// M-7.
  static let renaming = Relation(
    "M-7", from: ["TO-21", "TO-22", "GR-51"],
    says: "Names, and the numbers of fingers that come and go one after another, mean nothing: "
      + "under others the same is told.",
    change: { Renaming($0)?.renamed($0) }
  ) { told, changed in
    guard let renaming = Renaming(told.scenario) else { return .notExercised }
    let telling = Telling(changed, as: renaming.back)
    // Recognizers hear of an event in the order of its fingers, which is as open as their own.
    return renaming.numbersFingers
      ? Telling(told).whateverTheOrder.comparedByMoments(
        with: telling.whateverTheOrder, events: told.trace.events.count)
      : Telling(told).compared(with: telling, events: told.trace.events.count)
  }
}

extension Scenario {
  /// Whether recognizers hear of every event in the plainest order. Where another one is played that
  /// UIKit allows, it may be that of any of the fingers.
  fileprivate var leavesNoOrderOpen: Bool {
    orderSeed == 0 || recognizers.count < 2 && !views.contains { $0.kind.isScrollView }
  }
}

/// Other names for everything in a scenario, so that sorting by name gives the opposite order, and
/// other numbers for its fingers, the last for the first.
private struct Renaming {
  private let names: [Scenario.ID: Scenario.ID]
  private let fingers: [Int: Int]
  /// Whether fingers have other numbers. Where two come down or lift in one event, all keep
  /// theirs: which of them is first is open.
  let numbersFingers: Bool

  /// Nil where some names are so strange that new ones would not be told from them.
  init?(_ scenario: Scenario) {
    let old =
      scenario.views.map(\.id) + scenario.controllers.map(\.id) + scenario.recognizers.map(\.id)
    let digits = String(old.count).count
    var names: [Scenario.ID: Scenario.ID] = [:]
    for (place, id) in old.sorted().enumerated() {
      let number = String(old.count - place)
      names[id] = "n" + String(repeating: "0", count: digits - number.count) + number
    }
    // With new names among the old ones, a name could not be told from what it stands for.
    guard names.count == old.count, Set(names.values).isDisjoint(with: old) else { return nil }
    self.names = names

    let touches = scenario.script.flatMap(\.touches)
    let numbers = Set(touches.map(\.finger) + scenario.recognizers.flatMap(\.ignoredFingers))
      .sorted()
    let waits = Ingredients(scenario).contains(.requirements)
    numbersFingers =
      numbers.count > 1 && scenario.leavesNoOrderOpen
      && scenario.script.allSatisfy { step in
        // Whoever waits for another hears of the second finger or not, as it stands with the first.
        step.touches.count { $0.phase != .moved } < (step.touches.count > 1 && waits ? 1 : 2)
      }
    fingers =
      numbersFingers
      ? Dictionary(uniqueKeysWithValues: zip(numbers, numbers.reversed())) : [:]
  }

  /// What leads from the changed scenario's words to those of the scenario itself.
  var back: Retelling {
    let old = Dictionary(uniqueKeysWithValues: names.map { ($1, $0) })
    let fingers = fingers
    return Retelling(
      name: { Self.name($0, in: old) },
      action: { $0.hasPrefix("do ") ? String($0.dropFirst(3)) : $0 },
      // Numbers change places in pairs, so that the way back is the way there.
      finger: { fingers[$0] ?? $0 })
  }

  private func name(_ id: Scenario.ID) -> Scenario.ID { names[id] ?? id }

  /// The other name of `id`; what belongs to a view, as a scroll view's own recognizers do, is
  /// called after it.
  private static func name(
    _ id: Scenario.ID, in names: [Scenario.ID: Scenario.ID]
  ) -> Scenario.ID {
    if let other = names[id] { return other }
    guard let dot = id.firstIndex(of: "."), let owner = names[String(id[..<dot])] else {
      return id
    }
    return owner + id[dot...]
  }

  private func action(_ name: String) -> String { "do " + name }
  private func finger(_ number: Int) -> Int { fingers[number] ?? number }

  func renamed(_ scenario: Scenario) -> Scenario {
    var scenario = scenario
    scenario.views = scenario.views.map(renamed)
    scenario.controllers = scenario.controllers.map(renamed)
    scenario.recognizers = scenario.recognizers.map(renamed)
    scenario.application.actions = scenario.application.actions.map(action)
    if var delegate = scenario.application.delegate {
      delegate.actions = delegate.actions.map(action)
      scenario.application.delegate = delegate
    }
    scenario.mapChanges { $0.renamed(name) }
    for index in scenario.reactions.indices {
      scenario.reactions[index].on = renamed(scenario.reactions[index].on)
    }
    for step in scenario.script.indices {
      scenario.script[step].touches = scenario.script[step].touches
        .map { Scenario.Finger(finger($0.finger), $0.phase, at: $0.location) }
        .sorted { $0.finger < $1.finger }
    }
    return scenario
  }

  private func renamed(_ view: Scenario.View) -> Scenario.View {
    var view = view
    view.id = name(view.id)
    view.parent = view.parent.map(name)
    view.overrides.next = view.overrides.next.map(name)
    view.overrides.actions = view.overrides.actions.map(action)
    view.overrides.refuses = view.overrides.refuses.map(action)
    if case .returns(let id) = view.overrides.hitTest {
      view.overrides.hitTest = .returns(name(id))
    }
    for index in view.targets.indices {
      view.targets[index].action = action(view.targets[index].action)
      if case .responder(let id) = view.targets[index].receiver {
        view.targets[index].receiver = .responder(name(id))
      }
    }
    return view
  }

  private func renamed(_ controller: Scenario.Controller) -> Scenario.Controller {
    var controller = controller
    controller.id = name(controller.id)
    controller.view = name(controller.view)
    controller.presentedBy = controller.presentedBy.map(name)
    controller.actions = controller.actions.map(action)
    controller.refuses = controller.refuses.map(action)
    return controller
  }

  private func renamed(_ recognizer: Scenario.Recognizer) -> Scenario.Recognizer {
    var recognizer = recognizer
    recognizer.id = name(recognizer.id)
    recognizer.view = name(recognizer.view)
    recognizer.cannotPrevent = recognizer.cannotPrevent.map(name)
    recognizer.cannotBePreventedBy = recognizer.cannotBePreventedBy.map(name)
    recognizer.requiresFailureOf = recognizer.requiresFailureOf.map(name)
    recognizer.subclassRequiresFailureOf = recognizer.subclassRequiresFailureOf.map(name)
    recognizer.subclassIsRequiredToFailBy = recognizer.subclassIsRequiredToFailBy.map(name)
    recognizer.ignoredFingers = recognizer.ignoredFingers.map(finger).sorted()
    for index in recognizer.targets.indices {
      recognizer.targets[index].action = action(recognizer.targets[index].action)
      if case .responder(let id) = recognizer.targets[index].receiver {
        recognizer.targets[index].receiver = .responder(name(id))
      }
    }
    guard var delegate = recognizer.delegate else { return recognizer }
    delegate.refusesTouchesIn = delegate.refusesTouchesIn?.map(name)
    delegate.simultaneousWith = delegate.simultaneousWith?.map(name)
    delegate.requiresFailureOf = delegate.requiresFailureOf?.map(name)
    delegate.isRequiredToFailBy = delegate.isRequiredToFailBy?.map(name)
    recognizer.delegate = delegate
    return recognizer
  }

  private func renamed(_ trigger: Scenario.Reaction.Trigger) -> Scenario.Reaction.Trigger {
    switch trigger {
    case .action(let id): .action(name(id))
    case .touches(let id, let phase): .touches(name(id), phase)
    case .controlEvent(let id, let event): .controlEvent(name(id), event)
    }
  }
}

extension Scenario.Change {
  /// The change of what goes by another name.
  fileprivate func renamed(_ name: (Scenario.ID) -> Scenario.ID) -> Scenario.Change {
    switch self {
    case .bringToFront(let id): .bringToFront(name(id))
    case .sendToBack(let id): .sendToBack(name(id))
    case .removeFromSuperview(let id): .removeFromSuperview(name(id))
    case .addSubview(let id, let superview): .addSubview(name(id), to: name(superview))
    case .setHidden(let id, let flag): .setHidden(name(id), flag)
    case .setAlpha(let id, let alpha): .setAlpha(name(id), alpha)
    case .setUserInteractionEnabled(let id, let flag):
      .setUserInteractionEnabled(name(id), flag)
    case .setEnabled(let id, let flag): .setEnabled(name(id), flag)
    case .setFrame(let id, let frame): .setFrame(name(id), frame)
    case .setTransform(let id, let transform): .setTransform(name(id), transform)
    case .setBoundsOrigin(let id, let origin): .setBoundsOrigin(name(id), origin)
    case .animate(let id, let milliseconds, let flag):
      .animate(name(id), milliseconds: milliseconds, allowsUserInteraction: flag)
    case .makeKeyWindow(let id): .makeKeyWindow(name(id))
    case .setRecognizerEnabled(let id, let flag): .setRecognizerEnabled(name(id), flag)
    case .removeRecognizer(let id): .removeRecognizer(name(id))
    case .addRecognizer(let id, let view): .addRecognizer(name(id), to: name(view))
    case .becomeFirstResponder(let id): .becomeFirstResponder(name(id))
    case .resignFirstResponder(let id): .resignFirstResponder(name(id))
    case .present(let id, let presenter): .present(name(id), by: name(presenter))
    case .dismiss(let id): .dismiss(name(id))
    case .sendActions(let id, let events): .sendActions(name(id), for: events)
    case .removeTargets(let id, let events): .removeTargets(name(id), for: events)
    case .interrupt, .showHomeScreen, .showApplication, .beginIgnoringInteractionEvents,
      .endIgnoringInteractionEvents, .motion, .press, .remoteControl:
      self
    }
  }
}
