import Invariants
import TouchScript

/// How points of the screen come onto a drawing, which shows the windows, the fingers and what stands
/// out of them a little.
struct Canvas {
  let width: Double
  let height: Double
  private let scale: Double
  private let origin: Point

  private static let mostWidth = 480.0
  private static let mostHeight = 520.0
  /// Points of the drawing around what it shows, for labels and the round ends of lines.
  private static let margin = 14.0

  init(_ drawings: [SceneDrawing], _ scenario: Scenario, _ ways: [FingerWay]) {
    var box = Box()
    for drawing in drawings {
      for index in drawing.order where drawing.views[index].parent == nil {
        guard !drawing.views[index].isHidden else { continue }
        drawing.views[index].corners.forEach { box.include($0) }
      }
    }
    for way in ways { way.places.forEach { box.include($0.location) } }
    // What stands out far would make all else small.
    let reach = 0.2 * max(box.width, box.height, 20)
    let frame = box.grown(by: reach)
    for drawing in drawings {
      for index in drawing.order where !drawing.views[index].isHidden {
        drawing.views[index].corners.forEach { box.include(frame.nearest(to: $0)) }
      }
    }
    let size = (width: max(box.width, 10), height: max(box.height, 10))
    scale = min(Self.mostWidth / size.width, Self.mostHeight / size.height, 24)
    origin = Point(box.left, box.top)
    width = size.width * scale + 2 * Self.margin
    height = size.height * scale + 2 * Self.margin
  }

  /// Where a point of the screen is on the drawing.
  func place(_ point: Point) -> Point {
    Point((point.x - origin.x) * scale + Self.margin, (point.y - origin.y) * scale + Self.margin)
  }

  /// The `points` of a polygon.
  func polygon(_ corners: [Point]) -> String {
    corners.map(place).map { "\(Markup.number($0.x)),\(Markup.number($0.y))" }
      .joined(separator: " ")
  }

  /// What surrounds corners on the drawing.
  func frame(of corners: [Point]) -> Rect {
    var box = Box()
    corners.map(place).forEach { box.include($0) }
    return Rect(box.left, box.top, box.width, box.height)
  }

  /// A rectangle that grows with what is put into it.
  private struct Box {
    private(set) var left = 0.0
    private(set) var top = 0.0
    private var right = 0.0
    private var bottom = 0.0
    private var isEmpty = true

    var width: Double { right - left }
    var height: Double { bottom - top }

    mutating func include(_ point: Point) {
      guard point.x.isFinite, point.y.isFinite else { return }
      left = isEmpty ? point.x : min(left, point.x)
      top = isEmpty ? point.y : min(top, point.y)
      right = isEmpty ? point.x : max(right, point.x)
      bottom = isEmpty ? point.y : max(bottom, point.y)
      isEmpty = false
    }

    func grown(by margin: Double) -> Box {
      var box = Box()
      box.include(Point(left - margin, top - margin))
      box.include(Point(right + margin, bottom + margin))
      return box
    }

    func nearest(to point: Point) -> Point {
      Point(min(max(point.x, left), right), min(max(point.y, top), bottom))
    }
  }
}
