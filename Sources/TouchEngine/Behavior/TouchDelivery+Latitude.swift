import Foundation
import Thresholds

/// Where the way of a touch may be another. Source: rulebook section 16.
extension Latitude {
  /// Whether anything is asked before an event is sent.
  var asksEarly: Bool { asksAboutEventsEarly || asksAboutTouchesEarly }
  /// Whether anything is asked while recognizers are being told.
  var asksWhileTelling: Bool { asksAboutTouchesLate || eventQuestions == .every }
  /// Whether views are told in another order than that in which things happened.
  var reordersViews: Bool { tellsViewsInAnyOrder || tellsLateTouchesLast }
}

// MARK: - Questions before the event and amid it

extension TouchDelivery {
  /// Finds what all fingers hit that come down in `events`, before the first is sent. Source: RE-07.
  func hitTestAhead(of events: [[FingerChange]]) {
    hitsMadeAhead = []
    guard events.count > 1 else { return }
    for change in events.joined() where change.sample.phase == .began {
      hitsMadeAhead.append((change.sample.finger, hitTestWindows(at: change.sample.location)))
    }
  }

  /// What was hit by a finger that comes down now; nil: nobody has asked yet. Source: RE-07.
  func hitMadeAhead(for sample: FingerSample) -> (UIWindow?, UIView?)? {
    guard let place = hitsMadeAhead.firstIndex(where: { $0.finger == sample.finger }) else {
      return nil
    }
    return hitsMadeAhead.remove(at: place).hit
  }

  /// Asks about the new touches of an event that is about to be sent. Source: RE-07, RE-08.
  func askAhead(of event: UIEvent) {
    for touch in event.touches where touch.moment.phase == .began {
      guard let contact = touch.contact, contact.answers.isEmpty else { continue }
      for recognizer in recognizersToAsk(about: contact) {
        if behavior.latitude.asksAboutTouchesEarly {
          let mayReceive = mayReceive(recognizer, touch, of: event)
          contact.answers.append((recognizer, mayReceive))
        } else {
          _ = mayReceive(recognizer, event)
        }
      }
    }
  }

  /// Asks about a touch when it has been hit-tested, and others of its event have not. Source: RE-12.
  func askAhead(about contact: Contact) {
    let event = UIEvent(
      touches: [contact.touch], milliseconds: application.time, number: eventsSeen)
    for recognizer in recognizersToAsk(about: contact) {
      let mayReceive = mayReceive(recognizer, contact.touch, of: event)
      contact.answers.append((recognizer, mayReceive))
    }
  }

  private func recognizersToAsk(about contact: Contact) -> [UIGestureRecognizer] {
    if isKeptFromRecognizers(contact) { return [] }
    return recognizersInScope(of: contact.touch).map(\.0).filter {
      $0.isEnabled && $0.isUndecidedOrActive && !$0.isWaiting
    }
  }

  /// Asks what is left to be asked when a recognizer's turn has come. Source: RE-09, RE-11.
  func mayBeTold(
    _ recognizer: UIGestureRecognizer, of event: UIEvent, about touched: [Contact]
  ) -> Bool {
    guard recognizer.isUndecidedOrActive else { return false }
    for contact in touched {
      guard let place = contact.unasked.firstIndex(where: { $0 === recognizer }) else { continue }
      contact.unasked.remove(at: place)
      if !mayReceive(recognizer, contact.touch, of: event) { part(recognizer, from: contact) }
    }
    guard touched.contains(where: { $0.isReceived(by: recognizer) }) else { return false }
    return behavior.latitude.eventQuestions != .every || mayReceive(recognizer, event)
  }

  /// Undoes that a recognizer joined a touch that it turns out not to get.
  private func part(_ recognizer: UIGestureRecognizer, from contact: Contact) {
    contact.recognizers.removeAll { $0 === recognizer }
    arbiter.release(recognizer, from: contact)
    contact.isTakenFromView = contact.recognizers.contains { other in
      other.hasRecognized && other.cancelsTouchesInView
    }
  }

  /// Whether recognizers are not to hear of a touch. Source: HT-28, TO-32, RE-36, RE-70.
  func isKeptFromRecognizers(_ contact: Contact) -> Bool {
    if contact.isSwallowed { return true }
    guard behavior.latitude.exclusiveTouchBindsRecognizers, let view = contact.hitView else {
      return false
    }
    return contacts.contains { other in
      other !== contact && isWithView(other) && isNear(contact, other)
        && other.touch.view !== view
        && (view.isExclusiveTouch || other.touch.view?.isExclusiveTouch ?? false)
    }
  }

