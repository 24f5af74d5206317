import TouchScript

extension Touch {
  /// What a rule can need of a touch before it says anything of it.
  ///
  /// Where a need is not met the touch is in doubt, for a reason that can be said in words. Each
  /// need is looked at once for each touch, and only if some rule asks.
  struct Need: Bits {
    let rawValue: UInt64

    init(rawValue: UInt64) { self.rawValue = rawValue }

    private init(bit: UInt64) { rawValue = 1 << bit }

    // MARK: What is asked

    /// The rules say what becomes of it: the app does not ignore events while it is down.
    static let clear = Need(bit: 0)
    /// No other finger is down at any time while this one is.
    static let alone = Need(bit: 1)
    /// No other finger is down when this one comes down.
    static let first = Need(bit: 2)
    /// No finger lifted shortly before this one came down.
    static let fresh = Need(bit: 3)
    /// The finger lifts.
    static let lifted = Need(bit: 4)
    /// It is short and still enough to be a tap by anybody's limits. Source: KR-03, KR-05.
    static let tap = Need(bit: 5)
    /// It is too long, or goes too far, to be a tap by anybody's limits.
    static let noTap = Need(bit: 6)
    /// It is known how the scene is when the finger comes down.
    static let sure = Need(bit: 7)

    // MARK: Who receives it, if it has the view that it has

    /// The touch has a view of the scene.
    static let view = Need(bit: 8)
    /// Neither its window nor the application drops events.
    static let delivered = Need(bit: 9)
    /// Some recognizer is to receive it.
    static let receivers = Need(bit: 10)
    /// One recognizer is to receive it, and no other.
    static let oneReceiver = Need(bit: 11)
    /// No finger lifted shortly before, or no receiver counts taps.
    static let uncounted = Need(bit: 12)
    /// No finger lifted shortly before, or all receivers are single taps.
    static let calm = Need(bit: 13)
    /// All receivers look for one finger, and those that are no taps can make nothing of one.
    static let ofOneFinger = Need(bit: 14)
    /// Nobody but single taps can make anything of a tap, nor holds it up.
    static let simple = Need(bit: 15)
    /// No receiver may take a short touch for a long press.
    static let unhurried = Need(bit: 16)
    /// No receiver has to wait for another to fail, so that what becomes of them is for other rules
    /// to say. Source: rulebook GC-27 to GC-35.
    static let unbound = Need(bit: 17)
    /// No view above the one that is hit might have a say in who begins. Source: GC-09.
    static let unvetoed = Need(bit: 18)
    /// It is known what the view that is hit says to a tap of an ancestor. Source: CT-32.
    static let answered = Need(bit: 19)
    /// Its view is no text field: nobody knows what those do with recognizers of their own.
    static let noTextField = Need(bit: 20)
    /// The script and everybody's answers say who receives it, and leave what they do with it
    /// alone.
    static let surelyReceived = Need(bit: 21)
    /// It is known who receives it, and nothing is done to them or to it until the lift.
    static let undisturbed = Need(bit: 22)
    /// The same until the script is over.
    static let untroubled = Need(bit: 23)
    /// Nothing is left open about it at the end of the script.
    static let settled = Need(bit: 24)
    /// It is not part of what a scroll view scrolls, which delays and takes touches.
    static let unscrolled = Need(bit: 25)
    /// Its view receives it as its recognizers let it, and nobody else.
    static let leftToView = Need(bit: 26)
    /// The rules say that the view receives it in the event of the touch-down.
    static let prompt = Need(bit: 27)
    /// It is known which view it must hit, and which view it has.
    static let aimed = Need(bit: 28)

    /// No receiver delays the touch-down, so that its view receives it then or never. Source:
    /// GR-20.
    static let beginsOnTime = Need(bit: 38)
    /// No receiver that may be undecided at the lift delays it. Source: GR-25.
    static let endsOnTime = Need(bit: 40)
    /// No part of it may rightly reach its view only after the lift.
    static let onTime = Need(bit: 46)

