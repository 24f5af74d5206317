import PropertyTesting
import TouchScript

/// Makes labels, images, scroll views and controls with values of some of the views there are, and
/// gives views what has to do with them.
extension Casting {
  mutating func castKinds() {
    let parents = Set(scene.views.compactMap(\.parent))
    for index in scene.views.indices
    where scene.views[index].kind == .view && !focus.isExact
      && !(meetingPlaces.contains(index) && !oneIn(6))
    {
      castKind(of: index, isLeaf: !parents.contains(scene.views[index].id))
    }
    for index in scene.views.indices {
      if traits.seeThrough, oneIn(6) { scene.views[index].isOpaque = false }
      if traits.exclusiveTouch, oneIn(focus.isPlanned ? 40 : 8) {
        scene.views[index].isExclusiveTouch = true
      }
      if traits.tracking, scene.views[index].kind.isControl, oneIn(8) {
        var control = scene.views[index]
        castTracking(of: &control)
        scene.views[index] = control
      }
      if traits.overridesHitTest, scene.views[index].kind != .window, oneIn(focus.isExact ? 64 : 16)
      {
        scene.views[index].overrides.hitTest =
          oneIn(3) ? .returns(pick(scene.views).id) : .asksSubviewsIfOpen
      }
      if traits.severalFingers, scene.views[index].kind != .window, oneIn(3) {
        scene.views[index].isMultipleTouchEnabled = true
      }
    }
  }

  private mutating func castKind(of index: Int, isLeaf: Bool) {
    var view = scene.views[index]
    if isLeaf, traits.labels, oneIn(5) {
      view.kind = pick([.label, .imageView])
      view.isUserInteractionEnabled = oneIn(3)
    } else if isLeaf, traits.values, oneIn(6) {
      view.kind = pick(Self.valueKinds)
      view.frame = Self.frame(of: view.kind, at: Point(view.frame.x, view.frame.y))
      if view.kind == .segmentedControl || view.kind == .pageControl { view.items = pick([1, 3]) }
    } else if traits.scrollViews, oneIn(10) {
      view.kind = .scrollView
      castScrolling(of: &view)
    }
    scene.views[index] = view
  }

  /// Answers for a control's tracking, which then is not the usual.
  mutating func castTracking(of control: inout Scenario.View) {
    switch random.below(4) {
    case 0: control.overrides.beginsTracking = oneIn(2)
    case 1: control.overrides.continuesTracking = oneIn(2)
    default: control.overrides.sendsActions = oneIn(2)
    }
  }
}
