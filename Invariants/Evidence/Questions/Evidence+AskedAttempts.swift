import Thresholds
import TouchScript

/// What fingers do for recognizers by the script alone, so that one which received too little, or
/// has given up too early, is judged by what it should have seen. Where actions are not reported,
/// what views received shows who has recognized.
extension Evidence {
  /// What the fingers of the script do for each recognizer that is to receive their touches, from
  /// none down to none, with the actions that it sent meanwhile. Left out is what nobody can say to be
  /// for it, or to find it ready.
  func findAskedAttempts() -> [Attempt] {
    if scene.recognizers.isEmpty || contacts.isEmpty { return [] }
    let receivers = contacts.map(knownReceivers)
    let told = Dictionary(grouping: attempts, by: \.recognizer)
    return scene.recognizers.indices.flatMap { number in
      askedAttempts(
        of: number, receivers, actions: told[number]?.flatMap(\.actions) ?? [])
    }
  }

  /// Fingers that a recognizer gets one after another, before it surely starts anew.
  private struct Group {
    var contacts: [Int] = []
    /// Whether one of them may be for the recognizer or not, or may not find it ready.
    var isDoubtful = false
    /// After which event of the script all have lifted, and when.
    var over: (delivery: Int, at: Int) = (-1, 0)
  }

  private func askedAttempts(
    of number: Int, _ receivers: [[Int]?], actions: [Attempt.Action]
  ) -> [Attempt] {
    var groups: [Group] = []
    let pause = pauseBeforeNext(number)
    let isBound = isBoundByName(number)
    for touch in contacts {
      let known = receivers[touch.number]
      guard known?.contains(number) ?? true else { continue }
      let isNew =
        groups.last.map { last in
          // One that has recognized with the last lift is reset before the next finger. Source: GR-41.
          let isDone = actions.contains {
            $0.delivery == last.over.delivery && $0.state == .ended
          }
          return touch.down.delivery > last.over.delivery
            && (touch.down.at >= last.over.at + pause || isDone && !isBound)
        } ?? true
      if isNew { groups.append(Group()) }
      let last = groups.count - 1
      groups[last].contacts.append(touch.number)
      // One that waits for others to fail may have its gesture by now, and get no finger that joins.
      let first = contacts[groups[last].contacts[0]].down.delivery
      let joinsWaiting =
        mayWait(number) && kind(of: number) != .tap && first < touch.down.delivery
        && touch.down.delivery <= groups[last].over.delivery
      // One that is bound to others is reset when these are, and receives nothing before. Source:
      // GR-43.
      if known == nil || joinsWaiting || isNew && isBound && !(touch.isFirst && touch.isFresh)
        || last > 0 && mayWaitForOwnClass(number)
      {
        groups[last].isDoubtful = true
      }
      groups[last].over.delivery = max(
        groups[last].over.delivery, touch.end?.delivery ?? deliveries.count)
      groups[last].over.at = max(groups[last].over.at, touch.end?.at ?? end)
    }
    return groups.indices.compactMap { place in
      let next = place + 1 < groups.count ? start(of: groups[place + 1]) : Int.max
      let first = start(of: groups[place])
      if groups[place].isDoubtful || isResetAmidTouches(number, groups[place].contacts) {
        return nil
      }
      let frames = frames(of: groups[place].contacts)
      let seen =
        reports.contains(.action)
        ? actions.filter { $0.event >= first && $0.event < next }
        : shownActions(by: number, of: groups[place].contacts)
      guard let seen else { return nil }
      return Attempt(
        asked: number, kind(of: number), frames, groups[place].contacts,
        seen.map { action in
          Attempt.Action(
            event: action.event, at: action.at, delivery: action.delivery, state: action.state,
            reading: action.reading, frames: frames.count { $0.first < action.event })
        })
    }
  }

  /// Where the part of the trace begins that tells of the first finger of some.
  private func start(of group: Group) -> Int {
    deliveries[contacts[group.contacts[0]].down.delivery].events.lowerBound
  }

