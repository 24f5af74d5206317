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
      for member in keys.written {
        if let field = member.report, missing.contains(field) { continue }
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
    case .rest: detail(of: event)?.record?.write(member.property, to: &writer)
    case .other(let space, isOptional: true) where names.name(event.object, in: space) == nil:
      return
    case .answer(isOptional: true) where !event.answer: return
    case .touch where event.touches.isEmpty: return
    default: writer.key(member.key)
    }
    switch member.part {
    case .who(let space): writer.text(names.name(event.subject, in: space) ?? "")
    case .other(let space, _): writer.text(names.name(event.object, in: space) ?? "")
    case .delegateOrView: write(asked: names.name(event.object, in: .responders), to: &writer)
    case .answer: writer.flag(event.answer)
    case .phase, .eventPhase: writer.text(event.phase.rawValue)
    case .state: writer.text(event.state.rawValue)
    case .word: writer.text(event.word?.text ?? "")
    case .touch: write(touches[event.touches.lowerBound], missing, to: &writer)
    case .touches:
      writer.open(.bracket)
      for place in event.touches {
        writer.separate()
        write(touches[place], missing, to: &writer)
      }
      writer.close(.bracketEnd)
    case .finger: writer.whole(fingers(of: event).first ?? 0)
    case .fingers: fingers(of: event).write(to: &writer)
    case .point: event.point.write(to: &writer)
    case .names: listedNames(of: event).write(to: &writer)
    case .text: writer.text(text(of: event))
    case .rest: break
    }
  }

  /// Writes the view that was asked, or that it was the delegate.
  private func write(asked view: ID?, to writer: inout JSONWriter) {
    guard let view else { return writer.text(ObservationKeys.asked[0]) }
    writer.object {
      $0.key(Self.askedViewKey)
      $0.text(view)
    }
  }

  private static let askedViewKey = JSONWriter.key(ObservationKeys.asked[1])

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
