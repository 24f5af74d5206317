import TouchScript

extension Relations {
  /// M-8.
  static let openOrder = Relation(
    "M-8", from: ["GR-03", "GC-12"],
    says: "If every view has at most one recognizer, the order in which recognizers get a touch, "
      + "which UIKit leaves open, changes only the order at one moment.",
    change: reordering
  ) { told, changed in
    Telling(told).comparedInAnyOrder(with: Telling(changed, after: told), of: told.scenario)
  }

  @Sendable
  private static func reordering(_ scenario: Scenario) -> Scenario? {
    guard scenario.recognizers.count > 1, scenario.whatOrderDecides == .nothing else { return nil }
    var pick = Pick(scenario)
    guard let seed = pick.one(of: Array(1...8)) else { return nil }
    var changed = scenario
    changed.orderSeed = scenario.orderSeed == seed ? seed + 1 : seed
    return changed
  }
}

extension Scenario {
  /// What an open order decides: how much of a scene may come out otherwise where recognizers, views
  /// or touches are gone through in another order. Source: rulebook RE-01 to RE-04, RE-24.
  enum WhatOrderDecides {
    case nothing, recognizers, everything
  }

  /// How much of the scene an open order decides.
  var whatOrderDecides: WhatOrderDecides {
    // A scroll view has a recognizer of its own.
    let scrollViews = views.lazy.filter(\.kind.isScrollView).map(\.id)
    let owners = recognizers.map(\.view) + scrollViews
    if !reactions.isEmpty {
      // The first receiver has the app react first. So it is with the targets of a control, whose
      // order is open too. Source: RE-03.
      let mayReactAmidTargets =
        views.contains { !$0.targets.isEmpty }
        && reactions.contains { if case .controlEvent = $0.on { true } else { false } }
      if mayReactAmidTargets { return .everything }
      return owners.isEmpty && script.allSatisfy { $0.touches.count < 2 } ? .nothing : .everything
    }
    let isOpen =
      Set(owners).count != owners.count
      // What two of them see at one moment without an event, the first to look sees first. A scroll
      // view gives up a touch in time, too. Source: RE-66.
      || recognizers.count(where: \.actsInTime) + (scrollViews.isEmpty ? 0 : 1) > 1
      || allChanges.contains(where: \.attachesRecognizer)
      // A subclass that decides before super recognizes before it has measured the finger, or after,
      // as others have received it before or not. Source: GR-53.
      || owners.count > 1 && recognizers.contains(where: \.decidesBeforeSuper)
      // One that recognizes as the system takes its touches does so if the others have given up, and
      // fails with them otherwise. Source: GR-45, RE-01.
      || owners.count > 1 && recognizers.contains(where: \.recognizesAsTouchesAreTaken)
      // What a delegate answers by another recognizer's state, it answers by who has received the
      // event. Source: GR-03, RE-01.
      || recognizers.contains { $0.delegate?.onlyWhileOtherIs.isEmpty == false }
      // Of two classes of the app's own one may give up in the event in which the other recognizes, before it or
      // after it. Source: GC-13, GR-53, RE-01.
      || recognizers.count { $0.kind == .custom && !$0.decisions.isEmpty } > 1
        && recognizers.contains { $0.decisions.contains { $0.from != .possible } }
      || mayTrackEitherOfTwo || mayFollowSomeOfSeveral || mayIgnoreAsAnotherDecides
      || mayTurnEitherWay || mayGiveUpTogether || mayReleaseTogether
    return isOpen ? .recognizers : .nothing
  }
}

extension Scenario {
  /// Whether a control or a table may get two fingers that land together in one call, and
  /// follow either; or of one by a view in it, or before it in the responder chain, that passes it on, before or
  /// after the other.
  /// Source: rulebook CT-13, TO-21, RE-04, RE-24.
  private var mayTrackEitherOfTwo: Bool {
    guard script.contains(where: { $0.touches.count > 1 }) else { return false }
    let trackers = views.lazy.filter { $0.kind.isControl || $0.kind == .tableView }.map(\.id)
    if trackers.isEmpty { return false }
    return views.contains {
      [$0.parent, $0.overrides.next].contains { $0.map(trackers.contains) ?? false }
    }
      || views.contains(where: \.isMultipleTouchEnabled)
        && script.contains { $0.touches.count { $0.phase == .began } > 1 }
  }
}

extension Scenario {
  /// Whether a recognizer may follow some of several fingers that land together, and ignore others.
  /// Source: rulebook GR-16, TO-21, RE-24, RE-56, RE-57.
  private var mayFollowSomeOfSeveral: Bool {
    script.contains { $0.touches.count { $0.phase == .began } > 1 } && mayIgnoreSome
  }

  /// Whether a class of the app's own may recognize at the touch-down of a finger that another
  /// recognizer ignores, and so keeps no more from it, once it has received it.
  /// Source: rulebook GC-11, GC-25, GR-03, RE-01, RE-56, RE-57.
  private var mayIgnoreAsAnotherDecides: Bool {
    recognizers.count > 1 && recognizers.contains { $0.kind == .custom }
      && (mayIgnoreSome || recognizers.contains { !$0.ignoredFingers.isEmpty })
  }

