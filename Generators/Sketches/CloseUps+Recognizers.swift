import TouchScript

/// Close-ups of recognizers and of what they are to one another.
extension Sketch {
  /// A second finger that comes while a tap of one finger is possible.
  static let secondFinger = Sketch(
    "a second finger during a tap", aims: ["TO-22", "TO-25", "TO-26", "KR-08", "KR-10", "EX-17"]
  ) { casting in
    let view = casting.addRoom(takingSeveral: casting.oneIn(2))
    let tap = casting.hang(.tap, on: view)
    if casting.oneIn(2) { casting.scene.recognizers[tap].touches = 2 }
    let later = casting.pick([0, 20])
    casting.plan(in: view, from: Point(40, 40), at: 0, lifted: 100)
    casting.plan(1, in: view, from: Point(120, 40), at: later, lifted: later + 100)
  }

  /// One finger where two must tap.
  static let missingFinger = Sketch(
    "a tap with a finger too few", aims: ["GR-08", "GR-14", "GR-27", "KR-09"]
  ) { casting in
    let view = casting.addRoom(takingSeveral: true)
    casting.scene.recognizers[casting.hang(.tap, on: view)].touches = 2
    casting.planTap(in: view, at: Point(40, 40), 0)
  }

  /// One finger where two must pan.
  static let fewFingers = Sketch("a pan with a finger too few", aims: ["KR-24", "KR-26", "KR-33"]) {
    casting in
    let view = casting.addRoom(takingSeveral: true)
    casting.scene.recognizers[casting.hang(.pan, on: view)].minimumTouches = 2
    casting.plan(
      in: view, from: Point(40, 40), at: 0,
      moves: [(20, Point(160, 40)), (40, Point(200, 40))], lifted: 60)
  }

  /// A finger that comes in from an edge, or from away of all, and perhaps another.
  static let edgePan = Sketch("a pan from an edge", aims: ["GR-42", "GR-51", "KR-55"]) { casting in
    let window = casting.lastWindow
    casting.scene.recognizers[casting.hang(.screenEdgePan, on: window)].edges = [.left]
    casting.scene.views[window].isMultipleTouchEnabled = true
    let start = Point(casting.pick([1, 1, 100, 160]), 240)
    casting.plan(
      in: window, from: start, at: 0,
      moves: [(20, start.moved(120, 0)), (40, start.moved(140, 0))], lifted: 60)
    if casting.oneIn(2) { casting.plan(1, in: window, from: Point(160, 400), at: 10, lifted: 80) }
  }

  /// Two taps on one view, or on two of which one is in the other; they may be friends.
  static let nestedTaps = Sketch(
    "nested taps",
    aims: [
      "GR-03", "GR-05", "GR-06", "GR-11", "GR-15", "GR-17", "GR-18", "GR-35", "GR-37", "GR-38",
      "GR-46", "GR-54", "GC-04", "GC-08", "GC-12", "GC-13", "GC-14", "GC-18", "GC-19", "GC-21",
      "GC-22", "GC-23", "GC-24", "GC-39", "KR-02", "KR-13",
    ]
  ) { casting in
    let outer = casting.addRoom(takingSeveral: false)
    let inner = casting.add(
      Scenario.View(id: "", frame: Rect(16, 16, 120, 120)), parent: outer)
    let taps = [casting.oneIn(3) ? inner : outer, inner].map { view in
      casting.scene.recognizers.append(
        Scenario.Recognizer(
          id: "r\(casting.scene.recognizers.count + 1)", view: casting.scene.views[view].id))
      return casting.scene.recognizers.count - 1
    }
    let ids = taps.map { casting.scene.recognizers[$0].id }
    switch casting.random.below(6) {
    case 0: casting.scene.recognizers[taps[1]].cannotPrevent = [ids[0]]
    case 1: casting.scene.recognizers[taps[0]].cannotBePreventedBy = [ids[1]]
    case 2, 3:
      let asked = casting.pick([0, 1])
      casting.scene.recognizers[taps[asked]].delegate = .init(simultaneousWith: [ids[1 - asked]])
      if casting.oneIn(2) {
        casting.scene.recognizers[taps[1 - asked]].delegate = .init(simultaneousWith: [])
      }
    default: break
    }
    casting.planTap(in: inner, at: Point(40, 40), 0)
  }