    // MARK: What was seen

    /// Its view received touchesBegan.
    static let heard = Need(bit: 29)
    /// All receivers received it from the beginning, with nothing decided before.
    static let heardByAll = Need(bit: 30)
    /// All receivers that see a tap in it, and may begin, received it from the beginning.
    static let heardByCandidates = Need(bit: 33)
    /// No recognizer was seen to recognize it.
    static let unrecognized = Need(bit: 31)
    /// A control is its view, and can be expected to track it, and it alone.
    static let trackable = Need(bit: 32)

    // MARK: What keeps it from its view, or its view from it

    /// No window of the scene, nor the application, drops events.
    static let undropped = Need(bit: 34)
    /// No view of the scene wants all touches for itself.
    static let unclaimed = Need(bit: 35)
    /// Every scroll view above its view lets what it scrolls have touches.
    static let letIn = Need(bit: 36)
    /// No scroll view holds it back for a moment. Source: TV-03, TV-09.
    static let unheld = Need(bit: 37)
    /// Some receiver may hold its beginning back.
    static let delayed = Need(bit: 39)
    /// Its view is a control.
    static let onControl = Need(bit: 41)
    /// The script does nothing to the control that is its view. Source: EX-12, CT-25.
    static let unmeddled = Need(bit: 42)
    /// It stays in its place for too long for a tap, by anybody's limits.
    static let held = Need(bit: 44)
    /// All receivers are taps of one finger.
    static let underTapsOfOneFinger = Need(bit: 45)
    /// The scene changes as the script goes on.
    static let changing = Need(bit: 43)

    /// Its view is no control of a class that tracks in a way of its own. Source: CT-41.
    static let tracksPlainly = Need(bit: 60)

    // MARK: What belongs together

    /// A touch of which the rules say who receives it.
    static let told: Need = [.view, .clear, .delivered]
    /// A touch that some recognizer receives, and to which nothing is done but by fingers.
    static let received: Need = [.view, .clear, .delivered, .receivers, .undisturbed]
    /// A tap by itself, of which the rules tell what recognizers make of it.
    static let predictable: Need = [
      .view, .alone, .tap, .receivers, .uncounted, .unvetoed, .answered, .unbound, .unhurried,
      .undisturbed,
    ]
    /// A tap by itself, which nobody but taps of one finger can make anything of, be they bound to
    /// one another or not.
    static let loneTap: Need = [
      .view, .alone, .tap, .fresh, .receivers, .unvetoed, .answered, .ofOneFinger,
    ]
    /// A tap on a control or a row, of which the places of single taps tell the outcome.
    static let contested: Need = [.tap, .lifted, .surelyReceived, .noTextField, .simple, .calm]
  }
}

