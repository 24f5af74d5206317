import TouchScript

/// What was received of one touch: by the application's event, by responders, and by recognizers.
struct Account {
  /// The touch's view as the application's event shows it at touch-down; `Scene.none` where it has
  /// none, `Scene.unknown` where it is no view of the scene, or was not seen.
  fileprivate(set) var view = Scene.unknown
  /// The touch as the application's event shows it at touch-down, as a place in `Story.touches`;
  /// `Scene.none` where it was not seen.
  fileprivate(set) var firstSight = Scene.none
  /// The calls of the responders' touch methods with this touch, in order.
  fileprivate(set) var calls: [Call] = []
  /// The calls of the recognizers' touch methods with this touch, in order.
  fileprivate(set) var hearings: [Call] = []

  /// Whether nothing at all was received of the touch.
  var isSilent: Bool { firstSight == Scene.none && calls.isEmpty && hearings.isEmpty }
}

/// A call of a touch method with one touch.
struct Call {
  /// The event of the trace.
  let event: Int
  /// The responder or recognizer.
  let who: Int
  let phase: TouchPhase
  /// The recognizer's state afterwards.
  let state: RecognizerState
  /// The event of the script in which it was called; `Scene.none` for calls between events.
  let delivery: Int
  let at: Int
  /// The touch, as a place in `Story.touches`.
  let touch: Int
}

extension Account {
  /// Finds out which contact every touch in the trace is, and gives each contact its calls. Where
  /// the application's events are not reported, the first call with a touch shows its view.
  static func all(
    of chronicle: Chronicle, _ script: Script, _ facts: [Trace.Event],
    _ touches: inout TouchFacts, _ deliveryOfFact: [Int], seesEvents: Bool
  ) -> [Account] {
    var reader = Reader(chronicle, seesEvents: seesEvents)
    let names = script.scene.names
    for event in facts.indices where !facts[event].touches.isEmpty {
      let fact = facts[event]
      for place in fact.touches {
        let touch = touches[place]
        let contact = reader.contact(of: touch, fact)
        if contact < 0 { continue }
        touches.assign(place, to: contact)
        switch fact.kind {
        case .sendEvent where fact.isSentToApplication(names):
          reader.see(touch, at: place, contact, in: deliveryOfFact[event], script.scene)
        case .sendEvent:
          reader.learn(touch, contact, in: deliveryOfFact[event], script.scene)
        case .shouldReceive:
          if !seesEvents {
            reader.see(touch, at: place, contact, in: deliveryOfFact[event], script.scene)
          }
          reader.learn(touch, contact, in: deliveryOfFact[event], script.scene)
        case .responder, .recognizer:
          if !seesEvents {
            reader.see(touch, at: place, contact, in: deliveryOfFact[event], script.scene)
          }
          reader.learn(touch, contact, in: deliveryOfFact[event], script.scene)
          reader.note(
            Call(
              event: event, who: fact.who, phase: fact.phase, state: fact.state,
              delivery: deliveryOfFact[event], at: fact.at, touch: place),
            ofResponder: fact.kind == .responder, contact)
        default: break
        }
      }
    }
    return reader.accounts
  }

  /// Goes through a trace and tells whose touch is whose.
  private struct Reader {
    var accounts: [Account]
    private let contacts: [Contact]
    private let absentees: [Absentee]
    /// Whether some finger comes down more than once, so that it needs a thought which touch is meant.
    private let comeAgain: Bool
    /// Whether the application's events are reported.
    private let seesEvents: Bool
    /// The object that each touch was when it was seen first; 0: nobody told.
    private var identities: [Int]
    /// Who received the end of which touch.
    private var ended: [(contact: Int, who: Int)] = []

    init(_ chronicle: Chronicle, seesEvents: Bool) {
      self.seesEvents = seesEvents
      let contacts = chronicle.contacts
      self.contacts = contacts
      let absentees = chronicle.absentees
      self.absentees = absentees
      accounts = Array(repeating: Account(), count: contacts.count)
      identities = Array(repeating: 0, count: contacts.count)
      comeAgain = contacts.indices.contains { index in
        contacts[..<index].contains { $0.finger == contacts[index].finger }
          || absentees.contains { $0.finger == contacts[index].finger }
      }
    }

