extension Trace {
  /// Writes the trace without the keys of some fields.
  func write(to writer: inout JSONWriter, leavingOut missing: Reports = []) {
    let all = ObservationKeys.all
    writer.open(.brace)
    writer.key(Self.eventsKey)
    writer.open(.bracket)
    for event in events {
      let keys = all[Int(event.kind.rawValue)]
      writer.separate()
      writer.open(.brace)
      let isTimeFirst = keys.isBehindTime
      if isTimeFirst { write(time: event.at, to: &writer) }
      writer.key(keys.key)
      writer.open(.brace)
      for place in keys.written {
        let member = keys.members[place]
        if let field = member.field, missing.contains(field) { continue }
        write(member, of: event, missing, to: &writer)
      }
      writer.close(.braceEnd)
      if !isTimeFirst { write(time: event.at, to: &writer) }
      writer.close(.braceEnd)
    }
    writer.close(.bracketEnd)
    writer.close(.braceEnd)
  }

  /// The only key of a trace.
  static let eventsName = "events"
  private static let eventsKey = JSONWriter.key(eventsName)

  private func write(time: Int, to writer: inout JSONWriter) {
    writer.key(ObservationKeys.timeKey)
    writer.whole(time)
  }

  private func write(
    _ member: ObservationKeys.Member, of event: Event, _ missing: Reports,
    to writer: inout JSONWriter
  ) {
    switch member.part {
    case .who:
      writer.key(member.key)
      writer.text(names.name(event.subject, in: member.space) ?? "")
    case .other:
      writer.key(member.key)
      writer.text(names.name(event.object, in: member.space) ?? "")
    case .optionalOther:
      guard let name = names.name(event.object, in: member.space) else { return }
      writer.key(member.key)
      writer.text(name)
    case .delegateOrView:
      writer.key(member.key)
      if let view = names.name(event.object, in: member.space) {
        writer.open(.brace)
        writer.key(Self.askedViewKey)
        writer.text(view)
        writer.close(.braceEnd)
      } else {
        writer.text(Observation.Asked.delegateWord)
      }
    case .answer:
      writer.key(member.key)
      writer.flag(event.answer)
    case .flag:
      guard event.answer else { return }
      writer.key(member.key)
      writer.flag(true)
    case .phase, .eventPhase:
      writer.key(member.key)
      writer.text(event.phase.rawValue)
    case .state:
      writer.key(member.key)
      writer.text(event.state.rawValue)
    case .word:
      writer.key(member.key)
      writer.text(event.word?.text ?? "")
    case .touch:
      guard let place = event.touches.first else { return }
      writer.key(member.key)
      write(touches[place], missing, to: &writer)
    case .touches:
      writer.key(member.key)
      writer.open(.bracket)
      for place in event.touches {
        writer.separate()
        write(touches[place], missing, to: &writer)
      }
      writer.close(.bracketEnd)
    case .finger:
      writer.key(member.key)
      writer.whole(fingers(of: event).first ?? 0)
    case .fingers:
      writer.key(member.key)
      fingers(of: event).write(to: &writer)
    case .point:
      writer.key(member.key)
      event.point.write(to: &writer)
    case .names:
      writer.key(member.key)
      listedNames(of: event).write(to: &writer)
    case .text:
      writer.key(member.key)
      writer.text(text(of: event))
    case .reading, .recognizerDefaults, .viewDefaults, .control:
      detail(of: event)?.write(member.property, to: &writer)
    }
  }

  private static let askedViewKey = JSONWriter.key(Observation.Asked.viewKey)

  private static let touchKeys = TouchState.Key.allCases.sorted { $0.rawValue < $1.rawValue }
    .map { (key: JSONWriter.key($0.rawValue), what: $0) }

  private func write(_ touch: Touch, _ missing: Reports, to writer: inout JSONWriter) {
    func write(_ name: ID?, _ key: [UInt8]) {
      guard let name else { return }
      writer.key(key)
      writer.text(name)
    }
    func write(_ number: Int, _ key: [UInt8]) {
      writer.key(key)
      writer.whole(number)
    }
    func write(_ point: Point?, _ key: [UInt8]) {
      guard let point else { return }
      writer.key(key)
      point.write(to: &writer)
    }
    writer.open(.brace)
    for (key, what) in Self.touchKeys {
      if !missing.isEmpty, let field = what.field, missing.contains(field) { continue }
      switch what {
      case .finger: write(touch.finger, key)
      case .phase: write(touch.phase.rawValue, key)
      case .view: write(names.name(touch.view, in: .responders), key)
      case .window: write(names.name(touch.window, in: .responders), key)
      case .tapCount: write(touch.tapCount, key)
      case .timestamp: write(touch.timestamp, key)
      case .location: write(touch.location, key)
      case .previousLocation: write(touch.previousLocation, key)
      case .locationInReceiver: write(touch.locationInReceiver, key)
      case .identity: if touch.identity != 0 { write(Int(touch.identity), key) }
      }
    }
    writer.close(.braceEnd)
  }
}

extension Observation.Detail {
  /// Writes one of the properties that stand beside the fields, if it is said.
  fileprivate func write(_ property: Int, to writer: inout JSONWriter) {
    switch self {
    case .text: break
    case .reading(let reading):
      GestureReading.properties[property].write(reading, GestureReading(), to: &writer)
    case .recognizer(let defaults):
      RecognizerDefaults.properties[property].write(defaults, RecognizerDefaults(), to: &writer)
    case .view(let defaults):
      ViewDefaults.properties[property].write(defaults, ViewDefaults(), to: &writer)
    case .control(let state):
      ControlState.properties[property].write(state, state, to: &writer)
    }
  }
}
