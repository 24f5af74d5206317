import TouchScript

/// Who is asked whether one recognizer waits for another, and how often.
extension Evidence {
  /// The question whether one recognizer waits for another is put to nobody twice, unless one of
  /// the two has been reset.
  func judgeQuestionsOnce() -> Verdict {
    Verdict.of(
      facts.indices,
      where: {
        (facts[$0].kind == .shouldRequireFailure || facts[$0].kind == .shouldBeRequiredToFail)
          && facts[$0].who >= 0 && facts[$0].other >= 0
      }
    ) { event in
      let fact = facts[event]
      let first = earlierQuestion(event)
      return .expect(
        first == nil, at: event,
        "it was asked again whether \(recognizerName(fact.who)) and "
          + "\(recognizerName(fact.other)) wait for one another, as in \(event: first ?? 0)",
        expected: "one question for each pair and attempt")
    }
  }

  /// The delegates that have a say in whether one recognizer waits for another are asked in every
  /// attempt in which that matters: where it recognizes while the other is undecided.
  func judgeQuestionsAsked() -> Verdict {
    let asks = scene.setting.recognizers.indices.filter { !sidesAsked(of: $0).isEmpty }
    return Verdict.of(
      asks.isEmpty ? [] : attempts, given: { $0.gestureAction }
    ) { waiter, action in
      Verdict.of(
        attempts, where: { isUndecidedRival($0, of: waiter, at: action) }
      ) { other in
        let (one, two) = (waiter.recognizer, other.recognizer)
        let missing = sidesAsked(of: one, two).first { kind, asked, about in
          !isAsked(kind, of: asked, about, for: waiter, before: action.event)
        }
        return .when(
          !sidesAsked(of: one, two).isEmpty,
          .require(
            missing == nil, by: action.event,
            "\(name(waiter)) recognized while \(name(other)) was undecided, and the delegate of "
              + "\(recognizerName(missing?.asked ?? one)) was not asked in this attempt whether one "
              + "waits for the other",
            expected: "one question for each pair and attempt"))
      }
    }
  }

  /// The delegates that implement the question whether `one` waits for `other`, where nobody says so.
  private func sidesAsked(
    of one: Int, _ other: Int
  ) -> [(kind: Observation.Kind, asked: Int, about: Int)] {
    guard scene.coordination.requirement(of: one, on: other).isEmpty else { return [] }
    let recognizers = scene.setting.recognizers
    var sides: [(kind: Observation.Kind, asked: Int, about: Int)] = []
    if recognizers[one].delegate?.requiresFailureOf != nil {
      sides.append((.shouldRequireFailure, one, other))
    }
    if recognizers[other].delegate?.isRequiredToFailBy != nil {
      sides.append((.shouldBeRequiredToFail, other, one))
    }
    return sides
  }

  /// The sides on which a recognizer's delegate has a say in who waits.
  private func sidesAsked(of number: Int) -> [Observation.Kind] {
    let delegate = scene.setting.recognizers[number].delegate
    var sides: [Observation.Kind] = []
    if delegate?.requiresFailureOf != nil { sides.append(.shouldRequireFailure) }
    if delegate?.isRequiredToFailBy != nil { sides.append(.shouldBeRequiredToFail) }
    return sides
  }

  /// Whether another recognizer of the same touch was surely undecided when one recognized: it was
  /// just told of the same event, and nobody else had recognized with it.
  private func isUndecidedRival(
    _ other: Attempt, of waiter: Attempt, at action: Attempt.Action
  ) -> Bool {
    guard other.recognizer != waiter.recognizer, action.delivery >= 0,
      let last = other.hearings.last(where: { $0 < action.event }),
      deliveryOfFact[last] == action.delivery, facts[last].state == .possible,
      other.actions.first?.event ?? .max > action.event, other.reset ?? .max > action.event,
      share(waiter, other, at: action.event)
    else { return false }
    let isRefused = recognizerFacts[other.recognizer].contains {
      $0 > last && $0 < action.event && facts[$0].kind == .shouldBegin && !facts[$0].answer
    }
    return !isRefused
      // Actions of one event come in any order. Source: GC-24, RE-02.
      && !recognitions.contains {
        $0.delivery == action.delivery
          && ($0.event < action.event
            || $0.recognizer != waiter.recognizer && mayStop($0.recognizer, other.recognizer))
      }
      // The pan of a scroll view may have prevented it.
      && !events[.scroll].contains {
        deliveryOfFact[$0] == action.delivery && $0 < action.event
          && facts[$0].word == .scroll(.willBeginDragging)
      }
      && !isKeptByAnother(other, beside: waiter, when: action.delivery)
  }

  /// Whether a delegate was asked about another recognizer since the last attempt of one.
  private func isAsked(
    _ kind: Observation.Kind, of asked: Int, _ about: Int, for waiter: Attempt, before event: Int
  ) -> Bool {
    let start =
      recognizerFacts[waiter.recognizer].last {
        facts[$0].kind == .reset && $0 < waiter.hearings.first ?? event
      } ?? -1
    return events[kind].contains {
      $0 > start && $0 < event && facts[$0].who == asked && facts[$0].other == about
        && facts[$0].word == .asked(.delegate)
    }
  }

  /// The first time that the same question was put, since one of the two was reset. Nobody sees when
  /// a scroll view's own pan is: perhaps when all fingers have lifted. Source: GR-42, RE-35.
  private func earlierQuestion(_ event: Int) -> Int? {
    let pair = [facts[event].who, facts[event].other]
    var reset = facts[..<event].lastIndex { $0.kind == .reset && pair.contains($0.who) } ?? 0
    if pair.contains(where: { !recognizer($0).isWatched }) {
      for touch in contacts where touch.isFirst {
        let start = deliveries[touch.down.delivery].events.lowerBound
        if start <= event { reset = max(reset, start) }
      }
    }
    return (reset..<event).first { facts[$0].isSameQuestion(as: facts[event]) }
  }
}
