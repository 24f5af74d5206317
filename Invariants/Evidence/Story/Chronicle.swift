import TouchScript

/// What of the script came when: which part of the trace tells of which event of the script, of which
/// fingers the app hears, and when it reacted to callbacks.
///
/// The script alone says what fingers do. The trace is needed to know when the app reacts to
/// callbacks, and which events show what became of touches where UIKit leaves that open.
struct Chronicle {
  private(set) var contacts: [Contact] = []
  /// The events of the script, in order.
  private(set) var deliveries: [Delivery] = []
  /// The fingers of which the app does not hear.
  private(set) var absentees: [Absentee] = []
  /// What the app did inside callbacks, in order.
  private(set) var reactions: [AppReaction] = []
  /// What may change the scene, and the events between, in the order in which it came.
  private(set) var cues: [Cue] = []
  private let names: Trace.Names
  private let facts: [Trace.Event]
  private let touches: [TouchFact]
  private let mayPresent: Bool
  /// Whether anything may change the scene, so that cues matter.
  private let mayChange: Bool
  /// What the app does inside callbacks, or what scrolls; each with the event after which it happens.
  private var firings: ArraySlice<Firing>
  private var open: [(finger: Int, contact: Int)] = []
  private var absent: [(finger: Int, absentee: Int)] = []
  private var ignoring = 0
  private var isInFront = true
  /// Whether the app and its script came and went at once, so that nobody can say who is in front.
  private var isFrontOpen = false
  /// Whether the step at hand lets the app or the home screen come to the front.
  private var isSwitching = false
  /// Whether the system takes away the touches that are down, and the event has not been found yet.
  private var isInterrupting = false

  init(_ script: Script, _ trace: Trace, _ touches: [TouchFact]) {
    names = trace.names
    facts = trace.events
    self.touches = touches
    mayChange = script.mayChange
    firings = mayChange ? Firing.all(of: script, trace)[...] : []
    mayPresent = script.ingredients.contains(.presentation)
    var place = 0
    for step in script.scenario.script {
      let start = place
      while place < facts.count, facts[place].at < step.at { place += 1 }
      play(nil, in: start..<place)
      let now = place
      while place < facts.count, facts[place].at == step.at { place += 1 }
      play(step, in: now..<place)
    }
    Contact.compare(&contacts)
  }

  /// Something that may change the scene, or that finds it as it is by then.
  enum Cue {
    /// The script changes something; the event is the first that may come of it.
    case script([Scenario.Change], Date)
    /// The app reacts to a callback, or a scroll view scrolls.
    case reaction([Scenario.Change], Date, isScroll: Bool)
    /// Fingers do something: the script's changes of that time are made by then.
    case touches(start: Int, at: Int)
    /// The next delivery finds the scene so.
    case delivery
    /// The script's changes of that time are made, and everything that came of it is told.
    case over(event: Int, at: Int)
  }

  /// When something is changed.
  struct Date {
    /// The first event of the trace that may come of it.
    let start: Int
    /// When it is done, in milliseconds.
    let at: Int
    /// The times of the events before and after it.
    let after: Int
    let before: Int
  }

  /// What an event of the trace leads the app to do.
  struct Firing {
    let event: Int
    let changes: [Scenario.Change]
  }

  // MARK: One moment of time

  /// Follows the script through the events of one time, or of the time between two steps.
  private mutating func play(_ step: Scenario.Step?, in range: Range<Int>) {
    if step == nil, range.isEmpty { return }
    let isChanging = step.map { !$0.changes.isEmpty } ?? false
    if let step, isChanging {
      note(.script(step.changes, date(range.lowerBound, at: step.at)))
      change(step.changes)
    }
    isSwitching = step?.changes.contains(where: \.switchesApps) ?? false
    if isSwitching { isFrontOpen = false }
    var due = step?.touches ?? []
    let sends = range.filter { facts[$0].isSentToApplication(names) }
    var place = range.lowerBound
    for (number, send) in sends.enumerated() where !facts[send].touches.isEmpty {
      fire(before: send)
      let start = Delivery.start(of: send, notBefore: place, facts)
      let end =
        number + 1 < sends.count
        ? Delivery.start(of: sends[number + 1], notBefore: send + 1, facts) : range.upperBound
      let isLast = !sends[(number + 1)...].contains { !facts[$0].touches.isEmpty }
      if takesAway(send), isInterrupting, !open.isEmpty, !mayPresent || takesAllAway(send) {
        interrupt(at: facts[send].at, send, start..<end)
      } else if takesAway(send), mayPresent || due.isEmpty || !isLast {
        takeAway(send, start..<end)
      } else if !due.isEmpty {
        settleInterruption(at: facts[send].at, start)
        note(.touches(start: start, at: facts[send].at))
        deliver(due, at: facts[send].at, send, start..<end)
        due = []
      }
      place = end
    }
    fire(before: range.upperBound)
    settleInterruption(at: step?.at ?? facts[range.upperBound - 1].at, range.upperBound)
    if let step, isChanging { note(.over(event: range.upperBound, at: step.at)) }
    if let step, !due.isEmpty {
      let rest = place..<range.upperBound
      let start = rest.first { facts[$0].kind == .hitTest || facts[$0].isSentToWindow(names) }
      deliver(due, at: step.at, Scene.none, (start ?? place)..<range.upperBound)
    }
  }

