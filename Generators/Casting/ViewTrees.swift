import PropertyTesting
import TouchScript

/// Builds windows and the views in them: nested, overlapping, sticking out of their parents.
extension Casting {
  mutating func castWindows() {
    let count = traits.severalWindows && oneIn(3) ? random.integer(in: 2...3) : 1
    viewsLeft = pick(
      focus.isSparse ? [0, 0, 1, 2, 3] : [1, 2, 2, 3, 3, 4, 5, 6, 8])
    for place in 0..<count {
      var window = Scenario.View(id: "", kind: .window, frame: windowFrame(place))
      if count > 1 {
        window.level = pick([0, 0, 0, 1, 2])
        if traits.hides { window.isHidden = oneIn(5) }
        if traits.overridesHitTest, oneIn(5) { window.overrides.hitTest = .passesThrough }
        if traits.fades, oneIn(8) { window.alpha = alpha() }
      }
      let index = add(window, parent: nil)
      castSubviews(of: index, depth: 0)
    }
  }

  private mutating func windowFrame(_ place: Int) -> Rect {
    if place == 0 || oneIn(2) { return .screen }
    let origin = Double(random.integer(in: 0...10)) * 16
    return Rect(origin, origin, 160, 240)
  }

  private mutating func castSubviews(of parent: Int, depth: Int) {
    guard depth < 5 else { return }
    var siblings = 0
    while viewsLeft > 0, siblings < 4, siblings == 0 ? !oneIn(depth + 2) || depth == 0 : oneIn(2) {
      viewsLeft -= 1
      siblings += 1
      let index = add(view(in: parent, after: siblings > 1), parent: parent)
      castSubviews(of: index, depth: depth + 1)
    }
  }

  mutating func add(_ view: Scenario.View, parent: Int?) -> Int {
    var (view, parent) = (view, parent)
    if parent == nil, !scene.views.isEmpty, !features.contains(.severalWindows) {
      // What another window would be is a view in the one there is.
      (view.kind, parent) = (.view, 0)
    }
    view.id = "v\(scene.views.count + 1)"
    view.parent = parent.map { scene.views[$0].id }
    scene.views.append(view)
    return scene.views.count - 1
  }

  private mutating func view(in parent: Int, after hasSibling: Bool) -> Scenario.View {
    var view = Scenario.View(id: "", frame: frame(in: scene.views[parent], after: hasSibling))
    if focus == .controls ? !oneIn(3) : traits.controls && oneIn(3) {
      view.kind = oneIn(3) ? .control : .button
    }
    if traits.hides, oneIn(6 * focus.sparing) { view.isHidden = true }
    if isFaint || traits.fades && oneIn(5 * focus.sparing) { view.alpha = alpha() }
    if traits.blocksInteraction, oneIn(6 * focus.sparing) { view.isUserInteractionEnabled = false }
    if traits.clips, oneIn(4) { view.clipsToBounds = true }
    if traits.disables, view.kind.isControl, oneIn(5 * focus.sparing) { view.isEnabled = false }
    if traits.scrolls, oneIn(5) {
      view.boundsOrigin = Point(
        Double(random.integer(in: -2...6)) * 8, Double(random.integer(in: -2...6)) * 8)
    }
    if traits.transforms, oneIn(focus == .gestures ? 3 : 5) {
      view.transform = pick([
        .quarterTurn, .scale(2, 2), .scale(0.5, 0.5), .scale(-1, 1), .translation(24, -16),
        Transform(a: 1, b: 0.5, c: -0.5, d: 1),
      ])
      if oneIn(3) { view.anchorPoint = pick([.zero, Point(1, 1), Point(0, 1)]) }
    }
    if traits.severalFingers { view.isMultipleTouchEnabled = oneIn(2) }
    castOverrides(of: &view)
    return view
  }

  /// Frames relate to their parent and their sibling: inside, the same, overlapping, overflowing.
  private mutating func frame(in parent: Scenario.View, after hasSibling: Bool) -> Rect {
    let bounds = parent.bounds
    if hasSibling, let sibling = scene.views.last(where: { $0.parent == parent.id }), oneIn(2) {
      let shift = Double(random.integer(in: -2...2)) * 8
      let frame = sibling.frame
      return Rect(frame.x + shift, frame.y + shift, frame.width, frame.height)
    }
    switch random.below(10) {
    case 0, 1: return bounds
    case 2, 3: return overflowing(bounds)
    case 5 where focus == .overrides: return overflowing(bounds)
    case 4 where oneIn(3): return Rect(bounds.x, bounds.y, 0, bounds.height)
    default: return inside(bounds)
    }
  }

  private mutating func inside(_ bounds: Rect) -> Rect {
    func part(_ whole: Double, _ eighths: Int) -> Double {
      (whole * Double(eighths) / 8).rounded(.down)
    }
    let left = random.integer(in: 0...4)
    let top = random.integer(in: 0...4)
    return Rect(
      bounds.x + part(bounds.width, left), bounds.y + part(bounds.height, top),
      part(bounds.width, random.integer(in: 2...(8 - left))),
      part(bounds.height, random.integer(in: 2...(8 - top))))
  }

  private mutating func overflowing(_ bounds: Rect) -> Rect {
    let width = max(bounds.width, 16)
    let height = max(bounds.height, 16)
    let x = pick([-width / 2, width / 2, 0]).rounded()
    let y = pick([-height / 2, height / 2]).rounded()
    return Rect(bounds.x + x, bounds.y + y, width, height)
  }

  /// An opacity on either side of the limit; in a faint scene one that lets a view be hit, though
  /// the product of several would not.
  private mutating func alpha() -> Float {
    isFaint
      ? pick([0.02, 0.02, 0.02, 0.5]) : pick([0, 0.009, 0.01, 0.01, 0.0101, 0.011, 0.02, 0.5])
  }

  private mutating func castOverrides(of view: inout Scenario.View) {
    let isAfterOverrides = focus == .overrides && oneIn(3)
    if traits.overridesHitTest && oneIn(10) || isAfterOverrides && oneIn(3) {
      view.overrides.hitTest = pick([.returnsNil, .returnsSelf, .passesThrough, .asksSubviews])
    }
    if traits.overridesPointInside && oneIn(8) || isAfterOverrides {
      view.overrides.pointInside = pick([
        .always, .never, .grown(16), .grown(-8), .orSubviews, .onlySubviewFrames,
      ])
    }
    if traits.delegates, oneIn(focus == .recognizers ? 6 : 12) {
      view.overrides.shouldBegin = oneIn(3)
    }
    if traits.keepsTouches, oneIn(4) {
      view.overrides.touches = touchHandling()
    }
  }

  mutating func touchHandling() -> Scenario.TouchHandling {
    if oneIn(2) { return Scenario.TouchHandling(pick([.keeps, .passesOnFirst])) }
    let forwarding = Scenario.Forwarding.allCases
    return Scenario.TouchHandling(
      began: pick(forwarding), moved: pick(forwarding), ended: pick(forwarding),
      cancelled: pick(forwarding))
  }
}