  /// The recognizers that must receive a touch, also where an engine told nothing of it; nil where
  /// nobody can say.
  private func knownReceivers(of touch: Touch) -> [Int]? {
    guard touch.isClear, touch.moment.isSure, !mayBeSwallowed(touch) else { return nil }
    // Recognizers receive what exclusive touch keeps from views, or do not. Source: TO-32, RE-36.
    if ingredients.contains(.exclusiveTouch), !touch.isAlone { return nil }
    if touch.hasView { return touch.receivers }
    // A touch that its view is not to receive may have none. Source: TO-01, RE-28.
    switch touch.aim.hit {
    case Scene.unknown: return nil
    case let hit where scene.isView(hit):
      guard touch.view == Scene.unknown, touch.isAlone, touch.firstSight == Scene.none else {
        return nil
      }
      if forecast.drops(touchOf: hit, in: Scene.none, touch.scene) { return [] }
      return forecast.receivers(of: touch.finger, in: hit, touch.scene)
    default: return []
    }
  }

  /// How long no finger must be down, in milliseconds, before a recognizer surely starts anew.
  private func pauseBeforeNext(_ number: Int) -> Int {
    mayWaitForMore(number) || isBoundByName(number) ? Thresholds.tapInterval.surelyAbove : 0
  }

  /// Whether a recognizer may go on for a while when its fingers have lifted: until the next press of a
  /// series, or as a tap with too few fingers, which may fail by a timer. Source: KR-09, RE-50.
  func mayWaitForMore(_ number: Int) -> Bool {
    let recognizer = recognizer(number)
    return recognizer.isSerial || recognizer.kind == .tap && recognizer.touches > 1
  }

  /// Whether a recognizer may wait for one of a class of the app's own, of which nobody can say when
  /// it gives up.
  private func mayWaitForOwnClass(_ number: Int) -> Bool {
    isBoundByName(number) && scene.recognizers.contains { $0.kind == .custom }
  }

  /// Whether a recognizer waits for another, or another for it, if only by name.
  func isBoundByName(_ number: Int) -> Bool {
    ingredients.contains(.requirements)
      && (mayWaitByName(number) || scene.coordination.isBound(number))
  }

  /// Whether a recognizer was reset while fingers were down that others joined afterwards: it may
  /// have begun anew with these. Source: GR-42, RE-42.
  private func isResetAmidTouches(_ number: Int, _ group: [Int]) -> Bool {
    let resets = recognizerFacts[number].filter { facts[$0].kind == .reset }
    return resets.contains { reset in
      let isDown = group.contains { number in
        let touch = contacts[number]
        let end = touch.end.map { deliveries[$0.delivery].events.lowerBound } ?? .max
        return deliveries[touch.down.delivery].events.lowerBound < reset && reset < end
      }
      return isDown
        && group.contains { deliveries[contacts[$0].down.delivery].events.upperBound > reset }
    }
  }

  /// What fingers do, event by event of the script.
  private func frames(of group: [Int]) -> [Attempt.Frame] {
    var samples = group.flatMap { number in contacts[number].samples.map { (number, $0) } }
    // Of one event, in the order of the fingers' touch-downs.
    samples.sort { ($0.1.delivery, $0.0) < ($1.1.delivery, $1.0) }
    var frames: [Attempt.Frame] = []
    var down: [Int] = []
    var place = 0
    while place < samples.count {
      let sample = samples[place].1
      let end = samples[place...].firstIndex { $0.1.delivery != sample.delivery } ?? samples.count
      let events = deliveries[sample.delivery].events
      func numbers(_ phase: TouchPhase) -> [Int] {
        samples[place..<end].compactMap { $0.1.phase == phase ? $0.0 : nil }
      }
      let (began, ended, cancelled) = (numbers(.began), numbers(.ended), numbers(.cancelled))
      let before = down
      down = (down + began).filter { !ended.contains($0) && !cancelled.contains($0) }
      frames.append(
        Attempt.Frame(
          at: sample.at, delivery: sample.delivery, first: events.lowerBound - 1,
          last: events.upperBound, began: began, moved: numbers(.moved), ended: ended,
          cancelled: cancelled, before: before, down: down,
          cancellation: cancelled.isEmpty ? Scene.none : events.lowerBound))
      place = end
    }
    return frames
  }
}