  private mutating func note(_ cue: Cue) {
    if mayChange { cues.append(cue) }
  }

  /// The date of what is done right before the event `start`, if there is such an event.
  private func date(_ start: Int, at time: Int) -> Date {
    Date(
      start: start, at: time,
      after: facts.indices.contains(start - 1) ? facts[start - 1].at : Int.min,
      before: facts.indices.contains(start) ? facts[start].at : Int.max)
  }

  /// Makes changes, as far as they have a say in which touches the app hears of.
  private mutating func change(_ changes: [Scenario.Change]) {
    for change in changes {
      switch change {
      case .interrupt: isInterrupting = isInterrupting || !open.isEmpty
      case .showHomeScreen:
        if isInFront { isInterrupting = isInterrupting || !open.isEmpty }
        isInFront = false
      case .showApplication: isInFront = true
      case .beginIgnoringInteractionEvents: ignoring += 1
      case .endIgnoringInteractionEvents: ignoring = max(0, ignoring - 1)
      default: break
      }
    }
  }

  /// Lets the app react to callbacks before `event`.
  private mutating func fire(before event: Int) {
    while let firing = firings.first, firing.event < event {
      firings.removeFirst()
      if isSwitching, firing.changes.contains(where: \.switchesApps) { isFrontOpen = true }
      let isScroll = facts[firing.event].kind == .scroll
      if !isScroll {
        reactions.append(AppReaction(event: firing.event, changes: firing.changes))
        doubtReceivers(after: firing)
      }
      let date = date(firing.event + 1, at: facts[firing.event].at)
      note(.reaction(firing.changes, date, isScroll: isScroll))
      change(firing.changes)
    }
  }

  /// Where the app changes recognizers amid an event of which a window has yet to be told, nobody
  /// has settled whether those that come down with it are received by them.
  private mutating func doubtReceivers(after firing: Firing) {
    guard let delivery = deliveries.last, delivery.events.contains(firing.event),
      firing.changes.contains(where: \.isOfRecognizers),
      (firing.event..<delivery.events.upperBound).contains(where: {
        facts[$0].isSentToWindow(names)
      })
    else { return }
    for index in contacts.indices where contacts[index].down.delivery == deliveries.count - 1 {
      contacts[index].isOpenAmidEvent = true
    }
  }

  // MARK: Events

  /// Whether all that changes in an event is that touches are cancelled.
  private func takesAway(_ send: Int) -> Bool {
    var hasCancelled = false
    for touch in facts[send].touches {
      switch touches[touch].phase {
      case .cancelled: hasCancelled = true
      case .stationary: break
      case .began, .moved, .ended: return false
      }
    }
    return hasCancelled
  }

  /// Whether an event cancels every touch that is down, as an interruption does; a presentation at
  /// the same moment may cancel some before it.
  private func takesAllAway(_ send: Int) -> Bool {
    open.allSatisfy { finger, _ in
      facts[send].touches.contains {
        touches[$0].finger == finger && touches[$0].phase == .cancelled
      }
    }
  }

  /// The system takes all touches away.
  private mutating func interrupt(at time: Int, _ send: Int, _ events: Range<Int>) {
    isInterrupting = false
    let taken = open
    open = []
    takeAway(taken, at: time, .interruption, send, events)
  }

  /// The event in which the system takes touches away never came.
  private mutating func settleInterruption(at time: Int, _ place: Int) {
    if isInterrupting, !open.isEmpty { interrupt(at: time, Scene.none, place..<place) }
    isInterrupting = false
  }

  /// Somebody took touches away of whom the script does not tell.
  private mutating func takeAway(_ send: Int, _ events: Range<Int>) {
    let fingers = facts[send].touches.filter { touches[$0].phase == .cancelled }.map {
      touches[$0].finger
    }
    let taken = open.filter { fingers.contains($0.finger) }
    open.removeAll { fingers.contains($0.finger) }
    takeAway(taken, at: facts[send].at, .unforeseen, send, events)
  }

  private mutating func takeAway(
    _ taken: [(finger: Int, contact: Int)], at time: Int, _ kind: Delivery.Kind, _ send: Int,
    _ events: Range<Int>
  ) {
    var fingers: [Scenario.Finger] = []
    for (finger, contact) in taken {
      let location = contacts[contact].samples[contacts[contact].samples.count - 1].location
      fingers.append(Scenario.Finger(finger, .cancelled, at: location))
      contacts[contact].samples.append(
        Contact.Sample(
          delivery: deliveries.count, at: time, phase: .cancelled, location: location))
    }
    add(kind, fingers.sorted { $0.finger < $1.finger }, at: time, send, events)
  }

