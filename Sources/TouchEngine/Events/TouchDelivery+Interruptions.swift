/// How touches end that no finger ended.
extension TouchDelivery {
  /// Takes all touches away, as the system does for a call or an alert: one event, in which every
  /// finger that is down is cancelled. Source: rulebook TO-34, GR-45, EX-01.
  func cancelAllTouches() {
    let running = contacts.filter(\.isDown)
    guard !running.isEmpty else { return }
    startEvent()
    for contact in running { contact.touch.moment.cancel(in: eventsSeen, at: application.time) }
    send(running.map(\.touch))
  }

  /// Hears that a view, with all its subviews, is about to leave its window. Its recognizers' attempts
  /// are over; and it is told at once, while it can still pass that on, that its touches are
  /// cancelled. Recognizers of other views go on following the fingers.
  ///
  /// The rulebook leaves open what becomes of the touches of a removed view, as long as each has one
  /// end. Source: rulebook EX-02, EX-10, EX-14, EX-15.
  func viewLeft(_ view: UIView) {
    guard !contacts.isEmpty else { return }
    for recognizer in arbiter.engaged where recognizer.view?.isDescendant(of: view) ?? false {
      arbiter.withdraw(recognizer)
    }
    let leaving = contacts.filter { $0.touch.view?.isDescendant(of: view) ?? false }
    busily {
      leaving.forEach(retract)
      tellOutbox(about: leaving)
    }
    settleIfIdle()
  }

  /// Tells views what is due of some touches. The rest goes on waiting for its turn: another view may
  /// be in the middle of a call.
  private func tellOutbox(about leaving: [Contact]) {
    func isMeant(_ notice: ViewNotice) -> Bool { leaving.contains { $0 === notice.contact } }
    guard outbox.contains(where: isMeant) else { return }
    let event = eventForViews(nil)
    while let view = outbox.first(where: isMeant)?.contact.touch.view {
      let group = outbox.filter { isMeant($0) && $0.contact.touch.view === view }
      outbox.removeAll { isMeant($0) && $0.contact.touch.view === view }
      tell(group, to: view, with: event)
    }
  }

  /// Takes back what the contact's view has not been told, and leaves it to be told of the end, if it
  /// was told of the beginning.
  private func retract(_ contact: Contact) {
    contact.view = .over
    contact.held = []
    outbox.removeAll { $0.contact === contact }
    guard contact.isOwedEnd else { return }
    var moment = contact.touch.moment
    moment.phase = .cancelled
    moment.event = eventsSeen
    outbox.append(ViewNotice(contact: contact, moment: moment))
  }
}
