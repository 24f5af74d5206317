import TouchScript

/// One step of a responder chain that was read off after a touch-down.
struct ChainLink {
  /// The event of the reading.
  let event: Int
  let from: Int
  /// Where the chain was seen to go: a responder, or `Scene.none` for its end.
  let to: Int
  /// Where it must go; `Scene.unknown` where nobody can say.
  let expected: Int
  /// How the scene is meanwhile, as a place in `Evidence.moments`.
  let moment: Int
  /// The name that was seen, for sentences.
  let seen: Scenario.ID?

  /// The links of all chains, in order.
  static func all(in evidence: Evidence) -> [ChainLink] {
    let moments = evidence.moments
    var links: [ChainLink] = []
    for event in evidence.events[.chain] {
      let trace = evidence.trace
      let fact = evidence.facts[event]
      let place = moments.place(at: event)
      guard moments[place].isSure else { continue }
      let scene = moments[place].scene
      var current = fact.who
      let responders = trace.listedNumbers(of: fact)
      for (next, name) in zip(responders, trace.listedNames(of: fact)) {
        links.append(ChainLink(event, current, next, scene, place, name))
        current = next
      }
      let isCutShort = responders.count >= scene.next.count
      if !isCutShort { links.append(ChainLink(event, current, Scene.none, scene, place, nil)) }
    }
    return links
  }

  private init(
    _ event: Int, _ from: Int, _ to: Int, _ scene: Scene, _ moment: Int, _ seen: Scenario.ID?
  ) {
    self.event = event
    self.moment = moment
    self.from = from
    self.to = to
    self.seen = seen
    expected = scene.next.indices.contains(from) ? scene.next[from] : Scene.unknown
  }
}
