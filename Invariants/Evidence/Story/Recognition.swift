import TouchScript

/// A recognizer's recognition, as the first action of an attempt shows it.
struct Recognition {
  /// The event of the action.
  let event: Int
  let recognizer: Int
  /// The event of the script in which it was sent; `Scene.none` for one between events.
  let delivery: Int
  /// The state in which the action was sent.
  let state: RecognizerState
  /// The touches of which the recognizer had heard since it was last reset, and has not ignored.
  let contacts: [Int]
  /// The touches that may be its own: those of which it heard later, until it was reset, and those
  /// beyond the two of a pinch or rotation, of which nobody has settled what they are to it.
  private(set) var joined: [Int] = []

  /// The recognitions of a story, in order.
  static func all(_ story: Story, _ script: Script) -> [Recognition] {
    if story.events[.action].isEmpty { return [] }
    let touches = story.touches
    let scene = script.scene
    var heard = Array(repeating: [Int](), count: scene.recognizers.count)
    var surplus = heard
    var present = Array(repeating: Scene.none, count: scene.recognizers.count)
    let seesResets = story.trace.reports.contains(.reset)
    // Without resets, that all touches of a recognizer are gone tells that it begins anew.
    var down = seesResets ? [] : heard
    var recognitions: [Recognition] = []
    for (event, fact) in story.facts.enumerated() where heard.indices.contains(fact.who) {
      switch fact.kind {
      case .recognizer where fact.phase == .began:
        if !seesResets {
          let recognizer = scene.recognizers[fact.who]
          let mayGoOn = recognizer.isSerial || recognizer.touches > 1
          if down[fact.who].isEmpty, present[fact.who] >= 0 || !mayGoOn {
            heard[fact.who] = []
            surplus[fact.who] = []
            present[fact.who] = Scene.none
          }
          down[fact.who] += fact.touches.map { touches[$0].contact }
        }
        for place in fact.touches {
          let contact = touches[place].contact
          guard contact >= 0, !heard[fact.who].contains(contact),
            !scene.ignores(fact.who, finger: touches[place].finger)
          else { continue }
          if heard[fact.who].count >= 2, scene.recognizers[fact.who].isOfTwoFingers {
            surplus[fact.who].append(contact)
          } else {
            heard[fact.who].append(contact)
          }
          if present[fact.who] >= 0 { recognitions[present[fact.who]].joined.append(contact) }
        }
      case .recognizer where !seesResets && (fact.phase == .ended || fact.phase == .cancelled):
        let gone = fact.touches.map { touches[$0].contact }
        down[fact.who].removeAll(where: gone.contains)
      case .action where present[fact.who] < 0 && scene.recognizers[fact.who].isWatched:
        present[fact.who] = recognitions.count
        recognitions.append(
          Recognition(
            event: event, recognizer: fact.who, delivery: story.deliveryOfFact[event],
            state: fact.state, contacts: heard[fact.who], joined: surplus[fact.who]))
      case .reset:
        heard[fact.who] = []
        surplus[fact.who] = []
        present[fact.who] = Scene.none
      default: break
      }
    }
    return recognitions
  }
}
