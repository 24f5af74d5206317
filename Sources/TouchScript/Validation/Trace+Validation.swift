extension Trace {
  /// Refuses a trace that cannot be of `scenario`: one that names who is not in it, or in which time
  /// goes back.
  ///
  /// Names that begin with `Names.privatePrefix` are the engine's own, and may be anything. Takes time
  /// in proportion to the trace's size.
  public func validate(against scenario: Scenario) throws(ScenarioError) {
    let trace = bound(to: scenario)
    var latest = 0
    for (index, event) in trace.events.enumerated() {
      guard event.at >= latest else { throw Self.error(at: index, event, since: latest) }
      latest = event.at
      if trace.mayName(event) { continue }
      throw ScenarioError(
        place: "events[\(index)].\(event.kind.name)",
        problem: "\(trace.unknownName(in: event).quoted) is not in the scene")
    }
  }

  private static func error(at index: Int, _ event: Event, since latest: Int) -> ScenarioError {
    ScenarioError(
      place: "events[\(index)].at",
      problem: index == 0
        ? "\(event.at) ms is before the scene was built"
        : "\(event.at) ms is before the \(latest) ms of events[\(index - 1)]")
  }

  /// Whether an event names nobody but who is in the scenario, or is private.
  private func mayName(_ event: Event) -> Bool {
    let spaces = event.kind.spaces
    return mayName(event.subject, spaces.subject) && mayName(event.object, spaces.object)
      && touches[event.touches].allSatisfy {
        mayName($0.view, .responders) && mayName($0.window, .responders)
      }
      && listed[event.names].allSatisfy { mayName($0, spaces.names) }
  }

  private func mayName(_ number: Number, _ space: Names.Space) -> Bool {
    number >= Number(Names.none) || names.isPrivate(number)
  }

  /// A name in an event that is neither in the scenario nor private.
  private func unknownName(in event: Event) -> ID {
    let touched = touches[event.touches].flatMap { [$0.view, $0.window] }
    let numbers = [event.subject, event.object] + touched + listed[event.names]
    let unknown = numbers.first { !mayName($0, .responders) }
    return unknown.flatMap { names.name($0, in: .responders) } ?? ""
  }
}