extension Touch.Need {
  /// Why a touch that does not meet the need is in doubt; of several needs, the first counts.
  var doubt: String {
    switch first ?? [] {
    case .clear: "the app ignores events while it is down, or changed the scene as it landed"
    case .alone: "another finger is down at the same time"
    case .first: "another finger is down when it comes down"
    case .fresh: "a finger lifted shortly before"
    case .lifted: "its finger does not lift"
    case .tap: "it may be too long, or go too far, for a tap"
    case .noTap: "it may be a tap"
    case .sure: "the app changes the scene in an open order as it comes down"
    case .view: "it has no view of the scene"
    case .delivered: "its window or the application drops events"
    case .receivers: "no recognizer receives it"
    case .oneReceiver: "not one recognizer alone receives it"
    case .uncounted: "a finger lifted shortly before, and a receiver counts taps"
    case .calm: "a finger lifted shortly before, and not all receivers are single taps"
    case .ofOneFinger: "a receiver looks for several fingers, or may take a tap for something else"
    case .simple: "a receiver but single taps may make something of a tap, or holds it up"
    case .unhurried: "a long press may begin in a short time"
    case .unbound: "a receiver waits for another to fail"
    case .unvetoed: "a view above its own may have a say in who begins"
    case .answered: "nobody knows what its view says to a tap"
    case .noTextField: "nobody knows what a text field does with its own recognizers"
    case .surelyReceived: "changes or answers leave open who receives it"
    case .undisturbed: "the app or the system does something to it or its recognizers"
    case .untroubled: "the app or the system does something to it or its recognizers later"
    case .settled: "the script ends before everything about it is settled"
    case .unscrolled: "it is in a scroll view"
    case .leftToView: "scroll views, exclusive views or dropped events may keep it from its view"
    case .prompt: "its view need not get it at once"
    case .beginsOnTime: "a receiver may delay its touch-down"
    case .endsOnTime: "a receiver may delay its lift"
    case .onTime: "a receiver may hold it back beyond its lift"
    case .aimed: "nobody can say which view it must hit"
    case .heard: "its view did not get touchesBegan"
    case .heardByAll: "not all receivers got it from the beginning"
    case .heardByCandidates: "not all that may recognize it got it from the beginning"
    case .unrecognized: "a recognizer recognized it, or may have"
    case .trackable: "it is on no control that must track it, and it alone"
    case .undropped: "a window or the application drops events"
    case .unclaimed: "a view wants all touches for itself"
    case .letIn: "a scroll view keeps touches from what it scrolls"
    case .unheld: "a scroll view holds it back for a moment"
    case .delayed: "no receiver holds its beginning back"
    case .onControl: "its view is no control"
    case .changing: "the scene never changes"
    case .held: "it does not stay in its place for too long for a tap"
    case .underTapsOfOneFinger: "a receiver is no tap of one finger"
    case .unmeddled: "the script does something to its control"
    case .tracksPlainly: "its control is of a class that tracks in a way of its own"
    default: "nothing is in doubt"
    }
  }
}

extension Touch {
  /// The needs that cost nothing to look at: for every touch they are looked at beforehand.
  var plainDoubts: Need {
    var doubts: Need = []
    if !isClear { doubts.insert(.clear) }
    if !isAlone { doubts.insert(.alone) }
    if !isFirst { doubts.insert(.first) }
    if !isFresh { doubts.insert(.fresh) }
    if up == nil { doubts.insert(.lifted) }
    if !isSurelyTap { doubts.insert(.tap) }
    if !isSurelyNoTap { doubts.insert(.noTap) }
    if !moment.isSure { doubts.insert(.sure) }
    if !hasView { doubts.insert(.view) }
    if isDropped { doubts.insert(.delivered) }
    if receivers.isEmpty { doubts.insert(.receivers) }
    if receivers.count != 1 { doubts.insert(.oneReceiver) }
    if !viewCalls.contains(where: { $0.phase == .began }) { doubts.insert(.heard) }
    return doubts
  }
}

extension Touch.Need {
  /// Those that `Touch.plainDoubts` looks at.
  static let plain: Self = [
    .clear, .alone, .first, .fresh, .lifted, .tap, .noTap, .sure, .view, .delivered, .receivers,
    .oneReceiver, .heard,
  ]
}

extension [Touch] {
  /// The needs that none of the touches meets, as far as is known.
  var commonDoubts: Touch.Need {
    var doubts = UInt64.max
    for place in indices { doubts &= self[place].doubts.rawValue }
    return Touch.Need(rawValue: doubts)
  }
}

extension Evidence {
  /// Whether a touch meets all needs.
  func meets(_ needs: Touch.Need, _ touch: Touch) -> Bool { doubt(about: touch, needs) == nil }

  /// The first need that is found not to be met by a touch; nil where it meets all.
  func doubt(about touch: Touch, _ needs: Touch.Need) -> Touch.Need? {
    if let known = touch.doubts.intersection(needs).first { return known }
    var open = needs.subtracting(touch.examined)
    while let need = open.first {
      open = open.subtracting(need)
      touch.examined.insert(need)
      if !isMet(need, touch) {
        touch.doubts.insert(need)
        commonDoubts = contacts.commonDoubts
        return need
      }
    }
    return nil
  }

