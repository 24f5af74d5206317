extension Trace {
  /// The same trace, in which everything in `scenario` has the number that it has there.
  public func bound(to scenario: Scenario) -> Trace {
    names.areNames(of: scenario) ? self : renamed(in: Names(scenario))
  }

  /// What a mapping makes of the trace, with touches and fingers in order, and with numbers of `names`. Of
  /// places it maps those in the screen's coordinates, as of touches without a window.
  package func mapped(_ mapping: Mapping, in names: Names) -> Trace {
    var trace = renamed(in: names, as: mapping.name.map { name in { name($0) ?? $0 } })
    if let time = mapping.time {
      for index in trace.events.indices { trace.events[index].at = time(trace.events[index].at) }
    }
    for index in events.indices
    where events[index].fingerList > 0 || events[index].allFingers != 0 && mapping.finger != nil {
      var event = events[index]
      trace.tell(&event, fingers: fingers(of: event).map(mapping.finger ?? { $0 }).sorted())
      (trace.events[index].allFingers, trace.events[index].fingerList) =
        (event.allFingers, event.fingerList)
    }
    if let action = mapping.action {
      for event in events where event.detail > 0 && event.kind.entry.namesAction {
        let place = Int(event.detail) - 1
        if let text = details[place].text { trace.details[place] = .text(action(text)) }
      }
    }
    for index in trace.touches.indices { trace.touches[index].map(mapping) }
    for event in trace.events where event.touches.count > 1 {
      trace.touches[event.touches].sort { $0.finger < $1.finger }
    }
    return trace
  }

  /// The trace with numbers of `names`, in which everybody has another name.
  private func renamed(in names: Names, as name: ((ID) -> ID)? = nil) -> Trace {
    if name == nil, names.areSame(as: self.names) { return self }
    var trace = self
    var numbers = Renumbering(from: self.names, to: names, as: name ?? { $0 })
    for index in trace.events.indices {
      let spaces = trace.events[index].kind.spaces
      trace.events[index].subject = numbers[events[index].subject, spaces.subject]
      trace.events[index].object = numbers[events[index].object, spaces.object]
      for place in events[index].names {
        trace.listed[place] = numbers[listed[place], spaces.names]
      }
    }
    for index in trace.touches.indices {
      trace.touches[index].view = numbers[touches[index].view, .responders]
      trace.touches[index].window = numbers[touches[index].window, .responders]
    }
    trace.names = numbers.names
    return trace
  }
}

extension Trace.Touch {
  /// Becomes what a mapping makes of it, but for its names. Which touch objects are identical is lost.
  fileprivate mutating func map(_ mapping: Mapping) {
    if let itsFinger = mapping.finger { finger = itsFinger(finger) }
    if let time = mapping.time { timestamp = time(timestamp) }
    if window == Trace.Names.none, let place = mapping.place {
      location = place(location, .screen, "")
      previousLocation = place(previousLocation, .screen, "")
    }
    identity = 0
  }
}

/// The numbers of one table of names in another; every name is looked up once.
private struct Renumbering {
  private let old: Trace.Names
  private(set) var names: Trace.Names
  private let name: (Trace.ID) -> Trace.ID
  /// The numbers of responders, from the least that the old table has, and then those of recognizers.
  private var known: [Trace.Number?]

  init(from old: Trace.Names, to names: Trace.Names, as name: @escaping (Trace.ID) -> Trace.ID) {
    (self.old, self.names, self.name) = (old, names, name)
    let count = old.numbers(in: .responders).count + old.numbers(in: .recognizers).count
    known = Array(repeating: nil, count: count)
  }

  subscript(number: Trace.Number, space: Trace.Names.Space) -> Trace.Number {
    mutating get {
      let numbers = old.numbers(in: space)
      guard numbers.contains(Int(number)) else { return number }
      let first = space == .responders ? 0 : old.numbers(in: .responders).count
      let place = first + Int(number) - numbers.lowerBound
      if let known = known[place] { return known }
      let new = old.name(number, in: space).map { names.number(name($0), in: space) } ?? number
      known[place] = new
      return new
    }
  }
}
