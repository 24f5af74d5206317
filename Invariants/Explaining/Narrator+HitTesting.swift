import Thresholds
import TouchScript

/// Who is hit, and why not the others.
extension Narrator {
  /// How many views that are not hit have a sentence of their own.
  private static let mostMissed = 12

  func tellHit(_ touch: Touch) {
    let aim = touch.aim
    let calls = hitTests(of: touch)
    let place = touch.down.location.inWords
    let start = "\(finger(touch)) comes down at \(place)"
    let isWrong = wronged(by: touch) != nil
    let end = isWrong ? "; the engine gives it to \(name(touch.view)), to which no rule leads" : ""
    if aim.hit == Scene.unknown {
      let doubt = doubtOfAim(touch)
      let seen = touch.hasView ? "; here it hits \(name(touch.view))" : ""
      say(
        "\(start)\(seen), and which view it must hit is unspecified", doubt, of: subject(touch),
        at: touch.down.at, calls: calls)
      for view in touch.scene.views.indices
      where view != touch.view && touch.scene.views[view].animatedUntil > touch.down.at {
        say(
          no: "the touch of \(finger(touch)) for \(name(view))", "\(name(view)) is not hit", doubt,
          of: subject(view: view, touch), at: touch.down.at)
      }
      return
    }
    guard touch.scene.isView(aim.hit) else {
      say(
        "\(start) and \(isWrong ? "must hit" : "hits") nothing: no window answers there, so no view "
          + "\(isWrong ? "must get" : "gets") the touch\(end)",
        ["TO-33", "HT-37"], of: subject(touch), at: touch.down.at, calls: calls)
      tellMissed(touch)
      return
    }
    let (way, rules) = wayToHit(touch)
    say(
      "\(start) and \(isWrong ? "must hit" : "hits") \(name(aim.hit)): \(way)\(end)", rules,
      of: subject(touch), at: touch.down.at, calls: calls, by: cause(view: aim.hit, "hit"))
    tellMissed(touch)
  }

  /// The view that a touch must hit, where the engine has given it to another; `Scene.none`: it must hit
  /// none. Nil: it is where it must be, or that is open.
  func wronged(by touch: Touch) -> Int? {
    let due = touch.aim.hit
    guard touch.hasView, touch.moment.isSure, due != Scene.unknown, due != touch.view else {
      return nil
    }
    return touch.scene.isView(due) ? due : Scene.none
  }

  /// Says that the view which must have a touch goes without it.
  func tellWronged(_ touch: Touch) {
    guard let due = wronged(by: touch), due != Scene.none else { return }
    say(
      no: "touchesBegan of \(name(due))", "\(name(due)) does not get the touch of \(finger(touch))",
      Reason(
        "the engine gives it to \(name(touch.view))", wayToHit(touch).1,
        by: cause(view: touch.view, "hit")),
      of: subject(view: due, touch), at: touch.down.at)
  }

  /// The calls of hit-testing for a touch.
  private func hitTests(of touch: Touch) -> [Int] {
    let ofTouch = evidence.hitCalls.filter {
      $0.contact == touch.number || $0.contact < 0 && $0.delivery == touch.down.delivery
    }.map(\.event)
    let others = Set(
      evidence.hitCalls.filter { $0.contact >= 0 && $0.contact != touch.number }.map(\.event))
    // Each question belongs to the hit test before it.
    var isMine = false
    let first = ofTouch.first ?? facts.count
    let last = evidence.hitCalls.last?.event ?? -1
    var calls: [Int] = []
    let mine = Set(ofTouch)
    for event in facts.indices.dropFirst(first) {
      if event > last, facts[event].kind != .pointInside { break }
      if facts[event].kind == .hitTest { isMine = mine.contains(event) && !others.contains(event) }
      if isMine, facts[event].kind == .hitTest || facts[event].kind == .pointInside,
        !isExplained(event)
      {
        calls.append(event)
      }
    }
    return calls
  }

