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
          "it climbs the responder chain to \(names(due)): nobody before "
            + "\(due.count == 1 ? "it" : "them") keeps it",
          ["RC-12", "RC-13"], of: subject(touch), at: climbing[0].at,
          calls: climbing.filter { due.contains($0.who) }.map(\.event))
      }
      let others = climbing.filter { !due.contains($0.who) }
      if !others.isEmpty {
        sayOpen(
          "it also reaches \(names(Array(Set(others.map(\.who))).sorted())), to whom the "
            + "chain leads for a time, or in a ring",
          ["RC-11", "EX-14"], of: subject(touch), at: others[0].at, calls: others.map(\.event))
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
    guard let place = way.firstIndex(of: last), place + 1 < way.count else { return }
    let beyond = name(way[place + 1])
    let subject = subject(view: last, touch)
    if scene.isView(last), scene.views[last].kind.isControl, last == touch.view {
      say(
        no: "touchesBegan of \(beyond)",
        "\(beyond) does not get the touch: \(name(last)) is a control and handles the touch itself",
        ["RC-20"], of: subject)
    } else if touch.scene.handling(last).began == .keeps {
      say(
        no: "touchesBegan of \(beyond)",
        "\(beyond) does not get the touch: touchesBegan of \(name(last)) does not call super",
        ["RC-14"],
        of: subject)
    } else if scene.isView(last), scene.views[last].kind.isScrollView {
      say(
        no: "touchesBegan of \(beyond)",
        "\(beyond) does not get the touch: the scroll view \(name(last)) does not pass touches on",
        ["RC-29"], of: subject)
    } else if scene.isControl(last) {
      say(
        no: "touchesBegan of \(beyond)",
        "\(beyond) does not get the touch: \(name(last)) is a control and handles the touch itself",
        ["RC-20", "RC-21"], of: subject)
    }
  }
}
