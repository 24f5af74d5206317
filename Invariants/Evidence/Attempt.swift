import TouchScript

/// What one recognizer did from one reset to the next.
struct Attempt: Sendable {
  let recognizer: Int
  /// Its calls, as events.
  var hearings: [Int] = []
  /// Its actions, as events.
  var actions: [Int] = []
  /// Where its final state was first seen: in a call, or by its action.
  var decision: Int?
  /// Its reset, as an event.
  var reset: Int?

  var isEmpty: Bool { hearings.isEmpty && actions.isEmpty }

  /// The attempts of all recognizers, each in order.
  static func all(_ recognizerFacts: [[Int]], _ facts: [Fact]) -> [Attempt] {
    var attempts: [Attempt] = []
    for (number, events) in recognizerFacts.enumerated() {
      var attempt = Attempt(recognizer: number)
      for event in events {
        switch facts[event].kind {
        case .recognizer:
          attempt.hearings.append(event)
          if facts[event].state.isFinal, attempt.decision == nil { attempt.decision = event }
        case .action:
          attempt.actions.append(event)
          if facts[event].state.isFinal, attempt.decision == nil { attempt.decision = event }
        case .reset:
          attempt.reset = event
          attempts.append(attempt)
          attempt = Attempt(recognizer: number)
        default: break
        }
      }
      if !attempt.isEmpty { attempts.append(attempt) }
    }
    return attempts
  }
}

extension RecognizerState {
  /// Whether only a reset can follow.
  var isFinal: Bool { self == .ended || self == .cancelled || self == .failed }
}
