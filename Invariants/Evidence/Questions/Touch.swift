import Thresholds
import TouchScript

/// One touch, as it was asked for, as it was seen, and as it was due.
final class Touch: Span {
  /// The finger's way, as the script has it.
  let contact: Contact
  let down: Contact.Sample
  let end: Contact.Sample?
  /// What was received of it.
  let account: Account
  /// How the scene is at touch-down.
  let moment: SceneMoment
  /// The recognizers that must receive it. Source: GR-01, GC-02, GC-05.
  let receivers: [Int]
  /// Whether its window or the application drops events, so that nobody receives it, or its view is
  /// animated, so that nobody need. Source: rulebook SY-04, HT-28, RE-70.
  let isDropped: Bool
  /// The first event of the trace that may come of its view's being taken out of its place in the
  /// tree while the finger is down, or the end of its touch still to come. `Int.max`: it stays.
  let removal: Int
  /// The event in which the touch was first seen.
  let sight: Int
  /// Whether its window stays where it is on the screen while the finger is down.
  let keepsWindow: Bool
  /// Those of `calls` that are its own view's.
  let viewCalls: [Call]
  /// What the scene is to its touch-down: which view it must hit.
  private(set) lazy var aim = Aim(moment, at: down.location, time: down.at)
  /// The views that take touches but do not contain this one, though a subview would, each with the
  /// first such subview; without those that override `hitTest(_:with:)`.
  private(set) lazy var overlaps = aim.overlaps(in: scene)
  /// Which taps must recognize at its lift, if the rules tell.
  private(set) lazy var outcome = Outcome(of: self)
  /// What the control made of it that is its view; nil until somebody asks.
  var controlStory: ControlStory?
  /// The needs that have been looked at; see `Evidence.doubt(about:_:)`.
  var examined = Need.plain
  /// Those of them that it does not meet.
  var doubts: Need = []

  init(_ contact: Contact, _ account: Account, _ story: Story, _ forecast: Forecast) {
    self.contact = contact
    down = contact.down
    end = contact.end
    self.account = account
    moment = forecast.moment(of: contact)
    let seen = account.firstSight < 0 ? nil : story.touches[account.firstSight]
    let view =
      account.isSilent
      ? Aim(moment, at: contact.down.location, time: contact.start).hit : account.view
    self.view = view
    isDropped =
      forecast.drops(touchOf: view, in: seen?.window ?? Scene.none, moment.scene)
      || moment.mayBeSwallowed(touchOf: view, at: contact.start)
    let scene = moment.scene
    // Whether one receives it whose view takes no part in user interaction is open: RE-80.
    receivers =
      isDropped
      ? []
      : forecast.receivers(of: contact.finger, in: view, scene).filter { number in
        scene.views[scene.recognizerViews[number]].isUserInteractionEnabled
          || account.hearings.contains { $0.who == number }
      }
    keepsWindow = forecast.keepsWindow(of: view, moment, under: contact)
    let delivery = story.deliveries[contact.down.delivery]
    sight = seen?.event ?? delivery.events.lowerBound
    let sent = delivery.send == Scene.none ? delivery.events.upperBound : delivery.send
    removal = forecast.removal(of: view, after: sent)
    let own = account.calls.count { $0.who == view }
    viewCalls =
      own == account.calls.count ? account.calls : account.calls.filter { $0.who == view }
    doubts = plainDoubts
  }

  var number: Int { contact.number }
  var finger: Int { contact.finger }
  /// What the finger does, in order; the first is the touch-down.
  var samples: [Contact.Sample] { contact.samples }
  var isFirst: Bool { contact.isFirst }
  var isAlone: Bool { contact.isAlone }
  var isFresh: Bool { contact.isFresh }
  var isClear: Bool { contact.isClear }
  /// How far the finger gets from where it came down, in points.
  var reach: Double { contact.reach }

  /// The touch's view as the application's event shows it at touch-down; `Scene.none` where it has
  /// none, `Scene.unknown` where it is no view of the scene, or was not seen. Of a touch of which
  /// nothing at all came it is the view that it must hit: silence leaves nothing open.
  let view: Int
  /// The touch as the application's event shows it at touch-down, as a place in `Story.touches`.
  var firstSight: Int { account.firstSight }
  /// The calls of the responders' touch methods with this touch, in order.
  var calls: [Call] { account.calls }
  /// The calls of the recognizers' touch methods with this touch, in order.
  var hearings: [Call] { account.hearings }

  /// The scene at touch-down.
  var scene: Scene { moment.scene }
  /// The order of the views at touch-down.
  var order: PaintersOrder { moment.order }
  /// Where the views are at touch-down.
  var geometry: SceneGeometry { moment.geometry }

  /// Whether its view's place in the tree is the same at `event` as at touch-down.
  func isInTree(at event: Int) -> Bool { event < removal }

  /// Whether the touch has a view of the scene.
  var hasView: Bool { view >= 0 }

  /// Whether it is short and still enough to be a tap by anybody's limits. Source: KR-03, KR-05.
  var isSurelyTap: Bool {
    guard let duration, keepsWindow else { return false }
    return duration <= Thresholds.tapDuration.surelyBelow
      && reach <= Thresholds.tapMovement.surelyBelow
  }

  /// Whether it stays in its place for too long for a tap, by anybody's limits.
  var isHeld: Bool {
    duration ?? 0 >= Thresholds.tapDuration.surelyAbove && keepsWindow
      && reach <= Thresholds.tapMovement.surelyBelow
  }

  /// Where its view received its end; nil where it did not.
  var viewEnd: Call? { viewCalls.first { $0.phase == .ended || $0.phase == .cancelled } }

  /// Whether it is too long, or goes too far, to be a tap by anybody's limits.
  var isSurelyNoTap: Bool {
    if reach >= Thresholds.tapMovement.surelyAbove, keepsWindow { return true }
    guard let duration else { return false }
    return duration >= Thresholds.tapDuration.surelyAbove
  }
}