  /// Judges the touches that meet all needs.
  func eachTouch(needs: Touch.Need = .told, _ judge: (Touch) -> Verdict) -> Verdict {
    Verdict.of(contacts) { meets(needs, $0) ? judge($0) : .notExercised }
  }

  private func isMet(_ need: Touch.Need, _ touch: Touch) -> Bool {
    switch need {
    case .aimed:
      touch.view != Scene.unknown && touch.aim.hit != Scene.unknown && !lacksView(touch)
    case .heardByAll: haveHeard(touch.receivers, touch)
    case .heardByCandidates: haveHeard(touch.outcome.candidates, touch)
    case .unrecognized: !isRecognized(touch) && !mayBeRecognizedUnseen(touch)
    case .trackable: isTrackable(touch, beside: Scene.none)
    case .changing: moments.count > 1
    case .held: touch.isHeld
    case .undropped: !ingredients.contains(.droppedEvents)
    case .unclaimed: !ingredients.contains(.exclusiveTouch)
    case .letIn: isLetIn(touch)
    case .unheld: !isHeldByScrollViews(touch)
    case .onControl: scene.isControl(touch.view)
    case .unmeddled: !isMeddledWith(touch)
    case .tracksPlainly: !touch.hasView || !view(touch.view).kind.tracksInItsOwnWay
    default: isMetByReceivers(need, touch)
    }
  }

  /// What follows from who receives the touch, if it has the view that it has.
  private func isMetByReceivers(_ need: Touch.Need, _ touch: Touch) -> Bool {
    let receivers = touch.receivers
    let recognizers = touch.scene.recognizers
    return switch need {
    case .uncounted: touch.isFresh || !receivers.contains { recognizers[$0].isSerial }
    case .calm:
      touch.isFresh
        || receivers.allSatisfy { recognizers[$0].kind == .tap && recognizers[$0].taps == 1 }
    case .ofOneFinger: receivers.allSatisfy { recognizers[$0].leavesTaps }
    case .simple: receivers.allSatisfy { recognizers[$0].isSimple }
    case .unhurried: !receivers.contains { recognizers[$0].mayBeginEarly }
    case .unbound: !scene.coordination.binds(receivers)
    case .unvetoed: touch.hasView && !touch.scene.mayVeto(above: touch.view)
    case .answered: touch.hasView && !view(touch.view).kind.answersTapsUnknown
    case .noTextField: touch.hasView && view(touch.view).kind != .textField
    case .surelyReceived: forecast.isSureOfReceivers(of: touch)
    case .undisturbed: forecast.spares(touch)
    case .untroubled: forecast.spares(touch, until: .max)
    case .settled: leavesNothingOpen(touch)
    case .unscrolled: !isScrolled(touch)
    case .leftToView: isUnclaimed(touch)
    // Nobody need receive a touch that an animated view may swallow. If the view receives it all
    // the same, so may recognizers that hold it back. Source: HT-28, RE-70.
    case .beginsOnTime where touch.isDropped, .endsOnTime where touch.isDropped: false
    case .beginsOnTime:
      !receivers.contains { recognizer($0).mayDelayTouchesBegan || recognizer($0).mayTakeAtOnce }
    case .endsOnTime:
      !receivers.contains { recognizer($0).delaysTouchesEnded && waits($0, touch) }
    case .onTime:
      meets(.endsOnTime, touch)
        && (meets(.beginsOnTime, touch) || !receivers.contains { waits($0, touch) })
    case .prompt: isPrompt(touch)
    case .underTapsOfOneFinger:
      receivers.allSatisfy { recognizer($0).kind == .tap && recognizer($0).touches == 1 }
    case .delayed:
      // Nobody can say when a class of the app's own gives up.
      receivers.contains { recognizer($0).delaysTouchesBegan }
        && !receivers.contains { recognizer($0).kind == .custom }
    default: false
    }
  }
}
