import Thresholds
import TouchScript

/// Who is hit, and why not the others.
extension Narrator {
  /// How many views under a finger, and how many beside it, have a sentence.
  private static let mostMissed = 20

  func tellHit(_ touch: Touch) {
    let calls = hitTests(of: touch)
    let place = touch.down.location.inWords
    let start = "\(finger(touch)) comes down at \(place)"
    let isWrong = wronged(by: touch) != nil
    let end = isWrong ? "; the engine gives it to \(name(touch.view)), to which no rule leads" : ""
    let hit = target(of: touch)
    if hit == Scene.unknown {
      let doubt = doubtOfAim(touch)
      let seen = touch.hasView ? "; here it hits \(name(touch.view))" : ""
      say(
        "\(start)\(seen), and which view it must hit is unspecified", doubt, of: subject(touch),
        at: touch.down.at, calls: calls)
      return
    }
    let isHit = touch.scene.isView(hit)
    let (way, rules) = isHit ? wayToHit(touch) : ("no window answers there", ["TO-33", "HT-37"])
    say(
      "\(start) and \(isWrong ? "must hit" : "hits") \(isHit ? name(hit) : "nothing"): \(way)\(end)",
      rules, of: subject(touch), at: touch.down.at, calls: calls,
      by: isHit ? cause(view: hit, "hit") : cause(touch, "began"))
    tellMissed(touch)
  }

