import TouchScript

/// A sequence: from the first finger that comes down to the last that lifts.
struct FingerSequence {
  /// The touches, in the order in which they come down.
  private(set) var contacts: [Int]
  /// The last event of the script in which one of them is down; `Int.max`: one stays.
  private(set) var lastDelivery: Int
  /// Whether no finger lifted shortly before: nobody waits for anything any more.
  let isFresh: Bool

  private init(_ touch: Touch) {
    contacts = [touch.number]
    lastDelivery = touch.end?.delivery ?? .max
    // No other finger is down from before: those that land together begin one sequence.
    isFresh = touch.isFresh
  }

  private mutating func take(_ touch: Touch) {
    contacts.append(touch.number)
    lastDelivery = max(lastDelivery, touch.end?.delivery ?? .max)
  }

  /// The sequences of a script, in order.
  static func all(_ touches: [Touch]) -> [FingerSequence] {
    var sequences: [FingerSequence] = []
    for touch in touches {
      if let last = sequences.last, touch.down.delivery <= last.lastDelivery {
        sequences[sequences.count - 1].take(touch)
      } else {
        sequences.append(FingerSequence(touch))
      }
    }
    return sequences
  }
}
