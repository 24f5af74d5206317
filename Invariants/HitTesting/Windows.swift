import TouchScript

extension Invariants {
  /// Chapter HT: which window gets the touch.
  static let hitTestingWindows: [Invariant] = [
    .windowOrder, .windowWithoutAnswer, .closedWindow, .windowSwallows,
  ]
}

extension Invariant {
  /// HT-36: windows are asked from the highest level down, the front-most first.
  static let windowOrder = Invariant("HT-36", of: .severalWindows) { evidence in
    Verdict.of(evidence.contacts) { touch in
      let windows = evidence.visibleWindows(touch)
      if windows.count < 2 { return .notExercised }
      var place = 0
      for call in evidence.windowCalls(touch) where windows.contains(call.view) {
        if place > 0, call.view == windows[0] { place = 0 }
        guard call.view == windows[place] else {
          return .broken(
            Violation(
              "the window \(evidence.name(call.view)) was asked before "
                + "\(evidence.name(windows[place])), which is in front of it", event: call.event,
              expected: "hitTest of \(evidence.name(windows[place]))"))
        }
        place = call.result == Scene.none && place + 1 < windows.count ? place + 1 : 0
      }
      return evidence.judgeFrontWindow(touch)
    }
  }

  /// HT-37: a window without an answer is passed over, and the next one is asked.
  static let windowWithoutAnswer = Invariant("HT-37", of: .severalWindows, seeing: .hitTest) {
    evidence in
    Verdict.of(evidence.contacts) { touch in
      let windows = evidence.visibleWindows(touch)
      let calls = evidence.windowCalls(touch)
      guard let last = calls.last, last.result == Scene.none || calls.count > 1,
        let place = windows.firstIndex(of: last.view)
      else { return .notExercised }
      if last.result != Scene.none {
        return place > 0 ? .holds : .notExercised
      }
      guard place + 1 < windows.count else { return .holds }
      return .broken(
        Violation(
          "the window \(evidence.name(last.view)) had no answer, and "
            + "\(evidence.name(windows[place + 1])) behind it was not asked",
          event: last.event + 1, isMissing: true,
          expected: "hitTest of \(evidence.name(windows[place + 1]))"))
    }
  }

  /// HT-38: hidden windows are not considered, and gates hold for windows as for views.
  static let closedWindow = Invariant(
    "HT-38", views: { $0.kind == .window && $0.overrides.hitTest == nil }
  ) {
    evidence, touch, aim, window in
    guard !aim.isOpen(window), aim.contains(window),
      aim.hit == Scene.none
        || touch.order.places[window] > touch.order.places[aim.hit]
    else { return .notExercised }
    if let call = evidence.hitCall(on: window, for: touch),
      touch.scene.views[window].isHidden || call.result != Scene.none
    {
      return .broken(
        Violation(
          "the window \(evidence.name(window)) takes no touches, but was asked and answered "
            + evidence.name(call.result), event: call.event,
          expected: "the window is left out"))
    }
    guard touch.scene.isView(touch.view, in: window) else { return .holds }
    return evidence.wrongHit(
      touch, "in a window that takes no touches", expected: aim.hit)
  }

  /// HT-39: a front window without handlers keeps the touch from the windows behind it.
  static let windowSwallows = Invariant("HT-39", of: .severalWindows, views: { $0.kind == .window })
  {
    evidence, touch, aim, window in
    guard aim.hit == window,
      let behind = evidence.scene.views.indices.first(where: {
        aim.admits($0) && touch.scene.windows[$0] != window
      })
    else { return .notExercised }
    guard touch.scene.isView(touch.view, in: touch.scene.windows[behind]) else {
      return .holds
    }
    return evidence.wrongHit(
      touch, "in a window behind \(evidence.name(window)), which contains the point",
      expected: window)
  }
}

extension Evidence {
  /// The windows that are not hidden, front to back.
  fileprivate func visibleWindows(_ touch: Touch) -> [Int] {
    touch.order.views.reversed().filter {
      scene.views[$0].kind == .window && !touch.scene.views[$0].isHidden
    }
  }

  /// The windows that were asked about a touch, in order.
  fileprivate func windowCalls(_ touch: Touch) -> [HitCall] {
    hitCalls.filter {
      $0.contact == touch.number && $0.parent == Scene.none && scene.isView($0.view)
        && scene.views[$0.view].kind == .window && !touch.scene.views[$0.view].isHidden
    }
  }

  fileprivate func judgeFrontWindow(_ touch: Touch) -> Verdict {
    let aim = touch.aim
    guard aim.hit >= 0, touch.hasView else { return .notExercised }
    let right = touch.scene.windows[aim.hit]
    let seen = touch.scene.windows[touch.view]
    guard right != seen, scene.isView(seen), scene.isView(right) else { return .holds }
    guard aim.admits(touch.view), touch.order.places[right] > touch.order.places[seen] else {
      return .notExercised
    }
    return wrongHit(touch, "though its window is behind \(name(right))", expected: aim.hit)
  }
}
