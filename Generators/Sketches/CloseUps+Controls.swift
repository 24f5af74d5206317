import TouchScript

/// Close-ups of controls and of touch methods.
extension Sketch {
  /// A control and a recognizer, each with a target that is gone.
  static let releasedTargets = Sketch(
    "targets that are gone",
    aims: [
      "HT-12", "RC-22", "RC-26", "GR-05", "GR-06", "GR-44", "GR-49", "KR-13", "CT-18", "CT-20",
      "CT-21",
    ]
  ) { casting in
    let control = casting.add(casting.planned(.button), parent: casting.lastWindow)
    let id = casting.scene.views[control].id
    casting.scene.views[control].targets = [
      Scenario.Target(.released, "go", for: [.touchDown]),
      Scenario.Target(.responder(id), "act", for: [.touchUpInside]),
    ]
    casting.planTap(in: control, at: Point(8, 16), 0)
    let view = casting.add(
      Scenario.View(id: "", frame: Rect(24, 120, 96, 96)), parent: casting.lastWindow)
    let tap = casting.hang(.tap, on: view)
    casting.scene.recognizers[tap].targets = [Scenario.RecognizerTarget(.released, "act")]
    casting.planTap(in: view, at: Point(40, 40), 2_000)
  }

  /// A button with a tap of its own, or under one that cancels nothing.
  static let ownRecognizer = Sketch(
    "a button with a tap of its own", aims: ["GR-13", "CT-35", "CT-36", "CT-37", "CT-39"]
  ) { casting in
    let outer = casting.add(
      Scenario.View(id: "", frame: Rect(8, 8, 240, 240)), parent: casting.lastWindow)
    let button = casting.add(
      casting.planned(casting.pick([.button, .button, .control])), parent: outer)
    let (own, above) = casting.pick([(true, false), (true, true), (false, true)])
    if own {
      casting.scene.recognizers.append(
        Scenario.Recognizer(id: "r1", view: casting.scene.views[button].id))
    }
    if above {
      casting.scene.recognizers.append(
        Scenario.Recognizer(id: own ? "r2" : "r1", view: casting.scene.views[outer].id).with {
          $0.cancelsTouchesInView = own
        })
    }
    casting.planTap(in: button, at: Point(8, 16), 0)
  }

  /// A scroll view whose content has the touch by the time that the finger scrolls.
  static let scrolledContent = Sketch(
    "content that is scrolled away", aims: ["RC-05", "RC-29", "TV-03", "TV-10"]
  ) { casting in
    var view = Scenario.View(id: "", kind: .scrollView, frame: Rect(8, 8, 280, 360))
    view.scrolling.contentSize = Size(280, 1_080)
    let scroll = casting.add(view, parent: casting.lastWindow)
    let content = casting.add(
      Scenario.View(
        id: "", kind: casting.pick([.view, .button, .control]), frame: Rect(24, 120, 160, 64)),
      parent: scroll)
    let start = Point(24, 16)
    let moves = [(at: 420, place: start.moved(0, -120)), (at: 440, place: start.moved(0, -140))]
    casting.plan(in: content, from: start, at: 0, moves: moves, lifted: 460)
  }

  /// A view that overrides some of the touch methods, in another one that does; with recognizers.
  static let partialOverride = Sketch(
    "touch methods overridden in part", aims: ["RC-14", "RC-15", "RC-16", "GR-07", "FB-16"]
  ) { casting in
    let ways: [Scenario.Forwarding] = [.keeps, .passesOnFirst]
    var outer = Scenario.View(id: "", frame: Rect(8, 8, 240, 240))
    outer.overrides.touches = Scenario.TouchHandling(casting.pick([.keeps, .passesOn]))
    let home = casting.add(outer, parent: casting.lastWindow)
    var inner = Scenario.View(id: "", frame: Rect(16, 16, 120, 120))
    switch casting.random.below(3) {
    case 0: inner.overrides.touches.began = .keeps
    case 1: inner.overrides.touches = Scenario.TouchHandling(casting.pick(ways))
    default: inner.overrides.touches = Scenario.TouchHandling(.passesOnFirst)
    }
    let view = casting.add(inner, parent: home)
    if casting.oneIn(2) { casting.hang(casting.pick([.tap, .pan]), on: view) }
    casting.plan(
      in: view, from: Point(40, 40), at: 0, moves: [(20, Point(41, 40))], lifted: 60)
  }
}
