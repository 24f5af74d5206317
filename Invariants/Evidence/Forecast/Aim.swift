import TouchScript

/// What the scene is to one touch-down: which views it could hit, and which one it must.
///
/// The hit view is found as a painter would: of all views whose whole line of superviews lets the
/// point through, it is the one that is painted last. Nobody asks anybody here; engines that ask
/// from view to view must come to the same end. Source: rulebook HT-01 to HT-40.
struct Aim {
  /// The touch in each view's coordinates.
  let points: [Point]
  /// The hit view, `Scene.none`, or `Scene.unknown` where the point is too near to an edge to tell.
  private(set) var hit = Scene.none
  /// The view that is hit and is, or is in, one that is animated: then `hit` is unknown, since the
  /// animated view itself may be hit instead. Source: rulebook HT-28.
  private(set) var animatedHit = Scene.none
  /// How each view stands to the touch.
  private var standings: [Standing]

  /// How a view stands to a touch.
  private struct Standing: OptionSet {
    let rawValue: UInt8
    static let open = Standing(rawValue: 1)
    static let contains = Standing(rawValue: 2)
    static let asked = Standing(rawValue: 4)
    static let asksSubviews = Standing(rawValue: 8)
    static let answers = Standing(rawValue: 16)
  }

  /// Aims at `location`, in the screen's coordinates, at `time` milliseconds. `ignoring` is a view
  /// whose overrides of hit-testing are taken away.
  init(_ moment: SceneMoment, at location: Point, time: Int, ignoring: Int = Scene.none) {
    let scene = moment.scene
    let geometry = moment.geometry
    let points = geometry.points(of: location, scene)
    self.points = points
    standings = Array(repeating: [], count: points.count)
    for view in scene.views.indices where geometry.isOpen[view] {
      standings[view].insert(.open)
    }
    // Subviews come first, since an override can ask them.
    for view in moment.order.views.reversed() {
      let override = view == ignoring ? nil : scene.views[view].overrides.pointInside
      if contains(points[view], view, override, scene) { standings[view].insert(.contains) }
    }
    for view in moment.order.views {
      let parent = scene.parents[view]
      let isAsked = parent == Scene.none ? !scene.views[view].isHidden : asksSubviews(parent)
      if isAsked {
        standings[view].insert(.asked)
        decide(view, view == ignoring ? nil : scene.views[view].overrides.hitTest, scene)
      }
    }
    hit = lastAnswer(scene, moment.order)
    if !moment.isSure || hit != Scene.none && geometry.isUnsure(points, scene, isAsked) {
      hit = Scene.unknown
    } else if moment.mayBeSwallowed(touchOf: hit, at: time) {
      animatedHit = hit
      hit = Scene.unknown
    }
  }

  /// Whether a view takes touches at all: it is neither hidden, nor transparent, nor disabled.
  func isOpen(_ view: Int) -> Bool { standings[view].contains(.open) }

  /// Whether a view's `point(inside:with:)` is true of the touch.
  func contains(_ view: Int) -> Bool { standings[view].contains(.contains) }

  /// Whether a view is asked, if nobody in front of it answers.
  func isAsked(_ view: Int) -> Bool { standings[view].contains(.asked) }

  /// Whether a view asks its subviews, if it is asked.
  func asksSubviews(_ view: Int) -> Bool { standings[view].contains(.asksSubviews) }

  /// Whether the view and all above it let the touch through, so that it could be hit.
  func admits(_ view: Int) -> Bool { standings[view].isSuperset(of: [.asked, .answers]) }

  /// The views that take touches but do not contain this one, though a subview would, each with the
  /// first such subview; without those that override `hitTest(_:with:)`.
  func overlaps(in scene: Scene) -> [(view: Int, child: Int)] {
    var overlaps: [(view: Int, child: Int)] = []
    for view in standings.indices
    where isOpen(view) && !contains(view) && scene.views[view].overrides.hitTest == nil {
      let child = scene.subviews(of: view).first { contains($0) && isOpen($0) }
      if let child { overlaps.append((view, child)) }
    }
    return overlaps
  }

  /// A view's answer of `point(inside:with:)`, overrides included.
  /// Source: rulebook HT-09, HT-10, HT-32, FB-01, FB-06, FB-07.
  private func contains(
    _ point: Point, _ index: Int, _ override: Scenario.Overrides.PointInside?, _ scene: Scene
  ) -> Bool {
    let bounds = scene.views[index].bounds
    switch override {
    case nil: return bounds.contains(point)
    case .always: return true
    case .never: return false
    case .grown(let margin): return bounds.grown(by: margin).contains(point)
    case .orSubviews:
      return bounds.contains(point) || scene.subviews(of: index).contains { contains($0) }
    case .onlySubviewFrames:
      return scene.subviews(of: index).contains { scene.views[$0].outerFrame.contains(point) }
    }
  }

  private mutating func decide(_ view: Int, _ override: SceneView.HitTest?, _ scene: Scene) {
    let isInside = standings[view].isSuperset(of: [.open, .contains])
    switch override {
    case nil: if isInside { standings[view].formUnion([.asksSubviews, .answers]) }
    case .returnsNil: break
    case .returnsSelf, .returns: standings[view].insert(.answers)
    case .passesThrough: if isInside { standings[view].insert(.asksSubviews) }
    case .asksSubviews, .asksSubviewsIfOpen:
      if override == .asksSubviews || scene.views[view].looksOpen {
        standings[view].insert(.asksSubviews)
      }
      if isInside { standings[view].insert(.answers) }
    }
  }

  private func lastAnswer(_ scene: Scene, _ order: PaintersOrder) -> Int {
    for view in order.views.reversed() where standings[view].contains(.answers) {
      if case .returns(let other) = scene.views[view].overrides.hitTest {
        let isSwallowed =
          scene.isView(view, in: other)
          && scene.views[other].overrides.hitTest == .passesThrough
        return scene.isView(other) && !isSwallowed ? other : Scene.unknown
      }
      return view
    }
    return Scene.none
  }
}
