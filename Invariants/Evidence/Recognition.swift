import TouchScript

/// A recognizer's recognition, as its action shows it.
struct Recognition: Sendable {
  /// The event of the action.
  let event: Int
  let recognizer: Int
  /// The event of the script in which it was sent; `Scene.none` for one between events.
  let delivery: Int
  /// The touches of which the recognizer had heard since it was last reset.
  let contacts: [Int]

  static func all(
    in facts: [Fact], _ touches: [TouchFact], _ deliveryOfFact: [Int], _ scene: Scene
  ) -> [Recognition] {
    if scene.recognizers.isEmpty { return [] }
    var heard = Array(repeating: [Int](), count: scene.recognizers.count)
    var recognitions: [Recognition] = []
    for (event, fact) in facts.enumerated() where heard.indices.contains(fact.who) {
      switch fact.kind {
      case .recognizer where fact.phase == .began:
        for place in fact.touches {
          let contact = touches[place].contact
          if contact >= 0, !heard[fact.who].contains(contact) { heard[fact.who].append(contact) }
        }
      case .action:
        recognitions.append(
          Recognition(
            event: event, recognizer: fact.who, delivery: deliveryOfFact[event],
            contacts: heard[fact.who]))
      case .reset: heard[fact.who] = []
      default: break
      }
    }
    return recognitions
  }
}