  /// The view that a touch hits: the one that it must hit, or, of what is animated, the one that the
  /// engine chose; `Scene.none` or `Scene.unknown` as in `Aim.hit`.
  private func target(of touch: Touch) -> Int {
    let animated = touch.aim.animatedHit
    guard touch.scene.isView(animated) else { return touch.aim.hit }
    return touch.hasView ? touch.view : animated
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
        by: cause(view: touch.view, "hit")), of: subject(view: due, touch), at: touch.down.at)
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
    return because(
      touch, "began", "it is so near to an edge that the last digit decides", "HT-17", isOpen: true)
  }

  /// By which way the hit view is found.
  private func wayToHit(_ touch: Touch) -> (String, [String]) {
    let (aim, scene, hit) = (touch.aim, touch.scene, target(of: touch))
    let line = Array(scene.line(above: hit).reversed())
    let returning = scene.views.indices.last {
      scene.views[$0].overrides.hitTest == .returns(hit) && aim.admits($0)
    }
    if let returning {
      let method = "its hitTest(_:with:) returns \(name(hit)) for any point"
      return ("\(name(returning)) is asked, and \(method)", ["HT-33"])
    }
    if scene.views[hit].overrides.hitTest == .returnsSelf {
      return ("its hitTest(_:with:) returns itself for any point", ["HT-33", "HT-34"])
    }
    guard let outside = line.first(where: { !scene.views[$0].bounds.contains(aim.points[$0]) })
    else {
      let way =
        line.count == 1
        ? "it contains the point, and no subview of it answers"
        : "\(line.map { name($0) }.joined(separator: " → ")); each contains the point, asks its "
          + "subviews from front to back, and takes the first answer"
      return (way, ["HT-12", "HT-19"])
    }
    let override = scene.views[outside].overrides
    let start = "the point is outside the bounds of \(name(outside)), whose "
    if override.hitTest == .asksSubviews || override.hitTest == .asksSubviewsIfOpen {
      return (start + "hitTest(_:with:) asks its subviews all the same", ["FB-09", "HT-12"])
    }
    let rule: String =
      switch override.pointInside {
      case .orSubviews: "FB-06"
      case .onlySubviewFrames: "FB-07"
      default: "FB-01"
      }
    return (start + "point(inside:with:) is true of it all the same", [rule, "HT-32"])
  }

  // MARK: Who is not hit

  /// Says of the views under the finger, and of those that it misses, why they are not hit.
  private func tellMissed(_ touch: Touch) {
    let (aim, scene) = (touch.aim, touch.scene)
    let hit = target(of: touch)
    let line = scene.isView(hit) ? scene.line(above: hit) : []
    func isUnder(_ view: Int) -> Bool {
      scene.views[view].bounds.contains(aim.points[view]) || aim.contains(view)
    }
    func say(_ view: Int, _ reason: Reason, isMinor: Bool) {
      self.say(
        no: "the touch of \(finger(touch)) for \(name(view))", "\(name(view)) is not hit", reason,
        of: subject(view: view, touch), at: touch.down.at, isMinor: isMinor)
      for number in scene.recognizers.indices where scene.recognizerViews[number] == view {
        let who = recognizerName(number)
        self.say(
          no: "touchesBegan of \(who)", "\(who) does not get the touch of \(finger(touch))",
          reason.saying("its view, \(name(view)), is not hit: \(reason.why)"),
          of: subject(recognizer: number, touch.number), at: touch.down.at, isMinor: true)
      }
    }
    let others = scene.views.indices.reversed().lazy.filter { !line.contains($0) }
    for view in others.filter(isUnder).prefix(Self.mostMissed) {
      say(view, whyNotHit(view, touch), isMinor: false)
    }
    let outside = others.filter { !isUnder($0) && self.takesPart($0, touch) }
    for view in outside.prefix(Self.mostMissed) {
      let (reason, isNear) = whyOutside(view, touch)
      say(view, reason, isMinor: !isNear)
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
    let views = touch.scene.views
    let (bounds, point) = (views[view].bounds, touch.aim.points[view])
    if bounds.width <= 0 || bounds.height <= 0 {
      return (because(view, "frame", "its frame is empty", "HT-11", "HT-09"), true)
    }
    let line = touch.scene.line(above: view)
    if let turned = line.first(where: { views[$0].transform != .identity }),
      contains(view, touch, without: { $0.transform = .identity })
    {
      let why = "the transform of \(name(turned)) moves it away from the point"
      return (because(turned, "transform", why, "HT-16", "HT-15"), true)
    }
    if let scrolled = line.first(where: { views[$0].boundsOrigin != .zero }),
      contains(view, touch, without: { $0.boundsOrigin = .zero })
    {
      let origin = views[scrolled].boundsOrigin.inWords
      let why = "the bounds of \(name(scrolled)) begin at \(origin), which moves it away"
      let isNear = !views[scrolled].kind.isScrollView
      return (because(scrolled, "bounds.origin", why, "HT-10", "HT-15"), isNear)
    }
    let nearest = Point(
      min(max(point.x, bounds.x), bounds.x + bounds.width),
      min(max(point.y, bounds.y), bounds.y + bounds.height))
    let distance = point.distance(to: nearest)
    let why =
      distance == 0
      ? "the point is just outside its frame"
      : "the point is \(distance.inPoints) outside its frame"
    let hit = touch.scene.line(above: target(of: touch)).filter { !views[$0].kind.isScrollView }
    let isNear = distance <= Self.reachOfTargets && !hit.contains { takesPart($0, touch) }
    return (because(view, "frame", why, "HT-09"), isNear)
  }

  /// Whether a view would contain a touch if one property of it and of all above it were not set.
  private func contains(_ view: Int, _ touch: Touch, without reset: (inout SceneView) -> Void)
    -> Bool
  {
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
    let override = scene.views[view].overrides.hitTest
    switch override {
    case .returnsNil:
      return because(view, "hitTest", "its hitTest(_:with:) returns nil", "FB-17", "HT-35")
    case .returns(let other) where other != view:
      return because(view, "hitTest", "its hitTest(_:with:) returns \(name(other))", "HT-33")
    default: break
    }
    if !aim.contains(view), override != .returnsSelf {
      let point = aim.points[view]
      return scene.views[view].bounds.contains(point)
        ? because(view, "pointInside", "its point(inside:with:) is false of the point", "HT-32")
        : because(
          view, "bounds", "the point is \(point.inWords) in it, outside its bounds", "HT-09")
    }
    for ancestor in scene.line(above: view).dropFirst() where !aim.asksSubviews(ancestor) {
      if let gate = gate(of: ancestor, touch) {
        return gate.saying("it is in \(name(ancestor)): \(gate.why)")
      }
      if !aim.contains(ancestor) {
        let why = "\(name(ancestor)) does not contain the point, so what is in it is not asked"
        return because(ancestor, "bounds", why, "HT-21")
      }
      if scene.views[ancestor].overrides.hitTest != nil {
        let why = "\(name(ancestor)) answers by itself and does not ask its subviews"
        return because(ancestor, "hitTest", why, "HT-34")
      }
    }
    if override == .passesThrough, !scene.isView(target(of: touch), in: view) {
      return because(view, "hitTest", "its hitTest(_:with:) answers nil instead of itself", "FB-12")
    }
    return whoLiesInFront(of: view, touch)
  }

  /// What keeps a view from taking touches, if anything does.
  private func gate(of view: Int, _ touch: Touch) -> Reason? {
    let state = touch.scene.views[view]
    let who = name(view)
    switch state.overrides.hitTest {
    case .returnsSelf, .returns: return nil
    default: break
    }
    if state.isHidden { return because(view, "isHidden", "\(who) is hidden", "HT-04") }
    if !state.isUserInteractionEnabled {
      let flag = "isUserInteractionEnabled"
      return because(view, flag, "\(flag) of \(who) is false", "HT-05")
    }
    if Double(state.alpha) < Thresholds.alpha.surelyAbove {
      let why = "alpha of \(who) is \(state.alpha), and below 0.01 no view takes touches"
      return because(view, "alpha", why, "HT-06")
    }
    if state.kind.isControl, !state.isEnabled {
      return because(view, "isEnabled", "the control \(who) is not enabled", "HT-30", "CT-27")
    }
    return nil
  }

  /// Why a view that would take the touch is not asked, or not the answer.
  private func whoLiesInFront(of view: Int, _ touch: Touch) -> Reason {
    let (hit, scene) = (target(of: touch), touch.scene)
    guard scene.isView(hit) else {
      return because(scene.windows[view], "hitTest", "no window answers", "TO-33")
    }
    let mine = Array(scene.line(above: view).reversed())
    let its = Array(scene.line(above: hit).reversed())
    let common = zip(mine, its).prefix { $0 == $1 }.count
    guard common < its.count, common < mine.count else {
      return because(hit, "hitTest", "\(name(hit)) answers", "HT-19")
    }
    let (front, back) = (its[common], mine[common])
    if common == 0 {
      let isHigher = scene.views[front].level > scene.views[back].level
      let why = "the window \(name(front)) \(isHigher ? "is of a higher level" : "was shown later")"
      return because(front, "front", why + " and is asked before \(name(back))", "HT-36", "HT-39")
    }
    let start = "\(name(front)) lies in front of \(back == view ? "it" : name(back))"
    let why =
      front == hit
      ? "\(start) and is asked first" : "\(start), and \(name(hit)) in it answers first"
    return because(front, "front", why, "HT-12")
  }
}
