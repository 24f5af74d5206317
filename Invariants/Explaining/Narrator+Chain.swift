import TouchScript

/// How far a touch climbs in the responder chain, and where it stops.
extension Narrator {
  func tellChain(_ touch: Touch) {
    let climbing = touch.calls.filter { !isExplained($0.event) && $0.who != touch.view }
    var hearers: [Int] = []
    for call in climbing where !hearers.contains(call.who) { hearers.append(call.who) }
    if !climbing.isEmpty {
      let chain = touch.hasView ? touch.scene.chain(after: touch.view) : nil
      let due = hearers.filter { chain?.contains($0) ?? false }
      if !due.isEmpty {
        say(
          "the touch goes up the responder chain to \(names(due)): \(name(touch.view)) and all "
            + "between pass it on", ["RC-12", "RC-13"], of: subject(touch), at: climbing[0].at,
          calls: climbing.filter { due.contains($0.who) }.map(\.event),
          by: cause(view: touch.view, climbing[0].phase.method))
      }
      let others = climbing.filter { !due.contains($0.who) }
      if !others.isEmpty {
        say(
          "the touch also reaches \(names(Array(Set(others.map(\.who))).sorted()))",
          because(
            others[0].who, "next", "the chain leads there for a time, or in a ring", "RC-11",
            "EX-14", isOpen: true), of: subject(touch), at: others[0].at, calls: others.map(\.event)
        )
      }
    }
    tellWhereItStops(touch, hearers)
  }

  private func tellWhereItStops(_ touch: Touch, _ hearers: [Int]) {
    guard touch.hasView, touch.viewCalls.contains(where: { $0.phase == .began }),
      let chain = touch.scene.chain(after: touch.view)
    else { return }
    let way = [touch.view] + chain
    let last = way.last { touch.view == $0 || hearers.contains($0) } ?? touch.view
    guard let place = way.firstIndex(of: last), place + 1 < way.count,
      let reason = whyKept(by: last, .began, touch)
    else { return }
    for beyond in way[(place + 1)...] {
      say(
        no: "touchesBegan of \(name(beyond))", "\(name(beyond)) does not get the touch", reason,
        of: subject(view: beyond, touch), isMinor: beyond != way[place + 1])
    }
  }

  /// What keeps a part of a touch on its way up the chain, if that is so before a responder.
  func keeper(of touch: Touch, _ phase: TouchPhase, before end: Int) -> Reason? {
    let way = [touch.view] + (touch.scene.chain(after: touch.view) ?? [])
    return way.prefix { $0 != end }.lazy.compactMap { self.whyKept(by: $0, phase, touch) }.first
  }

  /// Why a responder does not pass a part of a touch on, if it does not.
  private func whyKept(by responder: Int, _ phase: TouchPhase, _ touch: Touch) -> Reason? {
    let keeps = cause(view: responder, phase.method)
    if touch.scene.handling(responder)[phase] == .keeps {
      return Reason(
        "\(phase.method) of \(name(responder)) does not call super", ["RC-14"], by: keeps)
    }
    if scene.isControl(responder) {
      let isOfUIKit = scene.views[responder].kind != .control || responder == touch.view
      return Reason(
        "\(name(responder)) is a control and handles the touch itself",
        isOfUIKit ? ["RC-20"] : ["RC-20", "RC-21"], by: keeps)
    }
    if scene.isScrolling(responder) {
      return Reason(
        "the scroll view \(name(responder)) does not pass touches on", ["RC-29"], by: keeps)
    }
    return nil
  }
}
