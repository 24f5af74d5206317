/// What a view is to hear of a touch is held first, contact by contact: a recognizer may delay it, or
/// take it away.
extension TouchDelivery {
  /// Holds what the event changed, until it may be told; unless the view is never to hear of the
  /// touch, or did not hear of its coming down. Source: rulebook TO-12, TO-25.
  func hold(_ contact: Contact) {
    let moment = contact.touch.moment
    if moment.phase == .stationary { return }
    let isKnown = contact.view == .began || !contact.held.isEmpty
    let isTold = moment.phase == .cancelled ? contact.view == .began : isKnown
    guard moment.phase == .began ? isOpen(contact) : isTold else {
      contact.view = .over
      contact.held = []
      return
    }
    if moment.phase == .moved, contact.held.last?.phase == .moved { contact.held.removeLast() }
    contact.held.append(moment)
  }

  /// Makes it due that the view is told of the touch being taken by a recognizer: that it was
  /// cancelled, if the view has heard of it at all. Source: rulebook GR-11, GR-12, GR-21.
  func cancel(_ contact: Contact) {
    let isOwed = contact.view == .began
    contact.view = .over
    contact.held = []
    guard isOwed else { return }
    var moment = contact.touch.moment
    moment.phase = .cancelled
    moment.event = eventsSeen
    outbox.append(ViewNotice(contact: contact, moment: moment))
  }

  /// Makes it due that the view is told what is held, as far as no undecided recognizer delays it.
  /// Source: rulebook GR-20, GR-22 to GR-25, GR-27.
  func release(_ contact: Contact) {
    guard !contact.held.isEmpty else { return }
    let delaysBegan = contact.view == .nothingYet && contact.isDelayed(where: \.delaysTouchesBegan)
    guard !delaysBegan else { return }
    let delaysEnded =
      contact.held.last?.phase == .ended && contact.isDelayed(where: \.delaysTouchesEnded)
    let withheld = delaysEnded ? contact.held.popLast() : nil
    for moment in contact.held {
      contact.view = moment.phase == .began || moment.phase == .moved ? .began : .over
      outbox.append(ViewNotice(contact: contact, moment: moment))
    }
    contact.held.removeAll(keepingCapacity: true)
    if let withheld { contact.held.append(withheld) }
  }
}
