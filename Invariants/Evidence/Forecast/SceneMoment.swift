import TouchScript

/// How the scene is from one change of the app's to the next.
///
/// A class, so that all who look at a moment share the one: a scene is many lists, and to copy it is
/// to count one more reference to each of them.
final class SceneMoment {
  /// The first event of the trace that finds the scene so.
  let start: Int
  /// When that is, in milliseconds.
  let begins: Int
  let scene: Scene
  private(set) lazy var geometry = SceneGeometry(scene)
  let order: PaintersOrder
  /// Whether the scene is so beyond doubt: not while changes are being made, nor after changes of
  /// which nobody can say in which order they were made.
  let isSure: Bool

  init(start: Int, begins: Int, scene: Scene, order: PaintersOrder, isSure: Bool) {
    self.start = start
    self.begins = begins
    self.scene = scene
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
struct Removal {
  /// The first event of the trace that may come of it.
  let start: Int
  /// When it did so, in milliseconds.
  let at: Int
  /// The views that were in it.
  let views: [Int]
}

/// The app reacted to a callback.
struct AppReaction {
  /// The event of the trace after which it did so.
  let event: Int
  let changes: [Scenario.Change]
}

/// The app enabled, disabled, attached or detached a recognizer, or removed its view.
struct RecognizerChange {
  /// When it was done.
  let date: Chronicle.Date
  let recognizer: Int
  let kind: Kind

  init(_ date: Chronicle.Date, recognizer: Int, kind: Kind) {
    self.date = date
    self.recognizer = recognizer
    self.kind = kind
  }

  /// The first event of the trace that may come of it.
  var start: Int { date.start }
  /// When it was done, in milliseconds.
  var at: Int { date.at }

  /// What was done.
  enum Kind {
    case enabled, disabled, attached, detached, viewRemoved
    /// It was attached once more to the view that it is attached to; what that does, nobody says.
    case reattached
  }
}
