import TouchScript

/// What one recognizer was told from one reset to the next, event by event, and what it made of it.
///
/// Touches that its class ignores at once are left out. Source: rulebook GR-16.
struct Course: Sendable {
  let recognizer: Int
  /// What it was told, in order; everything of one moment together.
  private(set) var frames: [Frame] = []
  /// The actions that it sent, in order.
  private(set) var actions: [Action] = []
  /// Its touches, in the order in which it heard of them.
  private(set) var contacts: [Int] = []
  /// Its state when it was reset; nil: it was not.
  private(set) var resetState: RecognizerState?
  /// The event of its reset; `Scene.none` without one.
  private(set) var reset = Scene.none

  /// What a recognizer was told at one moment.
  struct Frame: Sendable {
    let at: Int
    /// The event of the script; `Scene.none` between events.
    let delivery: Int
    /// Its first and its last call, as events of the trace.
    var first: Int
    var last: Int
    /// The touches that it was told of, by phase.
    var began: [Int] = []
    var moved: [Int] = []
    var ended: [Int] = []
    var cancelled: [Int] = []
    /// Its touches that were down before, and those that are down afterwards.
    let before: [Int]
    var down: [Int]
    /// Its first call of `touchesCancelled`; `Scene.none` without one.
    var cancellation = Scene.none
    /// Its state after the last call.
    var state = RecognizerState.possible
  }

  /// An action that the recognizer sent.
  struct Action: Sendable {
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

  /// When the first of its touches came down.
  var start: Int { frames.first?.at ?? 0 }

  /// The action with which it began, if it did.
  var beginning: Action? { actions.first { $0.state == .began } }

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

  /// Whether the recognizer had begun, and not ended, when it was told of `frame`.
  func isActive(before frame: Frame) -> Bool { isActive(before: frame.first) }

  /// Whether the recognizer had begun, and not ended, before an event of the trace.
  func isActive(before event: Int) -> Bool {
    var isActive = false
    for action in actions {
      if action.event > event { break }
      isActive = action.state == .began || action.state == .changed
    }
    return isActive
  }

  /// The courses of all recognizers, each recognizer's in order.
  static func all(
    _ scenario: Scenario, _ trace: Trace, _ recognizerFacts: [[Int]], _ facts: [Fact],
    _ touches: [TouchFact], _ deliveryOfFact: [Int]
  ) -> [Course] {
    var courses: [Course] = []
    for (number, events) in recognizerFacts.enumerated() {
      let ignored = scenario.recognizers[number].ignoredFingers
      var course = Course(recognizer: number)
      for event in events {
        let fact = facts[event]
        switch fact.kind {
        case .recognizer:
          let told = fact.touches.filter { !ignored.contains(touches[$0].finger) }
          course.hear(event, fact, told.map { touches[$0].contact }, deliveryOfFact[event])
        case .action:
          course.send(event, fact, trace.events[event].what, deliveryOfFact[event])
        case .reset:
          course.reset = event
          course.resetState = fact.state
          courses.append(course)
          course = Course(recognizer: number)
        default: break
        }
      }
      if !course.frames.isEmpty || !course.actions.isEmpty { courses.append(course) }
    }
    return courses
  }

  private init(recognizer: Int) { self.recognizer = recognizer }

  private mutating func hear(_ event: Int, _ fact: Fact, _ told: [Int], _ delivery: Int) {
    let known = told.filter { $0 >= 0 }
    if known.isEmpty, !told.isEmpty || fact.phase == .began { return }
    if frames.last?.at != fact.at || frames.last?.delivery != delivery {
      let down = frames.last?.down ?? []
      frames.append(
        Frame(at: fact.at, delivery: delivery, first: event, last: event, before: down, down: down))
    }
    let place = frames.count - 1
    frames[place].last = event
    if fact.phase == .cancelled, frames[place].cancellation == Scene.none {
      frames[place].cancellation = event
    }
    frames[place].state = fact.state
    for contact in known {
      switch fact.phase {
      case .began:
        if !contacts.contains(contact) { contacts.append(contact) }
        frames[place].began.append(contact)
        frames[place].down.append(contact)
      case .moved: frames[place].moved.append(contact)
      case .ended: frames[place].ended.append(contact)
      case .cancelled: frames[place].cancelled.append(contact)
      case .stationary: break
      }
      if fact.phase == .ended || fact.phase == .cancelled {
        frames[place].down.removeAll { $0 == contact }
      }
    }
  }

  private mutating func send(
    _ event: Int, _ fact: Fact, _ observation: Observation, _ delivery: Int
  ) {
    guard case .action(_, _, let reading) = observation else { return }
    actions.append(
      Action(
        event: event, at: fact.at, delivery: delivery, state: fact.state, reading: reading,
        frames: frames.count))
  }
}
