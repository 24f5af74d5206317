import TouchScript

/// What became of one finger, view, recognizer or control as time went on.
struct Lane {
  /// What the lanes are of; they stand in this order.
  enum Group: Int, CaseIterable {
    case fingers, views, recognizers, controls, app

    var title: String {
      switch self {
      case .fingers: "Fingers"
      case .views: "Touches in responders"
      case .recognizers: "Recognizers"
      case .controls: "Controls"
      case .app: "App"
      }
    }
  }

  let group: Group
  let name: String
  var spans: [Span] = []
  var marks: [Mark] = []

  /// A time that lasts.
  struct Span {
    var from: Double
    var to: Double
    /// How it looks, as the style sheet says.
    let kind: String
    let says: String
  }

  /// A moment.
  struct Mark {
    let at: Double
    let kind: Kind
    let says: String
  }

  /// What a moment is of.
  enum Kind: String {
    case tick, action, reset, cancelled, refused, sent
  }
}

/// All lanes of a performance.
struct Lanes {
  private(set) var lanes: [Lane] = []
  /// How many are left out, because nobody would read so many.
  private(set) var leftOut = 0

  static let most = 60

  init(_ trace: Trace, _ scenario: Scenario, _ ways: [FingerWay], _ axis: TimeAxis) {
    var all = ways.map { Self.lane(of: $0, axis) }
    all += Self.responders(trace, ways, axis)
    all += Self.recognizers(trace, axis)
    all += Self.controls(trace, axis)
    all += Self.app(trace, axis)
    lanes = Array(all.prefix(Self.most))
    leftOut = all.count - lanes.count
  }

  private static func lane(of way: FingerWay, _ axis: TimeAxis) -> Lane {
    var lane = Lane(group: .fingers, name: "finger \(way.finger)")
    let end = way.endTime.map(axis.place) ?? axis.width
    lane.spans.append(
      Lane.Span(
        from: axis.place(of: way.start), to: end, kind: "f\(way.finger % 5)",
        says: "finger \(way.finger) is down from \(way.start) ms"
          + (way.endTime.map { " to \($0) ms" } ?? " on")))
    for place in way.places.dropFirst().dropLast(way.end == .none ? 0 : 1) {
      lane.marks.append(
        Lane.Mark(at: axis.place(of: place.at), kind: .tick, says: "moves at \(place.at) ms"))
    }
    if way.end == .cancelled {
      lane.marks.append(Lane.Mark(at: end, kind: .cancelled, says: "the system takes it away"))
    }
    return lane
  }

  // MARK: - Responders

  /// Of each responder that has to do with touches: when it has which, and which are withheld from it.
  private static func responders(
    _ trace: Trace, _ ways: [FingerWay], _ axis: TimeAxis
  ) -> [Lane] {
    let calls = trace.events.indices.filter { trace.events[$0].kind == .responder }
    let told = Set(calls.map { trace.events[$0].who }).union(ways.compactMap(\.view))
    let names = trace.names.responders
    return told.filter(names.indices.contains).sorted().map { who in
      var lane = Lane(group: .views, name: names[who].shown)
      var began: [Int: Int] = [:]
      var firstCalls: [Int: [Int]] = [:]
      for index in calls where trace.events[index].who == who {
        let event = trace.events[index]
        let touches = trace.touches[event.touches]
        for touch in touches {
          switch event.phase {
          case .began:
            began[touch.finger] = index
            firstCalls[touch.finger, default: []].append(index)
          case .ended, .cancelled:
            lane.close(began.removeValue(forKey: touch.finger), index, touch.finger, event, axis)
          case .moved, .stationary: break
          }
        }
        if event.phase == .moved {
          lane.marks.append(
            Lane.Mark(at: axis.events[index], kind: .tick, says: trace.line(of: event)))
        }
      }
      for (finger, start) in began.sorted(by: { $0.key < $1.key }) {
        lane.spans.append(
          Lane.Span(
            from: axis.events[start], to: axis.width, kind: "told",
            says: "has touch \(finger) to the end"))
      }
      for way in ways where way.view == who {
        lane.withhold(way, firstCalls[way.finger] ?? [], trace, axis)
      }
      return lane
    }
  }

  // MARK: - Recognizers

