import TouchScript

/// What responders, recognizers, controls, targets and tables were told, in order.
///
/// Left out is what may differ between scenes that mean the same: how the hit view was found, who
/// was asked whether one recognizer excludes another or waits for it, what was read off, and which
/// touch objects are identical.
struct Telling {
  /// What was told, with its time and its place in the trace.
  var entries: [Entry]

  /// One thing that was told.
  struct Entry {
    /// When, in milliseconds.
    var at: Int
    /// What, in the words of the scenario that is compared with.
    var what: Observation
    /// Index of the event in its trace.
    let index: Int
  }

  /// What a trace tells, in the words of another scenario.
  init(
    _ told: Relation.Told, as retelling: Retelling = Retelling(),
    keeping isKept: (Observation) -> Bool = { _ in true }
  ) {
    entries = []
    entries.reserveCapacity(told.trace.events.count)
    for (index, event) in told.trace.events.enumerated()
    where Self.isCompared(event.what) && isKept(event.what) {
      let entry = Entry(
        at: retelling.time(event.at), what: retelling(event.what), index: index)
      entries.append(entry)
    }
  }

  private static func isCompared(_ what: Observation) -> Bool {
    switch what {
    case .madeView, .made, .hitTest, .pointInside, .simultaneous, .shouldRequireFailure,
      .shouldBeRequiredToFail, .canPrevent, .canBePrevented, .programmerError, .chain, .receivers,
      .touchSet:
      false
    case .sendEvent, .responder, .recognizer, .shouldReceiveEvent, .shouldReceive, .shouldBegin,
      .action, .reset, .tracking, .controlEvent, .actionMethod, .sendAction, .selection, .scroll,
      .contentTouch, .otherEvent, .firstResponder:
      true
    }
  }
}

extension Telling {
  /// Judges by comparing with the telling of the changed scenario's trace, one thing after another.
  func compared(with other: Telling, events: Int) -> Verdict {
    if entries.isEmpty && other.entries.isEmpty { return .notExercised }
    for (mine, its) in zip(entries, other.entries) where !Self.isSame(mine, its) {
      return .broken(differing(mine, its))
    }
    if entries.count > other.entries.count {
      return .broken(differing(entries[other.entries.count], nil))
    }
    if other.entries.count > entries.count {
      return .broken(missing(other.entries[entries.count], by: events))
    }
    return .holds
  }

  /// Judges by comparing what was told at each moment, in whatever order it was told then.
  func comparedByMoments(with other: Telling, events: Int) -> Verdict {
    if entries.isEmpty && other.entries.isEmpty { return .notExercised }
    var left = other.entries[...]
    for moment in entries.moments {
      if let earlier = left.first, earlier.at < moment[moment.startIndex].at {
        return .broken(missing(earlier, by: moment[moment.startIndex].index))
      }
      var its = Array(left.prefix { $0.at == moment[moment.startIndex].at })
      left = left.dropFirst(its.count)
      for entry in moment {
        guard let match = its.firstIndex(where: { Self.isSame(entry, $0) }) else {
          return .broken(differing(entry, its.first { entry.what.isAbout($0.what) }))
        }
        its.remove(at: match)
      }
      if let extra = its.first {
        return .broken(missing(extra, by: moment[moment.endIndex - 1].index + 1))
      }
    }
    return left.first.map { .broken(missing($0, by: events)) } ?? .holds
  }

  /// Judges by comparing what everyone was told, in order, whatever others were told meanwhile.
  func comparedByActors(with other: Telling, events: Int) -> Verdict {
    if entries.isEmpty && other.entries.isEmpty { return .notExercised }
    var verdict = Verdict.holds
    for actor in (entries + other.entries).map(\.what.actor).unique {
      var mine = self
      var its = other
      mine.entries.removeAll { $0.what.actor != actor }
      its.entries.removeAll { $0.what.actor != actor }
      verdict = verdict.and(mine.compared(with: its, events: events))
    }
    return verdict
  }

  private func differing(_ mine: Entry, _ its: Entry?) -> Violation {
    guard let its else {
      return Violation(
        "the changed scene, which means the same, does not have \(mine.what)", event: mine.index,
        expected: "nothing of the kind, as in the changed scene")
    }
    let mineText = mine.text
    let itsText = its.text
    let same = mineText == itsText ? " with other values" : ""
    return Violation(
      "the changed scene, which means the same, has \(itsText)\(same) in the place of \(mineText)",
      event: mine.index, expected: "\(itsText)\(same), as in the changed scene")
  }

  private func missing(_ its: Entry, by event: Int) -> Violation {
    Violation(
      "the changed scene, which means the same, has also \(its.text)", event: event,
      isMissing: true, expected: "\(its.text), as in the changed scene")
  }

  /// Whether two things that were told are the same.
  private static func isSame(_ one: Entry, _ other: Entry) -> Bool {
    if one.at != other.at { return false }
    if case .action(let id, let state, let reading) = one.what,
      case .action(let otherID, let otherState, let otherReading) = other.what
    {
      return id == otherID && state == otherState && reading.isNear(otherReading)
    }
    return one.what == other.what
  }
}

extension Telling.Entry {
  fileprivate var text: String { "\(what) at \(at) ms" }
}

extension [Telling.Entry] {
  /// What was told at the same time, together.
  fileprivate var moments: [ArraySlice<Telling.Entry>] {
    var moments: [ArraySlice<Telling.Entry>] = []
    var start = 0
    for index in indices where index + 1 == count || self[index + 1].at != self[index].at {
      moments.append(self[start...index])
      start = index + 1
    }
    return moments
  }
}

extension [String] {
  fileprivate var unique: [String] {
    var known: Set<String> = []
    return filter { known.insert($0).inserted }
  }
}

extension GestureReading {
  /// Whether both say the same, but for what adding up fingers in another order does to the numbers.
  fileprivate func isNear(_ other: GestureReading) -> Bool {
    if self == other { return true }
    guard numberOfTouches == other.numberOfTouches, numbers.count == other.numbers.count else {
      return false
    }
    return zip(numbers, other.numbers).allSatisfy { one, other in
      (one - other).magnitude <= max(1.0 / 256, one.magnitude / 10_000)
    }
  }

  private var numbers: [Double] {
    let points = [location, translation, velocity].compactMap(\.self)
    return points.flatMap { [$0.x, $0.y] } + [scale, rotation].compactMap(\.self)
  }
}

extension Observation {
  /// Whom it is told of, and in which role.
  var actor: String {
    switch self {
    case .sendEvent(let id, _): "event " + id
    case .responder(let id, _), .otherEvent(let id, _, _), .firstResponder(let id, _):
      "responder " + id
    case .recognizer(let id, _, _), .shouldReceiveEvent(let id, _), .shouldReceive(let id, _, _),
      .shouldBegin(let id, _, _), .action(let id, _, _), .reset(let id, _):
      "recognizer " + id
    case .tracking(let id, _, _), .controlEvent(let id, _, _): "control " + id
    case .actionMethod(let id, _, _, _): "target " + id
    case .sendAction(_, let id, _): "sender " + id
    case .selection(let id, _, _): "table " + id
    case .scroll(let id, _, _), .contentTouch(let id, _, _, _): "scroll view " + id
    default: ""
    }
  }

  /// Whether it tells of the same as another observation, so that one stands in the other's place.
  fileprivate func isAbout(_ other: Observation) -> Bool { actor == other.actor }
}
