import TouchScript

/// One call of `hitTest(_:with:)`, with what it led to: plain values only.
///
/// The calls to which it led stand right after it, as subviews stand after their view in a scene.
struct HitCall {
  /// Its place among all calls.
  let number: Int
  /// The event of the trace.
  let event: Int
  let delivery: Int
  /// How the scene is meanwhile, as a place in `Evidence.moments`.
  let moment: Int
  let view: Int
  /// The call from which it came; `Scene.none` for a window that was asked from outside.
  let parent: Int
  let point: Point
  /// The answer: a view, `Scene.none`, or `Scene.unknown`.
  let result: Int
  /// Whether the view takes touches then.
  let isOpen: Bool
  /// Whether it is known how the scene is, and the view is one that does not override
  /// `hitTest(_:with:)`.
  let isPlain: Bool
  /// The call's own question to `point(inside:with:)`, as an event.
  var inside = Scene.none
  /// How often it asked that question.
  var insideCount = 0
  /// Where the calls end to which it led; see `Evidence.children(of:)`.
  fileprivate(set) var end = 0
  /// The touch-down that is looked for, as a contact; `Scene.unknown` if two could be meant.
  var contact = Scene.unknown

  /// The calls of all deliveries, in order.
  static func all(in evidence: Evidence) -> [HitCall] {
    if evidence.events[.hitTest].isEmpty { return [] }
    let facts = evidence.facts
    let contacts = evidence.contacts
    var calls: [HitCall] = []
    calls.reserveCapacity(evidence.events[.hitTest].count)
    var number = Scene.none
    var began: [Touch] = []
    var moment = 0
    var open: [Int] = []
    open.reserveCapacity(8)
    var past = 0
    for test in evidence.events[.hitTest] {
      if evidence.deliveryOfFact[test] < 0 { continue }
      if evidence.deliveryOfFact[test] != number || !facts.isHitTesting(from: past, to: test) {
        for call in open { calls[call].end = calls.count }
        open.removeAll(keepingCapacity: true)
      }
      if evidence.deliveryOfFact[test] != number {
        number = evidence.deliveryOfFact[test]
        moment = evidence.forecast.moment(of: number)
        // What comes in the next event of the same time may be tested already: RE-07. What no event
        // shows may be tested before any of them: RE-13, RE-30.
        began = contacts.filter {
          $0.down.at == evidence.deliveries[number].at
            && ($0.down.delivery >= number
              || evidence.appearance(of: $0, in: $0.down.delivery) == nil)
        }
      }
      // Of fingers that land together one may be looked for when the event of another is over, and the
      // app has changed the scene in it. Source: RE-13, RE-30.
      let send = evidence.deliveries[number].send
      if send != Scene.none, test > send { moment = max(moment, evidence.moments.place(at: test)) }
      let time = evidence.moments[moment]
      let scene = time.scene
      let fact = facts[test]
      let parent = scene.isView(fact.who) ? scene.parents[fact.who] : Scene.unknown
      while let last = open.last, calls[last].view != parent {
        calls[last].end = calls.count
        open.removeLast()
      }
      var call = HitCall(
        number: calls.count, event: test, delivery: number, moment: moment, view: fact.who,
        parent: open.last ?? Scene.none, point: fact.point, result: fact.other,
        isOpen: scene.isView(fact.who) && time.geometry.isOpen[fact.who],
        isPlain: time.isSure && scene.isView(fact.who)
          && scene.views[fact.who].overrides.hitTest == nil)
      call.contact =
        open.last.map { calls[$0].contact } ?? contact(at: fact.point, fact.who, began, scene)
      open.append(calls.count)
      calls.append(call)
      past = test + 1
      while past < facts.count, facts[past].isOfHitTesting {
        if facts[past].kind == .hitTest { break }
        if facts[past].kind == .pointInside { note(past, facts[past].who, open, &calls) }
        past += 1
      }
    }
    for call in open { calls[call].end = calls.count }
    return calls
  }

  /// Gives a question to the innermost call of that view that is open.
  private static func note(_ event: Int, _ view: Int, _ open: [Int], _ calls: inout [HitCall]) {
    guard let call = open.last(where: { calls[$0].view == view }) else { return }
    if calls[call].insideCount == 0 { calls[call].inside = event }
    calls[call].insideCount += 1
  }

  /// The touch-down that a window is asked about.
  private static func contact(
    at point: Point, _ view: Int, _ began: [Touch], _ scene: Scene
  ) -> Int {
    if began.count == 1 { return began[0].number }
    guard scene.isView(view) else { return Scene.unknown }
    let meant = began.filter {
      SceneGeometry.convert($0.down.location, to: scene.views[view]).isSame(as: point)
    }
    return meant.count == 1 ? meant[0].number : Scene.unknown
  }
}

extension [Trace.Event] {
  /// Whether a question is asked during a pass of hit-testing, and not by itself. Source: RE-64.
  func isInHitTesting(_ question: Int) -> Bool {
    let before = self[..<question].last { $0.kind != .pointInside && $0.kind != .madeView }
    return before?.kind == .hitTest
  }

  /// Whether nothing but hit-testing stands from one event to another: a pass goes on.
  fileprivate func isHitTesting(from start: Int, to end: Int) -> Bool {
    start > 0 && self[start..<end].allSatisfy(\.isOfHitTesting)
  }
}

extension Trace.Event {
  /// Whether it belongs to a pass of hit-testing, or says nothing.
  fileprivate var isOfHitTesting: Bool {
    kind == .hitTest || kind == .pointInside || kind == .madeView
  }
}

extension SceneMoment {
  /// Whether a view, or one above it, is animated without allowing interaction, so that a touch of it
  /// may be swallowed; also at the very moment at which the animation ends. Source: rulebook HT-28.
  func mayBeSwallowed(touchOf view: Int, at time: Int) -> Bool {
    var current = view
    while scene.isView(current) {
      let until = scene.views[current].animatedUntil
      if until > 0, until >= time { return true }
      current = scene.parents[current]
    }
    return false
  }
}

extension HitCall {
  /// Whether no subview was asked.
  var isChildless: Bool { end == number + 1 }

  /// Goes from subview to subview that was asked, in order.
  struct Children: Sequence, IteratorProtocol {
    fileprivate let calls: [HitCall]
    fileprivate var place: Int
    fileprivate let end: Int

    mutating func next() -> HitCall? {
      guard place < end else { return nil }
      defer { place = calls[place].end }
      return calls[place]
    }
  }
}

extension Evidence {
  /// The calls on subviews to which a call led, in order.
  func children(of call: HitCall) -> HitCall.Children {
    HitCall.Children(calls: hitCalls, place: call.number + 1, end: call.end)
  }

  /// The first call on a subview to which a call led.
  func firstChild(of call: HitCall) -> HitCall? {
    call.isChildless ? nil : hitCalls[call.number + 1]
  }
}
