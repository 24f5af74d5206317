import Foundation

/// What engines get wrong about fingers that have lifted, come later, or come together.
extension TouchDelivery {
  /// The timestamp of a touch that changes: in UIKit, the present time. Source: rulebook TO-08.
  var timeOfTouches: Int {
    wrong(.timestampsOnFrames) ? application.time - application.time % 16 : application.time
  }

  /// Puts a finger that is not the first where it was one move ago. Source: rulebook TO-06.
  func lag(_ touch: UITouch) {
    guard touch.moment.phase == .moved, let contact = touch.contact,
      contacts.first(where: \.isDown) !== contact
    else { return }
    let present = touch.moment.location
    touch.moment.location = contact.placeSampled ?? touch.moment.previousLocation
    contact.placeSampled = present
  }

  /// Tells a view that a finger lifted although the system took its touch. UIKit never does that.
  /// Source: rulebook TO-02.
  func liftInterrupted(_ change: FingerChange) {
    guard
      let place = interrupted.firstIndex(where: { contact in
        contact.touch.fingerIndex == change.sample.finger
      })
    else { return }
    let contact = interrupted.remove(at: place)
    update(contact.touch, with: change)
    contact.touch.view?.receive(
      [contact.touch], in: .ended,
      with: UIEvent(
        touches: [contact.touch], milliseconds: application.time, number: eventsSeen))
  }

  /// When a touch lifts, takes the other touches away from its view. Source: rulebook TO-05, TO-23.
  func cancelNeighbours(of contact: Contact) {
    for other in contacts
    where other !== contact && other.isDown && other.touch.view === contact.touch.view
      && isWithView(other)
    {
      cancel(other)
    }
  }

  /// Whether the view is about to be told of another delayed finger. In UIKit that does not matter.
  /// Source: rulebook GR-22.
  func isLaterOfDelayed(_ contact: Contact) -> Bool {
    guard wrong(.onlyFirstDelayedFingerReleased), contact.view == .nothingYet,
      let first = contact.held.first, first.event != eventsSeen
    else { return false }
    return outbox.contains { notice in
      notice.contact !== contact && notice.contact.touch.view === contact.touch.view
        && notice.moment.phase == .began && notice.moment.event != eventsSeen
    }
  }

  /// Whether another finger has come to the view. In UIKit that does not matter. Source: GR-25.
  func hasFollower(_ contact: Contact) -> Bool {
    wrong(.newTouchReleasesEnd)
      && contacts.contains { other in
        other !== contact && other.isDown && other.touch.view === contact.touch.view
      }
  }

  /// Whether a recognizer of a view beside the recognizer's own has a finger. Source: rulebook GR-01.
  func isBesideOthers(_ recognizer: UIGestureRecognizer, _ contact: Contact) -> Bool {
    guard let view = recognizer.view else { return false }
    return arbiter.engaged.contains { other in
      guard let itsView = other.view, !itsView.isDescendant(of: view),
        !view.isDescendant(of: itsView)
      else { return false }
      return other.attempt.contains { $0 !== contact && $0.isDown }
    }
  }

  /// The candidates that are not hidden by the refusal of a deeper one. Source: rulebook GC-02.
  func unhidden(
    _ candidates: [(UIGestureRecognizer, depth: Int)], _ contact: Contact, _ event: UIEvent
  ) -> [(UIGestureRecognizer, depth: Int)] {
    var refusedDepth = 0
    for (recognizer, depth) in candidates where depth > refusedDepth {
      let mayReceive = mayReceive(recognizer, contact.touch, of: event)
      contact.answers.append((recognizer, mayReceive))
      if !mayReceive { refusedDepth = depth }
    }
    return candidates.filter { $0.depth >= refusedDepth }
  }

  /// Takes the touches away from a view that is moved. Source: rulebook EX-04.
  func loseTouches(of view: UIView) {
    for contact in contacts where contact.isDown && contact.touch.view === view {
      contact.isTakenFromView = true
    }
  }

  /// Gives a view the touches that are over it. Source: rulebook EX-05.
  func retarget(to view: UIView) {
    for contact in contacts where contact.isDown {
      guard let hit = contact.touch.view, let superview = view.superview,
        hit.isDescendant(of: superview), !hit.isDescendant(of: view), view.takesTouches,
        view.boundsContain(view.pointFromWindow(contact.touch.moment.location))
      else { continue }
      contact.touch.view = view
    }
  }
}
