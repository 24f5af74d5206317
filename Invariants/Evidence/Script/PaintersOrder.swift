import TouchScript

/// The order in which a scene's views would be painted, the back-most first, at one moment. Views
/// that are in no window are not painted.
struct PaintersOrder {
  /// Windows back to front, and in each a view before its subviews.
  private(set) var views: [Int]
  /// Every view's place in that order; `Scene.none` for those that are in no window.
  private(set) var places: [Int]
  /// How many changes of the script have been made.
  private(set) var changes = 0

  /// The windows, back to front; empty until something is changed.
  private var windows: [Int] = []
  /// Every view's subviews, back to front; empty until something is changed.
  private var subviews: [[Int]] = []

  /// The order before anything was changed: windows by level, then as listed. Source: HT-36.
  init(_ scene: SceneState) {
    views = Array(scene.parents.indices)
    places = views
    if scene.parents.count(where: { $0 == Scene.none }) > 1 {
      views = Self.windows(of: scene).flatMap { Array($0..<($0 + scene.sizes[$0])) }
      count()
    }
  }

  private static func windows(of scene: SceneState) -> [Int] {
    scene.parents.indices.filter { scene.parents[$0] == Scene.none }.sorted {
      (scene.views[$0].level, $0) < (scene.views[$1].level, $1)
    }
  }

  /// Follows a change that has been made in `scene`, and did something there.
  /// Source: rulebook HT-13, HT-36.
  mutating func make(_ change: Scenario.Change, in scene: SceneState) {
    changes += 1
    switch change {
    case .bringToFront(let id):
      move(scene.names.responder(id), in: scene) { $0.append($1) }
    case .sendToBack(let id):
      move(scene.names.responder(id), in: scene) { $0.insert($1, at: 0) }
    case .removeFromSuperview(let id), .addSubview(let id, _):
      move(scene.names.responder(id), in: scene) { $0.append($1) }
    case .setHidden(let id, false):
      let window = scene.names.responder(id)
      if scene.isView(window), scene.views[window].kind == .window { show(window, in: scene) }
    default: break
    }
  }

  /// Puts a view among the subviews of its present superview.
  private mutating func move(
    _ view: Int, in scene: SceneState, _ put: (inout [Int], Int) -> Void
  ) {
    guard scene.isView(view), scene.views[view].kind != .window else { return }
    list(scene)
    for other in subviews.indices { subviews[other].removeAll { $0 == view } }
    if scene.isView(scene.parents[view]) { put(&subviews[scene.parents[view]], view) }
    paint()
  }

  /// Shows a window in front of the others of its level.
  private mutating func show(_ window: Int, in scene: SceneState) {
    list(scene)
    windows.removeAll { $0 == window }
    let level = scene.views[window].level
    let place = windows.firstIndex { scene.views[$0].level > level } ?? windows.endIndex
    windows.insert(window, at: place)
    paint()
  }

  /// Lists who stands in whom, as it was before the first change.
  private mutating func list(_ scene: SceneState) {
    if !subviews.isEmpty { return }
    windows = Self.windows(of: scene).filter { scene.views[$0].kind == .window }
    subviews = Array(repeating: [], count: scene.sizes.count)
    for view in scene.sizes.indices {
      var place = view + 1
      while place < view + scene.sizes[view] {
        subviews[view].append(place)
        place += scene.sizes[place]
      }
    }
  }

  private mutating func paint() {
    views = []
    var waiting = Array(windows.reversed())
    while let view = waiting.popLast() {
      views.append(view)
      waiting += subviews[view].reversed()
    }
    places = Array(repeating: Scene.none, count: subviews.count)
    count()
  }

  private mutating func count() {
    for (place, view) in views.enumerated() { places[view] = place }
  }
}
