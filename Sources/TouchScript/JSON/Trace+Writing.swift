extension Trace {
  /// Writes the trace without the keys of some fields.
  func write(to writer: inout JSONWriter, leavingOut missing: Reports = []) {
    writer.object {
      $0.key(Self.eventsKey)
      $0.list(events) { write($1, missing, to: &$0) }
    }
  }

  private static let eventsKey = JSONWriter.key(eventsName)
  private static let timeKey = JSONWriter.key(timeName)
  private static let askedViewKey = JSONWriter.key(askedView)
  private static let kinds = Observation.Kind.allCases.map { kind in
    (key: JSONWriter.key(kind.name), isBehindTime: timeName < kind.name)
  }

  private func write(_ event: Event, _ missing: Reports, to writer: inout JSONWriter) {
    func writeTime(_ writer: inout JSONWriter) {
      writer.key(Self.timeKey)
      writer.whole(event.at)
    }
    let (key, isBehindTime) = Self.kinds[Int(event.kind.rawValue)]
    writer.object {
      if isBehindTime { writeTime(&$0) }
      $0.key(key)
      $0.object { writer in
        for (key, field) in event.kind.entry.written {
          if let report = field.report, missing.contains(report) { continue }
          write(field, key, of: event, missing, to: &writer)
        }
      }
      if !isBehindTime { writeTime(&$0) }
    }
  }

  private func write(
    _ field: Observation.Kind.Field, _ key: [UInt8], of event: Event, _ missing: Reports,
    to writer: inout JSONWriter
  ) {
    switch field.part {
    case .rest(let place): detail(of: event)?.record?.write(place, to: &writer)
    case .other where !field.isRequired && otherName(of: event) == nil: return
    case .answer where !field.isRequired && !event.answer: return
    case .touch where event.touches.isEmpty: return
    default: writer.key(key)
    }
    switch field.part {
    case .who(let space): writer.text(names.name(event.subject, in: space) ?? "")
    case .other(let space): writer.text(names.name(event.object, in: space) ?? "")
    case .delegateOrView:
      guard let view = otherName(of: event) else { return writer.text(Self.askedDelegate) }
      writer.object {
        $0.key(Self.askedViewKey)
        $0.text(view)
      }
    case .answer: writer.flag(event.answer)
    case .phase, .eventPhase: writer.text(event.phase.rawValue)
    case .state: writer.text(event.state.rawValue)
    case .word: writer.text(event.word?.text ?? "")
    case .touch: write(touches[event.touches.lowerBound], missing, to: &writer)
    case .touches: writer.list(touches[event.touches]) { write($1, missing, to: &$0) }
    case .finger: writer.whole(fingers(of: event).first ?? 0)
    case .fingers: fingers(of: event).write(to: &writer)
    case .point: event.point.write(to: &writer)
    case .names: listedNames(of: event).write(to: &writer)
    case .text: writer.text(text(of: event))
    case .rest: break
    }
  }

  private static let touchKeys = TouchKey.allCases.sorted { $0.rawValue < $1.rawValue }
    .map { (key: JSONWriter.key($0.rawValue), what: $0, report: $0.report) }

  private func write(_ touch: Touch, _ missing: Reports, to writer: inout JSONWriter) {
    func write(_ value: (some Spellable)?, _ key: [UInt8]) {
      guard let value else { return }
      writer.key(key)
      value.write(to: &writer)
    }
    writer.open(.brace)
    for (key, what, report) in Self.touchKeys {
      if let report, missing.contains(report) { continue }
      switch what {
      case .finger: write(touch.finger, key)
      case .phase: write(touch.phase, key)
      case .view: write(names.name(touch.view, in: .responders), key)
      case .window: write(names.name(touch.window, in: .responders), key)
      case .tapCount: write(touch.tapCount, key)
      case .timestamp: write(touch.timestamp, key)
      case .location: write(touch.location, key)
      case .previousLocation: write(touch.previousLocation, key)
      case .locationInReceiver: write(touch.locationInReceiver, key)
      case .identity: write(touch.identity == 0 ? nil : Int(touch.identity), key)
      }
    }
    writer.close(.braceEnd)
  }
}
