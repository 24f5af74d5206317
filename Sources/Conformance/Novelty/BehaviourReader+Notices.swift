import TouchScript

extension Trace.Event {
  /// A number for what is noticed, whoever notices it; 0 for hit tests, and for what is only read
  /// off.
  func notice(in reader: BehaviourReader) -> UInt64 {
    guard let parts = kind.noticed else { return 0 }
    // The number of the kind, counted from the event that comes after all hit tests.
    let number = UInt64(kind.rawValue) &- UInt64(Observation.Kind.pointInside.rawValue)
    func code(_ place: Int) -> UInt64 {
      place < parts.count ? reader.code(parts[place], of: self) : 0
    }
    return parts.isEmpty ? number : Word.code(number, code(0), code(1), code(2))
  }

  /// The callback that this is, if the app can react in it.
  func trigger(in trace: Trace) -> Scenario.Reaction.Trigger? {
    guard let who = trace.name(of: self) else { return nil }
    return switch kind {
    case .action: .action(who)
    case .responder: .touches(who, phase)
    case .controlEvent: controlEvent.map { .controlEvent(who, $0) }
    default: nil
    }
  }
}