  /// A touch that is kept from its view by a recognizer that fails, at the lift or before.
  static let withheldTouch = Sketch(
    "a touch held back",
    aims: ["GR-14", "GR-20", "GR-22", "GR-23", "GR-27", "GR-55", "KR-03", "KR-17"]
  ) { casting in
    let view = casting.addRoom(takingSeveral: false)
    let isPress = casting.oneIn(2)
    casting.scene.recognizers.append(
      Scenario.Recognizer(
        id: "r1", view: casting.scene.views[view].id, kind: isPress ? .longPress : .tap
      ).with { $0.delaysTouchesBegan = true })
    casting.plan(
      in: view, from: Point(40, 40), at: 0, moves: isPress ? [] : [(40, Point(160, 40))],
      lifted: 80)
  }

  /// A single tap and a double tap, of which the first may wait for the second.
  static let requirements = Sketch(
    "a tap that waits for a double tap",
    aims: [
      "GR-03", "GR-31", "GC-20", "GC-27", "GC-28", "GC-29", "GC-30", "GC-31", "GC-32",
      "GC-33",
      "GC-34", "GC-35", "GC-36", "GC-38", "KR-06",
    ], weight: 2
  ) { casting in
    let view = casting.addRoom(takingSeveral: true)
    let id = casting.scene.views[view].id
    casting.scene.recognizers = [
      Scenario.Recognizer(id: "r1", view: id).with { $0.taps = 2 },
      Scenario.Recognizer(id: "r2", view: id),
    ]
    switch casting.random.below(5) {
    case 0: break
    case 1: casting.scene.recognizers[1].subclassRequiresFailureOf = ["r1"]
    case 2: casting.scene.recognizers[0].subclassIsRequiredToFailBy = ["r2"]
    case 3:
      casting.scene.recognizers[1].requiresFailureOf = ["r1"]
      casting.scene.recognizers[0].delegate = .init(isRequiredToFailBy: [])
      casting.scene.recognizers[1].delegate = .init(requiresFailureOf: [])
    default:
      casting.scene.recognizers[1].requiresFailureOf = ["r1"]
      casting.scene.recognizers[0].isEnabled = casting.oneIn(2)
    }
    casting.planTap(in: view, at: Point(40, 40), 0)
    if casting.oneIn(2) { casting.planTap(in: view, at: Point(40, 40), 120) }
    if casting.oneIn(2) { casting.planTap(in: view, at: Point(40, 40), 2_000) }
  }
}

extension Sketch {
  /// A recognizer of the app's own, beside others or alone, under fingers that go a way.
  static let ownClass = Sketch(
    "a recognizer of a class of one's own", aims: ["GR-12", "GR-33", "GR-51", "GR-53", "GR-54"]
  ) { casting in
    let outer = casting.addRoom(takingSeveral: casting.oneIn(2))
    let inner = casting.add(Scenario.View(id: "", frame: Rect(16, 16, 200, 200)), parent: outer)
    casting.makeOwnClass(casting.hang(.custom, on: casting.pick([inner, outer])))
    if casting.oneIn(3) { casting.hang(casting.pick([.tap, .pan, .longPress]), on: outer) }
    if casting.oneIn(4) {
      casting.makeOwnClass(casting.hang(.custom, on: casting.pick([inner, outer])))
    }
    let late = casting.pick([0, 700])
    let way = [(20, 40), (40, 120), (60, 160), (80, 160)].map { time, x in
      (at: late + time, place: Point(Double(x), 40))
    }
    let moves = casting.oneIn(4) ? [] : way
    let isHeld = casting.oneIn(8)
    casting.plan(
      in: inner, from: Point(40, 40), at: 0, moves: moves, lifted: isHeld ? nil : late + 100)
    if casting.oneIn(3) {
      casting.plan(
        1, in: inner, from: Point(40, 120), at: casting.pick([0, 30]), lifted: late + 90)
    }
    casting.plan(
      isHeld ? 2 : 0, in: inner, from: Point(40, 40), at: 5_000,
      moves: [(5_020, Point(60, 40)), (5_040, Point(160, 40))], lifted: 5_060)
  }
}

extension Casting {
  /// A view with room for fingers.
  fileprivate mutating func addRoom(takingSeveral: Bool) -> Int {
    add(
      Scenario.View(id: "", frame: Rect(24, 24, 240, 240)).with {
        $0.isMultipleTouchEnabled = takingSeveral
      },
      parent: lastWindow)
  }
}