  /// Those on the path that were not there when it was looked at before. Source: RE-72.
  func newcomers(
    among candidates: [(UIGestureRecognizer, depth: Int)], of contact: Contact
  ) -> [(UIGestureRecognizer, depth: Int)] {
    let new = candidates.filter { one in !contact.scope.contains { $0 === one.0 } }
    contact.scope += new.map(\.0)
    return new
  }

  /// Tells recognizers of new touches that callbacks added to the path. Source: EX-14, RE-72.
  func tellAdded(of event: UIEvent, about touched: [Contact]) {
    for contact in touched where contact.touch.moment.phase == .began {
      let known = contact.recognizers.count
      findRecognizers(of: contact, at: event)
      let added = Array(contact.recognizers.dropFirst(known))
      guard !added.isEmpty else { continue }
      tellRecognizers(of: event, about: [contact], only: added)
      settle { tellViews(of: event, about: []) }
    }
  }
}

// MARK: - Touches

extension TouchDelivery {
  /// An event for each finger, in the order in which the fingers came down: their numbers mean nothing.
  /// Source: SY-06, RE-13.
  func inOrderOfArrival(_ changes: [FingerChange]) -> [[FingerChange]] {
    let places = changes.map { change in
      contacts.firstIndex { $0.isDown && $0.touch.fingerIndex == change.sample.finger }
        ?? contacts.count
    }
    return changes.indices.sorted { (places[$0], $0) < (places[$1], $1) }.map { [changes[$0]] }
  }

  /// Has a touch not change in an event. Source: TO-10, RE-21.
  func rest(_ touch: UITouch) {
    touch.moment.phase = .stationary
    if behavior.latitude.restingTouchesForgetTheirWay {
      touch.moment.previousLocation = touch.moment.location
    }
  }

  /// Whether a finger moved to the place where it was. Source: SY-03, RE-19.
  func isIdle(_ change: FingerChange, of touch: UITouch) -> Bool {
    guard change.sample.phase == .moved, change.passed.isEmpty else { return false }
    let location = change.sample.location
    let window = touch.space ?? touch.window
    return touch.moment.location == window?.placement.pointFromSuperview(location) ?? location
  }

  /// The object of the finger's last touch, if nobody follows that any more and this is its next tap.
  /// Source: TO-03, RE-23.
  func reusedTouch(at moment: UITouch.Moment, of finger: Int) -> UITouch? {
    guard behavior.latitude.reusesTouches, let touch = touchesToReuse.removeValue(forKey: finger),
      touch.contact == nil, tapCounter.tapCount(at: moment, under: behavior.latitude) > 1
    else { return nil }
    touch.moment = moment
    return touch
  }

  /// Has a touch that lasts long, or goes far, have no taps. Source: TO-15, RE-25.
  func forgetTaps(ofLong touch: UITouch) {
    guard let contact = touch.contact, contact.otherTapCount == nil else { return }
    let isLong =
      touch.moment.milliseconds - contact.startMilliseconds
      > behavior.latitude.limit(Thresholds.tapDuration)
    let isFar =
      (touch.moment.location - contact.start).length
      > behavior.latitude.limit(Thresholds.tapDistance)
    guard isLong || isFar else { return }
    contact.otherTapCount = touch.tapCount
    touch.tapCount = 0
  }

  /// Has touches of which views hear late that they began show the taps that they had then, and
  /// afterwards what they have now. Source: TO-14, RE-25.
  func swapTapCounts(of group: [ViewNotice], in phase: UITouch.Phase) {
    guard phase == .began else { return }
    for notice in group {
      guard let other = notice.contact.otherTapCount else { continue }
      notice.contact.otherTapCount = notice.contact.touch.tapCount
      notice.contact.touch.tapCount = other
    }
  }

  /// Has touches that are new and that their views are not to hear of be without a view.
  /// Source: TO-01, RE-28.
  func takeViews(fromKeptOutAmong touches: [UITouch]) {
    var new = touches.filter { $0.moment.phase == .began }.compactMap(\.contact)
    if behavior.latitude.deliversLastOfSeveral { new.reverse() }
    for (place, contact) in new.enumerated() {
      guard let view = contact.touch.view else { continue }
      let isClosed = new[..<place].contains { other in
        guard let its = other.touch.view else { return false }
        if its === view { return !view.isMultipleTouchEnabled }
        return isNear(contact, other) && (view.isExclusiveTouch || its.isExclusiveTouch)
      }
      guard isClosed || !isOpen(contact) else { continue }
      if behavior.latitude.keepsOutThirdFinger { noteWhyClosed(contact) }
      contact.viewTaken = view
      contact.touch.view = nil
      contact.view = .over
    }
  }

