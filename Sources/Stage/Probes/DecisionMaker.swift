import TouchScript

/// Makes the decisions of a recognizer's class: in its touch methods, and when its timers fire.
final class DecisionMaker {
  private let spec: Scenario.Recognizer
  private let log: Log
  /// The touches of the attempt that are not ignored, in the order in which they came down.
  private var followed: [Followed] = []
  /// A timer for each decision; nil where none runs.
  private var timers: [VirtualTimer?]

  /// A touch as the class remembers it.
  private struct Followed {
    let finger: Int
    let start: CGPoint
    var isDown = true
  }

  init(_ spec: Scenario.Recognizer, log: Log) {
    self.spec = spec
    self.log = log
    timers = spec.decisions.map { _ in nil }
  }

  /// Makes the first decision that may be made at once, and starts the timers of others.
  ///
  /// - Returns: Whether the recognizer is in a final state now, since it was set.
  func decide(
    in phase: TouchPhase, _ touches: Set<UITouch>, _ recognizer: UIGestureRecognizer
  ) -> Bool {
    let touches = log.byFinger(touches).filter { !spec.ignoredFingers.contains($0.finger) }
    if phase == .began {
      for touch in touches {
        followed.append(Followed(finger: touch.finger, start: touch.location(in: nil)))
      }
    }
    defer {
      if phase == .ended || phase == .cancelled { lift(touches) }
    }
    guard !touches.isEmpty else { return false }
    var isMade = false
    for (place, decision) in spec.decisions.enumerated()
    where decision.on == phase && holds(decision, touches, recognizer) {
      if decision.after > 0 {
        start(place, recognizer)
      } else if !isMade, RecognizerState(recognizer.state) == decision.from {
        isMade = true
        recognizer.state = .init(decision.sets)
      }
    }
    return isMade && RecognizerState(recognizer.state).settable.isEmpty
  }

  /// Forgets the attempt, and stops its timers.
  func reset() {
    followed = []
    for timer in timers { timer?.stop() }
    timers = spec.decisions.map { _ in nil }
  }

  private func lift(_ touches: [UITouch]) {
    for place in followed.indices
    where touches.contains(where: { $0.finger == followed[place].finger }) {
      followed[place].isDown = false
    }
  }

  /// Whether the touches of a call are as a decision wants them.
  private func holds(
    _ decision: Scenario.Recognizer.Decision, _ touches: [UITouch],
    _ recognizer: UIGestureRecognizer
  ) -> Bool {
    guard decision.touches.map({ $0 == followed.count(where: \.isDown) }) ?? true else {
      return false
    }
    // One touch need not be all of what is wanted.
    func isAny(_ rule: (UITouch) -> Bool) -> Bool { touches.contains(where: rule) }
    return (decision.touch.map { number in isAny { ordinal(of: $0) == number } } ?? true)
      && (decision.distance.map { least in isAny { isAway($0, by: least) } } ?? true)
      && (decision.isOnOwnView.map { isOwn in
        isAny { ($0.view === recognizer.view) == isOwn }
      } ?? true)
  }

  /// Which touch of the attempt it is, from 1; 0: none.
  private func ordinal(of touch: UITouch) -> Int {
    (followed.lastIndex { $0.finger == touch.finger } ?? -1) + 1
  }

  /// Whether a touch is so many points of its window from where it came down, or farther.
  private func isAway(_ touch: UITouch, by least: Double) -> Bool {
    guard let start = followed.last(where: { $0.finger == touch.finger })?.start else {
      return false
    }
    let place = touch.location(in: nil)
    let (x, y) = (Double(place.x - start.x), Double(place.y - start.y))
    return x * x + y * y >= least * least
  }

  private func start(_ place: Int, _ recognizer: UIGestureRecognizer) {
    guard timers[place] == nil else { return }
    let decision = spec.decisions[place]
    timers[place] = log.after(decision.after) { [weak self, weak recognizer] in
      self?.timers[place] = nil
      guard let recognizer, RecognizerState(recognizer.state) == decision.from else { return }
      recognizer.state = .init(decision.sets)
    }
  }
}
