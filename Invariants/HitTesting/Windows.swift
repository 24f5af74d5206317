import TouchScript

extension Invariants {
  /// Chapter HT: which window gets the touch.
  static let hitTestingWindows: [Invariant] = [
    .windowOrder, .windowWithoutAnswer, .closedWindow, .windowSwallows,
  ]
}

extension Invariant {
  /// HT-36: windows are asked from the highest level down, the front-most first. One that cannot answer
  /// may be passed over: RE-77.
  static let windowOrder = Invariant(
    "HT-36", of: .severalWindows, each: { $0.contacts },
    given: { evidence, touch in
      let windows = evidence.visibleWindows(touch)
      return windows.count < 2 ? nil : windows
    }
  ) { evidence, touch, windows in
    let skipped = evidence.skippedWindow(touch, windows)
    return Verdict.forbid(
      skipped?.call.event,
      "the window \(evidence.name(skipped?.call.view ?? Scene.none)) was asked before "
        + "\(evidence.name(skipped?.window ?? Scene.none)), which is in front of it",
      expected: "hitTest of \(evidence.name(skipped?.window ?? Scene.none))"
    ) && evidence.judgeFrontWindow(touch)
  }

  /// HT-37: a window without an answer is passed over, and the next one is asked.
  static let windowWithoutAnswer = Invariant(
    "HT-37", of: .severalWindows, each: { $0.contacts }
  ) { evidence, touch in
    Verdict.given(evidence.lastWindowCall(touch)) { last in
      let behind = last.call.result == Scene.none ? last.behind : nil
      return .require(
        behind == nil, by: last.call.event + 1,
        "the window \(evidence.name(last.call.view)) had no answer, and "
          + "\(evidence.name(behind ?? Scene.none)) behind it was not asked",
        expected: "hitTest of \(evidence.name(behind ?? Scene.none))")
    }
      && .given(evidence.emptyWindow(inFrontOf: touch)) { front in
        touch.view == Scene.none
          ? evidence.wrongHit(
            touch, "though only \(evidence.name(front)), in front, has no answer",
            expected: touch.aim.hit) : .holds
      }
  }

  /// HT-38: hidden windows are not considered, and gates hold for windows as for views. Whether a
  /// hidden window is asked, and answers nil, makes no difference.
  static let closedWindow = Invariant(
    "HT-38", views: { $0.kind == .window && $0.overrides.hitTest == nil },
    where: { !$0.isOpen && $0.contains && $0.isInFrontOfHit }
  ) { window in
    let call = window.call
    let answer = call?.result ?? Scene.none
    return Verdict.expect(
      answer == Scene.none, at: call?.event ?? 0,
      "the window \(window.name) takes no touches, but answered \(window.evidence.name(answer))",
      expected: "the window has no answer"
    ) && window.isLeftAlone("in a window that takes no touches")
  }

  /// HT-39: a front window without handlers keeps the touch from the windows behind it.
  static let windowSwallows = Invariant(
    "HT-39", of: .severalWindows, views: { $0.kind == .window },
    given: { $0.isDue ? $0.windowBehind : nil }
  ) { window, behind in
    window.scene.isView(window.touch.view, in: behind)
      ? window.wrongHit(
        "in a window behind \(window.name), which contains the point") : .holds
  }
}

extension Prospect {
  /// Whether nothing that must be hit is in front of it.
  fileprivate var isInFrontOfHit: Bool {
    aim.hit == Scene.none || touch.order.places[view] > touch.order.places[aim.hit]
  }

  /// The window of a view that could be hit as well, if it is another.
  fileprivate var windowBehind: Int? {
    scene.views.indices.first { aim.admits($0) && scene.windows[$0] != view }
      .map { scene.windows[$0] }
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

  /// The first call of a window that came before that of one in front of it; and that window.
  /// Source: rulebook HT-36.
  fileprivate func skippedWindow(
    _ touch: Touch, _ windows: [Int]
  ) -> (call: HitCall, window: Int)? {
    var place = 0
    var chosen = Scene.none
    for call in windowCalls(touch) where windows.contains(call.view) {
      // A window that was asked before is asked in a new pass.
      if windows[..<place].contains(call.view) { place = 0 }
      // A later pass may ask only the window that was chosen: RE-06.
      if place == 0, call.view == chosen { continue }
      let next = windows[place...].firstIndex { $0 == call.view || mayAnswer($0, touch) } ?? place
      if call.view != windows[next] { return (call, windows[next]) }
      place = next
      if call.result != Scene.none { chosen = call.view }
      place = call.result == Scene.none && place + 1 < windows.count ? place + 1 : 0
    }
    return nil
  }

  /// The last window that was asked about a touch, and the one behind it, where one without an
  /// answer was passed over, or should have been.
  fileprivate func lastWindowCall(_ touch: Touch) -> (call: HitCall, behind: Int?)? {
    let windows = visibleWindows(touch)
    let calls = windowCalls(touch)
    guard let last = calls.last, last.result == Scene.none || calls.count > 1,
      let place = windows.firstIndex(of: last.view), last.result == Scene.none || place > 0
    else { return nil }
    return (last, windows.dropFirst(place + 1).first { mayAnswer($0, touch) })
  }

  /// Whether a window may have an answer to a touch: it takes touches and contains this one, or an
  /// override decides. Where the scene or the edges leave that open, it may have none.
  private func mayAnswer(_ window: Int, _ touch: Touch) -> Bool {
    guard touch.aim.hit != Scene.unknown || touch.aim.animatedHit != Scene.none else {
      return false
    }
    return view(window).overrides.hitTest != nil
      || touch.aim.isOpen(window) && touch.aim.contains(window)
  }

  /// Where it is not reported who was asked: the front-most window, if a touch must hit something in
  /// another.
  fileprivate func emptyWindow(inFrontOf touch: Touch) -> Int? {
    guard !reports.contains(.hitTest), meets(.aimed, touch), touch.aim.hit >= 0,
      let front = visibleWindows(touch).first, touch.scene.windows[touch.aim.hit] != front
    else { return nil }
    return front
  }

  /// Whether a touch is in the window of what it must hit, and in none behind that.
  fileprivate func judgeFrontWindow(_ touch: Touch) -> Verdict {
    .given(touch.hasView && touch.aim.hit >= 0 ? touch.aim.hit : nil) { hit in
      let right = touch.scene.windows[hit]
      let seen = touch.scene.windows[touch.view]
      if right == seen || !scene.isView(seen) || !scene.isView(right) { return .holds }
      return .when(
        touch.aim.admits(touch.view) && touch.order.places[right] > touch.order.places[seen],
        wrongHit(touch, "though its window is behind \(name(right))", expected: hit))
    }
  }
}
