import TouchScript

/// Finds the touches of a script, and what the trace says of each.
struct ScriptReader {
  private(set) var contacts: [Contact.Draft] = []
  private let scene: Scene

  init(_ scenario: Scenario, _ scene: Scene) {
    self.scene = scene
    var order = PaintersOrder(scene)
    var open: [(finger: Int, contact: Int)] = []
    var delivery = 0
    for step in scenario.script {
      for change in step.changes { order.make(change, in: scene) }
      if step.touches.isEmpty { continue }
      for finger in step.touches {
        take(finger, Contact.Sample(delivery, step.at, finger), order, &open)
      }
      delivery += 1
    }
    noteCompany()
  }

  private mutating func take(
    _ finger: Scenario.Finger, _ sample: Contact.Sample, _ order: PaintersOrder,
    _ open: inout [(finger: Int, contact: Int)]
  ) {
    let place = open.firstIndex { $0.finger == finger.finger }
    if finger.phase == .began {
      if let place { open.remove(at: place) }
      open.append((finger.finger, contacts.count))
      contacts.append(
        Contact.Draft(
          number: contacts.count, finger: finger.finger, samples: [sample], order: order))
    } else if let place {
      contacts[open[place].contact].samples.append(sample)
      if finger.phase == .ended { open.remove(at: place) }
    }
  }

  private mutating func noteCompany() {
    for index in contacts.indices {
      for other in contacts.indices where other != index {
        guard contacts[index].overlaps(contacts[other]) else { continue }
        contacts[index].isAlone = false
        let down = contacts[index].down.delivery
        if contacts[other].isDown(at: down) { contacts[index].isFirst = false }
      }
    }
  }

  // MARK: What the trace says

  /// Finds out which contact every touch in the trace is, and gives each contact its calls.
  mutating func assign(
    _ touches: inout [TouchFact], _ facts: [Fact], _ deliveries: [Delivery],
    _ deliveryOfFact: [Int]
  ) {
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
    for index in contacts.indices { findReceivers(of: index, touches) }
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
    if contact >= 0, older >= 0, older < contact, fact.kind == .responder,
      fact.phase == .ended || fact.phase == .cancelled,
      ended.contains(where: { $0 == (contact, fact.who) }),
      !ended.contains(where: { $0 == (older, fact.who) })
    {
      return older
    }
    return contact
  }

  private mutating func note(
    _ fact: Fact, _ event: Int, _ place: Int, _ touch: TouchFact, _ contact: Int, _ delivery: Int
  ) {
    switch fact.kind {
    case .applicationSends:
      if delivery == contacts[contact].down.delivery, contacts[contact].firstSight == Scene.none {
        contacts[contact].firstSight = place
        contacts[contact].view =
          touch.view == Scene.none || scene.isView(touch.view) ? touch.view : Scene.unknown
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

  private mutating func findReceivers(of index: Int, _ touches: [TouchFact]) {
    let view = contacts[index].view
    guard scene.isView(view) else { return }
    for (number, recognizer) in scene.recognizers.enumerated()
    where recognizer.isEnabled && recognizer.shouldReceive != false {
      if scene.isView(view, in: scene.recognizerViews[number]) {
        contacts[index].receivers.append(number)
      }
    }
  }
}

extension Contact.Sample {
  fileprivate init(_ delivery: Int, _ at: Int, _ finger: Scenario.Finger) {
    self.init(delivery: delivery, at: at, phase: finger.phase, location: finger.location)
  }
}
