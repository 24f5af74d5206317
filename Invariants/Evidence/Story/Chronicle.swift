import Thresholds
import TouchScript

/// What of the script came when: which part of the trace tells of which event of the script, of which
/// fingers the app hears, and when it reacted to callbacks.
///
/// The script alone says what fingers do. The trace is needed to know when the app reacts to
/// callbacks, and which events show what became of touches where UIKit leaves that open.
struct Chronicle {
  /// The events of the script, in order.
  private(set) var deliveries: [Delivery] = []
  /// What the app did inside callbacks, in order.
  private(set) var reactions: [AppReaction] = []
  /// What may change the scene, and the events between, in the order in which it came.
  private(set) var cues: [Cue] = []
  private var attendance = Attendance()
  private let names: Trace.Names
  private let facts: [Trace.Event]
  private let touches: [Trace.Touch]
  /// Whether a presentation or an animation may take some touches away. Source: EX-19, EX-22.
  private let mayTakeSome: Bool
  /// Whether anything may change the scene, so that cues matter.
  private let mayChange: Bool
  /// Whether it is reported which events the application is sent.
  private let seesEvents: Bool
  /// Whether the engine reports the times of touches.
  private let seesTimes: Bool
  /// Where the application was sent events.
  private var sends: ArraySlice<Int>
  /// What the app does inside callbacks, or what scrolls; each with the event after which it happens.
  private var firings: ArraySlice<Firing>

  /// Whether the step at hand lets the app or the home screen come to the front.
  private var isSwitching = false

  /// The fingers of which the app hears.
  var contacts: [Contact] { attendance.contacts }
  /// The fingers of which the app does not hear.
  var absentees: [Absentee] { attendance.absentees }

  init(_ script: Script, _ trace: Trace, _ events: EventGroups) {
    names = trace.names
    facts = trace.events
    touches = trace.touches
    mayChange = script.mayChange
    seesEvents = trace.reports.contains(.sendEvent)
    seesTimes = trace.reports.contains(.timestamp)
    firings = mayChange ? Firing.all(of: script, trace)[...] : []
    mayTakeSome =
      script.ingredients.contains(.presentation)
      || script.ingredients.contains(.animations) && script.isChanged(where: \.closesViews)
    let application = names.application
    sends = events[.sendEvent].filter { trace.events[$0].who == application }[...]
    deliveries.reserveCapacity(script.scenario.script.count)
    var place = 0
    for step in script.scenario.script {
      let start = place
      while place < facts.count, facts[place].at < step.at { place += 1 }
      play(nil, in: start..<place)
      let now = place
      while place < facts.count, facts[place].at == step.at { place += 1 }
      if step.changes.contains(where: \.interruptsTouches) {
        place = endOfInterruption(from: place, until: nextTime(after: step, script))
      }
      play(step, in: now..<place)
    }
    attendance.compare()
  }

  /// When the step after one is, in milliseconds.
  private func nextTime(after step: Scenario.Step, _ script: Script) -> Int {
    script.scenario.script.first { $0.at > step.at }?.at ?? .max
  }

  /// Where an interruption ends that takes fingers away one by one, somewhat later. Source: RE-78.
  private func endOfInterruption(from place: Int, until next: Int) -> Int {
    guard let first = facts[..<place].last?.at else { return place }
    let limit = min(next, first + Tolerance.interruption)
    let last = sends.last { $0 >= place && facts[$0].at < limit && takesAway($0) }
    return last.map { last in
      facts[last...].firstIndex { $0.at > facts[last].at } ?? facts.count
    } ?? place
  }

  // MARK: One moment of time