  private static func recognizers(_ trace: Trace, _ axis: TimeAxis) -> [Lane] {
    var events: [Int: [Int]] = [:]
    for (index, event) in trace.events.enumerated() {
      switch event.kind {
      case .recognizer, .action, .reset, .shouldReceive, .shouldReceiveEvent, .shouldBegin:
        events[event.who, default: []].append(index)
      default: break
      }
    }
    let names = trace.names.recognizers
    // Of recognizers of the engine's own the scenario says nothing.
    return events.keys.filter(names.indices.contains).sorted().map { who in
      var lane = Lane(group: .recognizers, name: names[who].shown)
      var state: (RecognizerState, from: Double)?
      for index in events[who] ?? [] {
        let event = trace.events[index]
        let x = axis.events[index]
        func become(_ new: RecognizerState, at x: Double) {
          if state?.0 == new { return }
          lane.close(state, at: x)
          state = (new, x)
        }
        switch event.kind {
        case .recognizer: become(event.state, at: x)
        case .action:
          become(event.state, at: x)
          lane.marks.append(Lane.Mark(at: x, kind: .action, says: trace.line(of: event)))
        case .reset:
          become(event.state, at: max(x - 6, state?.from ?? 0))
          lane.close(state, at: x)
          state = nil
          lane.marks.append(Lane.Mark(at: x, kind: .reset, says: trace.line(of: event)))
        default:
          if event.answer { continue }
          lane.marks.append(Lane.Mark(at: x, kind: .refused, says: trace.line(of: event)))
        }
      }
      lane.close(state, at: axis.width)
      return lane
    }
  }

  // MARK: - Controls and the app

  private static func controls(_ trace: Trace, _ axis: TimeAxis) -> [Lane] {
    var events: [Int: [Int]] = [:]
    for (index, event) in trace.events.enumerated()
    where event.kind == .tracking || event.kind == .controlEvent {
      events[event.who, default: []].append(index)
    }
    let names = trace.names.responders
    return events.keys.filter(names.indices.contains).sorted().map { who in
      var lane = Lane(group: .controls, name: names[who].shown)
      var start: Double?
      for index in events[who] ?? [] {
        let event = trace.events[index]
        let x = axis.events[index]
        let says = trace.line(of: event)
        switch event.tracking {
        case .begin: start = event.answer ? x : nil
        case .continue: lane.marks.append(Lane.Mark(at: x, kind: .tick, says: says))
        case .end, .cancel:
          lane.spans.append(
            Lane.Span(
              from: start ?? x, to: x, kind: event.tracking == .end ? "told" : "lost",
              says: event.tracking == .end ? "tracks" : "tracks, and is cancelled"))
          if event.tracking == .cancel {
            lane.marks.append(Lane.Mark(at: x, kind: .cancelled, says: says))
          }
          start = nil
        case nil: lane.marks.append(Lane.Mark(at: x, kind: .sent, says: says))
        }
      }
      if let start {
        lane.spans.append(Lane.Span(from: start, to: axis.width, kind: "told", says: "tracks"))
      }
      return lane
    }
  }

  /// What the app itself hears: actions, selections, scrolling.
  private static func app(_ trace: Trace, _ axis: TimeAxis) -> [Lane] {
    var lane = Lane(group: .app, name: "actions")
    for (index, event) in trace.events.enumerated()
    where [.actionMethod, .selection, .scroll, .otherEvent].contains(event.kind) {
      lane.marks.append(
        Lane.Mark(at: axis.events[index], kind: .sent, says: trace.line(of: event)))
    }
    return lane.marks.isEmpty ? [] : [lane]
  }
}

extension Lane {
  /// Ends the time in which a responder has a touch.
  fileprivate mutating func close(
    _ start: Int?, _ index: Int, _ finger: Int, _ event: Trace.Event, _ axis: TimeAxis
  ) {
    let end = axis.events[index]
    let isLost = event.phase == .cancelled
    spans.append(
      Span(
        from: start.map { axis.events[$0] } ?? end - 3, to: end, kind: isLost ? "lost" : "told",
        says: "has touch \(finger)" + (isLost ? ", which is cancelled" : "")
          + " at \(event.at) ms"))
    if isLost {
      marks.append(Mark(at: end, kind: .cancelled, says: "touch \(finger) is cancelled"))
    }
  }

  /// Marks the time in which a touch of the view is kept from it.
  fileprivate mutating func withhold(
    _ way: FingerWay, _ calls: [Int], _ trace: Trace, _ axis: TimeAxis
  ) {
    let end = way.endTime ?? .max
    let call = calls.first { trace.events[$0].at >= way.start }
    let told = call.map { trace.events[$0].at }
    if let told, told <= way.start { return }
    let to = call.map { axis.events[$0] } ?? way.endTime.map(axis.place) ?? axis.width
    let isNever = told.map { $0 > end && way.end == .none } ?? true
    spans.append(
      Span(
        from: axis.place(of: way.start), to: to, kind: "withheld",
        says: "touch \(way.finger) is withheld"
          + (isNever ? ", and never told" : " until \(told ?? 0) ms")))
  }

  /// Ends a state of a recognizer.
  fileprivate mutating func close(_ state: (RecognizerState, from: Double)?, at x: Double) {
    guard let state else { return }
    spans.append(
      Span(from: state.from, to: x, kind: "s-\(state.0.rawValue)", says: state.0.rawValue))
  }
}
