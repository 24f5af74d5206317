import Foundation
import Thresholds

/// What only engines keep of a control that keep too much: UIKit's forgets it with the touch, or
/// never looks at it.
final class KeptTooLong {
  /// How many touches the control has followed.
  var touches = 0
  /// Whether the next touch is lost, since the control cleans up too late.
  var isDeafOnce = false
  /// When its last touch lifted, in milliseconds.
  var lastUp: Int?
  /// Whether it is calling those who are registered.
  var isSending = false
  /// Who was registered when its touch came down.
  var registrations: ControlRegistrations?
  /// The event that it showed last.
  var event: UIEvent?
  /// The touch that it stopped to follow.
  weak var touchStopped: UITouch?
  /// The other control that its finger is over.
  weak var controlEntered: UIControl?
  /// Where it was when its touch came down.
  var place: (bounds: CGRect, placements: [Placement])?
  /// Whom it has called for its touch.
  var calls = PairsCalled()
  /// Who was found for it in the responder chain.
  weak var receiver: UIResponder?
  /// Where its knob was when that mattered first.
  var knob: CGRect?
}

/// The pairs of target and action that were called, in engines that call each but once.
struct PairsCalled {
  private var pairs: [(target: ObjectIdentifier?, action: Selector)] = []

  /// Notes a pair that is about to be called, and says whether it was not called before.
  mutating func isFirst(_ target: (any ActionTarget)?, _ action: Selector) -> Bool {
    let name = target.map { ObjectIdentifier($0) }
    if pairs.contains(where: { $0.target == name && $0.action == action }) { return false }
    pairs.append((name, action))
    return true
  }
}

/// What engines get wrong about the touch that a control follows.
extension UIControl {
  /// Keeps what a wrong engine knows of a touch that begins.
  final func keepBeginning() {
    kept.touches += 1
    if wrong(.registrationsKeptFromTouchDown) { kept.registrations = registrations }
    if wrong(.insideMeasuredWhereItWas) {
      kept.place = placementsBelowWindow.map { (bounds, $0) }
    }
    kept.calls = PairsCalled()
    kept.controlEntered = nil
  }

  /// Whether the touches that it tracks go on up the chain: never, in UIKit. Source: RC-20.
  final var passesOnWhatItTracks: Bool {
    wrong(.controlsForward)
      || wrong(.nestedControlsBothTrack) && superview?.findInChain { $0 is UIControl } != nil
      || wrong(.rowsHearTheirControls) && findInChain { $0 is UITableViewCell } != nil
  }

  /// Whether another control follows a touch, which in UIKit keeps this one from nothing.
  final var isAnotherControlTracking: Bool {
    window?.application?.delivery.contacts.contains { contact in
      contact.isDown && contact.touch.view !== self
        && (contact.touch.view as? UIControl)?.isTracking ?? false
    } ?? false
  }

  /// Whether a touch comes soon after the last one lifted: in UIKit the touches are counted, by
  /// place as well as by time. Source: rulebook CT-03.
  final func isSoonAfterLastUp(_ touch: UITouch) -> Bool {
    kept.lastUp.map { touch.moment.milliseconds - $0 <= 350 } ?? false
  }

  /// Whether the control takes up again a touch that it had stopped to follow, which UIKit's does
  /// not. Source: rulebook CT-05.
  final func resumes(_ touches: Set<UITouch>, _ event: UIEvent?) -> Bool {
    guard let touch = kept.touchStopped, trackedTouch == nil, touches.contains(touch),
      continueTracking(touch, with: event)
    else { return false }
    kept.touchStopped = nil
    follow(touch)
    sendDrag(of: touch, event)
    return true
  }

  /// Goes on with another finger that is in the control, which UIKit does not. Source: CT-13.
  final func trackNextFinger(after touch: UITouch, _ event: UIEvent?) {
    let others = event?.touches(for: self)?.inFingerOrder ?? []
    if let next = others.first(where: { $0 !== touch && $0.contact?.isDown ?? false }) {
      follow(next)
    }
  }

  private func follow(_ touch: UITouch) {
    lastTouch = touch
    (isTracking, isTouchInside, isHighlighted) = (true, true, true)
  }

  /// Whether a touch is near to where the control was when it came down, or to its frame: in UIKit
  /// neither counts. Source: rulebook CT-15.
  final func isNearPlaceKept(_ touch: UITouch) -> Bool {
    let margin = latitude.limit(Thresholds.controlMargin)
    if wrong(.insideMeasuredByFrame), let superview {
      return frame.insetBy(dx: -margin, dy: -margin).contains(touch.location(in: superview))
    }
    guard let place = kept.place else { return true }
    let location = place.placements.reduce(touch.moment.location) { $1.pointFromSuperview($0) }
    return place.bounds.insetBy(dx: -margin, dy: -margin).contains(location)
  }

  /// The other control that the finger is over, which matters to no control in UIKit.
  final func otherControl(under touch: UITouch) -> UIControl? {
    guard let window, let control = window.frontMost(at: touch.location(in: nil)) as? UIControl,
      control !== self
    else { return nil }
    return control
  }

  /// Tells the other control under the finger that it was dragged there.
  final func tellControlUnder(_ touch: UITouch, _ event: UIEvent?) {
    let control = otherControl(under: touch)
    if control !== kept.controlEntered { control?.sendOfTouch(.touchDragEnter, for: event) }
    kept.controlEntered = control
  }
}