  private mutating func add(
    _ kind: Delivery.Kind, _ fingers: [Scenario.Finger], at time: Int, _ send: Int,
    _ events: Range<Int>
  ) {
    deliveries.append(
      Delivery(at: time, kind: kind, fingers: fingers, events: events, send: send))
    note(.delivery)
  }

  /// Delivers what fingers do, as far as the app hears of it.
  private mutating func deliver(
    _ fingers: [Scenario.Finger], at time: Int, _ send: Int, _ events: Range<Int>
  ) {
    let heard = fingers.filter { hears(of: $0, at: time, send) }
    if heard.isEmpty { return }
    for finger in heard { take(finger, at: time) }
    add(.touches, heard, at: time, send, events)
  }

  /// Whether the app hears of what a finger does. While it ignores events nobody can say if it hears
  /// of fingers that were down before: then what is seen counts. Source: rulebook EX-11.
  private mutating func hears(of finger: Scenario.Finger, at time: Int, _ send: Int) -> Bool {
    if finger.phase == .began {
      open.removeAll { $0.finger == finger.finger }
      if isFrontOpen, send == Scene.none { return false }
      if isFrontOpen || isInFront, ignoring == 0 { return true }
      absent.append((finger.finger, absentees.count))
      absentees.append(
        Absentee(finger: finger.finger, at: time, end: nil, isIgnored: isInFront))
      return false
    }
    if let place = absent.firstIndex(where: { $0.finger == finger.finger }) {
      if finger.phase == .ended {
        absentees[absent[place].absentee].end = time
        absent.remove(at: place)
      }
      return false
    }
    guard let place = open.firstIndex(where: { $0.finger == finger.finger }) else { return false }
    if ignoring == 0 { return true }
    contacts[open[place].contact].isClear = false
    return send != Scene.none
      && facts[send].touches.contains {
        touches[$0].finger == finger.finger && touches[$0].phase == finger.phase
      }
  }

  private mutating func take(_ finger: Scenario.Finger, at time: Int) {
    let sample = Contact.Sample(
      delivery: deliveries.count, at: time, phase: finger.phase, location: finger.location)
    if finger.phase == .began {
      open.append((finger.finger, contacts.count))
      contacts.append(
        Contact(number: contacts.count, finger: finger.finger, samples: [sample]))
    } else if let place = open.firstIndex(where: { $0.finger == finger.finger }) {
      contacts[open[place].contact].samples.append(sample)
      if finger.phase == .ended { open.remove(at: place) }
    }
  }
}

extension Chronicle.Firing {
  /// Finds out when the app reacts to callbacks, and when scroll views scroll.
  fileprivate static func all(of script: Script, _ trace: Trace)
    -> [Chronicle.Firing]
  {
    var pending: [(trigger: Scenario.Reaction.Trigger, changes: [Scenario.Change])] = []
    for reaction in script.scenario.reactions {
      if let place = pending.firstIndex(where: { $0.trigger == reaction.on }) {
        pending[place].changes += reaction.changes
      } else {
        pending.append((reaction.on, reaction.changes))
      }
    }
    let scrolls = script.scenario.views.contains { $0.kind.isScrollView }
    if pending.isEmpty, !scrolls { return [] }
    var firings: [Chronicle.Firing] = []
    // What the app has controls send in a callback is part of that callback.
    var sending: Int?
    for (event, fact) in trace.events.enumerated() {
      if !fact.isOfSending { sending = nil }
      let place = pending.firstIndex { fact.isCallback(of: $0.trigger, script.scene.names) }
      if let place {
        let changes = pending.remove(at: place).changes
        firings.append(Chronicle.Firing(event: sending ?? event, changes: changes))
        if sending == nil, changes.contains(where: \.sendsActions) { sending = event }
      } else if fact.kind == .scroll, fact.word == .scroll(.didScroll),
        let id = trace.name(of: fact)
      {
        firings.append(
          Chronicle.Firing(event: event, changes: [.setBoundsOrigin(id, fact.point)]))
      }
    }
    return firings
  }
}

extension Scenario.Change {
  /// Whether it brings the app or the home screen to the front.
  fileprivate var switchesApps: Bool { self == .showHomeScreen || self == .showApplication }

  /// Whether it changes which recognizers there are, or one of them.
  fileprivate var isOfRecognizers: Bool { Ingredients.of(self).contains(.recognizerChanges) }

  fileprivate var sendsActions: Bool {
    if case .sendActions = self { true } else { false }
  }
}

extension Trace.Event {
  /// Whether it is told of while a control sends its actions.
  fileprivate var isOfSending: Bool {
    kind == .controlEvent || kind == .sendAction || kind == .actionMethod
  }

  fileprivate func isCallback(of trigger: Scenario.Reaction.Trigger, _ names: Trace.Names) -> Bool {
    switch trigger {
    case .action(let id): kind == .action && who == names.recognizer(id)
    case .touches(let id, let phase):
      kind == .responder && self.phase == phase && who == names.responder(id)
    case .controlEvent(let id, let event):
      kind == .controlEvent && controlEvent == event && who == names.responder(id)
    }
  }
}
