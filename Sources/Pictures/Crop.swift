import Invariants
import TouchScript

/// The part of the screen that a picture shows, and how points of the screen come onto it.
struct Crop {
  /// The part, in points of the screen.
  let shown: Box
  /// At which sides the screen goes on: left, above, right and below.
  let torn: [Bool]
  /// The size of the picture.
  let width: Double
  let height: Double
  private let scale: Double
  private let origin: Point

  /// Points of the screen around what matters.
  private static let margin = 26.0
  /// Where less is left over than so many points of the screen, nothing is cut.
  private static let leastCut = 60.0
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
    least: Double
  ) {
    let views = drawings.flatMap { drawing in
      drawing.order.filter { !drawing.views[$0].isHidden }.map { (view: $0, drawing: drawing) }
    }
    let fingers = ways.flatMap { $0.places.map(\.location) }
    var screen = Box(
      around: views.filter { $0.drawing.views[$0.view].parent == nil }
        .flatMap { $0.drawing.views[$0.view].corners })
    if screen.isEmpty { screen = Box(around: fingers + (fingers.isEmpty ? [.zero] : [])) }
    screen = screen.joined(with: Box(screen.left, screen.top, 1, 1))
    let size = max(screen.width, screen.height)
    let margin = min(Self.margin, 0.2 * size)
    var content = fingers.reduce(Box.empty) {
      $0.joined(with: Box(around: [$1]).grown(by: margin))
    }
    for (view, drawing) in views {
      // What stands out far would make all else small.
      let frame = drawing.seen(view, in: scenario).clipped(to: screen.grown(by: 0.2 * size))
      let isBackground =
        frame.width * frame.height >= Self.background * screen.width * screen.height
      if !isBackground, !frame.isEmpty { content = content.joined(with: frame) }
    }
    if content.isEmpty { content = screen }
    var box = content.grown(by: margin)
    // The least height: first from below, then from above.
    for side in [3, 1] {
      let missing = max(0, least * box.width - box.height)
      box.sides[side] = max(box.sides[side], min(screen.sides[side], box.sides[side] + missing))
    }
    torn = (0..<4).map {
      screen.sides[$0] - box.sides[$0] >= margin * Self.leastCut / Self.margin
    }
    for side in 0..<4 where !torn[side] {
      box.sides[side] = max(screen.sides[side], content.sides[side])
    }
    (shown, self.width) = (box, width)
    scale = min(
      (width - 2 * Self.edge) / box.width, (1.5 * width - 2 * Self.edge) / box.height)
    height = max(box.height * scale + 2 * Self.edge, 60)
    origin = Point(box.center.x - width / scale / 2, box.center.y - height / scale / 2)
  }

  /// Where a point of the screen is in the picture.
  func place(_ point: Point) -> Point {
    Point((point.x - origin.x) * scale, (point.y - origin.y) * scale)
  }

  /// What surrounds corners in the picture.
  func frame(of corners: [Point]) -> Box { Box(around: corners.map(place)) }

  /// The picture.
  var picture: Box { Box(0, 0, width, height) }

  /// What the edges cover at which the screen goes on.
  var tears: [Box] {
    (0..<4).filter { torn[$0] }.map { side in
      var strip = picture
      strip.sides[(side + 2) % 4] = 8 - picture.sides[side]
      return strip.grown(by: 3)
    }
  }
}

extension SceneDrawing {
  /// The part of a view that clipping views leave of it.
  fileprivate func seen(_ view: Int, in scenario: Scenario) -> Box {
    ancestors(of: view).filter { scenario.views[$0].clipsToBounds }
      .reduce(Box(around: views[view].corners)) { $0.clipped(to: Box(around: views[$1].corners)) }
  }
}
