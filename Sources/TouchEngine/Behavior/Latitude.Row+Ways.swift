/// How each row can be chosen.
extension Latitude {
  /// One way of choosing a row.
  struct Way: Sendable {
    /// The word that tells it from the other ways of the row; nil: it is the only one.
    let word: String?
    let choose: @Sendable (inout Latitude) -> Void
    let isChosen: @Sendable (Latitude) -> Bool
  }

  /// What can be said of a row.
  enum Building: Sendable {
    /// It can be chosen in some ways, of which the first is meant where no word says which.
    case built([Way])
    /// It cannot be chosen, for a reason.
    case notBuilt(String)

    /// One way: to set a flag, or to clear it.
    static func flag(
      _ path: any WritableKeyPath<Latitude, Bool> & Sendable, is value: Bool = true
    ) -> Building {
      .built([
        Way(word: nil, choose: { $0[keyPath: path] = value }) { $0[keyPath: path] == value }
      ])
    }

    /// Three ways: to set the first flag, the second, or both; the latter two have words.
    static func flags(
      _ first: any WritableKeyPath<Latitude, Bool> & Sendable,
      _ second: any WritableKeyPath<Latitude, Bool> & Sendable, _ word: String, _ both: String
    ) -> Building {
      let ways: [(word: String?, Bool, Bool)] = [
        (nil, true, false), (word, false, true), (both, true, true),
      ]
      return .built(
        ways.map { word, one, other in
          Way(
            word: word,
            choose: { ($0[keyPath: first], $0[keyPath: second]) = (one, other) },
            isChosen: { ($0[keyPath: first], $0[keyPath: second]) == (one, other) })
        })
    }

    /// A way for each word but the first, which is what the engine does by itself.
    static func words<Word: RawRepresentable<String> & CaseIterable & Equatable & Sendable>(
      _ path: any WritableKeyPath<Latitude, Word> & Sendable
    ) -> Building {
      .built(
        Word.allCases.dropFirst().map { word in
          Way(word: word.rawValue, choose: { $0[keyPath: path] = word }) {
            $0[keyPath: path] == word
          }
        })
    }

    /// A way for each number.
    static func numbers(
      _ path: any WritableKeyPath<Latitude, Int> & Sendable, _ numbers: [(word: String, Int)]
    ) -> Building {
      .built(
        numbers.map { word, number in
          Way(word: word, choose: { $0[keyPath: path] = number }) { $0[keyPath: path] == number }
        })
    }
  }
}

