import Foundation

/// One finger on the screen, from its coming down to its lifting: the same object throughout.
/// Source: rulebook TO-01 to TO-08.
open class UITouch: Hashable {
  /// What a touch is doing.
  public enum Phase: Int, Hashable, Sendable {
    /// The finger came down.
    case began
    /// It moved.
    case moved
    /// It did not change while another finger did.
    case stationary
    /// It lifted.
    case ended
    /// It was taken away.
    case cancelled

    /// The phases that are delivered, in the order of delivery.
    static let delivered: [Phase] = [.began, .moved, .ended, .cancelled]
  }

  /// Where and in which phase a touch is at one moment.
  struct Moment {
    /// The number of the event that brought the touch here.
    var event: Int
    var phase: Phase
    var milliseconds: Int
    var location: CGPoint
    var previousLocation: CGPoint

    /// The touch is taken away where it is, in an event of that number.
    mutating func cancel(in event: Int, at milliseconds: Int) {
      self.event = event
      self.milliseconds = milliseconds
      phase = .cancelled
      previousLocation = location
    }
  }

  /// The view that the finger came down in; it never changes. Source: rulebook TO-04.
  @exclusivity(unchecked) public internal(set) var view: UIView?
  /// The window that the finger came down in.
  @exclusivity(unchecked) public internal(set) var window: UIWindow?
  /// How many taps this touch would complete, if it is quick. Source: rulebook TO-13, TO-14.
  @exclusivity(unchecked) public internal(set) var tapCount = 1
  /// The number of the finger. UIKit keeps it private.
  public let fingerIndex: Int
  var moment: Moment {
    get { track.moment }
    set { track.moment = newValue }
  }
  let track: Track
  unowned(unsafe) var contact: Contact?

  /// Where a touch is at present. It is an object of its own, so that a recognizer that follows the finger
  /// need not keep the touch, which keeps its view, which keeps its recognizers. (A weak reference would
  /// make every use of the touch slow.)
  final class Track {
    fileprivate(set) var moment: Moment

    init(_ moment: Moment) { self.moment = moment }
  }

  init(finger: Int, moment: Moment) {
    fingerIndex = finger
    track = Track(moment)
  }

  /// A touch that stays as this one was at some moment.
  func copy(at moment: Moment) -> UITouch {
    let copy = UITouch(finger: fingerIndex, moment: moment)
    copy.view = view
    copy.window = window
    copy.tapCount = tapCount
    return copy
  }

  /// What the touch is doing.
  open var phase: Phase { moment.phase }

  /// When the touch changed last, in seconds of virtual time. Source: rulebook TO-08.
  open var timestamp: TimeInterval { TimeInterval(moment.milliseconds) / 1000 }

  /// The recognizers that are receiving this touch. Source: rulebook TO-20.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    contact?.recognizers
  }

  /// Where the touch is, in the coordinates that `view` has now; nil: the window's.
  /// Source: rulebook TO-06.
  open func location(in view: UIView?) -> CGPoint {
    view?.pointFromWindow(moment.location) ?? moment.location
  }

  /// Where the touch was in the event before, in the coordinates that `view` has now; nil: the
  /// window's. Source: rulebook TO-07.
  open func previousLocation(in view: UIView?) -> CGPoint {
    view?.pointFromWindow(moment.previousLocation) ?? moment.previousLocation
  }

  /// Touches are equal when they are the same object.
  public static func == (left: UITouch, right: UITouch) -> Bool { left === right }

  /// Hashes the object's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
