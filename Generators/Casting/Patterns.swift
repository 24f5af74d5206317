import PropertyTesting
import TouchScript

/// Puts the classic set-ups in front of a scene: a button under taps, a view that sticks out of its
/// superview, a view with a larger hit area. Chance alone brings their parts together too seldom.
extension Casting {
  mutating func castPattern() {
    switch focus {
    case .anything: break
    case .recognizers: if oneIn(3) { castNeighbours() }
    case .controls: castControl()
    case .overrides where scope != .taps && oneIn(5): castClosedHelper()
    case .overrides: oneIn(2) ? castOverflow() : castGrownArea()
    case .values: castValues()
    case .gestures, .waiting: castGestureViews()
    case .meeting: castMeetingViews()
    case .scrolling: castScrollView()
    case .tables: castTable()
    case .finerGestures: castFinerGesture()
    case .detours: castDetour()
    case .tracking: castTracking()
    case .protection: castProtection()
    case .rows: castRows()
    case .exclusion: castExclusion()
    case .upheaval: castUpheaval()
    }
  }

  /// A control in one or two plain views, all of which may get recognizers.
  private mutating func castControl() {
    var parent = lastWindow
    for _ in 0..<pick([0, 1, 1, 2]) {
      parent = add(Scenario.View(id: "", frame: Rect(16, 16, 240, 240)), parent: parent)
    }
    var control = Scenario.View(
      id: "", kind: oneIn(3) ? .control : .button, frame: Rect(24, 24, 96, 40),
      isMultipleTouchEnabled: oneIn(3))
    if oneIn(10) { control.overrides.touches.began = .keeps }
    let index = add(control, parent: parent)
    marks.append((view: index, spot: Point(48, 20)))
    if control.isMultipleTouchEnabled {
      marks.append((view: index, spot: Point(80, 20)))
      hasNeighbours = oneIn(2)
    }
  }

  /// Two views side by side for a finger each, so that what becomes of one touch can be told from
  /// what becomes of the other.
  private mutating func castNeighbours() {
    for place in 0..<2 {
      let view = Scenario.View(id: "", frame: Rect(Double(place) * 96 + 16, 16, 80, 80))
      marks.append((view: add(view, parent: lastWindow), spot: Point(40, 40)))
    }
    hasNeighbours = true
  }

  /// A subview that sticks out of a superview which may help it to be hit there.
  private mutating func castOverflow() {
    var parent = Scenario.View(id: "", frame: Rect(64, 64, 96, 96))
    switch random.below(4) {
    case 0: parent.overrides.pointInside = .orSubviews
    case 1: parent.overrides.pointInside = .onlySubviewFrames
    case 2: parent.overrides.hitTest = .asksSubviews
    default: break
    }
    if oneIn(4) { parent.isHidden = true }
    let outer = add(parent, parent: lastWindow)
    var child = Scenario.View(id: "", frame: Rect(80, 80, 48, 48))
    if oneIn(3) { child.isUserInteractionEnabled = false }
    let inner = add(child, parent: outer)
    marks += [(inner, Point(40, 40)), (inner, Point(8, 8)), (outer, Point(8, 8))]
  }

  /// A view whose hit area is larger than it is, alone or among siblings.
  private mutating func castGrownArea() {
    let outer = add(Scenario.View(id: "", frame: Rect(64, 64, 96, 96)), parent: lastWindow)
    let sibling = Scenario.View(id: "", frame: Rect(0, 0, 96, 96))
    let order = random.below(3)
    if order == 0 { _ = add(sibling, parent: outer) }
    var grown = Scenario.View(id: "", frame: Rect(32, 32, 32, 32))
    grown.overrides.pointInside = .grown(oneIn(3) ? 64 : 16)
    let index = add(grown, parent: outer)
    if order == 1 { _ = add(sibling, parent: outer) }
    marks += [Point(-8, 8), Point(-16, 8), Point(48, 8), Point(47.875, 8), Point(8, 80)]
      .map { (index, $0) }
  }

  var lastWindow: Int { scene.views.lastIndex { $0.kind == .window } ?? 0 }
}
