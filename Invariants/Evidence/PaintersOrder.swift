import TouchScript

/// The order in which a scene's views would be painted, the back-most first, at one moment.
struct PaintersOrder: Sendable {
  /// Windows back to front, and in each a view before its subviews.
  private(set) var views: [Int]
  /// Every view's place in that order.
  private(set) var places: [Int]
  /// How many changes of the script have been made.
  private(set) var changes = 0

  /// The order before anything was changed: windows by level, then as listed. Source: HT-36.
  init(_ scene: Scene) {
    let roots = scene.parents.indices.filter { scene.parents[$0] == Scene.none }
    if roots.count == 1 {
      views = Array(scene.parents.indices)
    } else {
      let sorted = roots.sorted {
        (scene.views[$0].level, $0) < (scene.views[$1].level, $1)
      }
      views = sorted.flatMap { Array($0..<($0 + scene.sizes[$0])) }
    }
    places = views
    count()
  }

  /// Makes a change of the script. Source: rulebook HT-13.
  mutating func make(_ change: Scenario.Change, in scene: Scene) {
    changes += 1
    switch change {
    case .bringToFront(let id): move(scene.names.responder(id), toFront: true, scene)
    case .sendToBack(let id): move(scene.names.responder(id), toFront: false, scene)
    // Changes that are not followed yet.
    default: break
    }
  }

  private mutating func move(_ view: Int, toFront: Bool, _ scene: Scene) {
    guard scene.isView(view), scene.parents[view] != Scene.none else { return }
    let parent = scene.parents[view]
    let start = places[view]
    let block = Array(views[start..<(start + scene.sizes[view])])
    views.removeSubrange(start..<(start + block.count))
    let back = places[parent] + 1
    let front = places[parent] + scene.sizes[parent] - block.count
    views.insert(contentsOf: block, at: toFront ? front : back)
    count()
  }

  private mutating func count() {
    for (place, view) in views.enumerated() { places[view] = place }
  }
}