  /// Why it is unspecified which view a touch must hit.
  private func doubtOfAim(_ touch: Touch) -> Reason {
    if !touch.moment.isSure {
      return Reason(
        "the app changes the scene at that time, in an order that is unspecified",
        ["RE-72", "EX-14"], by: causeOfScene("changes", at: touch.down.at), isOpen: true)
    }
    let animated = touch.scene.views.indices.first {
      touch.scene.views[$0].animatedUntil > 0
        && touch.scene.views[$0].animatedUntil >= touch.down.at
    }
    if let animated {
      return because(
        animated, "animation",
        "\(name(animated)) is animated without .allowUserInteraction until "
          + "\(touch.scene.views[animated].animatedUntil) ms, and a touch on it is swallowed or falls "
          + "through", "HT-28", "RE-70", isOpen: true)
    }
    return because(
      touch, "began", "it is so near to an edge that the last digit decides", "HT-17", isOpen: true)
  }

  /// By which way the hit view is found.
  private func wayToHit(_ touch: Touch) -> (String, [String]) {
    let (aim, scene) = (touch.aim, touch.scene)
    let line = Array(scene.line(above: aim.hit).reversed())
    let returning = scene.views.indices.last {
      if case .returns(let other) = scene.views[$0].overrides.hitTest {
        return other == aim.hit && aim.admits($0)
      }
      return false
    }
    if let returning {
      return (
        "\(name(returning)) is asked, and its hitTest(_:with:) returns \(name(aim.hit)) for any "
          + "point", ["HT-33"]
      )
    }
    let own = scene.views[aim.hit].overrides.hitTest
    if own == .returnsSelf {
      return ("its hitTest(_:with:) returns itself for any point", ["HT-33", "HT-34"])
    }
    var rules = ["HT-12", "HT-19"]
    var way =
      line.count == 1
      ? "it contains the point, and no subview of it answers"
      : "\(line.map { name($0) }.joined(separator: " → ")); each contains the point, asks its "
        + "subviews from front to back, and takes the first answer"
    if let outside = line.first(where: { !scene.views[$0].bounds.contains(aim.points[$0]) }) {
      let override = scene.views[outside].overrides
      if override.hitTest == .asksSubviews || override.hitTest == .asksSubviewsIfOpen {
        rules = ["FB-09", "HT-12"]
        way =
          "the point is outside \(name(outside)), whose hitTest(_:with:) asks its subviews "
          + "all the same"
      } else {
        rules = [
          override.pointInside == .orSubviews
            ? "FB-06" : override.pointInside == .onlySubviewFrames ? "FB-07" : "FB-01", "HT-32",
        ]
        way =
          "the point is outside the bounds of \(name(outside)), whose point(inside:with:) "
          + "is true of it all the same"
      }
    }
    return (way, rules)
  }

  // MARK: Who is not hit

  /// Says of the views under the finger, and of those that it misses, why they are not hit.
  private func tellMissed(_ touch: Touch) {
    let (aim, scene) = (touch.aim, touch.scene)
    let line = scene.isView(aim.hit) ? scene.line(above: aim.hit) : []
    let others = scene.views.indices.reversed().filter { !line.contains($0) }
    let under = others.filter {
      scene.views[$0].bounds.contains(aim.points[$0]) || aim.contains($0)
    }
    for view in under.prefix(Self.mostMissed) {
      say(
        no: "the touch of \(finger(touch)) for \(name(view))", "\(name(view)) is not hit",
        whyNotHit(view, touch), of: subject(view: view, touch), at: touch.down.at)
    }
    if under.count > Self.mostMissed {
      let next = under[Self.mostMissed]
      say(
        no: "the touch of \(finger(touch)) for others",
        "\(under.count - Self.mostMissed) more views under the finger are not hit",
        because(
          next, "front",
          "they lie behind, as \(name(next)) does, or in something that takes no touches", "HT-12"),
        of: subject(touch), at: touch.down.at)
    }
    for view in others where !under.contains(view) && takesPart(view, touch) {
      let (reason, isNear) = whyOutside(view, touch)
      say(
        no: "the touch of \(finger(touch)) for \(name(view))", "\(name(view)) is not hit", reason,
        of: subject(view: view, touch), at: touch.down.at, isMinor: !isNear)
    }
  }

