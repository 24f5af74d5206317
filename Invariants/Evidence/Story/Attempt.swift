import Thresholds
import TouchScript

/// What one recognizer received from one reset to the next, and what it made of it.
///
/// In `frames` and `contacts` touches that its class ignores at once are left out.
/// Source: rulebook GR-16.
final class Attempt {
  let recognizer: Int
  let kind: Scenario.Recognizer.Kind
  /// Its calls, as events.
  let hearings: [Int]
  /// What it received, in order; everything of one moment together.
  let frames: [Frame]
  /// The actions that it sent, in order.
  let actions: [Action]
  /// Its touches, in the order in which it received them.
  let contacts: [Int]
  /// Where its final state was first seen: in a call, or by its action.
  let decision: Int?
  /// The presses that it received, in order.
  let presses: [Press]
  /// Its reset, as an event; nil without one.
  let reset: Int?
  /// Its state when it was reset; nil: it was not, or that is not reported.
  let resetState: RecognizerState?
  /// See `Evidence.isSplit(_:)`; nil until it is needed.
  var isSplit: Bool?

  private init(
    _ attempt: AttemptSoFar, _ kind: Scenario.Recognizer.Kind,
    resetIn state: RecognizerState? = nil,
    at reset: Int? = nil
  ) {
    self.kind = kind
    presses = Press.all(in: attempt.frames)
    recognizer = attempt.recognizer
    hearings = attempt.hearings
    frames = attempt.frames
    actions = attempt.actions
    contacts = attempt.contacts
    decision = attempt.decision
    self.reset = reset
    resetState = state
  }

  /// What the fingers of the script do for a recognizer, no matter what it received, with the
  /// actions that it sent meanwhile.
  init(
    asked recognizer: Int, _ kind: Scenario.Recognizer.Kind, _ frames: [Frame], _ contacts: [Int],
    _ actions: [Action]
  ) {
    self.recognizer = recognizer
    self.kind = kind
    self.frames = frames
    self.contacts = contacts
    self.actions = actions
    presses = Press.all(in: frames)
    (hearings, decision, reset, resetState) = ([], nil, nil, nil)
  }

  /// What a recognizer received at one moment.
  struct Frame {
    let at: Int
    /// The event of the script; `Scene.none` between events.
    let delivery: Int
    /// Its first and its last call, as events of the trace.
    let first: Int
    fileprivate(set) var last: Int
    /// The touches that it received, by phase.
    fileprivate(set) var began: [Int] = []
    fileprivate(set) var moved: [Int] = []
    fileprivate(set) var ended: [Int] = []
    fileprivate(set) var cancelled: [Int] = []
    /// Its touches that were down before, and those that are down afterwards.
    let before: [Int]
    fileprivate(set) var down: [Int]
    /// Its first call of `touchesCancelled`; `Scene.none` without one.
    fileprivate(set) var cancellation = Scene.none
    /// Its state after the last call.
    fileprivate(set) var state = RecognizerState.possible
  }

  /// An action that the recognizer sent.
  struct Action {
    let event: Int
    let at: Int
    let delivery: Int
    let state: RecognizerState
    let reading: GestureReading
    /// How many frames there had been by then, that of the same moment included.
    let frames: Int

    /// The last time of which it can know where fingers are: an action between events, such as one
    /// that a timer brings, may stand before an event of the same time.
    var knows: Int { delivery == Scene.none ? at - 1 : at }

    /// Whether the trace says where the recognizer was.
    var isMeasured: Bool { reading != GestureReading() }
  }

  /// Whether it received nothing, and sent nothing.
  var isEmpty: Bool { hearings.isEmpty && actions.isEmpty }

  /// When the first of its touches came down.
  var start: Int { frames.first?.at ?? 0 }

  /// The action with which it began, if it did.
  var beginning: Action? { action(.began) }

  /// The first action of those that tell of a gesture.
  var recognition: Action? { actions.first { $0.state == .began || $0.state == .ended } }

  /// The first action of `state`.
  func action(_ state: RecognizerState) -> Action? { actions.first { $0.state == state } }

  /// The frame of the same moment as an action, or else the last before it.
  func frame(of action: Action) -> Frame? {
    frames.indices.contains(action.frames - 1) ? frames[action.frames - 1] : nil
  }

  /// The frames up to an action, that of the same moment included.
  func frames(until action: Action) -> ArraySlice<Frame> {
    frames[..<min(action.frames, frames.count)]
  }

  /// Whether the recognizer had begun, and not ended, before an event of the trace.
  func isActive(before event: Int) -> Bool {
    var isActive = false
    for action in actions {
      if action.event > event { break }
      isActive = action.state == .began || action.state == .changed
    }
    return isActive
  }

