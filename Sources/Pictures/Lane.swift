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
  /// The calls in which an event or an action is sent, as places in the list of calls.
  var marks: [(at: Int, says: String)] = []
  /// Whether the wrong call is on it.
  var isMarked = false

  /// What lanes are of; they stand in this order.
  enum Kind: Int {
    case finger, recognizer, responder, control
  }

  /// From one call to another, as places in the list of calls.
  struct Span {
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

  /// What stands in front of the name.
  var sign: String { kind == .recognizer ? "◇ " : "" }

  /// What is to be seen of it first.
  var look: Look? { spans.first { $0.look != .none }?.look }

  /// What is to be seen of it in a call.
  func span(at place: Int) -> Span? { spans.last { $0.from <= place && place <= $0.to } }

  /// Ends what goes on in the call before a place, and begins something else.
  private mutating func turn(to look: Look?, at place: Int, says: String = "") {
    if let last = spans.indices.last, spans[last].isOpen {
      spans[last].to = max(spans[last].from, place - 1)
      spans[last].isOpen = false
      // What begins and is cancelled in one call is only cancelled.
      if look == .cut, spans[last].look == .has, spans[last].from == place { spans.removeLast() }
    }
    guard let look else { return }
    spans.append(Span(from: place, to: place, look: look, says: says, isOpen: look != .cut))
  }

  /// Lets what is open go on to the last call.
  private mutating func close(at last: Int) {
    guard let span = spans.indices.last, spans[span].isOpen else { return }
    spans[span].to = max(spans[span].from, last)
  }
}

extension Lane {
  /// The lanes of a timeline of a scene.
  static func all(
    _ scenario: Scenario, _ trace: Trace, _ ways: [FingerWay], _ timeline: Timeline
  ) -> [Lane] {
    let calls = timeline.calls
    let trace = trace.bound(to: scenario)
    func first(at time: Int) -> Int? {
      calls.firstIndex { $0.at >= time && !timeline.moments[$0.moment].isSetUp }
    }
    var lanes: [Lane] = []
    for number in Set(ways.map(\.finger)).sorted() {
      var lane = Lane(kind: .finger, name: "finger \(number)", says: "finger \(number)")
      for way in ways where way.finger == number {
        guard let from = first(at: way.start) else { continue }
        let end = way.endTime.flatMap(first)
        lane.spans.append(
          Span(
            from: from, to: max(from, end ?? calls.count - 1),
            look: way.isCancelled ? .cut : .finger, isOpen: end == nil))
      }
      lanes.append(lane)
    }

    /// Adds a lane for each object of some kinds of calls; `tell` adds what a call changes on it.
    func add(
      _ kind: Kind, _ names: [String], says: [String]? = nil, of kinds: [Observation.Kind],
      _ tell: (inout Lane, Int, Trace.Event) -> Void
    ) {
      var places: [Int: Int] = [:]
      for (place, call) in calls.enumerated() {
        guard let event = call.event.map({ trace.events[$0] }), kinds.contains(event.kind),
          names.indices.contains(event.who)
        else { continue }
        let lane = places[event.who, default: lanes.count]
        places[event.who] = lane
        if lane == lanes.count {
          let name = names[event.who]
          lanes.append(Lane(kind: kind, name: name, says: says?[event.who] ?? name))
        }
        tell(&lanes[lane], place, event)
      }
      for lane in lanes.indices { lanes[lane].close(at: calls.count - 1) }
    }

    let recognizers = trace.names.recognizers.map(\.shown)
    let described = zip(recognizers, scenario.recognizers).map {
      "\($0), a \($1.kind.rawValue) on \($1.view.shown)"
    }
    var recognized = 0
    add(.recognizer, recognizers, says: described, of: [.recognizer, .action, .reset]) {
      lane, place, event in
      if event.kind == .action { lane.marks.append((place, "action")) }
      let look: Look? =
        switch event.state {
        case _ where event.kind == .reset: nil
        case .failed: nil
        case .cancelled: .cut
        case .possible: .undecided
        case .began, .changed, .ended: .recognized
        }
      let open = lane.spans.last.flatMap { $0.isOpen ? $0 : nil }
      if let open, open.look == look { return }
      if look == .recognized { recognized = place }
      // One that another excludes fails then, and is only reset later.
      let isExcluded = event.kind == .reset && event.state == .failed
      let end = isExcluded && recognized > open?.from ?? 0 ? recognized : place
      lane.turn(to: look, at: look == nil ? end + 1 : place, says: event.state.rawValue)
    }
    let responders = trace.names.responders.map(\.shown)
    var fingers: [Int: Set<Int>] = [:]
    add(.responder, responders, of: [.responder]) { lane, place, event in
      let touched = Set(trace.touches[event.touches].map(\.finger))
      let isOpen = lane.spans.last?.isOpen == true
      switch event.phase {
      case .began:
        fingers[event.who, default: []].formUnion(touched)
        if !isOpen { lane.turn(to: .has, at: place) }
      case .ended, .cancelled:
        fingers[event.who, default: []].subtract(touched)
        guard fingers[event.who] == [] else { return }
        if event.phase == .cancelled { return lane.turn(to: .cut, at: place) }
        if !isOpen { lane.turn(to: .has, at: place) }
        lane.turn(to: nil, at: place + 1)
      case .moved, .stationary: break
      }
    }
    for (place, call) in calls.enumerated() where call.sign == .absent {
      guard let view = call.views.first, call.words.contains("touches") else { continue }
      let name = responders[view]
      let lane = lanes.firstIndex { $0.kind == .responder && $0.name == name } ?? lanes.count
      if lane == lanes.count { lanes.append(Lane(kind: .responder, name: name, says: name)) }
      lanes[lane].spans.append(Span(from: place, to: place, look: .none))
    }
    // What controls send, and what the app's own code is called for.
    add(.control, responders.map { "\($0) sends" }, of: [.controlEvent]) { lane, place, event in
      lane.marks.append((place, event.word?.text ?? ""))
    }
    add(.control, responders.map { "\($0) tells" }, of: [.selection, .scroll]) {
      lane, place, event in
      lane.marks.append((place, event.word?.text ?? (event.answer ? "select" : "deselect")))
    }
    return lanes
  }
}
