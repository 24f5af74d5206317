import TouchScript

/// What was due: who must receive a touch, which view it must hit, what may keep it from going its
/// way.
///
/// It follows from the script, and of what was seen only from when the app reacted to callbacks: it
/// never asks what an engine made of a touch. What depends on that is said under a condition, such as
/// who receives a touch if its view is this one. No recognizer's state is kept from event to event.
final class Forecast {
  let script: Script
  /// How the scene is as the script goes on; there is always a first one.
  let moments: [SceneMoment]
  /// The views that the app takes out of their places in the tree, in order.
  let removals: [Removal]
  /// What the app does to recognizers while the script goes on, in order.
  let recognizerChanges: [RecognizerChange]
  /// The moment that each delivery finds; empty where there is only the one.
  private let momentOfDelivery: [Int]

  init(_ script: Script, _ cues: [Chronicle.Cue]) {
    self.script = script
    let history = SceneHistory(script, cues)
    moments = history.moments
    removals = history.removals
    recognizerChanges = history.recognizerChanges
    momentOfDelivery = history.momentOfDelivery
  }

  /// How the scene is when an event of the script comes, as a place in `moments`.
  func moment(of delivery: Int) -> Int {
    momentOfDelivery.isEmpty ? 0 : momentOfDelivery[delivery]
  }

  /// How the scene is when a finger comes down.
  func moment(of contact: Contact) -> SceneMoment {
    let moment = moments[moment(of: contact.down.delivery)]
    return contact.isOpenAmidEvent ? moment.inDoubt : moment
  }

  /// Whether the window of a view stays where and as it is on the screen while a finger is down that the
  /// moment finds: of another, nobody says whether it moves under the finger, or the finger with it.
  /// Source: rulebook KR-03, TO-06.
  func keepsWindow(of view: Int, _ moment: SceneMoment, under contact: Contact) -> Bool {
    guard moments.count > 1, moment.scene.isView(view) else { return true }
    let window = moment.scene.windows[view]
    guard moment.scene.isView(window) else { return true }
    let place = moment.scene.views[window]
    return moments.allSatisfy {
      $0.begins < contact.start || $0.begins > contact.lastTime
        || $0.scene.views[window].isPlaced(as: place)
    }
  }

  /// Whether nobody receives a touch of a view, since its window or the application drops events.
  /// `window` is the one that the touch is seen in: what one window answers with may be in another.
  /// Source: rulebook SY-04.
  func drops(touchOf view: Int, in window: Int, _ scene: Scene) -> Bool {
    guard script.ingredients.contains(.droppedEvents), scene.isView(view) else { return false }
    return scene.application.dropsEvents
      || [scene.windows[view], window].contains {
        scene.isView($0) && scene.sources[$0].overrides.dropsEvents
      }
  }

  /// The recognizers that must receive a finger's touch if its view is this one: they are on the way
  /// to it, may have the touch, and do not ignore it. A scroll view's own pan is not among them, for
  /// nobody sees what it hears: what it does to touches is in doubt with all that a scroll view does.
  /// Source: GR-01, GC-02, GC-05.
  func receivers(of finger: Int, in view: Int, _ scene: Scene) -> [Int] {
    guard scene.isView(view) else { return [] }
    return scene.recognizers.indices.filter {
      mayHave($0, touchIn: view, scene) && !scene.ignores($0, finger: finger)
    }
  }

  /// Whether a recognizer is on the way to a view and may have a touch there, unless it ignores it.
  private func mayHave(_ recognizer: Int, touchIn view: Int, _ scene: Scene) -> Bool {
    isAttached(recognizer, above: view, scene) && !scene.refuses(recognizer, touchesIn: view)
  }

  /// Whether a recognizer is on the way to a view, and enabled.
  func isAttached(_ recognizer: Int, above view: Int, _ scene: Scene) -> Bool {
    guard scene.recognizers.indices.contains(recognizer) else { return false }
    return scene.recognizers[recognizer].isEnabled && scene.recognizers[recognizer].isWatched
      && scene.isView(view, in: scene.recognizerViews[recognizer])
  }

  /// The first event of the trace that may come of a view's being taken out of its place in the tree,
  /// after `event`: from then on it may rightly have received the end of its touch. `Int.max`: it
  /// stays. Source: rulebook EX-02.
  func removal(of view: Int, after event: Int) -> Int {
    removals.first { $0.start > event && $0.views.contains(view) }?.start ?? Int.max
  }

  /// Whether it is known which recognizers receive a touch, and nothing is done to them or to it from
  /// touch-down until `end`, or until the lift.
  func spares(_ touch: Touch, until end: Int? = nil) -> Bool {
    guard touch.moment.isSure, touch.cancellation == nil, touch.removal == Int.max else {
      return false
    }
    if !script.mayChange { return true }
    let start = touch.down.at
    let end = end ?? touch.lastTime
    if recognizerChanges.contains(where: { $0.at >= start && $0.at <= end }) { return false }
    var inScript: Ingredients = []
    for (at, what) in script.changes where at > start && at <= end { inScript.formUnion(what) }
    return !script.addsInCallbacks && !inScript.contains(.recognizerChanges)
      && inScript.union(script.changesInCallbacks).isDisjoint(with: [.interruptions, .presentation])
  }
}
