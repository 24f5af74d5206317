import TouchScript

/// Puts in what happens: the script, the reactions, and who presented whom beforehand.
extension Assembly {
  mutating func addChangesAndReactions() {
    var possible = Possible(self)
    for link in draft.links.presenters where possible.presents(link.to, link.from) {
      result.controllers[link.from].presentedBy = result.controllers[link.to].id
    }
    var changes: [(time: Int, change: Scenario.Change)] = []
    for entry in draft.script.changes {
      if let change = possible.change(entry.change) { changes.append((entry.time, change)) }
    }
    result.script = draft.script.steps(changes)
    result.reactions = draft.script.reactions.compactMap { possible.reaction($0) }
  }
}

/// Tells which changes there can be, all those before them given.
private struct Possible {
  /// The names that go with the names of places.
  private var names: [Scenario.ID: Scenario.ID] = [:]
  private let kinds: [Scenario.ID: Scenario.View.Kind]
  private var viewNumbers: [Scenario.ID: Int] = [:]
  private var controllerNumbers: [Scenario.ID: Int] = [:]
  /// The superviews that views have or may get.
  private var homes: Ways
  private var presenters: Ways

  init(_ assembly: Assembly) {
    let scene = assembly.result
    kinds = assembly.kinds
    presenters = Ways(scene.controllers.map { _ in [] })
    homes = Ways([])
    let script = assembly.draft.script
    guard !script.changes.isEmpty || !script.reactions.isEmpty else { return }
    for (number, view) in scene.views.enumerated() {
      names[Draft.viewName(number + 1)] = view.id
      viewNumbers[view.id] = number
    }
    for (number, controller) in scene.controllers.enumerated() {
      names[Draft.controllerName(number + 1)] = controller.id
      controllerNumbers[controller.id] = number
    }
    for (number, recognizer) in scene.recognizers.enumerated() {
      names[Draft.recognizerName(number + 1)] = recognizer.id
    }
    names[Scenario.Reserved.application] = Scenario.Reserved.application
    if scene.application.delegate != nil {
      names[Scenario.Reserved.delegate] = Scenario.Reserved.delegate
    }
    homes = Ways(scene.views.map { $0.parent.flatMap { viewNumbers[$0] }.map { [$0] } ?? [] })
  }

  /// The change with the names that things have; nil where it cannot be.
  mutating func change(_ change: Scenario.Change) -> Scenario.Change? {
    guard let change = renamed(change, \.references, { $0.mapped($1) }) else { return nil }
    let isPossible =
      switch change {
      case .addSubview(let id, let superview): moves(id, superview)
      case .present(let id, let presenter): presents(presenter, id)
      default: true
      }
    return isPossible ? change : nil
  }

  /// The reaction with the names that things have; nil where its callback never comes, or nothing
  /// can be done in it.
  mutating func reaction(_ reaction: Scenario.Reaction) -> Scenario.Reaction? {
    guard var possible = renamed(reaction, \.on.references, { $0.mapped($1) }) else { return nil }
    possible.changes = []
    for entry in reaction.changes {
      if let change = change(entry) { possible.changes.append(change) }
    }
    return possible.changes.isEmpty ? nil : possible
  }

  /// What happens with the names that things have; nil where it refers to what is not there, or is
  /// of another kind.
  private func renamed<Thing>(
    _ thing: Thing, _ references: (Thing) -> [(id: Scenario.ID, to: Reference)],
    _ mapped: (Thing, Mapping) -> Thing?
  ) -> Thing? {
    let names = names
    guard let renamed = mapped(thing, Mapping(name: { names[$0] })) else { return nil }
    let isThere = references(renamed).allSatisfy { id, reference in
      switch reference {
      case .subview: kinds[id] != .window
      case .window: kinds[id] == .window
      case .control: kinds[id]?.isControl ?? false
      case .scrollView: kinds[id]?.isScrollView ?? false
      case .view, .controller, .recognizer, .responder: true
      }
    }
    return isThere ? renamed : nil
  }

  /// Whether a controller may present another, by their numbers.
  mutating func presents(_ presenter: Int, _ presented: Int) -> Bool {
    presenters.add(from: presented, to: presenter)
  }

  private mutating func presents(_ presenter: Scenario.ID, _ presented: Scenario.ID) -> Bool {
    guard let presenter = controllerNumbers[presenter], let presented = controllerNumbers[presented]
    else { return false }
    return presents(presenter, presented)
  }

  /// Whether a view may move to a superview: windows and contents of cells stay, cells are in tables.
  private mutating func moves(_ id: Scenario.ID, _ superview: Scenario.ID) -> Bool {
    guard let view = viewNumbers[id], let home = viewNumbers[superview] else { return false }
    switch kinds[id] {
    case .window, .cellContent: return false
    case .tableCell where kinds[superview] != .tableView: return false
    default: return homes.add(from: view, to: home)
    }
  }
}
