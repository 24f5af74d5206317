import TouchScript

extension RecordedScene {
  /// Where the recorded plays and those of today differ first; nil: they are the same.
  func difference(from plays: [Play]) -> String? {
    if plays == self.plays { return nil }
    guard let (old, new) = zip(self.plays, plays).first(where: { $0 != $1 }) else {
      return "\(self)\n  \(self.plays.count) plays are recorded, and \(plays.count) are played"
    }
    let place = "\(self)\n  order seed \(new.scenario.orderSeed)"
    if old.trace != new.trace {
      return "\(place)\n\(sideBySide(old.trace.wholeLines, new.trace.wholeLines))"
    }
    guard let (one, other) = zip(old.changed, new.changed).first(where: { $0 != $1 }),
      one.relation == other.relation
    else { return "\(place): other relations apply" }
    return one.scenario == other.scenario
      ? "\(place), changed by \(one.relation)\n\(sideBySide(one.trace.wholeLines, other.trace.wholeLines))"
      : "\(place): \(one.relation) changes the scene in another way"
  }
}

extension Trace {
  fileprivate var wholeLines: [String] { observations.map(\.wholeLine) }
}
