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
  let touches: [TouchFact]
  /// The events of each kind of fact.
  let events: FactIndex
  /// The kinds of facts that there are.
  let kinds: Observation.Kinds
  /// The ways of the fingers, as far as the app is to hear of them.
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
  /// What was told of each contact.
  let accounts: [Account]

  init(_ trace: Trace, _ script: Script) {
    self.trace = trace
    self.script = script
    var touches = TouchFact.all(in: trace)
    let facts = trace.events
    self.facts = facts
    events = FactIndex(facts)
    kinds = facts.reduce(into: []) { $0.formUnion(Observation.Kinds($1.kind)) }
    let chronicle = Chronicle(script, trace, touches)
    contacts = chronicle.contacts
    deliveries = chronicle.deliveries
    absentees = chronicle.absentees
    reactions = chronicle.reactions
    cues = chronicle.cues
    var deliveryOfFact = Array(repeating: Scene.none, count: facts.count)
    for (index, delivery) in deliveries.enumerated() {
      for event in delivery.events { deliveryOfFact[event] = index }
    }
    accounts = Account.all(of: chronicle, script, facts, &touches, deliveryOfFact)
    self.touches = touches
    self.deliveryOfFact = deliveryOfFact
  }

  /// For every recognizer its calls, questions, actions and resets, as events.
  private(set) lazy var recognizerFacts: [[Int]] = {
    var lists = Array(repeating: [Int](), count: script.scene.recognizers.count)
    if lists.isEmpty { return lists }
    for (index, fact) in facts.enumerated() where lists.indices.contains(fact.who) {
      switch fact.kind {
      case .recognizer, .shouldReceiveEvent, .shouldReceive, .shouldBegin, .simultaneous,
        .canPrevent, .canBePrevented, .action, .reset:
        lists[fact.who].append(index)
      default: break
      }
    }
    return lists
  }()

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
  private(set) lazy var controlFacts: [[Int]] = {
    var lists = Array(repeating: [Int](), count: script.scene.views.count)
    for (index, fact) in facts.enumerated()
    where fact.kind == .tracking || fact.kind == .controlEvent {
      if lists.indices.contains(fact.who) { lists[fact.who].append(index) }
    }
    return lists
  }()
}
