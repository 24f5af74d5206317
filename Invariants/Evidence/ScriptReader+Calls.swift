import TouchScript

/// What the trace says of each touch.
extension ScriptReader {
  /// Finds out which contact every touch in the trace is, and gives each contact its calls.
  mutating func assign(_ touches: inout [TouchFact], _ deliveryOfFact: [Int]) {
    var ended: [(contact: Int, who: Int)] = []
    for (event, fact) in facts.enumerated() {
      for place in fact.touches {
        let contact = self.contact(of: touches[place], fact, ended)
        touches[place].contact = contact
        guard contacts.indices.contains(contact) else { continue }
        note(fact, event, place, touches[place], contact, deliveryOfFact[event])
        if fact.kind == .responder, fact.phase == .ended || fact.phase == .cancelled {
          ended.append((contact, fact.who))
        }
      }
    }
    for index in contacts.indices {
      let sight = contacts[index].firstSight
      findReceivers(
        of: index, in: touches.indices.contains(sight) ? touches[sight].window : Scene.none)
      findUprooting(of: index)
    }
  }

  /// A finger can come down again while the end of its first touch is still held back; then the
  /// touch's own time tells which of the two is meant.
  private func contact(
    of touch: TouchFact, _ fact: Fact, _ ended: [(contact: Int, who: Int)]
  ) -> Int {
    var newest = Scene.unknown
    var named = Scene.unknown
    var older = Scene.unknown
    for contact in contacts where contact.finger == touch.finger && contact.down.at <= fact.at {
      if named >= 0 { older = named }
      newest = contact.number
      if contact.down.at <= touch.timestamp { named = contact.number }
    }
    let contact = named >= 0 ? named : newest
    if contact >= 0, isAbsent(touch, fact, since: contacts[contact].down.at) {
      return Scene.unknown
    }
    if contact >= 0, older >= 0, older < contact, fact.kind == .responder,
      fact.phase == .ended || fact.phase == .cancelled,
      ended.contains(where: { $0 == (contact, fact.who) }),
      !ended.contains(where: { $0 == (older, fact.who) })
    {
      return older
    }
    return contact
  }

  /// Whether a touch is one of which the app was not to hear at all.
  private func isAbsent(_ touch: TouchFact, _ fact: Fact, since time: Int) -> Bool {
    absentees.contains {
      $0.finger == touch.finger && $0.at > time && $0.at <= fact.at && $0.at <= touch.timestamp
    }
  }

  private mutating func note(
    _ fact: Fact, _ event: Int, _ place: Int, _ touch: TouchFact, _ contact: Int, _ delivery: Int
  ) {
    switch fact.kind {
    case .applicationSends:
      if delivery == contacts[contact].down.delivery, contacts[contact].firstSight == Scene.none {
        contacts[contact].firstSight = place
        contacts[contact].view =
          touch.view == Scene.none || contacts[contact].moment.scene.isView(touch.view)
          ? touch.view : Scene.unknown
      }
    case .responder, .recognizer:
      let call = Contact.Call(
        event: event, who: fact.who, phase: fact.phase, state: fact.state, delivery: delivery,
        at: fact.at, touch: place)
      if fact.kind == .responder {
        contacts[contact].calls.append(call)
      } else {
        contacts[contact].hearings.append(call)
      }
    default: break
    }
  }

  /// Finds the recognizers that are on the way to the view at touch-down, may have the touch, and
  /// do not ignore it.
  ///
  /// `window` is the touch's as it was first seen.
  private mutating func findReceivers(of index: Int, in window: Int) {
    let view = contacts[index].view
    let scene = contacts[index].moment.scene
    guard scene.isView(view) else { return }
    // What one window answers with may be in another, or in none.
    contacts[index].isDropped =
      scene.application.dropsEvents
      || [scene.windows[view], window].contains {
        scene.isView($0) && scene.sources[$0].overrides.dropsEvents
      }
    if contacts[index].isDropped { return }
    for (number, recognizer) in scene.recognizers.enumerated()
    where recognizer.isEnabled && scene.isView(view, in: scene.recognizerViews[number]) {
      if !recognizer.refuses(scene.sources[view].id),
        !recognizer.ignoredFingers.contains(contacts[index].finger)
      {
        contacts[index].receivers.append(number)
      }
    }
  }

  private mutating func findUprooting(of index: Int) {
    let delivery = deliveries[contacts[index].down.delivery]
    let down = delivery.send == Scene.none ? delivery.events.upperBound : delivery.send
    let view = contacts[index].view
    if let uprooting = history.uprootings.first(where: {
      $0.start > down && $0.views.contains(view)
    }) {
      contacts[index].uprooting = uprooting.start
    }
  }
}
