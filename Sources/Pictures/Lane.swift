import Invariants
import TouchScript

/// What becomes of one finger, recognizer, responder or control, call by call.
struct Lane {
  let kind: Kind
  /// Its name.
  let name: String
  /// What it is, for a reader who does not know the scene.
  var says: String
  var spans: [Span] = []
  var marks: [Mark] = []
  /// Whether the wrong call is on it.
  var isMarked = false

  /// What lanes are of; they stand in this order.
  enum Kind: Int {
    case finger, recognizer, responder, control
  }

  /// From one call to another, as places in the list of calls.
  struct Span: Equatable {
    var from: Int
    var to: Int
    let look: Look
    /// The recognizer's state.
    var says = ""
    /// Whether nothing is known of its end.
    var isOpen = false
  }

  /// How a span looks.
  enum Look: String {
    /// A finger is down.
    case finger = "fin"
    /// A responder has the touch.
    case has
    /// Its touch is cancelled, or its recognizer is.
    case cut
    /// A recognizer has not decided.
    case undecided = "pos"
    /// It has recognized.
    case recognized = "act"
    /// What does not happen was due.
    case none
  }

  /// A moment in which an event or an action is sent.
  struct Mark: Equatable {
    let at: Int
    let says: String
  }
}

/// The lanes of what happened.
struct Lanes {
  let lanes: [Lane]

  /// The lanes of a timeline, whose calls are counted from the first to the last.
  init(_ scenario: Scenario, _ trace: Trace, _ ways: [FingerWay], _ timeline: Timeline) {
    let calls = timeline.calls
    let start = timeline.setUp
    func first(at time: Int) -> Int? { calls[start...].firstIndex { $0.at >= time } }
    var lanes: [Lane] = []
    let numbers = Set(ways.map(\.finger)).sorted()
    for number in numbers {
      var lane = Lane(kind: .finger, name: "finger \(number)", says: "finger \(number)")
      for way in ways where way.finger == number {
        guard let from = first(at: way.start) else { continue }
        let end = way.endTime.flatMap(first)
        lane.spans.append(
          .init(
            from: from, to: max(from, end ?? calls.count - 1),
            look: way.end == .cancelled ? .cut : .finger, isOpen: end == nil))
      }
      lanes.append(lane)
    }
    lanes += Self.recognizers(scenario, trace, calls) + Self.responders(trace, calls)
    for (place, call) in calls.enumerated() where call.sign == .absent {
      guard let view = call.views.first, call.words.contains("touches") else { continue }
      let name = trace.names.responders[view].shown
      let span = Lane.Span(from: place, to: place, look: .none)
      if let known = lanes.firstIndex(where: { $0.kind == .responder && $0.name == name }) {
        lanes[known].spans.append(span)
      } else {
        lanes.append(Lane(kind: .responder, name: name, says: name, spans: [span]))
      }
    }
    self.lanes = lanes + Self.controls(trace, calls)
  }

  /// The calls of the trace of some kinds, by whom they are about.
  private static func events(
    _ trace: Trace, _ calls: [Call], _ kinds: [Observation.Kind], within names: [String]
  ) -> [(who: Int, calls: [(place: Int, event: Trace.Event)])] {
    var found: [Int: [(place: Int, event: Trace.Event)]] = [:]
    for (place, call) in calls.enumerated() {
      guard let event = call.event.map({ trace.events[$0] }), kinds.contains(event.kind),
        names.indices.contains(event.who)
      else { continue }
      found[event.who, default: []].append((place, event))
    }
    return found.sorted { $0.value[0].place < $1.value[0].place }.map { ($0.key, $0.value) }
  }

  private static func recognizers(
    _ scenario: Scenario, _ trace: Trace, _ calls: [Call]
  ) -> [Lane] {
    let names = trace.names.recognizers
    return events(trace, calls, [.recognizer, .action, .reset], within: names).map { who, events in
      let recognizer = scenario.recognizers[who]
      var lane = Lane(
        kind: .recognizer, name: names[who].shown,
        says: "\(names[who].shown), a \(recognizer.kind.rawValue) on \(recognizer.view.shown)")
      var open: Lane.Span?
      func close(at place: Int) {
        guard var span = open else { return }
        span.to = max(span.from, place)
        lane.spans.append(span)
        open = nil
      }
      for (place, event) in events {
        if event.kind == .action { lane.marks.append(.init(at: place, says: "action")) }
        guard event.kind != .reset else {
          close(at: place)
          continue
        }
        switch event.state {
        case .failed: close(at: place)
        case .cancelled:
          close(at: place)
          lane.spans.append(.init(from: place, to: place, look: .cut, says: "cancelled"))
        case .possible, .began, .changed, .ended:
          let look: Lane.Look = event.state == .possible ? .undecided : .recognized
          if open?.look == look { continue }
          close(at: place - 1)
          open = .init(
            from: place, to: place, look: look,
            says: event.state == .possible ? "" : event.state.rawValue)
        }
      }
      open?.isOpen = true
      close(at: calls.count - 1)
      return lane
    }
  }

  private static func responders(_ trace: Trace, _ calls: [Call]) -> [Lane] {
    let names = trace.names.responders
    return events(trace, calls, [.responder], within: names).map { who, events in
      var lane = Lane(kind: .responder, name: names[who].shown, says: names[who].shown)
      var start: Int?
      var fingers: Set<Int> = []
      for (place, event) in events {
        let touched = trace.touches[event.touches].map(\.finger)
        switch event.phase {
        case .began:
          start = start ?? place
          fingers.formUnion(touched)
        case .ended, .cancelled:
          fingers.subtract(touched)
          guard fingers.isEmpty else { continue }
          if event.phase == .ended {
            lane.spans.append(.init(from: start ?? place, to: place, look: .has))
          } else {
            if let start, start < place {
              lane.spans.append(.init(from: start, to: place - 1, look: .has))
            }
            lane.spans.append(.init(from: place, to: place, look: .cut, says: "cancelled"))
          }
          start = nil
        case .moved, .stationary: break
        }
      }
      if let start {
        lane.spans.append(.init(from: start, to: calls.count - 1, look: .has, isOpen: true))
      }
      return lane
    }
  }

  /// What controls send, and what the app's own code is called for.
  private static func controls(_ trace: Trace, _ calls: [Call]) -> [Lane] {
    let names = trace.names.responders
    return events(trace, calls, [.controlEvent, .selection, .scroll], within: names).map {
      who, events in
      let name = names[who].shown
      let verb = events[0].event.kind == .controlEvent ? "sends" : "tells"
      return Lane(
        kind: .control, name: "\(name) \(verb)", says: "\(name) \(verb)",
        marks: events.map { place, event in
          .init(at: place, says: event.word?.text ?? (event.answer ? "select" : "deselect"))
        })
    }
  }
}

extension Lane {
  /// Whether a call begins something, or is sent.
  func begins(at place: Int) -> Bool {
    kind != .finger
      && (marks.contains { $0.at == place }
        || spans.contains { $0.from == place && $0.look != .none })
  }

  /// Whether a recognizer fails in a call, or is reset.
  func ends(at place: Int) -> Bool {
    kind == .recognizer && spans.contains { $0.to == place && !$0.isOpen }
  }
}