  /// Whether two fingers come down in one place, from where one goes: the line between them has no
  /// direction at first, and which of them it starts from decides to which side it turns.
  /// Source: rulebook KR-51, RE-24.
  private var mayTurnEitherWay: Bool {
    guard recognizers.contains(where: { $0.kind == .rotation }) else { return false }
    let starts = script.flatMap(\.touches).filter { $0.phase == .began }
    return starts.indices.contains { place in
      starts[..<place].contains {
        $0.finger != starts[place].finger && $0.location == starts[place].location
      }
    }
  }

  /// Whether two taps may give up at one moment, of which one delays touches and another recognizer
  /// waits for the other: views receive the touches first, or lose them first.
  /// Source: rulebook GR-20, GC-28, KR-05, RE-01.
  private var mayGiveUpTogether: Bool {
    recognizers.count > 2 && recognizers.contains(where: \.delaysTouchesBegan)
      && recognizers.count { $0.kind == .tap } > 1 && recognizers.contains(where: \.mayMakeWait)
  }

  /// Whether a double tap may release the end of a touch at the moment, without an event, at which
  /// another recognizer, or a scroll view, releases the beginning of the next: a control or a table that
  /// follows one touch follows the next as well only where it gets the end first.
  /// Source: rulebook CT-13, GR-20, GR-25, RE-01.
  private var mayReleaseTogether: Bool {
    recognizers.contains { $0.taps > 1 }
      && (recognizers.count > 1 && recognizers.contains(where: \.delaysTouchesBegan)
        || views.contains(where: \.kind.isScrollView))
      && views.contains { $0.kind.isControl || $0.kind == .tableView }
  }

  /// Whether there may be more fingers than a recognizer follows.
  private var mayIgnoreSome: Bool {
    let fingers = script.lazy.flatMap(\.touches).count { $0.phase == .began }
    // A tap fails with them.
    return recognizers.contains {
      $0.kind != .tap && $0.kind != .scrollPan && fingers > $0.mostTouches
    }
  }
}

extension Scenario.Recognizer {
  /// Whether it is a class of UIKit's, with a subclass of which the app decides.
  fileprivate var decidesBeforeSuper: Bool { kind != .custom && !decisions.isEmpty }

  /// Whether it leaves possible because the system takes its touches.
  fileprivate var recognizesAsTouchesAreTaken: Bool {
    decisions.contains { $0.on == .cancelled && $0.from == .possible && $0.sets != .failed }
  }

  /// Whether time alone may have it recognize, or fail.
  fileprivate var actsInTime: Bool { kind == .longPress || decisions.contains { $0.after > 0 } }
}

extension Scenario.Change {
  fileprivate var attachesRecognizer: Bool {
    if case .addRecognizer = self { true } else { false }
  }
}

extension Telling {
  /// Compares with what a changed scene tells that means the same, whatever the order at one moment;
  /// where that order decides more than itself, the events alone.
  /// Source: rulebook GR-03, section 14.
  func comparedInAnyOrder(with other: Telling, of scenario: Scenario) -> Compared? {
    switch scenario.whatOrderDecides {
    case .nothing: Compared(mine: whateverTheOrder, its: other.whateverTheOrder)
    case .recognizers: Compared(mine: eventsAlone, its: other.eventsAlone)
    case .everything: nil
    }
  }

  /// What was received of which fingers do what, and in which views they are.
  private var eventsAlone: Telling {
    var telling = self
    telling.entries.removeAll { $0.event.kind != .sendEvent }
    return telling
  }

  /// What was received, without what depends on who receives first: how far a recognizer is when
  /// others have yet to receive the event, and whether it receives one in which another recognizes,
  /// which recognizers are asked whether they should begin, which of
  /// several scroll views is asked first about a touch that one of them refuses, and which touches
  /// views receive together when several recognizers give up at a time without an event.
  var whateverTheOrder: Telling {
    var telling = self
    let sent = times { $0 == .sendEvent }
    // The pan of a scroll view tells by what it scrolls that it has begun.
    let decided = times { $0 == .action || $0 == .scroll }
    telling.entries = []
    telling.entries.reserveCapacity(entries.count)
    for place in entries.indices {
      var entry = entries[place]
      // The last receiver may have been prevented, and receive nothing, nor be asked about the
      // event. Source: GC-13, RE-11, RE-46.
      if entry.event.kind == .recognizer || entry.event.kind == .shouldReceiveEvent,
        decided.contains(entry.event.at)
      {
        continue
      }
      switch entry.event.kind.told?.open {
      case .whether: continue
      case .state: entry.event.state = .possible
      case .company where !sent.contains(entry.event.at):
        telling.tell(&entry, fingers: touches[entry.event.touches].map(\.finger))
      case .company, .nothing, nil: break
      }
      telling.entries.append(entry)
    }
    return telling
  }

  /// When observations of some kinds were reported, in milliseconds; repeated times count once.
  private func times(of isMeant: (Observation.Kind) -> Bool) -> [Int] {
    var times: [Int] = []
    for place in entries.indices where isMeant(entries[place].event.kind) {
      let time = entries[place].event.at
      if times.last != time { times.append(time) }
    }
    return times
  }
}