  /// Whether somebody may look for a touch of a view: it is a control, a row, or has recognizers.
  private func takesPart(_ view: Int, _ touch: Touch) -> Bool {
    guard scene.isView(view) else { return false }
    let kind = scene.views[view].kind
    return kind.isControl || kind == .tableCell || kind.isScrollView
      || touch.scene.recognizerViews.contains(view)
  }

  /// How near to a view, in points, a finger comes down that may be meant for it.
  private static let reachOfTargets = 44.0

  /// Why a view does not contain a touch, and whether somebody may think that it does.
  private func whyOutside(_ view: Int, _ touch: Touch) -> (Reason, isNear: Bool) {
    let (bounds, point) = (touch.scene.views[view].bounds, touch.aim.points[view])
    if bounds.width <= 0 || bounds.height <= 0 {
      return (
        because(
          view, "frame", "its frame is empty: \(bounds.width.inWords) × \(bounds.height.inWords)",
          "HT-11", "HT-09"), true
      )
    }
    let line = touch.scene.line(above: view)
    if let turned = line.first(where: { touch.scene.views[$0].transform != .identity }),
      contains(view, touch, without: { $0.transform = .identity })
    {
      return (
        because(
          turned, "transform", "the transform of \(name(turned)) moves it away from the point",
          "HT-16", "HT-15"), true
      )
    }
    if let scrolled = line.first(where: { touch.scene.views[$0].boundsOrigin != .zero }),
      contains(view, touch, without: { $0.boundsOrigin = .zero })
    {
      return (
        because(
          scrolled, "bounds.origin",
          "the bounds of \(name(scrolled)) begin at "
            + "\(touch.scene.views[scrolled].boundsOrigin.inWords), which moves it away from the "
            + "point", "HT-10", "HT-15"), true
      )
    }
    let nearest = Point(
      min(max(point.x, bounds.x), bounds.x + bounds.width),
      min(max(point.y, bounds.y), bounds.y + bounds.height))
    let distance = point.distance(to: nearest)
    let miss = distance == 0 ? "just at the edge" : "\(distance.inPoints) outside"
    return (
      because(view, "frame", "the point is \(miss) of its frame", "HT-09"),
      distance <= Self.reachOfTargets && !takesPart(touch.aim.hit, touch)
    )
  }

  /// Whether a view would contain a touch if one property of it and of all above it were not set.
  private func contains(
    _ view: Int, _ touch: Touch, without reset: (inout SceneView) -> Void
  ) -> Bool {
    var point = touch.down.location
    for number in touch.scene.line(above: view).reversed() {
      var plain = touch.scene.views[number]
      reset(&plain)
      point = SceneGeometry.convert(point, to: plain)
    }
    return touch.scene.views[view].bounds.contains(point)
  }

