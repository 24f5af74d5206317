import Thresholds
import TouchScript

/// Where the views of a scene are, and which of them take touches.
///
/// A class, so that all who look at it share the one.
final class SceneGeometry {
  /// Whether each view takes touches at all. Source: rulebook HT-04, HT-05, HT-06, HT-30.
  let isOpen: [Bool]
  /// Whether arithmetic about the view is exact in every engine, `Float` or `Double`.
  private let isExact: [Bool]
  private let allExact: Bool

  init(_ scene: Scene) {
    isOpen = scene.views.map(Self.takesTouches)
    var isExact: [Bool] = []
    isExact.reserveCapacity(scene.views.count)
    for index in scene.views.indices {
      var view = index
      while view >= 0, Self.isExact(scene.views[view].transform) { view = scene.parents[view] }
      isExact.append(view < 0)
    }
    self.isExact = isExact
    allExact = isExact.allSatisfy { $0 }
  }

  /// Whether a view lets touches through to itself and its subviews.
  static func takesTouches(_ view: SceneView) -> Bool {
    !view.isHidden && view.isUserInteractionEnabled
      && Double(view.alpha) >= Thresholds.alpha.surelyAbove
      && (view.isEnabled || !view.kind.isControl)
  }

  /// A point of the superview (of the screen, for windows) in the view's coordinates: undoes
  /// P = position + T·(p − (bounds.origin + anchorPoint·size)). Source: rulebook HT-15, HT-17.
  static func convert(_ point: Point, to view: SceneView) -> Point {
    if view.transform == .identity {
      return Point(
        point.x - view.frame.x + view.boundsOrigin.x,
        point.y - view.frame.y + view.boundsOrigin.y)
    }
    let anchorX = view.anchorPoint.x * view.frame.width
    let anchorY = view.anchorPoint.y * view.frame.height
    let fromPosition = Point(point.x - view.frame.x - anchorX, point.y - view.frame.y - anchorY)
    let turned = view.transform.undo(fromPosition)
    return Point(
      turned.x + view.boundsOrigin.x + anchorX, turned.y + view.boundsOrigin.y + anchorY)
  }

  /// A point of the view in its superview's coordinates.
  static func convert(_ point: Point, from view: SceneView) -> Point {
    let anchorX = view.anchorPoint.x * view.frame.width
    let anchorY = view.anchorPoint.y * view.frame.height
    let turned = view.transform.apply(
      to: Point(point.x - view.boundsOrigin.x - anchorX, point.y - view.boundsOrigin.y - anchorY))
    return Point(turned.x + view.frame.x + anchorX, turned.y + view.frame.y + anchorY)
  }

  /// A point of the screen in the coordinates of every view.
  func points(of location: Point, _ scene: Scene) -> [Point] {
    if scene.subviewLists != nil {
      return scene.views.indices.map { point(location, in: $0, scene) }
    }
    var points: [Point] = []
    points.reserveCapacity(scene.views.count)
    for (index, view) in scene.views.enumerated() {
      let parent = scene.parents[index]
      points.append(Self.convert(parent == Scene.none ? location : points[parent], to: view))
    }
    return points
  }

  /// A point of the screen in the coordinates of one view.
  func point(_ location: Point, in view: Int, _ scene: Scene) -> Point {
    let parent = scene.parents[view]
    let outer = parent == Scene.none ? location : point(location, in: parent, scene)
    return Self.convert(outer, to: scene.views[view])
  }

  /// A point of the window, in the coordinates of one of its views.
  func pointOfWindow(_ location: Point, in view: Int, _ scene: Scene) -> Point {
    let parent = scene.parents[view]
    if parent == Scene.none { return location }
    return Self.convert(pointOfWindow(location, in: parent, scene), to: scene.views[view])
  }

  /// Whether some view that is asked has the touch so near to an edge that engines may differ.
  func isUnsure(
    _ points: [Point], _ scene: Scene, _ isAsked: (Int) -> Bool
  ) -> Bool {
    if allExact { return false }
    return points.indices.contains {
      isAsked($0) && isNearEdge($0, points, scene)
    }
  }

