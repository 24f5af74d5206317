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

  let scene: Scene
  let geometry: SceneGeometry
  let facts: [Fact]
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
  /// For every view its tracking calls and control events, as events; empty for all but controls.
  let controlFacts: [[Int]]
  /// Every recognition: an action that was sent.
  let recognitions: [Recognition]
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
    let geometry = SceneGeometry(scene)
    var reader = FactReader(trace, scene.names)
    let facts = reader.facts
    let deliveries = Delivery.all(of: scenario.script, in: facts)
    let deliveryOfFact = Self.deliveryOfFact(facts.count, deliveries)
    var script = ScriptReader(scenario, scene)
    script.assign(&reader.touches, facts, deliveries, deliveryOfFact)
    let touches = reader.touches
    let contacts = script.contacts.map(Contact.init)
    self.scene = scene
    self.geometry = geometry
    self.facts = facts
    self.touches = touches
    self.deliveries = deliveries
    self.deliveryOfFact = deliveryOfFact
    self.contacts = contacts
    aims = contacts.map { Aim(scene, geometry, $0.order, at: $0.down.location) }
    recognizerFacts = Self.recognizerFacts(facts, scene)
    attempts = Attempt.all(recognizerFacts, facts)
    controlFacts = Self.controlFacts(facts, scene)
    recognitions = Recognition.all(in: facts, touches, deliveryOfFact, scene)
    outcomes = contacts.map { Outcome($0, contacts, scene) }
    forwardings = Forwarding.all(of: contacts, scene)
    links = ChainLink.all(in: trace, facts, scene)
    hitCalls = HitCall.all(in: facts, deliveries, trace, scene, contacts)
    end = scenario.script.last?.at ?? 0
  }

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
      case .recognizer, .shouldReceive, .shouldBegin, .simultaneous, .canPrevent,
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
