/// What views receive of their touches.
///
/// What an event changes of a touch is pending first, contact by contact: a recognizer may delay it,
/// or cancel the touch. What may be delivered becomes a pending callback, and these are made in the
/// order in which things happened.
extension TouchDelivery {
  /// Delivers to the views what an event, or a recognizer's decision, means for their touches.
  /// Source: rulebook TO-09, TO-27, GR-08, GR-11 to GR-18, GR-20 to GR-28.
  func notifyViews(of event: UIEvent?, about touched: [Contact]) {
    for contact in contacts where contact.viewDelivery != .over {
      if touched.contains(where: { $0 === contact }) { enqueue(contact) }
      if contact.isCancelledInView || contact.isRefused {
        cancel(contact)
      } else {
        flush(contact)
      }
    }
    sendPendingCallbacks(for: event)
  }

  // MARK: One touch

  /// Makes what the event changed pending; unless the view is never to receive the touch, or did not
  /// receive its beginning. Source: rulebook TO-12, TO-25.
  func enqueue(_ contact: Contact) {
    let moment = contact.touch.moment
    if moment.phase == .stationary { return }
    let isKnown = contact.viewDelivery == .begun || !contact.pendingMoments.isEmpty
    let isWanted =
      switch moment.phase {
      case .began: viewAccepts(contact)
      case .cancelled: contact.viewDelivery == .begun
      default: isKnown
      }
    guard isWanted else {
      contact.viewDelivery = .over
      contact.pendingMoments = []
      return
    }
    if moment.phase == .moved, contact.pendingMoments.last?.phase == .moved {
      contact.pendingMoments.removeLast()
    }
    contact.pendingMoments.append(moment)
  }

  /// Whether the view may take the touch: it is the view's only one, unless the view takes several,
  /// and no other view claims all touches of the window.
  /// Source: rulebook TO-25, TO-28 to TO-31.
  private func viewAccepts(_ contact: Contact) -> Bool {
    guard let view = contact.touch.view else { return false }
    for other in contacts where other !== contact && isDeliveredToView(other) {
      if other.touch.view === view {
        if !view.isMultipleTouchEnabled { return false }
      } else if contact.touch.window === other.touch.window,
        view.isExclusiveTouch || other.touch.view?.isExclusiveTouch ?? false
      {
        return false
      }
    }
    return true
  }

  /// Whether a finger is down, and its view receives it or is about to.
  private func isDeliveredToView(_ contact: Contact) -> Bool {
    contact.isDown
      && (contact.viewDelivery == .begun
        || contact.viewDelivery == .notBegun && !contact.pendingMoments.isEmpty)
  }

  /// Cancels a touch in its view, if the view has received it at all, since a recognizer took it.
  /// Source: rulebook GR-11, GR-12, GR-21.
  func cancel(_ contact: Contact) {
    let hasBegun = contact.viewDelivery == .begun
    contact.viewDelivery = .over
    contact.pendingMoments = []
    if hasBegun { addCancellation(of: contact) }
  }

  /// Has the view receive `touchesCancelled`.
  func addCancellation(of contact: Contact) {
    var moment = contact.touch.moment
    moment.phase = .cancelled
    moment.event = eventNumber
    pendingCallbacks.append(TouchCallback(contact: contact, moment: moment))
  }

  /// Lets the view receive what is pending, unless an undecided recognizer still delays it.
  /// Source: rulebook GR-20, GR-22 to GR-25, GR-27.
  func flush(_ contact: Contact) {
    guard !contact.pendingMoments.isEmpty else { return }
    let delaysBegan =
      contact.viewDelivery == .notBegun && contact.isDelayed(where: \.delaysTouchesBegan)
    guard !delaysBegan else { return }
    let delaysEnded =
      contact.pendingMoments.last?.phase == .ended
      && contact.isDelayed(where: \.delaysTouchesEnded)
    let withheld = delaysEnded ? contact.pendingMoments.popLast() : nil
    for moment in contact.pendingMoments {
      contact.viewDelivery = moment.phase == .began || moment.phase == .moved ? .begun : .over
      pendingCallbacks.append(TouchCallback(contact: contact, moment: moment))
    }
    contact.pendingMoments = withheld.map { [$0] } ?? []
  }

  // MARK: Calls

  /// Something that a touch's view is to receive: the touch as it was at some moment.
  struct TouchCallback {
    let contact: Contact
    private(set) var moment: UITouch.Moment

    /// Gives the touch the state of the callback's moment, and keeps its present one; and back.
    mutating func exchangeMoment() { swap(&moment, &contact.touch.moment) }

    /// Whether the two go into one call, if they are for one view.
    func isSimultaneous(with other: TouchCallback) -> Bool {
      moment.event == other.moment.event && moment.phase == other.moment.phase
    }

    /// Whether this comes before the other: what happened earlier, and of one event the touches that
    /// began, then those that moved, and so on.
    func precedes(_ other: TouchCallback) -> Bool {
      (moment.event, moment.phase.rawValue) < (other.moment.event, other.moment.phase.rawValue)
    }
  }

  /// Makes the pending calls, each with all touches of one view that have the same phase in the same
  /// event. What a call does may take back others. Source: rulebook TO-09, TO-23.
  private func sendPendingCallbacks(for event: UIEvent?) {
    guard !pendingCallbacks.isEmpty else { return }
    let event = eventForViews(event)
    while var first = pendingCallbacks.first {
      for callback in pendingCallbacks.dropFirst() where callback.precedes(first) {
        first = callback
      }
      let view = first.contact.touch.view
      let group = takePendingCallbacks {
        $0.isSimultaneous(with: first) && $0.contact.touch.view === view
      }
      if let view { deliver(group, to: view, with: event) }
    }
  }

  /// Takes some of the pending callbacks out, in their order.
  func takePendingCallbacks(where isTaken: (TouchCallback) -> Bool) -> [TouchCallback] {
    let taken = pendingCallbacks.filter(isTaken)
    pendingCallbacks.removeAll(where: isTaken)
    return taken
  }

  /// Makes one call, with each touch as it was at the moment in question. Source: rulebook GR-18.
  func deliver(_ callbacks: [TouchCallback], to view: UIView, with event: UIEvent) {
    var group = callbacks
    let phase = group[0].moment.phase
    var touches: Set<UITouch> = []
    for index in group.indices {
      let contact = group[index].contact
      group[index].exchangeMoment()
      contact.isBegunInView = phase == .began || phase == .moved
      touches.insert(touchOf: contact)
    }
    view.receive(touches, in: phase, with: event)
    for index in group.indices.reversed() { group[index].exchangeMoment() }
  }

  /// The event that the views receive. It has the touches that are delivered late as well, lifted
  /// ones included. Source: rulebook TO-17.
  func eventForViews(_ event: UIEvent?) -> UIEvent {
    var touches = event?.touches ?? activeTouches
    let known = touches.count
    for callback in pendingCallbacks
    where !touches.contains(where: { $0 === callback.contact.touch }) {
      touches.append(callback.contact.touch)
    }
    if let event, touches.count == known { return event }
    return UIEvent(touches: touches, milliseconds: application.time, number: eventNumber)
  }

  /// The touches that are down, and those that the event at hand ends. Source: rulebook TO-17.
  private var activeTouches: [UITouch] {
    contacts.filter { contact in
      contact.isDown
        || application.eventAtHand != nil && contact.touch.moment.event == eventNumber
    }
    .map(\.touch)
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
