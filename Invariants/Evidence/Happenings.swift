import TouchScript

extension Ingredients {
  /// What may keep touches, or recognizers, from what they were about.
  static let upheavals: Ingredients = [
    .recognizerChanges, .treeChanges, .interruptions, .presentation,
  ]
}

/// What the app and the system do while fingers are down.
struct Happenings: Sendable {
  private var steps: [(at: Int, what: Ingredients)] = []
  /// What is done in callbacks, of which nobody knows when they come.
  private var inCallbacks: Ingredients = []
  /// Whether callbacks attach recognizers: perhaps to the view that they are on, which nobody notes,
  /// though it may end their attempts.
  private var addsInCallbacks = false
  /// What is done to recognizers: the times of the events before and after it.
  private var interferences: [(after: Int, before: Int)] = []

  init(_ scenario: Scenario, _ interferences: [Interference], _ facts: [Fact]) {
    for start in interferences.map(\.start) {
      let after = facts.indices.contains(start - 1) ? facts[start - 1].at : Int.min
      self.interferences.append((after, facts.indices.contains(start) ? facts[start].at : Int.max))
    }
    for step in scenario.script where !step.changes.isEmpty {
      let what = step.changes.reduce(into: Ingredients()) { $0.formUnion(Ingredients.of($1)) }
      steps.append((step.at, what))
    }
    for reaction in scenario.reactions {
      for change in reaction.changes {
        inCallbacks.formUnion(Ingredients.of(change))
        if case .addRecognizer = change { addsInCallbacks = true }
      }
    }
  }

  /// Whether callbacks do something that may lead recognizers to decide amid an event.
  var mayMeddle: Bool { !inCallbacks.isDisjoint(with: .upheavals) }

  /// What may be done later than `start` and no later than `end`, in milliseconds.
  func ingredients(after start: Int, until end: Int = .max) -> Ingredients {
    var found = inCallbacks
    for (at, what) in steps where at > start && at <= end { found.formUnion(what) }
    return found
  }

  /// Whether it is known which recognizers receive a touch, and nothing is done to them or to it from
  /// touch-down until `end`, or until the lift.
  func spare(_ contact: Contact, until end: Int? = nil) -> Bool {
    guard contact.moment.isSure, contact.cancellation == nil, contact.uprooting == Int.max else {
      return false
    }
    let end = end ?? contact.up?.at ?? Int.max
    if interferences.contains(where: { $0.after >= contact.down.at && $0.before <= end }) {
      return false
    }
    let inScript = steps.reduce(into: Ingredients()) {
      if $1.at > contact.down.at, $1.at <= end { $0.formUnion($1.what) }
    }
    return !addsInCallbacks && !inScript.contains(.recognizerChanges)
      && inScript.union(inCallbacks).isDisjoint(with: [.interruptions, .presentation])
  }
}

extension Evidence {
  /// Whether it is known which recognizers receive a touch, and nothing is done to them or to it
  /// until `end`, or until the lift.
  func isUndisturbed(_ contact: Contact, until end: Int? = nil) -> Bool {
    happenings.spare(contact, until: end)
  }

  /// Whether the touch is part of what a scroll view scrolls, which delays and takes touches.
  func isInScrollView(_ contact: Contact) -> Bool {
    guard ingredients.contains(.scrollViews), contact.hasView else { return false }
    var view = contact.view
    while scene.isView(view) {
      switch self.view(view).kind {
      case .scrollView, .tableView, .tableCell, .cellContent: return true
      default: view = contact.scene.parents[view]
      }
    }
    return false
  }

  /// Whether its view hears of the touch as its recognizers let it, and nobody else: no scroll view
  /// holds it back, no other view claims all touches, and events are not dropped.
  func isLeftToItsView(_ contact: Contact) -> Bool {
    !isInScrollView(contact) && !ingredients.contains(.droppedEvents)
      && (contact.isAlone || !ingredients.contains(.exclusiveTouch))
  }
}