extension Latitude.Row {
  /// The ways of choosing the row, or why there is none.
  var building: Latitude.Building {
    switch self {
    case .re01: .flag(\.tellsRecognizersInAnyOrder)
    case .re02: .flag(\.sendsActionsInAnyOrder)
    case .re03: .flag(\.callsTargetsInAnyOrder)
    case .re04: .flag(\.tellsViewsInAnyOrder)
    case .re05: .numbers(\.hitTestingPasses, [("2", 2), ("3", 3)])
    case .re06: .flag(\.asksChosenWindowAgain)
    case .re07: .flag(\.asksAboutEventsEarly)
    case .re08: .flag(\.asksAboutTouchesEarly)
    case .re09: .flag(\.asksAboutTouchesLate)
    case .re10: .flag(\.asksAboutTouchesTwice)
    case .re11: .words(\.eventQuestions)
    case .re12: .flag(\.asksFingerByFinger)
    case .re13: .flags(\.separatesFingers, \.interruptsFingerByFinger, "interruptions", "always")
    case .re14: .notBuilt("hit-testing is given no event, and a trace would not show it")
    case .re15: .flag(\.asksViewsFirst)
    case .re16: .words(\.viewsAsked)
    case .re17: .words(\.simultaneityQuestions)
    case .re18: .flag(\.asksForFailureAtTouchDown)
    case .re19: .flag(\.dropsIdleMoves)
    case .re20: .notBuilt("the engine does so by itself; RE-19 is the other way")
    case .re21: .flag(\.restingTouchesForgetTheirWay)
    case .re22: .notBuilt("a trace does not show which object an event is")
    case .re23: .flag(\.reusesTouches)
    case .re24: .flag(\.takesSetsInAnyOrder)
    case .re25: .flag(\.forgetsTapsOfLongTouches)
    case .re26: .flag(\.countsTapsInEachView)
    case .re27: .flag(\.countsTapsOfEachFinger)
    case .re28: .flag(\.keptOutTouchesHaveNoView)
    case .re29: .flag(\.touchesStayInAskedWindow)
    case .re30: .flag(\.leavesOutTouchesThatHitNothing)
    case .re31: .flag(\.deliversLastOfSeveral)
    case .re32: .flag(\.keepsOutThirdFinger)
    case .re33: .flag(\.scrollViewsTakeSeveralFingers)
    case .re34: .flag(\.setsLeaveOutEndedTouches)
    case .re35: .flag(\.hasPrivateContainers)
    case .re36: .flag(\.exclusiveTouchBindsRecognizers)
    case .re37: .flag(\.replaysAllMoves)
    case .re38: .flag(\.lateTouchesAreUpToDate)
    case .re39: .flag(\.tellsLateTouchesLast)
    case .re40: .flag(\.cancelsTouchesOneByOne)
    case .re41: .flag(\.resetsBeforeSendingEnds)
    case .re42: .words(\.resetTime)
    case .re43: .flag(\.resetsWithoutAttempt)
    case .re44: .words(\.tiedResets)
    case .re45: .notBuilt("the engine does so by itself; to tell it of the lift would break GR-40")
    case .re46: .flag(\.failsPreventedAtOnce)
    case .re47: .flag(\.asksOnlyWinners)
    case .re48: .flag(\.cancelsWithNextEvent)
    case .re49: .flag(\.surplusFailsTapsAtLift)
    case .re50: .flag(\.lackFailsTapsLater)
    case .re51: .words(\.tapLocation)
    case .re52: .words(\.pansOfTooFew)
    case .re53: .flag(\.translationLeavesOutHysteresis)
    case .re54: .words(\.lateSurplusOfPans)
    case .re55: .notBuilt("a scene cannot set the maximum of a scroll view's pan")
    case .re56: .words(\.surplusOfPresses)
    case .re57: .flag(\.swipesIgnoreSurplus)
    case .re58: .flag(\.pinchesPause)
    case .re59: .words(\.closeRotations)
    case .re60: .flag(\.edgePansDelayTouches)
    case .re61: .flag(\.setsControlFlagsLate)
    case .re62: .words(\.dragsAcrossBorder)
    case .re63: .flag(\.valueControlsKeepTouchEvents)
    case .re64: .flag(\.controlsAlwaysAskInside)
    case .re65: .words(\.selectionTime)
    case .re66:
      .numbers(\.contentDelayMilliseconds, [("shorter", 100), ("longer", 250), ("off", 0)])
    case .re67: .flag(\.windowsLeadToApplication)
    case .re68: .notBuilt("a read of next is no callback, and a trace does not show it")
    case .re69: .flag(\.interruptsWithoutSending)
    case .re70: .flag(\.animatedViewsSwallowTouches)
    case .re71: .flag(\.cancelsTouchesOfRemovedViews, is: false)
    case .re72: .flag(\.additionsCountAtOnce)
    case .re73: .numbers(\.thresholdPlace, (1...99).map { (String($0), $0) })
    }
  }

  /// Why the row cannot be chosen; nil: it can.
  public var reasonNotBuilt: String? {
    if case .notBuilt(let reason) = building { reason } else { nil }
  }
}

extension Latitude {
  /// A row that can be chosen, or a choice that is no row, with its ways.
  struct Entry: Sendable {
    let id: String
    let row: Row?
    let ways: [Way]
  }

  /// Everything that can be chosen: rows in their order, then what other rules leave open.
  static let entries: [Entry] = {
    func entry(_ id: String, _ building: Building, _ row: Row? = nil) -> Entry? {
      if case .built(let ways) = building { Entry(id: id, row: row, ways: ways) } else { nil }
    }
    let rows = Row.allCases.compactMap { entry($0.id, $0.building, $0) }
    let others = [
      entry("CT-18", .flag(\.repeatsRegistrations)),
      entry("CT-19", .flag(\.callsLatestRegistrationFirst)),
      entry("EX-12", .flag(\.cancelsDisabledControls)),
      entry("EX-19", .flag(\.cancelsCoveredTouches, is: false)),
      entry("EX-22", .flag(\.animationsCancelTouches)),
      entry("KR-04", .flag(\.keepsTapsInBounds)),
      entry("TV-03", .flag(\.idleScrollViewsDelayTouches)),
    ]
    return rows + others.compactMap(\.self)
  }()

  /// Rows, or ways of choosing them, that cannot go together, and why.
  package static let exclusions: [(one: String, other: String, because: String)] = [
    ("RE-08", "RE-09", "a touch is asked about either before its event is sent or afterwards"),
    ("RE-09", "RE-12", "a touch is asked about either before its event is sent or afterwards"),
    (
      "RE-09", "RE-18",
      "about failure is asked at the touch-down only of recognizers that may have the touch"
    ),
    ("RE-19", "RE-20", "a move to the same place is either dropped or sent"),
    (
      "RE-41", "RE-42:touchDown",
      "a recognizer is reset either while its last event is sent or at the next touch-down"
    ),
  ]
}
