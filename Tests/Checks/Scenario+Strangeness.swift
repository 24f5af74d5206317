import Invariants
import TouchScript

extension Scenario {
  /// How far the scene is from what a person could have on a phone: 0 is a plain one. Nil: nobody could
  /// have it, since its window is of no phone's size, or a view is too small to be seen or touched.
  var strangeness: Int? {
    let drawing = Evidence(self, Trace(of: self)).drawings[0]
    let boxes = drawing.views.map { Rect(around: $0.corners) }
    let windows = views.indices.filter { views[$0].kind == .window }
    guard let screen = windows.first.map({ boxes[$0] }), (300...430).contains(screen.width),
      (440...940).contains(screen.height),
      !zip(views, boxes).contains(where: { $0.kind != .window && $1.isTiny })
    else { return nil }
    let points = script.flatMap { $0.touches.map(\.location) }
    let inside = screen.insetBy(8)
    let fingers = Set(script.flatMap { $0.touches.map(\.finger) }).count
    let rough = views.flatMap { [$0.frame.x, $0.frame.y, $0.frame.width, $0.frame.height] }
      .count { $0.truncatingRemainder(dividingBy: 5) != 0 }
    let covering = views.indices.count { place in
      views.indices.contains {
        $0 < place && boxes[$0] == boxes[place] && views[$0].parent == views[place].parent
      }
    }
    return compactJSON.utf8.count / 60
      + 4 * max(0, views.count - 4) + 4 * max(0, recognizers.count - 2)
      + 12 * max(0, fingers - 1) + 12 * (windows.count - 1) + 12 * orderSeed.signum()
      + 12 * boxes.count { !screen.contains($0) } + 12 * points.count { !inside.contains($0) }
      + 8 * views.count { $0.transform != .identity } + 6 * covering + rough
  }
}

extension Rect {
  /// What surrounds some points.
  fileprivate init(around points: [Point]) {
    let (x, y) = (points.map(\.x), points.map(\.y))
    let (left, top) = (x.min() ?? 0, y.min() ?? 0)
    self.init(left, top, (x.max() ?? 0) - left, (y.max() ?? 0) - top)
  }

  /// Whether it is too small to be seen. What has no size at all is there to have none.
  fileprivate var isTiny: Bool { (1..<20).contains(min(width, height)) }

  fileprivate func insetBy(_ margin: Double) -> Rect {
    Rect(x + margin, y + margin, width - 2 * margin, height - 2 * margin)
  }

  fileprivate func contains(_ point: Point) -> Bool {
    (x...(x + width)).contains(point.x) && (y...(y + height)).contains(point.y)
  }

  fileprivate func contains(_ other: Rect) -> Bool {
    contains(Point(other.x, other.y))
      && contains(Point(other.x + other.width, other.y + other.height))
  }
}
