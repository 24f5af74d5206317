import TouchScript

/// How the scene is from one change of the app's to the next.
///
/// A class, so that all who look at a moment share the one: a scene is many lists, and to copy it is
/// to count one more reference to each of them.
final class SceneMoment: Sendable {
  /// The first event of the trace that finds the scene so.
  let start: Int
  /// When that is, in milliseconds.
  let begins: Int
  let scene: Scene
  let geometry: SceneGeometry
  let order: PaintersOrder
  /// Whether the scene is so beyond doubt: not while changes are being made, nor after changes of
  /// which nobody can say in which order they were made.
  let isSure: Bool

  init(start: Int, begins: Int, scene: Scene, order: PaintersOrder, isSure: Bool) {
    self.start = start
    self.begins = begins
    self.scene = scene
    geometry = SceneGeometry(scene)
    self.order = order
    self.isSure = isSure
  }

  /// The same moment, where nobody can be sure of it.
  var inDoubt: SceneMoment {
    SceneMoment(start: start, begins: begins, scene: scene, order: order, isSure: false)
  }
}

extension [SceneMoment] {
  /// Which of the moments it is at an event of the trace.
  func place(at event: Int) -> Int {
    if count == 1 { return 0 }
    return lastIndex { $0.start <= event } ?? 0
  }
}

/// The app made a view leave its place in the tree, and all in it with it.
struct Uprooting: Sendable {
  /// The first event of the trace that may come of it.
  let start: Int
  /// The views that were in it.
  let views: [Int]
}

/// The app reacted to a callback.
struct AppReaction: Sendable {
  /// The event of the trace after which it did so.
  let event: Int
  let changes: [Scenario.Change]
}

/// The app enabled, disabled, attached or detached a recognizer, or uprooted its view.
struct Interference: Sendable {
  /// The first event of the trace that may come of it.
  let start: Int
  /// When it was done.
  let at: Int
  let recognizer: Int
  let kind: Kind

  /// What was done.
  enum Kind: Sendable {
    case enabled, disabled, attached, detached, uprooted
    /// It was attached once more to the view that it is attached to; what that does, nobody says.
    case reattached
  }
}

/// A finger that came down where the app does not hear of it: on the home screen, or while the app
/// ignored events. Source: rulebook SY-01, EX-11.
struct Absentee: Sendable {
  let finger: Int
  /// When it came down.
  let at: Int
  /// When it lifted; nil where the script ends before.
  var end: Int?
  /// Whether the app ignored events, and was in front.
  let isIgnored: Bool
}

/// The scene as the script goes on, from moment to moment.
struct SceneHistory: Sendable {
  private(set) var moments: [SceneMoment]
  private(set) var uprootings: [Uprooting] = []
  private(set) var interferences: [Interference] = []
  /// The first events of the trace that may come of a controller's being presented.
  private(set) var presentations: [Int] = []
  private var scene: Scene
  private var order: PaintersOrder
  private var isSure = true

  init(_ scene: Scene) {
    self.scene = scene
    order = PaintersOrder(scene)
    moments = [SceneMoment(start: 0, begins: 0, scene: scene, order: order, isSure: true)]
  }

  /// The present moment, by number.
  var now: Int { moments.count - 1 }

  /// Makes changes of which the event `event` is the first that may come, at `time` milliseconds.
  ///
  /// - Returns: Whether they did anything to the scene.
  mutating func make(_ changes: [Scenario.Change], before event: Int, at time: Int) -> Bool {
    var didSomething = false
    for change in changes {
      let before = scene
      guard scene.make(change, at: time) else {
        noteIdle(change, event, at: time)
        continue
      }
      didSomething = true
      order.make(change, in: scene)
      // Callbacks may come between one change and the next.
      if changes.count > 1, scene.subviewLists != nil { begin(at: event, time, isSure: false) }
      note(change, before, event, at: time)
    }
    return didSomething
  }

  /// Begins a moment with the scene as it is now.
  mutating func begin(at event: Int, _ time: Int, isSure: Bool) {
    moments.append(
      SceneMoment(
        start: event, begins: time, scene: scene, order: order, isSure: isSure && self.isSure))
  }

  /// Gives up being sure of anything from now on.
  mutating func giveUp() { isSure = false }

  /// Notes what changes nothing in the scene.
  private mutating func noteIdle(_ change: Scenario.Change, _ event: Int, at time: Int) {
    guard case .addRecognizer(let id, _) = change else { return }
    let number = scene.names.recognizer(id)
    if scene.recognizers.indices.contains(number) {
      interferences.append(
        Interference(start: event, at: time, recognizer: number, kind: .reattached))
    }
  }

  private mutating func note(
    _ change: Scenario.Change, _ before: Scene, _ event: Int, at time: Int
  ) {
    switch change {
    case .removeFromSuperview(let id), .addSubview(let id, _):
      let view = scene.names.responder(id)
      if before.parents[view] == scene.parents[view] { return }
      uprootings.append(
        Uprooting(
          start: event, views: scene.views.indices.filter { before.isView($0, in: view) }))
      for (number, place) in scene.recognizerViews.enumerated()
      where before.isView(place, in: view) {
        interferences.append(
          Interference(start: event, at: time, recognizer: number, kind: .uprooted))
      }
    case .setRecognizerEnabled(let id, let flag):
      interferences.append(
        Interference(
          start: event, at: time, recognizer: scene.names.recognizer(id),
          kind: flag ? .enabled : .disabled))
    case .removeRecognizer(let id), .addRecognizer(let id, _):
      let number = scene.names.recognizer(id)
      if before.isView(before.recognizerViews[number]) {
        interferences.append(
          Interference(start: event, at: time, recognizer: number, kind: .detached))
      }
      if scene.isView(scene.recognizerViews[number]) {
        interferences.append(
          Interference(start: event, at: time, recognizer: number, kind: .attached))
      }
    case .present: presentations.append(event)
    default: break
    }
  }
}