// MARK: - What is sure of them

extension Evidence {
  /// Whether nobody has a reason to keep a recognizer from the gesture that its fingers make, up to
  /// `time`.
  func isSurelyFree(_ attempt: Attempt, until time: Int) -> Bool {
    isSpared(attempt, until: time) && isFree(attempt, until: time)
  }

  /// Whether the app and the system leave a recognizer and its touches alone, up to `time`.
  func isSpared(_ attempt: Attempt, until time: Int) -> Bool {
    isUndisturbed(attempt, until: time)
      && attempt.contacts.allSatisfy { number in
        contacts[number].down.at > time || forecast.spares(contacts[number], until: time)
      }
  }

  /// How many events about touches the application was sent at a time.
  func eventsSent(at time: Int) -> Int {
    events[.sendEvent].count {
      facts[$0].at == time && facts[$0].who == trace.names.application
        && !facts[$0].touches.isEmpty
    }
  }

  /// Whether the recognizer's view stays where it is while the fingers are down, up to `time`: an
  /// engine may measure on the screen or in the view, and nobody has settled in which.
  func staysPut(_ attempt: Attempt, until time: Int) -> Bool {
    script.leavesInPlace(scene.recognizerViews[attempt.recognizer], until: time)
  }
}

// MARK: - How far fingers go

extension Evidence {
  /// How long a way on the screen is: there, and in the view of the recognizer. An engine may measure
  /// here or there; what is surely far is so by both.
  func lengths(_ way: Point, for recognizer: Int) -> (least: Double, most: Double) {
    let onScreen = way.length
    if isUpright(recognizer) { return (onScreen, onScreen) }
    let inView = wayInView(from: .zero, to: way, of: recognizer).length
    return (min(onScreen, inView), max(onScreen, inView))
  }

  /// The most that a touch has got from where it came down, up to a time, by either measure.
  func mostReach(of touch: Int, for recognizer: Int, until time: Int) -> Double {
    if isUpright(recognizer) { return reach(of: touch, until: time) }
    return contacts[touch].samples.reduce(0) { most, sample in
      if sample.at > time { return most }
      return max(most, lengths(sample.location - start(of: touch), for: recognizer).most)
    }
  }

  /// The most that any touch of an attempt has got from where it came down, up to a time.
  func mostReach(of attempt: Attempt, until time: Int) -> Double {
    attempt.contacts.reduce(0) {
      max($0, mostReach(of: $1, for: attempt.recognizer, until: time))
    }
  }

  /// How far a way goes along one of the axes, there and here, at least.
  func leastAlongAxis(_ way: Point, for recognizer: Int) -> Double {
    let onScreen = max(way.x.magnitude, way.y.magnitude)
    if isUpright(recognizer) { return onScreen }
    let inView = wayInView(from: .zero, to: way, of: recognizer)
    return min(onScreen, max(inView.x.magnitude, inView.y.magnitude))
  }

  /// Whether a press is by anybody's limits a tap of so many fingers, which come and go together.
  /// Source: KR-03, KR-05, KR-10.
  func isSurelyTap(_ press: Press, for recognizer: Int) -> Bool {
    guard let lift = press.lift else { return false }
    return isSurelyTap(press, of: self.recognizer(recognizer).touches)
      && press.contacts.allSatisfy {
        mostReach(of: $0, for: recognizer, until: lift.at) <= Thresholds.tapMovement.surelyBelow
      }
  }
}
