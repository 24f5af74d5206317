/// What a view is told of its touches, and when.
extension TouchDelivery {
  /// Something that a touch's view is due to be told: how the touch was at some moment.
  private struct Notice {
    let contact: Contact
    let moment: UITouch.Moment

    /// Whether the two are told in one call, if it is for one view.
    func isSimultaneous(with other: Notice) -> Bool {
      moment.event == other.moment.event && moment.phase == other.moment.phase
    }

    /// Whether this is told before the other: what happened earlier, and of one event the touches
    /// that began, then those that moved, and so on.
    func precedes(_ other: Notice) -> Bool {
      (moment.event, moment.phase.rawValue) < (other.moment.event, other.moment.phase.rawValue)
    }
  }

  /// Tells the views what an event, or a recognizer's decision, means for their touches.
  ///
  /// What is due is collected contact by contact, and then told in the order in which it happened,
  /// all touches of one view in one call.
  /// Source: rulebook TO-09, TO-27, GR-08, GR-11 to GR-18, GR-20 to GR-28.
  func tellViews(of event: UIEvent?, about touched: [Contact]) {
    var due: [Notice] = []
    for contact in contacts where contact.view != .over {
      if touched.contains(where: { $0 === contact }) { hold(contact) }
      if contact.isTakenFromView {
        cancel(contact, &due)
        if rules.delivery.tellsRecognizersOfCancellation { cancelRecognizers(of: contact, event) }
      } else {
        release(contact, &due)
      }
    }
    if !due.isEmpty { tell(due, with: eventForViews(event, due)) }
  }

  /// The event that the views see. It has the touches that are told late as well, lifted ones
  /// included. Source: rulebook TO-17.
  private func eventForViews(_ event: UIEvent?, _ due: [Notice]) -> UIEvent {
    var touches = event?.touches ?? contacts.map(\.touch)
    let known = touches.count
    for notice in due where !touches.contains(where: { $0 === notice.contact.touch }) {
      touches.append(notice.contact.touch)
    }
    if let event, touches.count == known { return event }
    return UIEvent(touches: touches, milliseconds: application.time)
  }

  /// Holds what the event changed, until it may be told; unless the view is never to hear of the
  /// touch, or did not hear of its coming down. Source: rulebook TO-12, TO-25.
  private func hold(_ contact: Contact) {
    let moment = contact.touch.moment
    guard moment.phase != .stationary else { return }
    let isKnown = contact.view == .began || !contact.held.isEmpty
    guard moment.phase == .began ? viewTakes(contact) : isKnown else {
      contact.view = .over
      return
    }
    if moment.phase == .moved, contact.held.last?.phase == .moved { contact.held.removeLast() }
    contact.held.append(moment)
  }

  /// Whether the view is free to take the touch: one at a time, unless it is open to several.
  /// Source: rulebook TO-25.
  private func viewTakes(_ contact: Contact) -> Bool {
    guard let view = contact.touch.view else { return false }
    if view.isMultipleTouchEnabled || rules.delivery.deliversSecondFinger { return true }
    return !contacts.contains { other in
      other !== contact && other.touch.view === view && other.isDown && other.view != .over
        && (other.view == .began || !other.held.isEmpty)
    }
  }

  /// Makes it due that the view is told of the touch being taken by a recognizer: that it was
  /// cancelled, if the view has heard of it at all. Source: rulebook GR-11, GR-12, GR-21.
  private func cancel(_ contact: Contact, _ due: inout [Notice]) {
    let isOwed = contact.view == .began || rules.delivery.cancelsUndeliveredTouches
    contact.view = .over
    contact.held = []
    guard isOwed else { return }
    var moment = contact.touch.moment
    if rules.delivery.endsCancelledTouches, moment.phase == .ended {
      due.append(Notice(contact: contact, moment: moment))
    }
    moment.phase = .cancelled
    moment.event = eventsSeen
    due.append(Notice(contact: contact, moment: moment))
  }

  private func cancelRecognizers(of contact: Contact, _ event: UIEvent?) {
    let event = event ?? UIEvent(touches: contacts.map(\.touch), milliseconds: application.time)
    for recognizer in contact.recognizers {
      recognizer.receive([contact.touch], in: .cancelled, with: event)
    }
  }

  /// Makes it due that the view is told what is held, as far as no undecided recognizer delays it.
  /// Source: rulebook GR-20, GR-22 to GR-25, GR-27.
  private func release(_ contact: Contact, _ due: inout [Notice]) {
    guard !contact.held.isEmpty else { return }
    let delaysBegan =
      rules.delivery.heedsDelaysTouchesBegan && contact.view == .nothingYet
      && contact.undecided.contains { $0.delaysTouchesBegan }
    guard !delaysBegan else { return }
    let delaysEnded =
      rules.delivery.heedsDelaysTouchesEnded
      && contact.undecided.contains { $0.delaysTouchesEnded }
    var released = contact.held
    contact.held = []
    if delaysEnded, let last = released.last, last.phase == .ended {
      released.removeLast()
      contact.held = [last]
    }
    for moment in released {
      contact.view = moment.phase == .began || moment.phase == .moved ? .began : .over
      due.append(Notice(contact: contact, moment: moment))
    }
  }

  /// Makes the calls, each with all touches of one view that are told the same of one event, and
  /// each touch as it was at that moment. Source: rulebook TO-09, TO-23, GR-18.
  private func tell(_ due: [Notice], with event: UIEvent) {
    if due.count == 1, let view = due[0].contact.touch.view {
      return tell(due, to: view, with: event)
    }
    var rest = due
    while var first = rest.first {
      for notice in rest.dropFirst() where notice.precedes(first) { first = notice }
      let view = first.contact.touch.view
      let group = rest.filter { notice in
        notice.isSimultaneous(with: first)
          && (notice.contact.touch.view === view || !rules.delivery.separatesViews)
      }
      rest.removeAll { $0.isSimultaneous(with: first) && $0.contact.touch.view === view }
      if let view { tell(group, to: view, with: event) }
    }
  }

  private func tell(_ group: [Notice], to view: UIView, with event: UIEvent) {
    var touches: Set<UITouch> = []
    let present = group.map(\.contact.touch.moment)
    for notice in group {
      notice.contact.touch.moment = notice.moment
      touches.insert(touchOf: notice.contact)
    }
    view.receive(touches, in: group[0].moment.phase, with: event)
    for (notice, moment) in zip(group, present) { notice.contact.touch.moment = moment }
  }
}

extension UIResponder {
  /// Calls the touch method of `phase`.
  final func receive(_ touches: Set<UITouch>, in phase: UITouch.Phase, with event: UIEvent?) {
    switch phase {
    case .began: touchesBegan(touches, with: event)
    case .moved: touchesMoved(touches, with: event)
    case .ended: touchesEnded(touches, with: event)
    case .cancelled: touchesCancelled(touches, with: event)
    case .stationary: break
    }
  }
}