  /// Has a touch be nobody's that came down on a view that is animated. Source: HT-28, RE-70.
  func swallow(_ contact: Contact) {
    var view = contact.touch.view
    while let current = view, !contact.isSwallowed {
      contact.isSwallowed = current.closedGates[.animating]
      view = current.superview
    }
    if contact.isSwallowed { contact.view = .over }
  }

  /// Has windows hear of touches that the system took away, without an event's being sent.
  /// Source: SY-07, EX-01, RE-69.
  func tell(ofInterrupted touches: [UITouch]) {
    busily {
      let event = UIEvent(touches: touches, milliseconds: application.time, number: eventsSeen)
      for window in event.windows { deliver(event, in: window) }
    }
    finish()
  }
}

// MARK: - Views

extension TouchDelivery {
  /// Holds what is new of fingers that landed together, the last one first, so that it is the one
  /// that its view hears of; gives what is left to be held. Source: TO-25, RE-31.
  func holdLastOfSeveral(among touched: [Contact]) -> [Contact] {
    let new = touched.filter { $0.touch.moment.phase == .began && $0.view != .over }
    guard new.count > 1 else { return touched }
    for contact in new.reversed() { hold(contact) }
    return touched.filter { one in !new.contains { $0 === one } }
  }

  /// Notes whether a touch is kept from its view by another finger there. Source: TO-25, RE-32.
  func noteWhyClosed(_ contact: Contact) {
    guard let view = contact.hitView, !view.isMultipleTouchEnabled else { return }
    contact.isKeptOutByFinger = contacts.contains { other in
      other !== contact && other.hitView === view && other.isDown
    }
  }

  /// Whether a finger is down in `view` that was kept out by one that has lifted. Source: RE-32.
  func isThirdFinger(_ contact: Contact, in view: UIView) -> Bool {
    !view.isMultipleTouchEnabled
      && contacts.contains { other in
        other !== contact && other.isDown && other.isKeptOutByFinger && other.hitView === view
          && other.startMilliseconds < contact.startMilliseconds
      }
  }

  /// How a touch is now, for a call that comes late. Source: GR-22, GR-27, RE-38.
  func upToDate(_ notice: ViewNotice) -> UITouch.Moment {
    guard notice.moment.phase != .cancelled else { return notice.moment }
    var moment = notice.contact.touch.moment
    moment.phase = notice.moment.phase
    moment.milliseconds = application.time
    return moment
  }

  /// What is told first in an engine that does not go by the order of events alone.
  /// Source: TO-23, GR-22, RE-04, RE-39.
  func firstOfOutbox(insteadOf first: ViewNotice) -> ViewNotice {
    var first = first
    if behavior.latitude.tellsLateTouchesLast {
      let present = outbox.filter { $0.moment.event == eventsSeen && isNext($0, of: outbox) }
      if let one = present.min(by: { $0.precedes($1) }) { first = one }
    }
    guard behavior.latitude.tellsViewsInAnyOrder else { return first }
    var due: [ViewNotice] = []
    for notice in outbox
    where notice.moment.event == first.moment.event && isNext(notice, of: outbox) {
      let place = due.firstIndex { $0.contact.touch.view === notice.contact.touch.view }
      if let place {
        if notice.precedes(due[place]) { due[place] = notice }
      } else {
        due.append(notice)
      }
    }
    var order = application.orderOfItsOwn
    order.arrange(&due)
    return due.first ?? first
  }

  /// Whether a notice may be told in one call with another of its event and phase. Source: RE-39,
  /// RE-40.
  func mayBeToldTogether(_ notice: ViewNotice, of waiting: [ViewNotice]) -> Bool {
    if behavior.latitude.cancelsTouchesOneByOne, notice.moment.phase == .cancelled { return false }
    return !behavior.latitude.tellsLateTouchesLast || isNext(notice, of: waiting)
  }

  /// Whether nothing comes before a notice that is to be told of the same touch.
  private func isNext(_ notice: ViewNotice, of waiting: [ViewNotice]) -> Bool {
    !waiting.contains { $0.contact === notice.contact && $0.precedes(notice) }
  }
}
