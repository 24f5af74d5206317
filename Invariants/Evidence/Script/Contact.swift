import Thresholds
import TouchScript

/// The way of one finger, from touch-down to lift, as far as the app is to receive it.
///
/// A touch may end without a lift, where the system takes it away: then its last sample is
/// `cancelled`, there is no `up`, and what the finger does afterwards is not part of it. Fingers of
/// which the app does not hear at all are no contacts: see `Absentee`.
struct Contact: Span {
  let number: Int
  let finger: Int
  /// When it came down, and the place of that step among the deliveries.
  let start: Int
  let firstDelivery: Int
  /// What the finger does, in order; the first is the touch-down.
  var samples: [Sample]
  /// Whether no other finger is down when this one comes down.
  var isFirst = true
  /// Whether no other finger is down at any time while this one is.
  var isAlone = true
  /// Whether no finger lifted shortly before this one came down.
  var isFresh = true
  /// Whether the rules say what becomes of it: not where the app ignores events while it is down, nor
  /// where it may have hit nothing for what the app did in a callback of those that landed with it.
  /// Source: rulebook EX-11, RE-13, RE-30.
  var isClear = true
  /// Whether the app changes recognizers during the event of its touch-down, so that nobody has
  /// settled which of them receive it.
  var isOpenAmidEvent = false
  /// How far the finger gets from where it came down, in points.
  var reach = 0.0

  /// A finger that came down.
  init(number: Int, finger: Int, _ down: Sample) {
    self.number = number
    self.finger = finger
    start = down.at
    firstDelivery = down.delivery
    samples = []
    samples.reserveCapacity(4)
    samples.append(down)
  }

  /// What a finger does at one step.
  struct Sample {
    /// The step's place among the deliveries.
    let delivery: Int
    let at: Int
    let phase: TouchPhase
    /// In the screen's coordinates.
    let location: Point
  }

  /// Compares the ways of all fingers with one another.
  static func compare(_ contacts: inout [Contact]) {
    for index in contacts.indices {
      let start = contacts[index].down
      for sample in contacts[index].samples {
        contacts[index].reach = max(
          contacts[index].reach, sample.location.distance(to: start.location))
      }
      for other in contacts.indices where other != index {
        if let up = contacts[other].up, up.at <= start.at,
          start.at - up.at < Thresholds.tapInterval.surelyAbove
        {
          contacts[index].isFresh = false
        }
        guard contacts[index].overlaps(contacts[other]) else { continue }
        contacts[index].isAlone = false
        if contacts[other].isDown(at: start.delivery) { contacts[index].isFirst = false }
      }
      if !contacts[index].isClear { contacts[index].isAlone = false }
    }
  }
}

/// A finger that came down where the app does not receive it: on the home screen, or while the app
/// ignored events. Source: rulebook SY-01, EX-11.
struct Absentee {
  let finger: Int
  /// When it came down.
  let at: Int
  /// When it lifted; nil where the script ends before.
  var end: Int?
  /// Whether the app ignored events, and was in front.
  let isIgnored: Bool
}

extension Contact {
  /// The touch-down.
  var down: Sample { samples[0] }
  /// The lift, or where the touch is taken away; nil where the script ends before.
  var end: Sample? {
    samples.last.flatMap { $0.phase == .ended || $0.phase == .cancelled ? $0 : nil }
  }
}

/// The time for which a finger is down.
protocol Span {
  /// What the finger does, in order; there is always a touch-down.
  var samples: [Contact.Sample] { get }
  /// The touch-down.
  var down: Contact.Sample { get }
  /// The lift, or where the touch is taken away; nil where the script ends before.
  var end: Contact.Sample? { get }
}

extension Span {
  /// The lift; nil where the script ends before, or the touch is taken away.
  var up: Contact.Sample? { end.flatMap { $0.phase == .ended ? $0 : nil } }
  /// Where the touch is taken away; nil where it is not.
  var cancellation: Contact.Sample? { end.flatMap { $0.phase == .cancelled ? $0 : nil } }
  /// When the finger lifts, in milliseconds; at the end of time where it does not.
  var lastTime: Int { up?.at ?? .max }
  /// How long the finger stays, in milliseconds; nil where the script ends before the lift.
  var duration: Int? { up.map { $0.at - down.at } }

  /// The sample of the event `delivery`, if the finger changes there.
  func sample(at delivery: Int) -> Contact.Sample? { samples.first { $0.delivery == delivery } }

  /// Whether a sample is a move to the place where the finger was, which need not be an event.
  /// Source: rulebook SY-03, RE-19.
  func isIdle(_ sample: Contact.Sample) -> Bool {
    sample.phase == .moved
      && samples.last { $0.delivery < sample.delivery }?.location == sample.location
  }

  /// Whether the finger is down right before the event `delivery`, or comes down in it.
  func isDown(at delivery: Int) -> Bool {
    guard down.delivery <= delivery else { return false }
    guard let end else { return true }
    return end.delivery >= delivery
  }

  /// Whether the two fingers are down at one time, the events of coming and going included.
  func overlaps(_ other: some Span) -> Bool {
    let last = end?.delivery ?? Int.max
    let otherLast = other.end?.delivery ?? Int.max
    return down.delivery <= otherLast && other.down.delivery <= last
  }
}
