/// What ends a touch before its finger lifts.
extension TouchDelivery {
  /// Cancels all touches, as the system does for a call or an alert: one event, in which every
  /// finger that is down is cancelled. Source: rulebook TO-34, GR-45, EX-01.
  func cancelAllTouches() {
    let down = contacts.filter(\.isDown)
    guard !down.isEmpty else { return }
    startEvent()
    for contact in down { contact.touch.moment.cancel(in: eventNumber, at: application.time) }
    send(down.map(\.touch))
  }

  /// Cancels the touches of a view that is about to leave its window, with all its subviews. It
  /// receives the cancellation at once, while it can still pass it on. Its recognizers' attempts are
  /// over; recognizers of other views go on following the fingers.
  ///
  /// The rulebook leaves open what becomes of the touches of a removed view, as long as each has one
  /// end. Source: rulebook EX-02, EX-10, EX-14, EX-15.
  func viewWillLeaveWindow(_ view: UIView) {
    guard !contacts.isEmpty else { return }
    for recognizer in arbiter.engaged where recognizer.view?.isDescendant(of: view) ?? false {
      arbiter.withdraw(recognizer)
    }
    let leaving = contacts.filter { $0.touch.view?.isDescendant(of: view) ?? false }
    performing {
      leaving.forEach(retract)
      sendPendingCallbacks(of: leaving)
    }
    settleIfIdle()
  }

  /// Makes the pending calls about some touches. The others wait for their turn: another view may be
  /// in the middle of a call.
  private func sendPendingCallbacks(of leaving: [Contact]) {
    func isMeant(_ callback: TouchCallback) -> Bool {
      leaving.contains { $0 === callback.contact }
    }
    guard pendingCallbacks.contains(where: isMeant) else { return }
    let event = eventForViews(nil)
    while let view = pendingCallbacks.first(where: isMeant)?.contact.touch.view {
      let group = takePendingCallbacks { isMeant($0) && $0.contact.touch.view === view }
      deliver(group, to: view, with: event)
    }
  }

  /// Takes back what the touch's view has not received, and has it receive the end, if it received
  /// the beginning.
  private func retract(_ contact: Contact) {
    contact.viewDelivery = .over
    contact.pendingMoments = []
    pendingCallbacks.removeAll { $0.contact === contact }
    if contact.isBegunInView { addCancellation(of: contact) }
  }
}
