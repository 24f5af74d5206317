import Invariants
import TouchScript

/// The part of the screen that a picture shows, and how points of the screen come onto it.
struct Crop {
  /// The part, in points of the screen.
  private(set) var shown: Box
  /// The sides at which the screen goes on.
  private(set) var torn: Set<Side> = []
  /// The size of the picture.
  let width: Double
  private(set) var height: Double
  private var scale = 1.0
  private var origin = Point.zero

  /// A side of the picture.
  enum Side: CaseIterable { case left, top, right, bottom }

  /// Points of the screen around what matters.
  private static let margin = 26.0
  /// Points of the picture around what it shows.
  private static let edge = 6.0
  /// A view that covers so much of the screen is no reason to show it all.
  private static let background = 0.8

  /// - Parameters:
  ///   - drawings: How the views lie on the screen, from moment to moment.
  ///   - ways: The fingers' ways.
  ///   - width: The width of the picture.
  ///   - least: The least height, as a part of the width.
  init(
    _ drawings: [SceneDrawing], _ scenario: Scenario, _ ways: [FingerWay], width: Double,
    least: Double = 0.25
  ) {
    var screen = Box()
    for drawing in drawings {
      for view in drawing.order where drawing.views[view].parent == nil {
        if !drawing.views[view].isHidden { screen.include(drawing.views[view].corners) }
      }
    }
    let fingers = ways.flatMap { $0.places.map(\.location) }
    if screen.isEmpty { screen.include(fingers) }
    if screen.isEmpty { screen.include([.zero]) }
    screen = screen.widened(to: 1)
    let margin = min(Self.margin, 0.2 * max(screen.width, screen.height))
    // What stands out far would make all else small.
    let reach = screen.grown(by: 0.2 * max(screen.width, screen.height))
    var box = Box()
    for drawing in drawings {
      for view in drawing.order where !drawing.views[view].isHidden {
        let frame = drawing.seen(view, in: scenario).clipped(to: reach)
        if frame.area < Self.background * screen.area { box.include(frame) }
      }
    }
    for finger in fingers {
      var around = Box()
      around.include([finger])
      box.include(around.grown(by: margin))
    }
    if box.isEmpty { box = screen }
    box = box.grown(by: margin)
    // The least height: first from below, then from above.
    let missing = least * box.width - box.height
    if missing > 0 { box.bottom = max(box.bottom, min(screen.bottom, box.bottom + missing)) }
    let rest = least * box.width - box.height
    if rest > 0 { box.top = min(box.top, max(screen.top, box.top - rest)) }
    let least = margin * 60 / Self.margin
    for side in Side.allCases {
      let left = box.distance(to: screen, side)
      if left >= least { torn.insert(side) } else if left > 0 { box.move(side, to: screen) }
    }
    // A side at which nothing stands out is where the screen ends.
    for side in Side.allCases where !torn.contains(side) {
      if box.distance(to: screen, side) < 0, !Self.standsOut(drawings, fingers, screen, side) {
        box.move(side, to: screen)
      }
    }
    shown = box
    self.width = width
    let room = width - 2 * Self.edge
    scale = min(room / box.width, (1.5 * width - 2 * Self.edge) / box.height)
    height = max(box.height * scale + 2 * Self.edge, 60)
    origin = Point(
      box.left - (width / scale - box.width) / 2, box.top - (height / scale - box.height) / 2)
  }

  /// Whether a view or a finger lies beyond a side of the screen.
  private static func standsOut(
    _ drawings: [SceneDrawing], _ fingers: [Point], _ screen: Box, _ side: Side
  ) -> Bool {
    let points =
      fingers
      + drawings.flatMap { drawing in
        drawing.order.filter { !drawing.views[$0].isHidden }.flatMap { drawing.views[$0].corners }
      }
    return points.contains { point in
      var box = screen
      box.include([point])
      return screen.distance(to: box, side) > 0
    }
  }

  /// Makes room below for labels that have none in the picture.
  mutating func grow(by height: Double) { self.height += height }

  /// Where a point of the screen is in the picture.
  func place(_ point: Point) -> Point {
    Point((point.x - origin.x) * scale, (point.y - origin.y) * scale)
  }

  /// What surrounds corners in the picture.
  func frame(of corners: [Point]) -> Rect {
    var box = Box()
    box.include(corners.map(place))
    return Rect(box.left, box.top, box.width, box.height)
  }
}

extension SceneDrawing {
  /// The part of a view that clipping views leave of it.
  fileprivate func seen(_ view: Int, in scenario: Scenario) -> Box {
    var box = Box()
    box.include(views[view].corners)
    var place = views[view].parent
    while let parent = place {
      if scenario.views[parent].clipsToBounds {
        var outer = Box()
        outer.include(views[parent].corners)
        box = box.clipped(to: outer)
      }
      place = views[parent].parent
    }
    return box
  }
}

/// A rectangle that grows with what is put into it.
struct Box: Equatable {
  var left = Double.infinity
  var top = Double.infinity
  var right = -Double.infinity
  var bottom = -Double.infinity

  var isEmpty: Bool { left > right || top > bottom }
  var width: Double { isEmpty ? 0 : right - left }
  var height: Double { isEmpty ? 0 : bottom - top }
  var area: Double { width * height }

  mutating func include(_ points: [Point]) {
    for point in points where point.x.isFinite && point.y.isFinite {
      (left, right) = (min(left, point.x), max(right, point.x))
      (top, bottom) = (min(top, point.y), max(bottom, point.y))
    }
  }

  mutating func include(_ box: Box) {
    if !box.isEmpty { include([Point(box.left, box.top), Point(box.right, box.bottom)]) }
  }

  func grown(by margin: Double) -> Box {
    Box(left: left - margin, top: top - margin, right: right + margin, bottom: bottom + margin)
  }

  /// The box with sides of that length at least.
  func widened(to length: Double) -> Box {
    Box(
      left: left, top: top, right: max(right, left + length), bottom: max(bottom, top + length))
  }

  func clipped(to box: Box) -> Box {
    Box(
      left: max(left, box.left), top: max(top, box.top), right: min(right, box.right),
      bottom: min(bottom, box.bottom))
  }

  /// How far a side of another box lies outside of this one; less than 0: inside.
  func distance(to box: Box, _ side: Crop.Side) -> Double {
    switch side {
    case .left: left - box.left
    case .top: top - box.top
    case .right: box.right - right
    case .bottom: box.bottom - bottom
    }
  }

  mutating func move(_ side: Crop.Side, to box: Box) {
    switch side {
    case .left: left = box.left
    case .top: top = box.top
    case .right: right = box.right
    case .bottom: bottom = box.bottom
    }
  }
}