  /// Why a view is not hit by a touch, of which it is known what it hits.
  func whyNotHit(_ view: Int, _ touch: Touch) -> Reason {
    let (aim, scene) = (touch.aim, touch.scene)
    if let gate = gate(of: view, touch) { return gate }
    switch scene.views[view].overrides.hitTest {
    case .returnsNil:
      return because(view, "hitTest", "its hitTest(_:with:) returns nil", "FB-17", "HT-35")
    case .returns(let other) where other != view:
      return because(view, "hitTest", "its hitTest(_:with:) returns \(name(other))", "HT-33")
    default: break
    }
    let isAskedAlways = scene.views[view].overrides.hitTest == .returnsSelf
    if !aim.contains(view), !isAskedAlways {
      if scene.views[view].bounds.contains(aim.points[view]) {
        return because(
          view, "pointInside", "its point(inside:with:) is false of the point", "HT-32")
      }
      return because(
        view, "bounds",
        "the point is \(aim.points[view].inWords) in its coordinates, outside its bounds", "HT-09")
    }
    for ancestor in scene.line(above: view).dropFirst() where !aim.asksSubviews(ancestor) {
      if let gate = gate(of: ancestor, touch) {
        return Reason(
          "it is in \(name(ancestor)): \(gate.why)", gate.rules, by: gate.causes[0])
      }
      if scene.views[ancestor].overrides.hitTest != nil, aim.contains(ancestor) {
        return because(
          ancestor, "hitTest", "\(name(ancestor)) answers by itself and does not ask its subviews",
          "HT-34")
      }
      if !aim.contains(ancestor) {
        return because(
          ancestor, "bounds",
          "\(name(ancestor)) does not contain the point, so what is in it is not asked", "HT-21")
      }
    }
    return whoLiesInFront(of: view, touch)
  }

  /// What keeps a view from taking touches, if anything does.
  private func gate(of view: Int, _ touch: Touch) -> Reason? {
    let state = touch.scene.views[view]
    if state.overrides.hitTest == .returnsSelf { return nil }
    if case .returns = state.overrides.hitTest { return nil }
    let who = name(view)
    if state.isHidden {
      return because(view, "isHidden", "\(who) is hidden", "HT-04")
    }
    if !state.isUserInteractionEnabled {
      return because(
        view, "isUserInteractionEnabled", "isUserInteractionEnabled of \(who) is false", "HT-05")
    }
    if Double(state.alpha) < Thresholds.alpha.surelyAbove {
      return because(
        view, "alpha", "alpha of \(who) is \(state.alpha), and below 0.01 no view takes touches",
        "HT-06")
    }
    if state.kind.isControl, !state.isEnabled {
      return because(view, "isEnabled", "the control \(who) is not enabled", "HT-30", "CT-27")
    }
    if state.animatedUntil > touch.down.at {
      return because(
        view, "animation", "\(who) is being animated without .allowUserInteraction", "HT-28")
    }
    return nil
  }

  /// Why a view that would take the touch is not asked, or not the answer.
  private func whoLiesInFront(of view: Int, _ touch: Touch) -> Reason {
    let (aim, scene) = (touch.aim, touch.scene)
    guard scene.isView(aim.hit) else {
      if scene.views[view].overrides.hitTest == .passesThrough {
        return because(
          view, "hitTest", "its hitTest(_:with:) answers nil instead of itself", "FB-12")
      }
      return because(scene.windows[view], "hitTest", "no window answers", "TO-33")
    }
    if scene.views[view].overrides.hitTest == .passesThrough, !scene.isView(aim.hit, in: view) {
      return because(view, "hitTest", "its hitTest(_:with:) answers nil instead of itself", "FB-12")
    }
    let mine = Array(scene.line(above: view).reversed())
    let its = Array(scene.line(above: aim.hit).reversed())
    let common = zip(mine, its).prefix { $0 == $1 }.count
    if common == 0 {
      let (front, back) = (its[0], mine[0])
      let level =
        scene.views[front].level > scene.views[back].level
        ? "is of a higher level" : "was shown later"
      return because(
        front, "front", "the window \(name(front)) \(level) and is asked before \(name(back))",
        "HT-36", "HT-39")
    }
    guard common < its.count, common < mine.count else {
      return because(aim.hit, "hitTest", "\(name(aim.hit)) answers", "HT-19")
    }
    return because(
      its[common], "front",
      its[common] == aim.hit
        ? "\(name(aim.hit)) lies in front of "
          + "\(mine[common] == view ? "it" : name(mine[common])) and is asked first"
        : "\(name(its[common])) lies in front of "
          + "\(mine[common] == view ? "it" : name(mine[common])), and \(name(aim.hit)) in "
          + "it answers first", "HT-12")
  }
}
