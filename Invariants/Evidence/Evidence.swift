import TouchScript

/// One trace of one scenario, prepared for all invariants.
///
/// What was to be expected is derived from the scenario alone; what was seen is the trace, with
/// numbers for names and indexes by touch, recognizer and control. Nothing here is taken from an
/// engine, and no trace, however absurd, makes it trap.
public final class Evidence: Sendable {
  /// What was to be played.
  public let scenario: Scenario
  /// What was seen.
  public let trace: Trace
  /// What is in the scene and the script.
  public let ingredients: Ingredients

  /// The scene as it is at the beginning.
  let scene: Scene
  /// Where its views are at the beginning.
  let geometry: SceneGeometry
  /// How the scene is as the script goes on; there is always a first one.
  let moments: [SceneMoment]
  /// The views that the app took out of their places in the tree, in order.
  let uprootings: [Uprooting]
  /// What the app did to recognizers while the script went on, in order.
  let interferences: [Interference]
  /// What the app did inside callbacks, in order.
  let reactions: [AppReaction]
  /// The first events of the trace that may come of a controller's being presented.
  let presentations: [Int]
  /// The fingers of which the app does not hear.
  let absentees: [Absentee]
  let facts: [Fact]
  /// The events of each kind of fact.
  let events: FactIndex
  let touches: [TouchFact]
  /// The events of the script, in order.
  let deliveries: [Delivery]
  /// For every fact the delivery it belongs to; `Scene.none` for what stands between events.
  let deliveryOfFact: [Int]
  /// The touches of the script, in the order of touch-down.
  let contacts: [Contact]
  /// For every contact with a place to aim at, the scene at its touch-down.
  let aims: [Aim]
  /// For every recognizer its calls, questions, actions and resets, as events.
  let recognizerFacts: [[Int]]
  /// What recognizers did from reset to reset; each recognizer's in order.
  let attempts: [Attempt]
  /// The same, event by event, with what was measured.
  let courses: [Course]
  /// For every view its tracking calls and control events, as events; empty for all but controls.
  let controlFacts: [[Int]]
  /// Every recognition: an action that was sent.
  let recognitions: [Recognition]
  /// What is done besides fingers.
  let happenings: Happenings
  /// For every contact which taps must recognize at its lift.
  let outcomes: [Outcome]
  /// The calls of each touch, phase by phase, as they went up the chain.
  let forwardings: [Forwarding]
  /// The responder chains that were read off, link by link.
  let links: [ChainLink]
  /// The hit tests, call by call.
  let hitCalls: [HitCall]
  /// The lasting time of the script.
  let end: Int

  /// Prepares the evidence that `trace` is for what `scenario` asks.
  public init(_ scenario: Scenario, _ trace: Trace) {
    self.scenario = scenario
    self.trace = trace
    ingredients = Ingredients(scenario)
    let scene = Scene(scenario)
    var reader = FactReader(trace, scene.names)
    let facts = reader.facts
    var script = ScriptReader(
      scenario, ingredients, SceneHistory(scene), facts, reader.touches,
      ScriptReader.Firing.all(of: scenario, trace, facts, scene.names))
    let deliveries = script.deliveries
    let deliveryOfFact = Self.deliveryOfFact(facts.count, deliveries)
    script.assign(&reader.touches, deliveryOfFact)
    let moments = script.history.moments
    let touches = reader.touches
    let contacts = script.contacts.map(Contact.init)
    self.scene = scene
    geometry = moments[0].geometry
    self.moments = moments
    uprootings = script.history.uprootings
    interferences = script.history.interferences
    absentees = script.absentees
    reactions = script.reactions
    presentations = script.history.presentations
    self.facts = facts
    events = FactIndex(facts)
    self.touches = touches
    self.deliveries = deliveries
    self.deliveryOfFact = deliveryOfFact
    self.contacts = contacts
    aims = contacts.map { Aim($0.moment, at: $0.down.location, time: $0.down.at) }
    recognizerFacts = Self.recognizerFacts(facts, scene)
    attempts = Attempt.all(recognizerFacts, facts)
    courses = Course.all(scenario, trace, recognizerFacts, facts, touches, deliveryOfFact)
    controlFacts = Self.controlFacts(facts, scene)
    recognitions = Recognition.all(in: facts, touches, deliveryOfFact, scene)
    let happenings = Happenings(scenario, interferences, facts)
    self.happenings = happenings
    outcomes = contacts.map { Outcome($0, contacts, $0.scene, happenings) }
    forwardings = Forwarding.all(of: contacts, moments, deliveries)
    links = ChainLink.all(in: trace, facts, moments)
    hitCalls = HitCall.all(in: facts, deliveries, trace, moments, contacts)
    end = scenario.script.last?.at ?? 0
  }

  /// How the scene is at an event of the trace.
  func moment(at event: Int) -> SceneMoment { moments[moments.place(at: event)] }

  private static func deliveryOfFact(_ count: Int, _ deliveries: [Delivery]) -> [Int] {
    var result = Array(repeating: Scene.none, count: count)
    for (index, delivery) in deliveries.enumerated() {
      for event in delivery.events { result[event] = index }
    }
    return result
  }

  private static func recognizerFacts(_ facts: [Fact], _ scene: Scene) -> [[Int]] {
    var lists = Array(repeating: [Int](), count: scene.recognizers.count)
    if lists.isEmpty { return lists }
    for (index, fact) in facts.enumerated() where lists.indices.contains(fact.who) {
      switch fact.kind {
      case .recognizer, .shouldReceiveEvent, .shouldReceive, .shouldBegin, .simultaneous,
        .canPrevent,
        .canBePrevented, .action, .reset:
        lists[fact.who].append(index)
      default: break
      }
    }
    return lists
  }

  private static func controlFacts(_ facts: [Fact], _ scene: Scene) -> [[Int]] {
    var lists = Array(repeating: [Int](), count: scene.views.count)
    for (index, fact) in facts.enumerated()
    where fact.kind == .tracking || fact.kind == .controlEvent {
      if lists.indices.contains(fact.who) { lists[fact.who].append(index) }
    }
    return lists
  }
}
