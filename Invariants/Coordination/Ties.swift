import TouchScript

extension Invariants {
  /// Chapter GC: recognizers of one view that recognize at one moment.
  static let ties: [Invariant] = [.oneOfEquals]
}

extension Invariant {
  /// GC-14: of gestures of one view that are made with one event, and prevent each other, exactly one
  /// is recognized: that of the recognizer which was added last.
  static let oneOfEquals = Invariant(
    "GC-14", of: .recognizers, seeing: .recognizer, each: { $0.ties }
  ) { evidence, tie in
    let deadline = evidence.deadline(of: tie[0])
    let fired = tie.filter { evidence.firstAction(of: $0, before: deadline) != nil }
    let names = tie.map { evidence.recognizerName($0.recognizer) }.joined(separator: " and ")
    guard fired.count == 1 else {
      let action = fired.last.flatMap { evidence.firstAction(of: $0, before: deadline) }
      return .broken(
        says:
          "of \(names), all on one view, \(fired.isEmpty ? "none" : "\(fired.count)") recognized",
        event: action ?? deadline, isMissing: fired.isEmpty, expected: "exactly one action")
    }
    guard let last = evidence.lastAdded(of: tie) else { return .holds }
    return .expect(
      fired[0].recognizer == last,
      at: evidence.firstAction(of: fired[0], before: deadline) ?? deadline,
      "of \(names), all on one view, \(evidence.recognizerName(fired[0].recognizer)) recognized, "
        + "though \(evidence.recognizerName(last)) was added last",
      expected: "the action of \(evidence.recognizerName(last))")
  }
}

extension Evidence {
  /// Gestures of one view that are ripe with one and the same event, and of which each prevents all
  /// others; where nobody else has a say.
  fileprivate var ties: [[RipeGesture]] {
    var ties: [[RipeGesture]] = []
    for (place, gesture) in ripeGestures.enumerated() where isContender(gesture) {
      let others = ripeGestures.dropFirst(place + 1).filter {
        isContender($0) && areTied(gesture, $0)
      }
      let tie = [gesture] + others
      let isWhole = !ties.contains { $0.contains { $0.recognizer == gesture.recognizer } }
      if !others.isEmpty, isWhole, tie.allSatisfy({ isUnhindered($0, beside: tie) }),
        tie.allSatisfy({ one in
          tie.allSatisfy { one.recognizer == $0.recognizer || areTied(one, $0) }
        })
      {
        ties.append(tie)
      }
    }
    return ties
  }

  private func isContender(_ gesture: RipeGesture) -> Bool {
    gesture.veto == .none && !scene.coordination.isBound(gesture.recognizer)
  }

  /// Whether two gestures are ripe at one moment: the event of both is known, or they are two pinches or
  /// two rotations of the same fingers, which see the same in whatever events these move.
  private func areRipeTogether(_ one: RipeGesture, _ other: RipeGesture) -> Bool {
    if one.isExact, other.isExact { return true }
    let kinds = [one, other].map { kind(of: $0.recognizer) }
    return kinds[0] == kinds[1] && [.pinch, .rotation].contains(kinds[0])
      && one.contacts == other.contacts
  }

  private func areTied(_ one: RipeGesture, _ other: RipeGesture) -> Bool {
    let views = contacts[one.contacts[0]].scene.recognizerViews
    return one.delivery == other.delivery && areRipeTogether(one, other)
      && views[one.recognizer] == views[other.recognizer]
      && one.contacts.contains(where: other.contacts.contains)
      && scene.prevents(one.recognizer, other.recognizer)
      && scene.prevents(other.recognizer, one.recognizer)
  }

  /// Which recognizer of a tie was added last, be it anew; nil where nobody can say.
  fileprivate func lastAdded(of tie: [RipeGesture]) -> Int? {
    let numbers = tie.map(\.recognizer)
    let changes = recognizerChanges.filter {
      numbers.contains($0.recognizer)
        && ($0.kind == .attached || $0.kind == .reattached || $0.kind == .detached)
    }
    if script.addsInCallbacks { return nil }
    let start = tie.flatMap(\.contacts).map { contacts[$0].down.at }.min() ?? 0
    guard changes.allSatisfy({ $0.kind != .reattached && $0.at < start }) else { return nil }
    return changes.last { $0.kind == .attached }?.recognizer ?? numbers.max()
  }
}
