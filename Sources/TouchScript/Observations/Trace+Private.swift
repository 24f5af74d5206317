/// Names that are the engine's own.
extension Trace.Names {
  /// What the names of private views, responders and recognizers of an engine begin with. No scenario
  /// has such a name.
  public static let privatePrefix = "_"

  /// Whether a number stands for a private name. Strangers have one name in both spaces.
  func isPrivate(_ number: Trace.Number) -> Bool {
    guard number < Trace.Number(Self.none) else { return false }
    return name(number, in: .responders)?.hasPrefix(Self.privatePrefix) ?? false
  }
}

extension Trace {
  /// The same trace as if an engine's private views, responders and recognizers were not there: they
  /// are left out of lists. An empty event replaces each of their calls, so that all others keep
  /// their places. Source: rulebook RC-03, RE-35.
  public func withoutPrivateParts() -> Trace {
    guard names.hasPrivate else { return self }
    var trace = self
    for index in events.indices {
      let event = events[index]
      if names.isPrivate(event.subject) || event.kind.asksObject && names.isPrivate(event.object) {
        var blank = Event(.madeView)
        blank.at = event.at
        trace.events[index] = blank
      } else if event.names.contains(where: { names.isPrivate(listed[$0]) }) {
        let shown = listed[event.names].filter { !names.isPrivate($0) }
        let start = trace.listed.count
        trace.listed += shown
        trace.events[index].names = start..<trace.listed.count
      }
    }
    return trace
  }
}

extension Observation.Kind {
  /// Whether it is a question to the other one that it is about, or about that one: the view that was asked,
  /// or another recognizer.
  fileprivate var asksObject: Bool {
    entry.fields.contains {
      switch $0.part {
      case .delegateOrView, .other(.recognizers): true
      default: false
      }
    }
  }
}
