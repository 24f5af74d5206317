/// What a view is told of its touches, and when.
extension TouchDelivery {
  /// Tells the views what an event, or a recognizer's decision, means for their touches.
  ///
  /// What is due is queued contact by contact, and then told phase by phase, all touches of one view
  /// in one call. Source: rulebook TO-09, TO-27, GR-08, GR-11 to GR-18, GR-20 to GR-28.
  func tellViews(of event: UIEvent?, about touched: [Contact]) {
    var due: [(contact: Contact, moment: UITouch.Moment)] = []
    let event = event ?? UIEvent(touches: contacts.map(\.touch), milliseconds: application.time)
    for contact in contacts where contact.view != .over {
      if touched.contains(where: { $0 === contact }) { hold(contact) }
      if contact.isTakenFromView {
        due += cancellation(of: contact)
        if rules.delivery.tellsRecognizersOfCancellation { cancelRecognizers(of: contact, event) }
      } else {
        due += release(contact)
      }
    }
    for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
      tell(due.filter { $0.moment.phase == phase }, in: phase, with: event)
    }
  }

  /// Queues what the event changed, unless the view is never to hear of the touch.
  private func hold(_ contact: Contact) {
    let moment = contact.touch.moment
    guard moment.phase != .stationary else { return }
    if moment.phase == .began, !viewTakes(contact) {
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

  /// What a view is told when a recognizer takes its touch: that it was cancelled, if it has heard
  /// of it at all. Source: rulebook GR-11, GR-12, GR-21.
  private func cancellation(
    of contact: Contact
  ) -> [(contact: Contact, moment: UITouch.Moment)] {
    let isOwed = contact.view == .began || rules.delivery.cancelsUndeliveredTouches
    let endsToo = rules.delivery.endsCancelledTouches && contact.touch.phase == .ended
    contact.view = .over
    contact.held = []
    guard isOwed else { return [] }
    var moment = contact.touch.moment
    moment.phase = .cancelled
    return endsToo ? [(contact, contact.touch.moment), (contact, moment)] : [(contact, moment)]
  }

  private func cancelRecognizers(of contact: Contact, _ event: UIEvent) {
    for recognizer in contact.recognizers {
      recognizer.receive([contact.touch], in: .cancelled, with: event)
    }
  }

  /// Releases what is held, as far as no undecided recognizer delays it.
  /// Source: rulebook GR-20, GR-22 to GR-25, GR-27.
  private func release(_ contact: Contact) -> [(contact: Contact, moment: UITouch.Moment)] {
    let delaysBegan =
      rules.delivery.heedsDelaysTouchesBegan && contact.view == .nothingYet
      && contact.undecided.contains(where: \.delaysTouchesBegan)
    guard !delaysBegan else { return [] }
    let delaysEnded =
      rules.delivery.heedsDelaysTouchesEnded
      && contact.undecided.contains(where: \.delaysTouchesEnded)
    var released: [(contact: Contact, moment: UITouch.Moment)] = []
    while let moment = contact.held.first, !(moment.phase == .ended && delaysEnded) {
      contact.held.removeFirst()
      contact.view = moment.phase == .began || moment.phase == .moved ? .began : .over
      released.append((contact, moment))
    }
    return released
  }

  /// Makes the calls of one phase: one for each view, with all its touches, each touch as it was at
  /// the moment that is told. Source: rulebook TO-09, TO-23, GR-18.
  private func tell(
    _ due: [(contact: Contact, moment: UITouch.Moment)], in phase: UITouch.Phase,
    with event: UIEvent
  ) {
    var rest = due
    while let view = rest.first?.contact.touch.view {
      let group =
        rules.delivery.separatesViews ? rest.filter { $0.contact.touch.view === view } : rest
      rest.removeAll { $0.contact.touch.view === view }
      let present = group.map(\.contact.touch.moment)
      for (contact, moment) in group { contact.touch.moment = moment }
      view.receive(Set(group.map(\.contact.touch)), in: phase, with: event)
      for (index, entry) in group.enumerated() { entry.contact.touch.moment = present[index] }
    }
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
