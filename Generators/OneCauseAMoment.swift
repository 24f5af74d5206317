import TouchScript

extension [Scenario.Step] {
  /// The script in which all of this happens, with one cause a moment: what fingers do at one time is
  /// one step, and each change has a millisecond of its own before.
  ///
  /// A change moves to a free millisecond before. Where there is none, all that follows is later, by as
  /// much; so fingers keep their distances in time.
  var withOneCauseAMoment: Self {
    var steps = Dictionary(grouping: self, by: \.at).sorted { $0.key < $1.key }
      .flatMap { Scenario.Step.causes($1, at: $0) }
    for place in steps.indices.dropLast().reversed() where steps[place].touches.isEmpty {
      steps[place].at = Swift.min(steps[place].at, steps[place + 1].at - 1)
    }
    var shift = 0
    for place in steps.indices {
      shift = Swift.max(shift, (place > 0 ? steps[place - 1].at + 1 : 0) - steps[place].at)
      steps[place].at += shift
    }
    return steps
  }
}

extension Scenario.Step {
  /// What happens at one time: each change alone, then all fingers; or nothing but that time passes.
  fileprivate static func causes(_ steps: [Self], at time: Int) -> [Self] {
    let changes = steps.flatMap(\.changes).map { Self(at: time, changes: [$0]) }
    let touches = steps.flatMap(\.touches).sorted { $0.finger < $1.finger }
    return touches.isEmpty && !changes.isEmpty
      ? changes : changes + [Self(at: time, touches: touches)]
  }
}
