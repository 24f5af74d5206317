import PropertyTesting
import TouchScript

/// Makes scenes up without any template: every kind, property, change and gesture of the language can
/// meet every other.
///
/// Scenes are tiny, and each draws first what may occur in it. So much of few things comes together
/// rather than a little of everything.
package struct PlainScene {
  private var samples: Samples
  private var scene = Scenario()
  /// Whether views have controllers.
  private var isManaged = false

  /// A valid scene of a seed.
  static func scenario(seed: UInt64) -> Scenario {
    var random = Random(seed: seed)
    while true { if let scene = attempt(seed: random.next()) { return scene } }
  }

  /// The scene of a seed; nil: it is not valid, or no finger does anything.
  package static func attempt(seed: UInt64) -> Scenario? {
    var plain = PlainScene(samples: Samples(random: Random(seed: seed), scene: Scenario()))
    return plain.scenario()
  }

  private mutating func scenario() -> Scenario? {
    isManaged = samples.oneIn(4)
    for _ in 0..<samples.pick([1, 1, 1, 2]) {
      add(Scenario.View(id: "", kind: .window, frame: .screen), to: nil)
    }
    addViews()
    addRecognizers()
    if samples.oneIn(6) { scene.dialect = .ios12 }
    if samples.oneIn(2) { scene.orderSeed = samples.random.integer(in: 1...9) }
    scene.views = Scenario.inPreOrder(scene.views)
    var casting = Casting(alone: .anyScreen, .anything, seed: samples.random.next())
    casting.scene = scene
    for index in scene.recognizers.indices { casting.castParameters(of: index) }
    casting.castFingers(overlapping: samples.oneIn(3))
    var disturbance = Disturbance(of: casting.scene, seed: samples.random.next())
    disturbance.disturb(densely: true)
    return disturbance.validScene.flatMap { $0.script.contains { !$0.touches.isEmpty } ? $0 : nil }
  }

  private mutating func addViews() {
    let all = Scenario.View.Kind.drawn
    var kinds = (0..<samples.pick([1, 2])).map { _ in samples.pick(all) }
    for _ in 0..<samples.pick([0, 1, 2]) { kinds.append(samples.pick([.view, .button, .control])) }
    for _ in 0..<samples.random.integer(in: 0...4) {
      let parent = samples.oneIn(2) ? scene.views[scene.views.count - 1] : samples.pick(scene.views)
      let isFirst = !scene.views.contains { $0.parent == parent.id }
      let kind = samples.pick(kinds).possible(in: parent.kind, isFirst: isFirst)
      var view = Scenario.View(id: "", kind: kind, frame: parent.bounds)
      if !samples.oneIn(4) { view.vary("frame", &samples) }
      add(view, to: parent.id)
    }
  }

  private mutating func add(_ view: Scenario.View, to parent: Scenario.ID?) {
    var view = view
    view.id = "v\(scene.views.count + 1)"
    view.parent = parent
    if view.kind.isScrollView {
      if samples.oneIn(2) { view.vary("scrolling", &samples) }
      view.scrolling.contentSize = Size(view.frame.width, samples.pick([0, 2_000, 2_000]))
    }
    samples.scene = scene
    if view.kind.isControl, samples.oneIn(2) { view.vary("targets", &samples) }
    scene.views.append(view)
    if parent != nil, isManaged, samples.oneIn(2) {
      let id = "c\(scene.controllers.count + 1)"
      scene.controllers.append(Scenario.Controller(id: id, view: view.id))
    }
    if view.kind == .tableView {
      for row in 0..<2 {
        let frame = Rect(0, 44 * Double(row), view.frame.width, 44)
        add(Scenario.View(id: "", kind: .tableCell, frame: frame), to: view.id)
      }
    }
  }

  /// Recognizers, most of them on one way up from a view; and the pans of some scroll views, named.
  private mutating func addRecognizers() {
    let all = Scenario.Recognizer.Kind.drawn.filter { $0 != .scrollPan }
    let kinds = (0..<samples.random.integer(in: 1...3)).map { _ in samples.pick(all) }
    let ids = scene.views.map(\.id)
    let index = SceneIndex(scene)
    let path = index.path(from: samples.random.integer(in: 0...ids.count - 1)).map { ids[$0] }
    for view in scene.views where view.kind.isScrollView && samples.oneIn(4) {
      add(.scrollPan, to: view.id)
    }
    for _ in 0..<samples.random.integer(in: 0...3) {
      add(samples.pick(kinds), to: samples.pick(samples.oneIn(4) ? ids : path))
    }
  }

  private mutating func add(_ kind: Scenario.Recognizer.Kind, to view: Scenario.ID) {
    var added = Scenario.Recognizer(
      id: "r\(scene.recognizers.count + 1)", view: view, kind: kind)
    if kind == .custom { added.vary("decisions", &samples) }
    scene.recognizers.append(added)
  }
}
