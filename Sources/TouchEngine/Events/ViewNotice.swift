/// Something that a touch's view is to be told: how the touch was at some moment.
struct ViewNotice {
  let contact: Contact
  private(set) var moment: UITouch.Moment

  /// Has the touch be as it was at the moment, and keeps how it is now; and the other way round.
  mutating func exchangeMoment() { swap(&moment, &contact.touch.moment) }

  /// Whether the two are told in one call, if it is for one view.
  func isSimultaneous(with other: ViewNotice) -> Bool {
    moment.event == other.moment.event && moment.phase == other.moment.phase
  }

  /// Whether this is told before the other: what happened earlier, and of one event the touches that
  /// began, then those that moved, and so on.
  func precedes(_ other: ViewNotice) -> Bool {
    (moment.event, moment.phase.rawValue) < (other.moment.event, other.moment.phase.rawValue)
  }
}
