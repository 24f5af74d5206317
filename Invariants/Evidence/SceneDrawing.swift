import TouchScript

/// Where the views of a scene lie on the screen, from one change of the app's to the next: what a
/// picture of it shows.
public struct SceneDrawing: Hashable, Sendable {
  /// The first event of the trace that finds the scene so.
  public let start: Int
  /// The views that are in a window, back to front, as places in `scenario.views`.
  public let order: [Int]
  /// Every view, by its place in `scenario.views`.
  public let views: [View]

  /// A view as it lies on the screen.
  public struct View: Hashable, Sendable {
    /// The corners of its bounds in the screen's coordinates, in points: top left first, then
    /// clockwise as the view sees it.
    public let corners: [Point]
    /// Its superview, as a place in `scenario.views`; nil: it is in no other view.
    public let parent: Int?
    /// Whether it is in a window, or is one.
    public let isInWindow: Bool
    /// Whether it is hidden, or in something that is.
    public let isHidden: Bool
    /// Its own opacity, from 0 to 1.
    public let alpha: Float
    /// Whether it and all above it let touches through: shown, opaque enough, enabled. Source:
    /// rulebook HT-04, HT-05, HT-06, HT-30.
    public let takesTouches: Bool
  }
}

extension Evidence {
  /// How the views lie on the screen, from moment to moment; there is always a first one.
  public var drawings: [SceneDrawing] {
    var drawings: [SceneDrawing] = []
    for moment in moments {
      let drawing = SceneDrawing(moment)
      if let last = drawings.last, last.order == drawing.order, last.views == drawing.views {
        continue
      }
      drawings.append(drawing)
    }
    return drawings
  }
}

extension SceneDrawing {
  init(_ moment: SceneMoment) {
    let scene = moment.scene
    var placements: [Transform] = Array(repeating: .identity, count: scene.views.count)
    var isHidden = scene.views.map(\.isHidden)
    var takesTouches = moment.geometry.isOpen
    // Painters come to a view after what it stands in.
    for view in moment.order.views {
      let parent = scene.parents[view]
      let isInside = scene.isView(parent)
      placements[view] = scene.views[view].placement
      guard isInside else { continue }
      placements[view] = placements[view].followed(by: placements[parent])
      isHidden[view] = isHidden[view] || isHidden[parent]
      takesTouches[view] = takesTouches[view] && takesTouches[parent]
    }
    let isShown = Set(moment.order.views)
    start = moment.start
    order = moment.order.views
    views = scene.views.indices.map { view in
      let bounds = scene.views[view].bounds
      let (right, bottom) = (bounds.x + bounds.width, bounds.y + bounds.height)
      let corners = [
        Point(bounds.x, bounds.y), Point(right, bounds.y), Point(right, bottom),
        Point(bounds.x, bottom),
      ]
      return View(
        corners: corners.map(placements[view].apply),
        parent: scene.isView(scene.parents[view]) ? scene.parents[view] : nil,
        isInWindow: isShown.contains(view), isHidden: isHidden[view],
        alpha: scene.views[view].alpha, takesTouches: takesTouches[view])
    }
  }
}

extension SceneView {
  /// What takes points of the view to its superview (to the screen, for windows): the map that
  /// `SceneGeometry.convert(_:from:)` makes of one point.
  fileprivate var placement: Transform {
    let origin = SceneGeometry.convert(.zero, from: self)
    return Transform(
      a: transform.a, b: transform.b, c: transform.c, d: transform.d, tx: origin.x, ty: origin.y)
  }
}

extension Transform {
  /// This transform, and then the other.
  fileprivate func followed(by other: Transform) -> Transform {
    let origin = other.apply(to: Point(tx, ty))
    return Transform(
      a: other.a * a + other.c * b, b: other.b * a + other.d * b,
      c: other.a * c + other.c * d, d: other.b * c + other.d * d, tx: origin.x, ty: origin.y)
  }
}
