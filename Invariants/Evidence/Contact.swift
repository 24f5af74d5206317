import Thresholds
import TouchScript

/// One finger's touch, from touch-down to lift: what the script does with it, and who was told.
///
/// A touch may end without a lift, where the system takes it away: then its last sample is
/// `cancelled`, there is no `up`, and what the finger does afterwards is not part of it. Fingers of
/// which the app does not hear at all are no contacts: see `Absentee`.
final class Contact: Span, Sendable {
  let number: Int
  let finger: Int
  /// What the finger does, in order; the first is the touch-down.
  let samples: [Sample]
  /// How the scene is at touch-down.
  let moment: SceneMoment
  /// Whether no other finger is down when this one comes down.
  let isFirst: Bool
  /// Whether no other finger is down at any time while this one is.
  let isAlone: Bool
  /// Whether the rules say what becomes of it: not where the app ignores events while it is down.
  /// Source: rulebook EX-11.
  let isClear: Bool
  /// Whether its window or the application drops events, so that nobody hears of it.
  /// Source: rulebook SY-04.
  let isDropped: Bool
  /// The first event of the trace that may come of its view's being taken out of its place in the
  /// tree while the finger is down, or the end of its touch owed: from then on the view may rightly
  /// have been told that the touch is over. `Int.max`: it stays. Source: rulebook EX-02.
  let uprooting: Int
  /// The touch's view as the application's event shows it at touch-down; `Scene.none` where it has
  /// none, `Scene.unknown` where it is no view of the scene, or was not seen.
  let view: Int
  /// The touch as the application's event shows it at touch-down, as a place in `Evidence.touches`.
  let firstSight: Int
  /// The recognizers that must receive the touch. Source: GR-01, GC-02, GC-05.
  let receivers: [Int]
  /// The calls of the responders' touch methods with this touch, in order.
  let calls: [Call]
  /// The calls of the recognizers' touch methods with this touch, in order.
  let hearings: [Call]
  /// Those of `calls` that are its own view's.
  let viewCalls: [Call]
  /// How far the finger gets from where it came down.
  let reach: Double

  init(_ draft: Draft) {
    number = draft.number
    finger = draft.finger
    samples = draft.samples
    moment = draft.moment
    isClear = draft.isClear
    isDropped = draft.isDropped
    uprooting = draft.uprooting
    isFirst = draft.isFirst
    isAlone = draft.isAlone
    view = draft.view
    firstSight = draft.firstSight
    receivers = draft.receivers
    calls = draft.calls
    hearings = draft.hearings
    viewCalls = draft.calls.filter { $0.who == draft.view }
    let start = draft.down.location
    reach = draft.samples.reduce(0) { max($0, $1.location.distance(to: start)) }
  }

  /// A contact while the script and the trace are being read.
  struct Draft: Span {
    let number: Int
    let finger: Int
    var samples: [Sample]
    var moment: SceneMoment
    var isClear = true
    var isDropped = false
    var uprooting = Int.max
    var isFirst = true
    var isAlone = true
    var view = Scene.unknown
    var firstSight = Scene.none
    var receivers: [Int] = []
    var calls: [Call] = []
    var hearings: [Call] = []
  }

  /// What a finger does at one step.
  struct Sample: Sendable {
    /// The step's place among the deliveries.
    let delivery: Int
    let at: Int
    let phase: TouchPhase
    /// In the screen's coordinates.
    let location: Point
  }

  /// A call of a touch method with this touch.
  struct Call: Sendable {
    /// The event of the trace.
    let event: Int
    /// The responder or recognizer.
    let who: Int
    let phase: TouchPhase
    /// The recognizer's state afterwards.
    let state: RecognizerState
    /// The event of the script in which it was called; `Scene.none` for calls between events.
    let delivery: Int
    let at: Int
    /// The touch, as a place in `Evidence.touches`.
    let touch: Int
  }

  /// The scene at touch-down.
  var scene: Scene { moment.scene }
  /// The order of the views at touch-down.
  var order: PaintersOrder { moment.order }
  /// Where the views are at touch-down.
  var geometry: SceneGeometry { moment.geometry }

  /// Whether its view's place in the tree is the same at `event` as at touch-down.
  func isRooted(at event: Int) -> Bool { event < uprooting }

  /// Whether the touch has a view of the scene.
  var hasView: Bool { view >= 0 }

  /// How long the finger stays, in milliseconds; nil where the script ends before the lift.
  var duration: Int? { up.map { $0.at - down.at } }

  /// Whether it is short and still enough to be a tap by anybody's limits. Source: KR-03, KR-05.
  var isSurelyTap: Bool {
    guard let duration else { return false }
    return duration <= Thresholds.tapDuration.surelyBelow
      && reach <= Thresholds.tapMovement.surelyBelow
  }

  /// Whether it is too long, or goes too far, to be a tap by anybody's limits.
  var isSurelyNoTap: Bool {
    if reach >= Thresholds.tapMovement.surelyAbove { return true }
    guard let duration else { return false }
    return duration >= Thresholds.tapDuration.surelyAbove
  }

  /// The sample of the event `delivery`, if the finger changes there.
  func sample(at delivery: Int) -> Sample? {
    samples.first { $0.delivery == delivery }
  }
}

/// The time for which a finger is down.
protocol Span {
  /// What the finger does, in order; there is always a touch-down.
  var samples: [Contact.Sample] { get }
}

extension Span {
  /// The touch-down.
  var down: Contact.Sample { samples[0] }
  /// The lift; nil where the script ends before, or the touch is taken away.
  var up: Contact.Sample? { samples.last.flatMap { $0.phase == .ended ? $0 : nil } }
  /// Where the touch is taken away; nil where it is not.
  var cancellation: Contact.Sample? {
    samples.last.flatMap { $0.phase == .cancelled ? $0 : nil }
  }
  /// The lift, or where the touch is taken away; nil where the script ends before.
  var end: Contact.Sample? { up ?? cancellation }

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
