import TouchScript

/// Views that answer hit tests in their own way, and views that stick out of their superviews.
extension Sketch {
  /// A subview that sticks out of a superview which may help it to be hit there.
  static let overflow = Sketch(
    "a subview that sticks out",
    aims: ["HT-02", "HT-03", "HT-04", "FB-06", "FB-09", "FB-11"], weight: 3
  ) { casting in
    var parent = Scenario.View(id: "", frame: Rect(64, 64, 96, 96))
    switch casting.random.below(8) {
    case 0, 1, 2: parent.overrides.pointInside = .orSubviews
    case 3, 4: parent.overrides.pointInside = .onlySubviewFrames
    case 5, 6: parent.overrides.hitTest = .asksSubviews
    default: break
    }
    if casting.oneIn(6) { parent.isHidden = true }
    var home = casting.lastWindow
    // Its own superview reaches less far than the subview.
    if casting.scope != .taps, casting.oneIn(5) {
      home = casting.add(Scenario.View(id: "", frame: Rect(8, 8, 160, 160)), parent: home)
    }
    let outer = casting.add(parent, parent: home)
    var child = Scenario.View(id: "", frame: Rect(80, 80, 48, 48))
    if casting.oneIn(3) { child.isUserInteractionEnabled = false }
    let inner = casting.add(child, parent: outer)
    casting.marks += [(inner, Point(40, 40)), (inner, Point(8, 8)), (outer, Point(8, 8))]
    if casting.oneIn(2) { casting.planTap(in: inner, at: Point(40, 40), 0) }
  }

  /// A view whose hit area is larger than it is, alone or among siblings.
  static let grownArea = Sketch(
    "a hit area that is larger than its view",
    aims: ["FB-01", "FB-04", "FB-05"], weight: 3
  ) { casting in
    let outer = casting.add(
      Scenario.View(id: "", frame: Rect(64, 64, 96, 96)), parent: casting.lastWindow)
    let sibling = Scenario.View(id: "", frame: Rect(0, 0, 96, 96))
    let order = casting.pick([0, 0, 1, 1, 2])
    if order == 0 { _ = casting.add(sibling, parent: outer) }
    var grown = Scenario.View(id: "", frame: Rect(32, 32, 32, 32))
    grown.overrides.pointInside = .grown(casting.oneIn(3) ? 64 : 16)
    let index = casting.add(grown, parent: outer)
    if order == 1 { _ = casting.add(sibling, parent: outer) }
    casting.marks += [Point(-8, 8), Point(-16, 8), Point(48, 8), Point(47.875, 8), Point(8, 80)]
      .map { (index, $0) }
  }

  /// A view that takes no touches, and asks its subviews all the same.
  static let closedHelper = Sketch(
    "a closed view that asks its subviews", aims: ["RC-18", "GC-13", "FB-10"]
  ) { casting in
    var helper = Scenario.View(id: "", frame: Rect(64, 64, 96, 96))
    helper.overrides.hitTest = .asksSubviews
    switch casting.random.below(4) {
    case 0, 1: helper.isHidden = true
    case 2: helper.isUserInteractionEnabled = false
    default: helper.alpha = 0
    }
    let outer = casting.add(helper, parent: casting.room(in: casting.lastWindow))
    let inner = casting.add(
      Scenario.View(id: "", frame: Rect(32, 32, 96, 48)), parent: outer)
    casting.marks += [(inner, Point(16, 16)), (inner, Point(80, 16)), (inner, Point(16, 16))]
    casting.planTap(in: inner, at: casting.pick([Point(16, 16), Point(80, 16)]), 0)
  }

  // MARK: Answers of one's own

  static let answers = [foreignAnswer, stubbornAnswer]

  /// A view that answers with another one: beside it, above it, below it, or in another window.
  static let foreignAnswer = Sketch(
    "a hit test that answers with another view", aims: ["TO-05", "HT-33", "HT-34"], weight: 2
  ) { casting in
    let outer = casting.add(
      Scenario.View(id: "", frame: Rect(16, 16, 200, 200)), parent: casting.lastWindow)
    let asked = casting.add(
      Scenario.View(id: "", frame: Rect(16, 16, 120, 120)),
      parent: casting.oneIn(3) ? casting.lastWindow : outer)
    if casting.oneIn(2) {
      _ = casting.add(Scenario.View(id: "", frame: Rect(8, 8, 64, 64)), parent: asked)
    }
    let place = Rect(16, 300, 64, 64)
    let other = casting.add(
      Scenario.View(id: "", kind: casting.pick([.view, .view, .button]), frame: place).with {
        $0.isHidden = casting.oneIn(5)
      },
      parent: casting.oneIn(3) ? asked : casting.lastWindow)
    let answer =
      casting.oneIn(3) ? Int(casting.random.below(UInt64(casting.scene.views.count))) : other
    casting.scene.views[asked].overrides.hitTest = .returns(casting.scene.views[answer].id)
    casting.marks += [
      (asked, Point(40, 40)), (asked, Point(40, 40)), (outer, Point(160, 160)),
    ]
  }

  /// A view that answers in its own way in front of another, both of which a touch could hit.
  static let stubbornAnswer = Sketch(
    "a hit test that answers the same everywhere", aims: ["HT-34", "HT-35", "FB-17"], weight: 3
  ) { casting in
    let outer = casting.add(
      Scenario.View(id: "", frame: Rect(16, 16, 200, 200)), parent: casting.lastWindow)
    if !casting.oneIn(3) {
      _ = casting.add(Scenario.View(id: "", frame: Rect(0, 0, 120, 120)), parent: outer)
    }
    var front = Scenario.View(id: "", frame: Rect(16, 16, 120, 120))
    front.overrides.hitTest = casting.pick([.returnsNil, .returnsNil, .returnsSelf, .passesThrough])
    let index = casting.add(front, parent: outer)
    if casting.oneIn(3) {
      _ = casting.add(Scenario.View(id: "", frame: Rect(8, 8, 64, 64)), parent: index)
    }
    casting.marks += [
      (index, Point(40, 40)), (index, Point(40, 40)), (index, Point(-8, 8)),
    ]
  }

  /// Eight siblings and more, one on top of the other.
  static let manySiblings = Sketch(
    "many siblings", aims: ["HT-12", "HT-23"], weight: 4
  ) { casting in
    var views: [Int] = []
    for number in 0..<casting.pick([8, 9, 12]) {
      let shift = Double(number) * 8
      views.append(
        casting.add(
          Scenario.View(id: "", frame: Rect(16 + shift, 16 + shift, 96, 96)).with {
            $0.isHidden = casting.oneIn(6)
          },
          parent: casting.ground))
    }
    casting.planTap(in: casting.pick(views), at: Point(90, 90), 0)
    let name = casting.scene.views[casting.pick(views)].id
    let home = casting.scene.views[casting.ground].id
    casting.planChange(
      at: 1_000,
      casting.pick([.bringToFront(name), .bringToFront(name), .addSubview(name, to: home)]))
    // At a place that those in front share, and most of those behind have not.
    casting.planTap(
      in: casting.pick([views[0], views[views.count - 1], casting.pick(views)]),
      at: casting.pick([Point(4, 4), Point(50, 50)]), 2_000)
  }
}
