import TouchScript

/// What was seen: call by call, finger by finger, recognizer by recognizer, control by control.
///
/// All of it is from the trace; of the script it takes the names and the fingers. Nothing here says
/// what was right, and no trace, however absurd, makes it trap.
final class Story {
  /// The trace, with the numbers by which the scenario counts.
  let trace: Trace
  private let script: Script
  /// The events of the trace.
  let facts: [Trace.Event]
  /// The touches in the events of the trace.
  let touches: TouchFacts
  /// The events of each kind of fact.
  let events: EventGroups
  /// The number of the application.
  let application: Int
  /// The kinds of facts that there are.
  let kinds: Observation.Kinds
  /// The ways of the fingers, as far as the app is to receive them.
  let contacts: [Contact]
  /// The events of the script, in order.
  let deliveries: [Delivery]
  /// The fingers of which the app does not hear.
  let absentees: [Absentee]
  /// What the app did inside callbacks, in order.
  let reactions: [AppReaction]
  /// What may change the scene, and the events between, in the order in which it came.
  let cues: [Chronicle.Cue]
  /// For every fact the delivery it belongs to; `Scene.none` for what stands between events.
  let deliveryOfFact: [Int]
  /// What was received of each contact.
  let accounts: [Account]

  init(_ trace: Trace, _ script: Script) {
    self.trace = trace
    self.script = script
    var touches = TouchFacts(of: trace)
    let facts = trace.events
    application = trace.names.application
    self.facts = facts
    events = EventGroups(byKind: facts)
    kinds = events.kinds
    let chronicle = Chronicle(script, trace, events)
    contacts = chronicle.contacts
    deliveries = chronicle.deliveries
    absentees = chronicle.absentees
    reactions = chronicle.reactions
    cues = chronicle.cues
    var deliveryOfFact = Array(repeating: Scene.none, count: facts.count)
    for (index, delivery) in deliveries.enumerated() {
      for event in delivery.events { deliveryOfFact[event] = index }
    }
    accounts = Account.all(
      of: chronicle, script, facts, &touches, deliveryOfFact,
      seesEvents: trace.reports.contains(.sendEvent))
    self.touches = touches
    self.deliveryOfFact = deliveryOfFact
  }

  /// For every recognizer its calls, questions, actions and resets, as events.
  private(set) lazy var recognizerFacts = EventGroups(
    facts, groups: script.scene.recognizers.count
  ) { fact in
    switch fact.kind {
    case .recognizer, .shouldReceiveEvent, .shouldReceive, .shouldBegin, .simultaneous,
      .canPrevent, .canBePrevented, .action, .reset:
      fact.who
    default: Scene.none
    }
  }

  /// The touches in the application's events of which it is known whose they are, as places in
  /// `touches`, in order.
  private(set) lazy var sightings: [Int] = events[.sendEvent].flatMap { event in
    let fact = facts[event]
    let places = fact.who == application ? fact.touches : 0..<0
    return places.filter { touches[$0].contact >= 0 }
  }

  /// The recognizers that were made, as they were before anything was set.
  private(set) lazy var newRecognizers = events[.made].compactMap { event in
    trace.detail(of: facts[event])?.recognizerDefaults.map { (event: event, defaults: $0) }
  }

  /// The calls of touch methods, of responders and recognizers, as events, in order.
  private(set) lazy var touchCalls = facts.indices.filter {
    facts[$0].kind == .responder || facts[$0].kind == .recognizer
  }

  /// What recognizers did from reset to reset; each recognizer's in order.
  private(set) lazy var attempts = Attempt.all(self, script)

  /// Every recognition: an action that was sent.
  private(set) lazy var recognitions = Recognition.all(self, script)

  /// What each control sent, time by time; by its number.
  private(set) lazy var controlMoments = ControlMoment.all(self, script)

  /// For every view its tracking calls and control events, as events; empty for all but controls.
  private(set) lazy var controlFacts = EventGroups(
    facts, groups: script.scene.views.count
  ) { $0.kind == .tracking || $0.kind == .controlEvent ? $0.who : Scene.none }
}