  /// Whether a view has the touch so near to an edge that engines may differ about
  /// `point(inside:with:)`: one of its own, or of the subviews that an override follows.
  private func isNearEdge(_ view: Int, _ points: [Point], _ scene: Scene) -> Bool {
    var bounds = scene.views[view].bounds
    switch scene.views[view].overrides.pointInside {
    case .grown(let margin): bounds = bounds.grown(by: margin)
    case .orSubviews:
      if scene.subviews(of: view).contains(where: { isNearEdge($0, points, scene) }) { return true }
    case .onlySubviewFrames:
      let isNear = scene.subviews(of: view).contains {
        !isExact[$0] && scene.views[$0].outerFrame.isNear(points[view], Tolerance.coordinate)
      }
      if isNear { return true }
    case .always, .never, nil: break
    }
    return !isExact[view] && bounds.isNear(points[view], Tolerance.coordinate)
  }

  private static func isExact(_ transform: Transform) -> Bool {
    if transform == .identity { return true }
    func isSimple(_ number: Double) -> Bool {
      [0, 1, -1, 2, -2, 0.5, -0.5].contains(number)
    }
    let keepsAxes = transform.b == 0 && transform.c == 0
    let swapsAxes = transform.a == 0 && transform.d == 0
    return (keepsAxes || swapsAxes) && isSimple(transform.a) && isSimple(transform.b)
      && isSimple(transform.c) && isSimple(transform.d)
  }
}

extension SceneState {
  /// The subviews of a view, as the scenario lists them.
  func subviews(of view: Int) -> Subviews {
    Subviews(of: view, sizes: sizes, list: subviewLists.map { $0[view] })
  }

  /// Goes from subview to subview, over their trees where these stand as listed.
  struct Subviews: Sequence, IteratorProtocol {
    private let sizes: [Int]
    private let list: [Int]?
    private let end: Int
    private var place: Int

    init(of view: Int, sizes: [Int], list: [Int]?) {
      self.sizes = sizes
      self.list = list
      place = list == nil ? view + 1 : 0
      end = list?.count ?? (view + sizes[view])
    }

    mutating func next() -> Int? {
      guard place < end else { return nil }
      if let list {
        defer { place += 1 }
        return list[place]
      }
      defer { place += sizes[place] }
      return place
    }
  }
}

extension Sequence {
  /// Whether there is nothing, or only one thing.
  var isFewerThanTwo: Bool {
    var iterator = makeIterator()
    return iterator.next() == nil || iterator.next() == nil
  }
}

extension SceneView {
  /// `UIView.frame`: what the transformed bounds take up in the superview.
  var outerFrame: Rect {
    if transform == .identity { return frame }
    let bounds = bounds
    let corners = [
      Point(bounds.x, bounds.y), Point(bounds.x + bounds.width, bounds.y),
      Point(bounds.x, bounds.y + bounds.height),
      Point(bounds.x + bounds.width, bounds.y + bounds.height),
    ].map { SceneGeometry.convert($0, from: self) }
    let left = corners.map(\.x).min() ?? 0
    let top = corners.map(\.y).min() ?? 0
    let right = corners.map(\.x).max() ?? 0
    let bottom = corners.map(\.y).max() ?? 0
    return Rect(left, top, right - left, bottom - top)
  }
}

extension Rect {
  /// The rectangle with `margin` added on each side.
  func grown(by margin: Double) -> Rect {
    Rect(x - margin, y - margin, width + 2 * margin, height + 2 * margin)
  }

  /// Whether a point is within `distance` of the border, on either side.
  func isNear(_ point: Point, _ distance: Double) -> Bool {
    let outer = grown(by: distance)
    guard point.x >= outer.x, point.x <= outer.x + outer.width, point.y >= outer.y,
      point.y <= outer.y + outer.height
    else { return false }
    return point.x - x < distance || x + width - point.x < distance || point.y - y < distance
      || y + height - point.y < distance
  }
}

extension Point {
  /// How far away another point is.
  func distance(to other: Point) -> Double {
    let dx = x - other.x
    let dy = y - other.y
    return (dx * dx + dy * dy).squareRoot()
  }

  /// Whether two engines could mean the same by the two points.
  func isSame(as other: Point) -> Bool {
    (x - other.x).magnitude <= Tolerance.coordinate
      && (y - other.y).magnitude <= Tolerance.coordinate
  }
}
