import Thresholds
import TouchScript

/// Fingers that a recognizer saw come down and lift again, from none to none: one tap, or a hold.
struct Press {
  /// Its touches, in the order in which they came down.
  private(set) var contacts: [Int] = []
  /// How many of them came down in the first event, and lifted in the last.
  private(set) var startedTogether = 0
  private(set) var liftedTogether = 0
  /// When the first finger came down, and the last one.
  let start: Int
  private(set) var complete: Int
  /// When the last finger lifted, and the event of the script; nil: one is still down.
  private(set) var lift: (at: Int, delivery: Int)?
  /// Whether the system took a finger away.
  private(set) var isCancelled = false

  /// The presses in what a recognizer received, in order.
  static func all(in frames: [Attempt.Frame]) -> [Press] {
    var presses: [Press] = []
    for frame in frames {
      if frame.before.isEmpty, !frame.began.isEmpty {
        presses.append(Press(start: frame.at, complete: frame.at))
      }
      if !presses.isEmpty { presses[presses.count - 1].take(frame) }
    }
    return presses
  }

  private mutating func take(_ frame: Attempt.Frame) {
    if !frame.began.isEmpty {
      if frame.at == start { startedTogether += frame.began.count }
      contacts += frame.began
      complete = frame.at
    }
    if !frame.cancelled.isEmpty { isCancelled = true }
    if frame.down.isEmpty, lift == nil {
      liftedTogether = frame.ended.count
      lift = (frame.at, frame.delivery)
    }
  }
}

extension Evidence {
  /// Whether a press is by anybody's limits a tap of so many fingers, which come and go together.
  /// Source: KR-03, KR-05, KR-10.
  func isSurelyTap(_ press: Press, of fingers: Int) -> Bool {
    guard let lift = press.lift, !press.isCancelled, press.contacts.count == fingers,
      press.startedTogether == fingers, press.liftedTogether == fingers
    else { return false }
    return lift.at - press.start <= Thresholds.tapDuration.surelyBelow
      && press.contacts.allSatisfy { contacts[$0].reach <= Thresholds.tapMovement.surelyBelow }
  }

  /// Whether presses follow one another so soon and so near that they are surely one series.
  /// Source: KR-06, KR-07.
  func isSurelySeries(_ presses: ArraySlice<Press>) -> Bool {
    guard let first = presses.first else { return true }
    let place = middle(first.contacts.map(start(of:)))
    for (one, next) in zip(presses, presses.dropFirst()) {
      guard let lift = one.lift, next.start - lift.at <= Thresholds.tapInterval.surelyBelow,
        middle(next.contacts.map(start(of:))).distance(to: place)
          <= Thresholds.tapDistance.surelyBelow
      else { return false }
    }
    return true
  }
}
