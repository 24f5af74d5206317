import TouchScript

extension Invariants {
  /// Chapter TO: views that want touches for themselves.
  static let exclusiveTouch: [Invariant] = [
    .exclusiveViewKeepsOthersOut, .exclusiveViewStaysOut, .exclusiveTouchOfWindow,
  ]
}

extension Invariant {
  /// TO-29: while a view with exclusive touch has a touch, no other view of the window gets one.
  static let exclusiveViewKeepsOthersOut = Invariant(
    "TO-29", of: [.exclusiveTouch, .severalFingers]
  ) { evidence in
    evidence.judgeRivals { first, second in
      guard evidence.view(first.view).isExclusiveTouch else { return .notExercised }
      return evidence.judgeKeptOut(
        second, while: first,
        "while \(evidence.name(first.view)), which wants touches for itself, had one")
    }
  }

  /// TO-30: while another view of the window has a touch, a view with exclusive touch gets none.
  static let exclusiveViewStaysOut = Invariant("TO-30", of: [.exclusiveTouch, .severalFingers]) {
    evidence in
    evidence.judgeRivals { first, second in
      guard evidence.view(second.view).isExclusiveTouch else { return .notExercised }
      return evidence.judgeKeptOut(
        second, while: first,
        "though it wants touches for itself, while \(evidence.name(first.view)) had one")
    }
  }

  /// TO-31: exclusive touch is no matter between windows.
  static let exclusiveTouchOfWindow = Invariant("TO-31", of: [.exclusiveTouch, .severalFingers]) {
    evidence in
    evidence.judgePairs { first, second in
      guard first.scene.windows[first.view] != second.scene.windows[second.view],
        evidence.view(first.view).isExclusiveTouch || evidence.view(second.view).isExclusiveTouch,
        evidence.mustHearAtOnce(second)
      else { return .notExercised }
      return .require(
        second.viewCalls.contains {
          $0.phase == .began && $0.delivery == second.down.delivery
        }, by: evidence.endOf(second.down.delivery),
        "\(evidence.name(second.view)) was not told of its touch, because "
          + "\(evidence.name(first.view)) in another window had one",
        expected: "touchesBegan of \(evidence.name(second.view))")
    }
  }
}

extension Evidence {
  /// Pairs of touches: the second comes down in another view while the first one's view has its own.
  fileprivate func judgePairs(_ judge: (Touch, Touch) -> Verdict) -> Verdict {
    if contacts.count < 2 { return .notExercised }
    return eachTouch { second in
      let down = deliveries[second.down.delivery]
      return eachTouch(needs: [.view, .clear]) { first in
        guard first.view != second.view, first.down.delivery < second.down.delivery,
          first.end.map({ $0.delivery > second.down.delivery }) ?? true,
          isOwedEnd(first, before: down.events.lowerBound)
        else { return .notExercised }
        return judge(first, second)
      }
    }
  }

  /// Such pairs in one window.
  fileprivate func judgeRivals(_ judge: (Touch, Touch) -> Verdict) -> Verdict {
    guard ingredients.contains(.exclusiveTouch) else { return .notExercised }
    return judgePairs { first, second in
      second.scene.windows[first.view] == second.scene.windows[second.view]
        ? judge(first, second) : .notExercised
    }
  }

  /// Whether a view hears nothing of a touch as long as another view has one.
  fileprivate func judgeKeptOut(
    _ second: Touch, while first: Touch, _ why: String
  ) -> Verdict {
    let over = first.viewCalls.first { $0.phase == .ended || $0.phase == .cancelled }
    let end = min(over?.event ?? Int.max, first.uprooting)
    let wrong = second.viewCalls.first { $0.event < end }
    return .expect(
      wrong == nil, at: wrong?.event ?? 0,
      "\(name(second.view)) was told of the touch of finger \(second.finger) \(why)",
      expected: "no call for this touch")
  }
}
