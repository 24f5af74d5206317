/// Which touches a view has a claim to, and what it sees of them.
extension TouchDelivery {
  /// Whether the view may take the touch: it is the view's only one, unless the view is open to
  /// several, and no other view claims all touches of the window.
  /// Source: rulebook TO-25, TO-28 to TO-31.
  func isOpen(_ contact: Contact) -> Bool {
    guard let view = contact.touch.view else { return false }
    for other in contacts where other !== contact && isWithView(other) {
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

  /// Whether a finger is down, and its view hears of it or is to hear of it.
  func isWithView(_ contact: Contact) -> Bool {
    contact.isDown && contact.view != .over && (contact.view == .began || !contact.held.isEmpty)
  }

  /// Makes one call, with each touch as it was at the moment in question. Source: rulebook GR-18.
  func tell(_ notices: consuming [ViewNotice], to view: UIView, with event: UIEvent) {
    var group = notices
    let phase = group[0].moment.phase
    var touches: Set<UITouch> = []
    for index in group.indices {
      let contact = group[index].contact
      group[index].exchangeMoment()
      contact.isOwedEnd = phase == .began || phase == .moved
      touches.insert(touchOf: contact)
    }
    view.receive(touches, in: phase, with: event)
    for index in group.indices.reversed() { group[index].exchangeMoment() }
  }

  /// The event that the views see. It has the touches that are told late as well, lifted ones
  /// included. Source: rulebook TO-17.
  func eventForViews(_ event: UIEvent?) -> UIEvent {
    var touches = event?.touches ?? activeTouches
    let known = touches.count
    for notice in outbox where !touches.contains(where: { $0 === notice.contact.touch }) {
      touches.append(notice.contact.touch)
    }
    if let event, touches.count == known { return event }
    return UIEvent(touches: touches, milliseconds: application.time, number: eventsSeen)
  }

  /// The touches that are down, and those that the event at hand ends. Source: rulebook TO-17.
  private var activeTouches: [UITouch] {
    contacts.filter { contact in
      contact.isDown
        || application.eventAtHand != nil && contact.touch.moment.event == eventsSeen
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
