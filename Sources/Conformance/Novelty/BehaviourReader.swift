import TouchScript

/// Reads a trace event by event, keeps in mind how things stand, and notes features.
struct BehaviourReader {
  private(set) var features: [UInt64] = []

  let scene: SceneIndex
  /// The trace, with the scenario's numbers.
  let trace: Trace
  /// The view of the touch that was last heard of.
  var touchedView: Int?
  /// How many fingers the last event had.
  var fingers: UInt64 = 0
  /// When the last event was sent, and the phases of its touches.
  private var sent: (at: Int, phases: UInt64) = (-1, 0)
  /// The kinds and the last states of the recognizers.
  let kinds: [UInt64]
  var states: [RecognizerState]
  /// The kinds of the views.
  let viewKinds: [UInt64]
  /// What each control noticed last, and before that.
  var noticed: [(last: UInt64, before: UInt64)]
  /// The phase that each responder was last told of.
  var told: [Trace.Number: UInt64] = [:]
  private var notices: (last: UInt64, before: UInt64) = (0, 0)
  private var nextStep = 0
  private var reactions: [Scenario.Reaction]

  init(_ scenario: Scenario, _ trace: Trace) {
    self.trace = trace
    scene = SceneIndex(scenario)
    kinds = scenario.recognizers.map { Word.code($0.kind) }
    states = Array(repeating: .possible, count: kinds.count)
    viewKinds = scenario.views.map { Word.code($0.kind) }
    noticed = Array(repeating: (0, 0), count: viewKinds.count)
    reactions = scenario.reactions
    features.reserveCapacity(512)
  }

  mutating func read(_ event: Trace.Event) {
    playSteps(before: event.at)
    if event.kind == .sendEvent {
      sent = (event.at, Word.code(phasesOf: trace.touches[event.touches]))
      fingers = Word.few(event.touches.count)
      hear(of: event)
      note("sendEvent", view(event.subject) == nil ? 0 : 1, sent.phases)
    }
    noteParts(of: event, during: event.at == sent.at ? sent.phases : 0)
    noteOrder(of: event)
    react(to: event)
  }

  /// Plays the changes for which the trace had no event any more.
  mutating func finish() { playSteps(before: .max) }

  mutating func hear(of event: Trace.Event) {
    guard let last = event.touches.last, trace.touches[last].view != Trace.Names.none else {
      return
    }
    touchedView = view(trace.touches[last].view)
  }

  /// The index of the view that has a number among the responders.
  func view(_ number: Trace.Number) -> Int? {
    viewKinds.indices.contains(Int(number)) ? Int(number) : nil
  }

  /// The index of the recognizer that was called.
  func recognizer(_ number: Trace.Number) -> Int? {
    kinds.indices.contains(Int(number)) ? Int(number) : nil
  }

  /// Notes a feature: something that happened, and the numbers that tell it from the like.
  mutating func note(
    _ what: StaticString, _ one: UInt64 = 0, _ two: UInt64 = 0, _ three: UInt64 = 0,
    _ four: UInt64 = 0, _ five: UInt64 = 0, _ six: UInt64 = 0
  ) {
    let first = Word.code(Word.code(what), one, two)
    features.append(Word.code(Word.code(first, three, four), five, six))
  }

  /// Notes which notices follow upon each other, in twos and threes. Hit tests are left out: their
  /// order is that of the tree.
  private mutating func noteOrder(of event: Trace.Event) {
    let notice = event.notice(in: self)
    guard notice != 0 else { return }
    note("pair", notices.last, notice)
    note("triple", notices.before, notices.last, notice)
    notices = (notice, notices.last)
  }

  private mutating func playSteps(before time: Int) {
    let script = scene.scenario.script
    while nextStep < script.count, script[nextStep].at <= time {
      for change in script[nextStep].changes {
        note("change", change.code, fingers, relation(ofChanged: change), liveliness)
      }
      nextStep += 1
    }
  }

  private mutating func react(to event: Trace.Event) {
    guard !reactions.isEmpty, let trigger = event.trigger(in: trace),
      let index = reactions.firstIndex(where: { $0.on == trigger })
    else { return }
    let cause = event.notice(in: self)
    for change in reactions.remove(at: index).changes {
      note("reaction", cause, change.code, fingers, relation(ofChanged: change), liveliness)
    }
  }

  /// How the view that a change is about stands to the touched view.
  private func relation(ofChanged change: Scenario.Change) -> UInt64 {
    guard let subject = change.subject else { return 0 }
    return relation(
      of: scene.view(subject) ?? scene.recognizer(subject).flatMap(view(ofRecognizer:)))
  }

  func view(ofRecognizer index: Int) -> Int? {
    scene.view(scene.scenario.recognizers[index].view)
  }

  /// How many recognizers are at work.
  private var liveliness: UInt64 { Word.few(states.count { $0 == .began || $0 == .changed }) }

  /// How a view stands to the touched view.
  func relation(of view: Int?) -> UInt64 { relation(of: view, to: touchedView) }

  /// How one view stands to another: the same, around it, within it, beside it, further away, in
  /// another window; 0 if one of them is missing.
  func relation(of view: Int?, to other: Int?) -> UInt64 {
    guard let view, let other else { return 0 }
    if view == other { return 1 }
    if scene.isView(other, inSubtreeOf: view) { return 2 }
    if scene.isView(view, inSubtreeOf: other) { return 3 }
    if let parent = scene.parents[view], parent == scene.parents[other] { return 4 }
    return scene.window(of: view) == scene.window(of: other) ? 5 : 6
  }
}

extension Word {
  /// The number of the set of phases that touches are in.
  fileprivate static func code(phasesOf touches: ArraySlice<Trace.Touch>) -> UInt64 {
    var bits: UInt64 = 0
    for touch in touches {
      switch touch.phase {
      case .began: bits |= 1
      case .moved: bits |= 2
      case .stationary: bits |= 4
      case .ended: bits |= 8
      case .cancelled: bits |= 16
      }
    }
    return bits
  }
}