  /// Follows the script through the events of one time, or of the time between two steps.
  private mutating func play(_ step: Scenario.Step?, in range: Range<Int>) {
    if step == nil, range.isEmpty { return }
    if let step, !step.changes.isEmpty {
      note(.script(step.changes, Date(start: range.lowerBound, at: step.at)))
      attendance.make(step.changes)
    }
    isSwitching = step?.changes.contains(where: \.switchesApps) == true
    if isSwitching { attendance.isFrontOpen = false }
    var due = step?.touches ?? []
    let sends = takeSends(in: range)
    var isNeighbour = false
    var reactionsBefore: Int?
    var place = range.lowerBound
    for number in sends.indices where !facts[sends[number]].touches.isEmpty {
      let send = sends[number]
      fire(before: send)
      let start = Delivery.start(
        of: send, notBefore: place, isFirst: number == sends.startIndex, facts, touches)
      let end =
        number + 1 < sends.endIndex
        ? Delivery.start(of: sends[number + 1], notBefore: send + 1, isFirst: false, facts, touches)
        : range.upperBound
      let later = sends[(number + 1)...].filter { !facts[$0].touches.isEmpty }
      let isLast = later.isEmpty
      if takesAway(send), attendance.isAwaitingInterruption, !mayTakeSome || takesAllAway(send) {
        let next = later.prefix(while: takesAway)
        let taken = fingersTaken(in: send)
        if next.contains(where: { fingersTaken(in: $0).contains { !taken.contains($0) } }) {
          // One event takes some, and its neighbours the others: RE-13.
          takeAway(at: facts[send].at, .interruption, send, start..<end, where: taken.contains)
        } else {
          interrupt(at: facts[send].at, send, start..<end)
        }
      } else if takesAway(send), mayTakeSome || due.isEmpty || !isLast {
        let taken = fingersTaken(in: send)
        takeAway(at: facts[send].at, .unforeseen, send, start..<end, where: taken.contains)
      } else if !due.isEmpty {
        // Neighbours of one time may come before the event of an interruption between them: RE-13.
        if !isNeighbour {
          settleInterruption(at: facts[send].at, start)
          attendance.beginNeighbours()
        }
        isNeighbour = true
        let present = due.filter { finger in
          shows(finger, send)
            ? isNews(finger, send) || !later.contains { shows(finger, $0) && isNews(finger, $0) }
            : !later.contains { shows(finger, $0) }
        }
        due.removeAll { finger in present.contains { $0.finger == finger.finger } }
        deliver(present, at: facts[send].at, send, start..<end)
        // They may have been hit-tested before the app changed the scene in the event of their
        // neighbours. Source: RE-07, RE-13.
        if let before = reactionsBefore, reactions.count > before, !deliveries.isEmpty {
          attendance.doubtReceivers(ofTouchesIn: deliveries.count - 1)
        }
        reactionsBefore = reactionsBefore ?? reactions.count
        if firings.first.map({ $0.event < range.upperBound }) ?? false {
          // What no event shows may have been looked for when the app had changed the scene, and have
          // hit nothing. Source: RE-13, RE-30.
          for finger in present where finger.phase == .began && !shows(finger, send) {
            attendance.doubt(finger.finger)
          }
        }
      }
      place = end
    }
    attendance.endNeighbours()
    if !seesEvents, let step, !due.isEmpty {
      playUnseen(&due, at: step.at, in: range)
    }
    fire(before: range.upperBound)
    settleInterruption(at: step?.at ?? facts[range.upperBound - 1].at, range.upperBound)
    if let step, !step.changes.isEmpty { note(.over(event: range.upperBound, at: step.at)) }
    if let step, !due.isEmpty {
      let rest = place..<range.upperBound
      let start = rest.first { facts[$0].kind == .hitTest || facts[$0].isSentToWindow(names) }
      deliver(due, at: step.at, Scene.none, (start ?? place)..<range.upperBound)
    }
  }

  /// Delivers what fingers do at one time where no events are recorded: with the first that
  /// receives of touches then.
  private mutating func playUnseen(
    _ due: inout [Scenario.Finger], at time: Int, in range: Range<Int>
  ) {
    let start =
      range.first { facts[$0].kind == .action || facts[$0].tellsOfTouches } ?? range.lowerBound
    fire(before: start)
    settleInterruption(at: time, start)
    deliver(due, at: time, Scene.none, start..<range.upperBound)
    due = []
  }

  /// Takes the application's events in a part of the trace from those that are still to come.
  private mutating func takeSends(in range: Range<Int>) -> ArraySlice<Int> {
    let end = sends.firstIndex { $0 >= range.upperBound } ?? sends.endIndex
    defer { sends = sends[end...] }
    return sends[..<end]
  }

  private mutating func note(_ cue: Cue) {
    if mayChange { cues.append(cue) }
  }

  /// Lets the app react to callbacks before `event`.
  private mutating func fire(before event: Int) {
    while let firing = firings.first, firing.event < event {
      firings.removeFirst()
      if isSwitching, firing.changes.contains(where: \.switchesApps) {
        attendance.isFrontOpen = true
      }
      let isScroll = facts[firing.event].kind == .scroll
      if !isScroll {
        reactions.append(AppReaction(event: firing.event, changes: firing.changes))
        doubtReceivers(after: firing)
      }
      let date = Date(start: firing.event + 1, at: facts[firing.event].at)
      note(.reaction(firing.changes, date, isScroll: isScroll))
      attendance.make(firing.changes)
    }
  }

  /// Where the app changes recognizers during an event that a window has yet to receive, nobody
  /// has settled whether those that come down with it are received by them.
  private mutating func doubtReceivers(after firing: Firing) {
    guard let delivery = deliveries.last, delivery.events.contains(firing.event),
      firing.changes.contains(where: \.isOfRecognizers),
      (firing.event..<delivery.events.upperBound).contains(where: {
        facts[$0].isSentToWindow(names)
      })
    else { return }
    attendance.doubtReceivers(ofTouchesIn: deliveries.count - 1)
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
    attendance.areAllDown(fingersTaken(in: send).contains)
  }

