import TouchScript

/// What the scene is to one touch-down: which views it could hit, and which one it must.
///
/// The hit view is found as a painter would: of all views whose whole line of superviews lets the
/// point through, it is the one that is painted last. Nobody asks anybody here; engines that ask
/// from view to view must come to the same end. Source: rulebook HT-01 to HT-40.
struct Aim {
  /// The touch in each view's coordinates.
  private(set) var points: [Point] = []
  /// Whether each view takes touches at all: it is neither hidden, nor transparent, nor disabled.
  private(set) var isOpen: [Bool] = []
  /// Whether each view's `point(inside:with:)` is true of the touch.
  private(set) var contains: [Bool] = []
  /// Whether each view is asked, if nobody in front of it answers.
  private(set) var isAsked: [Bool] = []
  /// Whether each view asks its subviews, if it is asked.
  private(set) var asksSubviews: [Bool] = []
  /// Whether each view answers with itself (or what its override names) if its subviews do not.
  private(set) var answers: [Bool] = []
  /// The hit view, `Scene.none`, or `Scene.unknown` where the point is too near to an edge to tell.
  private(set) var hit = Scene.none

  /// Aims at `location`, in the screen's coordinates, at `time` milliseconds. `ignoring` is a view whose overrides of
  /// hit-testing are taken away.
  init(
    _ moment: SceneMoment, at location: Point, time: Int, ignoring: Int = Scene.none
  ) {
    let scene = moment.scene
    let geometry = moment.geometry
    let order = moment.order
    let count = scene.views.count
    points = geometry.points(of: location, scene)
    isOpen = geometry.isOpen
    for (view, isOpen) in isOpen.enumerated() where isOpen {
      self.isOpen[view] = scene.views[view].animatedUntil <= time
    }
    contains = geometry.containment(of: points, scene, order, ignoring: ignoring)
    isAsked = Array(repeating: false, count: count)
    asksSubviews = isAsked
    answers = isAsked
    for index in order.views {
      let parent = scene.parents[index]
      isAsked[index] =
        parent == Scene.none ? !scene.views[index].isHidden : asksSubviews[parent]
      if isAsked[index] {
        decide(index, index == ignoring ? nil : scene.views[index].overrides.hitTest, scene)
      }
    }
    hit = lastAnswer(scene, order)
    let isEnding = scene.views.contains { $0.animatedUntil == time && time > 0 }
    if !moment.isSure || isEnding || hit != Scene.none && geometry.isUnsure(points, scene, isAsked)
    {
      hit = Scene.unknown
    }
  }

  /// Whether the view and all above it let the touch through, so that it could be hit.
  func admits(_ view: Int) -> Bool { isAsked[view] && answers[view] }

  private mutating func decide(_ view: Int, _ override: SceneView.HitTest?, _ scene: Scene) {
    let isInside = isOpen[view] && contains[view]
    switch override {
    case nil:
      asksSubviews[view] = isInside
      answers[view] = isInside
    case .returnsNil: break
    case .returnsSelf, .returns: answers[view] = true
    case .passesThrough: asksSubviews[view] = isInside
    case .asksSubviews, .asksSubviewsIfOpen:
      asksSubviews[view] = override == .asksSubviews || scene.views[view].looksOpen
      answers[view] = isInside
    }
  }

  private func lastAnswer(_ scene: Scene, _ order: PaintersOrder) -> Int {
    for view in order.views.reversed() where answers[view] {
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