  /// The attempts of all recognizers, each recognizer's in order.
  static func all(_ story: Story, _ script: Script) -> [Attempt] {
    var attempts: [Attempt] = []
    let seesResets = story.trace.reports.contains(.reset)
    for number in story.recognizerFacts.indices {
      let events = story.recognizerFacts[number]
      if events.isEmpty { continue }
      let ignored = script.scene.setting.recognizers[number].ignoredFingers
      let kind = script.scene.recognizers[number].kind
      if !script.scene.recognizers[number].isWatched { continue }
      var attempt = AttemptSoFar(recognizer: number)
      for event in events {
        let fact = story.facts[event]
        switch fact.kind {
        case .recognizer:
          if !seesResets, fact.phase == .began,
            attempt.isOver(before: fact, of: script.scene.recognizers[number])
          {
            attempts.append(Attempt(attempt, kind))
            attempt = AttemptSoFar(recognizer: number)
          }
          attempt.hear(event, fact, story, ignoring: ignored)
        case .action: attempt.send(event, fact, story)
        case .reset:
          let state = story.trace.reports.contains(.resetState) ? fact.state : nil
          attempts.append(Attempt(attempt, kind, resetIn: state, at: event))
          attempt = AttemptSoFar(recognizer: number)
        default: break
        }
      }
      if !attempt.hearings.isEmpty || !attempt.actions.isEmpty {
        attempts.append(Attempt(attempt, kind))
      }
    }
    return attempts
  }
}

/// An attempt while the trace is being read.
private struct AttemptSoFar {
  let recognizer: Int
  var hearings: [Int] = []
  var frames: [Attempt.Frame] = []
  var actions: [Attempt.Action] = []
  var contacts: [Int] = []
  var decision: Int?

  /// Whether the touch of a call must be the first of a new attempt, where nobody tells of resets: the
  /// recognizer has decided, or all its touches are gone, and it waits for no more of them.
  func isOver(before fact: Trace.Event, of recognizer: SceneRecognizer) -> Bool {
    guard let last = frames.last, last.down.isEmpty else { return false }
    return !recognizer.isSerial && recognizer.touches <= 1 || decision != nil
      || fact.at >= last.at + Thresholds.tapInterval.surelyAbove
  }

  mutating func hear(
    _ event: Int, _ fact: Trace.Event, _ story: Story, ignoring ignored: [Int]
  ) {
    hearings.append(event)
    if fact.state.isFinal, decision == nil { decision = event }
    let heeded = fact.touches.lazy.filter { !ignored.contains(story.touches[$0].finger) }
    let known = heeded.map { story.touches[$0].contact }.filter { $0 >= 0 }
    if known.isEmpty, !heeded.isEmpty || fact.phase == .began { return }
    let delivery = story.deliveryOfFact[event]
    if frames.last?.at != fact.at || frames.last?.delivery != delivery {
      let down = frames.last?.down ?? []
      frames.append(
        Attempt.Frame(
          at: fact.at, delivery: delivery, first: event, last: event, before: down, down: down))
    }
    if fact.phase == .began {
      for contact in known where !contacts.contains(contact) { contacts.append(contact) }
    }
    frames[frames.count - 1].hear(event, fact, known)
  }

  mutating func send(_ event: Int, _ fact: Trace.Event, _ story: Story) {
    if fact.state.isFinal, decision == nil { decision = event }
    guard let reading = story.trace.detail(of: fact)?.reading else { return }
    actions.append(
      Attempt.Action(
        event: event, at: fact.at, delivery: story.deliveryOfFact[event], state: fact.state,
        reading: reading, frames: frames.count))
  }
}

extension Attempt.Frame {
  /// Takes in a call of the frame's moment.
  fileprivate mutating func hear(
    _ event: Int, _ fact: Trace.Event, _ told: some Collection<Int>
  ) {
    last = event
    state = fact.state
    switch fact.phase {
    case .began:
      began += told
      down += told
    case .moved: moved += told
    case .ended: ended += told
    case .cancelled:
      cancelled += told
      if cancellation == Scene.none { cancellation = event }
    case .stationary: break
    }
    if fact.phase == .ended || fact.phase == .cancelled {
      down.removeAll { told.contains($0) }
    }
  }
}

extension RecognizerState {
  /// Whether a gesture has begun, and not ended.
  var isOfGesture: Bool { self == .began || self == .changed }
  /// Whether only a reset can follow.
  var isFinal: Bool { self == .ended || self == .cancelled || self == .failed }
}
