extension Scenario.Recognizer {
  /// What a class of the app's own does in a touch method: it sets a state, if the touches are as it
  /// wants them, at once or when some time is over.
  ///
  /// Recognizers of the kind `custom` have nothing but these: without any they stay undecided. A
  /// subclass of one of UIKit's classes makes them before it calls super, and having set a final
  /// state it does not call super. In each call of a touch method the first decision that may be made
  /// at once is made, and no other; and each that may be made later starts its timer, unless that
  /// runs already. A reset stops all timers. Source: rulebook GR-33, GR-53, GR-54.
  public struct Decision: Hashable, Sendable {
    /// The touch method in which it is made; never that of `stationary`, which there is none for.
    public var on: TouchPhase
    /// The state from which it is made. It is looked at again when a timer fires.
    public var from: RecognizerState
    /// How far a touch of the call must at least be from where it came down, in points of its window;
    /// nil: it may be anywhere.
    public var distance: Double?
    /// Which touch of the attempt must be in the call: the first that came down is 1; nil: any.
    public var touch: Int?
    /// How many touches of the attempt must be on the screen, those of the call among them, lifting
    /// ones too; nil: any number.
    public var touches: Int?
    /// Whether a touch of the call must have hit the recognizer's view itself, or another view; nil:
    /// that does not matter.
    public var isOnOwnView: Bool?
    /// After how many milliseconds it is made; 0: at once.
    public var after: Int
    /// The state that it sets, which may follow `from`. Source: rulebook GR-32, GR-33.
    public var sets: RecognizerState

    /// Makes a decision; what is left out does not matter to it.
    public init(
      on method: TouchPhase, from: RecognizerState = .possible, distance: Double? = nil,
      touch: Int? = nil, touches: Int? = nil, isOnOwnView: Bool? = nil, after: Int = 0,
      sets: RecognizerState
    ) {
      on = method
      self.from = from
      self.distance = distance
      self.touch = touch
      self.touches = touches
      self.isOnOwnView = isOnOwnView
      self.after = after
      self.sets = sets
    }
  }
}

extension RecognizerState {
  /// The states that a recognizer which is in this one may set, the simplest first; empty: only a
  /// reset can follow. Source: rulebook GR-32, GR-33.
  package var settable: [RecognizerState] {
    switch self {
    case .possible: [.failed, .ended, .began]
    case .began, .changed: [.ended, .changed, .cancelled]
    case .ended, .cancelled, .failed: []
    }
  }
}

// MARK: - Schema

extension Scenario.Recognizer.Decision: Composite {
  package static let schema = Schema<Self>(
    "decision",
    [
      .init(
        "on", \.on, in: .words(["began", "moved", "ended", "cancelled"]), isRequired: true,
        says: .value),
      .init("from", \.from, says: .before("when")),
      .init("distance", \.distance, in: .distance, says: .after("points away")),
      .init(
        "touch", \.touch, in: .whole(1...Scenario.Limits.fingers.count), says: .before("touch")),
      .init(
        "touches", \.touches, in: .whole(1...Scenario.Limits.fingers.count),
        says: .after("touches down")),
      .init(
        "isOnOwnView", \.isOnOwnView,
        says: .each { [$0 == true ? "on its view" : "on another view"] }),
      .init(
        "after", \.after, in: .whole(0...Scenario.Limits.timer), needs: .recognizerTimers,
        says: .each { ["after \($0) ms"] }),
      .init("sets", \.sets, isRequired: true, says: .silent),
    ])

  package static let blank = Self(on: .began, sets: .failed)

  /// What it is made on, and the state that it sets: `moved, 30 points away: began`.
  var shown: String { "\(remarks.joined(separator: ", ")): \(sets.shown)" }
}