    /// A finger can come down again while the end of its first touch is still held back; then the
    /// object tells which of the two is meant, or else the touch's own time. Source: TO-03, RE-38.
    func contact(of touch: TouchFact, _ fact: Trace.Event) -> Int {
      // Events and questions show each touch as it is; what comes late is calls. A new touch may be an
      // old object. Source: RE-08, RE-23.
      if comeAgain, fact.kind != .sendEvent, fact.kind != .shouldReceive,
        let known = contact(seenAs: touch, in: fact)
      {
        return known
      }
      var newest = Scene.unknown
      var named = Scene.unknown
      var older = Scene.unknown
      for index in contacts.indices
      where contacts[index].finger == touch.finger && contacts[index].start <= fact.at
        && !hasGoneUnseen(index, by: fact)
      {
        if named >= 0 { older = named }
        newest = index
        if contacts[index].start <= touch.timestamp { named = index }
      }
      let contact = named >= 0 ? named : newest
      if contact >= 0, !absentees.isEmpty,
        isAbsent(touch, fact, since: contacts[contact].start)
      {
        return Scene.unknown
      }
      if comeAgain, contact >= 0, older >= 0, older < contact, fact.kind == .responder,
        fact.phase == .ended || fact.phase == .cancelled,
        ended.contains(where: { $0 == (contact, fact.who) }),
        !ended.contains(where: { $0 == (older, fact.who) })
      {
        return older
      }
      return contact
    }

    /// The contact of a touch's finger that was the same object when it was seen first: the only one,
    /// or the last before the finger's touches were another object. Source: RE-23.
    private func contact(seenAs touch: TouchFact, in fact: Trace.Event) -> Int? {
      guard touch.identity != 0 else { return nil }
      var (same, last) = (0, Scene.none)
      var newest = 0
      for index in contacts.indices
      where contacts[index].finger == touch.finger && contacts[index].start <= fact.at
        && !hasGoneUnseen(index, by: fact)
      {
        newest = index
        if identities[index] == touch.identity { (same, last) = (same + 1, index) }
      }
      if same == 0 { return nil }
      return same > 1 && (last == newest || identities[newest] == 0) ? nil : last
    }

    /// Whether a contact is no touch that a late call could show, since nothing was received of it
    /// when it came: it hit nothing, and an earlier touch of the finger is meant. Source: RE-30,
    /// RE-38.
    private func hasGoneUnseen(_ index: Int, by fact: Trace.Event) -> Bool {
      comeAgain && seesEvents && (fact.kind == .responder || fact.kind == .recognizer)
        && contacts[index].start < fact.at && accounts[index].isSilent
        && contacts[..<index].contains { $0.finger == contacts[index].finger }
    }

    /// Whether a touch is one of which the app was not to hear at all.
    private func isAbsent(_ touch: TouchFact, _ fact: Trace.Event, since time: Int) -> Bool {
      absentees.contains {
        $0.finger == touch.finger && $0.at > time && $0.at <= fact.at && $0.at <= touch.timestamp
      }
    }

    /// Notes where an application's event shows a touch first, and in which view.
    mutating func see(
      _ touch: TouchFact, at place: Int, _ contact: Int, in delivery: Int, _ scene: Scene
    ) {
      guard accounts[contact].firstSight == Scene.none,
        delivery == contacts[contact].firstDelivery
      else { return }
      accounts[contact].firstSight = place
      identities[contact] = touch.identity
      accounts[contact].view =
        touch.view == Scene.none || scene.isView(touch.view) ? touch.view : Scene.unknown
    }

    /// Notes the view of a touch that had none yet when the application was sent its event: it may be
    /// looked for as late as with the first call.
    mutating func learn(_ touch: TouchFact, _ contact: Int, in delivery: Int, _ scene: Scene) {
      guard accounts[contact].view == Scene.none, delivery == contacts[contact].firstDelivery,
        scene.isView(touch.view)
      else { return }
      accounts[contact].view = touch.view
    }

    mutating func note(_ call: Call, ofResponder isResponder: Bool, _ contact: Int) {
      if isResponder {
        if accounts[contact].calls.isEmpty { accounts[contact].calls.reserveCapacity(12) }
        accounts[contact].calls.append(call)
        if comeAgain, call.phase == .ended || call.phase == .cancelled {
          ended.append((contact, call.who))
        }
      } else {
        if accounts[contact].hearings.isEmpty { accounts[contact].hearings.reserveCapacity(8) }
        accounts[contact].hearings.append(call)
      }
    }
  }
}
