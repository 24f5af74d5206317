import Generators
import PropertyTesting
import Testing
import TouchScript

@Suite("Touches come down where they show something")
struct AimTests {
  /// How many of the touch-downs of a thousand cases are at a place of some kind.
  private static let shares: [String: Double] = {
    let search = Search(Scenarios.generator(of: .taps), seed: 1)
    var counts: [String: Int] = [:]
    var all = 0
    for index in 0..<1000 {
      let scenario = search.value(ofCase: index)
      let places = Places(scenario)
      for touch in scenario.fingerTouches {
        all += 1
        for kind in places.kinds(of: touch.start) { counts[kind, default: 0] += 1 }
      }
    }
    return counts.mapValues { Double($0) / Double(all) }
  }()

  @Test(
    "A good share of them is",
    arguments: [
      ("on an edge", 0.1), ("at the last place inside", 0.05), ("in several siblings", 0.1),
      ("in a view, but outside its superview", 0.05), ("in a view below the window", 0.5),
    ])
  func share(_ kind: String, _ least: Double) {
    let share = Self.shares[kind] ?? 0
    #expect(share >= least, "\(share) \(kind)")
  }
}

/// Where the views of a scenario are, for asking what a point of the screen is to them.
private struct Places {
  private let scenario: Scenario
  private let scene: SceneIndex

  init(_ scenario: Scenario) {
    self.scenario = scenario
    scene = SceneIndex(scenario)
  }

  func kinds(of point: Point) -> Set<String> {
    var kinds: Set<String> = []
    let points = scenario.views.indices.map { self.point(point, in: $0) }
    for (index, view) in scenario.views.enumerated() {
      let isInside = view.bounds.contains(points[index])
      if view.bounds.isOnEdge(points[index]) { kinds.insert("on an edge") }
      if isInside, view.bounds.isLastPlace(points[index]) {
        kinds.insert("at the last place inside")
      }
      guard isInside, let parent = scene.parents[index] else { continue }
      kinds.insert("in a view below the window")
      if !scenario.views[parent].bounds.contains(points[parent]) {
        kinds.insert("in a view, but outside its superview")
      }
      let siblings = scene.children(of: parent).filter { $0 != index }
      if siblings.contains(where: { scenario.views[$0].bounds.contains(points[$0]) }) {
        kinds.insert("in several siblings")
      }
    }
    return kinds
  }

  /// A point of the screen in the coordinates of a view.
  private func point(_ point: Point, in view: Int) -> Point {
    scene.path(from: view).reversed().reduce(point) { point, index in
      let view = scenario.views[index]
      let anchor = Point(
        view.anchorPoint.x * view.frame.width, view.anchorPoint.y * view.frame.height)
      let straight = view.transform.undo(
        Point(point.x - view.frame.x - anchor.x, point.y - view.frame.y - anchor.y))
      return Point(
        straight.x + anchor.x + view.boundsOrigin.x, straight.y + anchor.y + view.boundsOrigin.y)
    }
  }
}

extension Rect {
  /// Whether a point is on one of the edges, ends included.
  fileprivate func isOnEdge(_ point: Point) -> Bool {
    let isBeside = point.x >= x && point.x <= x + width && point.y >= y && point.y <= y + height
    return isBeside
      && (point.x == x || point.x == x + width || point.y == y || point.y == y + height)
  }

  /// Whether a point of the rectangle is less than a point from its right or bottom edge.
  fileprivate func isLastPlace(_ point: Point) -> Bool {
    x + width - point.x < 1 || y + height - point.y < 1
  }
}