  /// Whether an event has what a finger did: fingers that change at one time may come in neighbouring
  /// events. Source: rulebook SY-06, RE-13.
  private func shows(_ finger: Scenario.Finger, _ send: Int) -> Bool {
    facts[send].touches.contains {
      touches[$0].finger == finger.finger && touches[$0].phase == finger.phase
    }
  }

  /// Whether an event has what a finger did just now, and not only what an earlier event had: if two
  /// events have the same time, the first may leave a touch as it was. Source: rulebook SY-06, TO-10.
  private func isNews(_ finger: Scenario.Finger, _ send: Int) -> Bool {
    !seesTimes
      || facts[send].touches.contains {
        touches[$0].finger == finger.finger && touches[$0].timestamp >= facts[send].at
      }
  }

  /// The fingers whose touches an event cancels.
  private func fingersTaken(in send: Int) -> [Int] {
    facts[send].touches.filter { touches[$0].phase == .cancelled }.map { touches[$0].finger }
  }

  /// The system takes all touches away.
  private mutating func interrupt(at time: Int, _ send: Int, _ events: Range<Int>) {
    attendance.endInterruption()
    takeAway(at: time, .interruption, send, events) { _ in true }
  }

  /// The event in which the system takes touches away never came. All may have received it
  /// without one. Source: rulebook SY-07, TO-34, RE-69.
  private mutating func settleInterruption(at time: Int, _ place: Int) {
    if attendance.isAwaitingInterruption {
      var start = place
      // What comes before the event goes to a window is of the event. One without touches, such as
      // that of a shake, is another.
      while start > 0, facts[start - 1].at == time,
        facts[start - 1].touches.isEmpty || !facts[start - 1].isSentToWindow(names)
      {
        start -= 1
      }
      let first = cancellation(in: start..<place)
      if let first, let last = deliveries.last, last.events.contains(first) {
        deliveries[deliveries.count - 1].events = last.events.lowerBound..<first
      }
      interrupt(at: time, Scene.none, (first ?? place)..<place)
    }
    attendance.endInterruption()
  }

  /// Where the system takes touches away in a part of the trace without an event: recognizers
  /// receive it before views, and what views received before of the same fingers is of something
  /// else. Source: rulebook TO-34.
  private func cancellation(in range: Range<Int>) -> Int? {
    let calls = range.filter {
      facts[$0].phase == .cancelled
        && (facts[$0].kind == .recognizer || facts[$0].kind == .responder)
    }
    func fingers(in call: Int) -> [Int] { facts[call].touches.map { touches[$0].finger } }
    return calls.first { call in
      facts[call].kind == .recognizer
        || !calls.contains { later in
          later > call && facts[later].kind == .recognizer
            && fingers(in: later).contains(where: fingers(in: call).contains)
        }
    }
  }

  /// The touches of some fingers are taken away.
  private mutating func takeAway(
    at time: Int, _ kind: Delivery.Kind, _ send: Int, _ events: Range<Int>,
    where picks: (Int) -> Bool
  ) {
    let taken = attendance.takeAway(at: time, delivery: deliveries.count, where: picks)
    add(kind, taken, at: time, send, events)
  }

  private mutating func add(
    _ kind: Delivery.Kind, _ fingers: [Scenario.Finger], at time: Int, _ send: Int,
    _ events: Range<Int>
  ) {
    deliveries.append(
      Delivery(at: time, kind: kind, fingers: fingers, events: events, send: send))
    note(.delivery)
  }

  /// Delivers what fingers do, as far as the app receives it.
  private mutating func deliver(
    _ fingers: [Scenario.Finger], at time: Int, _ send: Int, _ events: Range<Int>
  ) {
    let heard = heard(of: fingers, at: time, send)
    if heard.isEmpty { return }
    for finger in heard { attendance.take(finger, at: time, delivery: deliveries.count) }
    add(.touches, heard, at: time, send, events)
  }

  /// Those fingers of which the app hears: as a rule all of them, and then no list is made.
  private mutating func heard(
    of fingers: [Scenario.Finger], at time: Int, _ send: Int
  ) -> [Scenario.Finger] {
    var heard: [Scenario.Finger] = []
    var count = 0
    for (place, finger) in fingers.enumerated() {
      let isHeard = attendance.hears(of: finger, at: time, isSent: send != Scene.none) {
        [facts, touches] in
        facts[send].touches.contains {
          touches[$0].finger == finger.finger && touches[$0].phase == finger.phase
        }
      }
      if isHeard {
        if count < place { heard.append(finger) }
        count += 1
      } else if count == place {
        heard = Array(fingers[..<place])
      }
    }
    return count == fingers.count ? fingers : heard
  }
}
