import TouchScript

extension Invariants {
  /// Chapter GR: what a view receives of a touch whose beginning was held back.
  static let lateBeginnings: [Invariant] = [.lateBeginning]
}

extension Invariant {
  /// GR-55: a late `touchesBegan` has its original place and time, and one `touchesMoved` follows it.
  static let lateBeginning = Invariant(
    "GR-55", seeing: .responder, needs: [.view, .alone, .clear, .undropped],
    given: { $0.lateBegan(of: $1) }
  ) { evidence, touch, began in
    evidence.judgeOriginal(touch, began) && evidence.judgeMoved(touch, after: began)
  }
}

extension Evidence {
  /// The beginning of a touch that its view receives later than the finger comes down, while nothing is
  /// done to the view. Which window a touch is in whose view is in another than the one that was asked
  /// is open: RE-29.
  fileprivate func lateBegan(of touch: Touch) -> Call? {
    guard touch.removal == Int.max,
      !script.areChanged([.treeChanges, .presentation, .interruptions], until: touch.lastTime),
      let began = viewCall(.began, touch), began.at > touch.down.at,
      touches[began.touch].window == touch.scene.windows[touch.view]
    else { return nil }
    return began
  }

  /// Whether a late beginning shows where the finger came down, and when.
  fileprivate func judgeOriginal(_ touch: Touch, _ began: Call) -> Verdict {
    let sight = touches[began.touch]
    let who = name(touch.view)
    return Verdict.expect(
      sight.timestamp == touch.down.at, at: began.event,
      "\(who) got a late touchesBegan with the time \(sight.timestamp) ms, though finger "
        + "\(finger: touch.finger) came down at \(touch.down.at) ms",
      expected: "the time \(touch.down.at) ms")
      && .given(window(of: touch, at: touch.down)) { window in
        let place = SceneGeometry.convert(touch.down.location, to: window)
        return .expect(
          sight.location.isSame(as: place), at: began.event,
          "\(who) got a late touchesBegan at (\(sight.location.x), \(sight.location.y)), though finger "
            + "\(finger: touch.finger) came down at (\(place.x), \(place.y))",
          expected: "the place (\(place.x), \(place.y))")
      }
  }

  /// Whether one movement follows a late beginning at once, to where the finger is by then. Where it is
  /// back in its place, or has lifted, none need.
  fileprivate func judgeMoved(_ touch: Touch, after began: Call) -> Verdict {
    let known = touch.samples.filter { deliveries[$0.delivery].events.lowerBound < began.event }
    let end = endOfMoment(of: began.event)
    let moves = touch.viewCalls.filter {
      $0.phase == .moved && $0.event > began.event && $0.event < end
    }
    guard let last = known.last else { return .notExercised }
    let isAway = last.phase == .moved && last.location != touch.down.location
    let who = name(touch.view)
    return Verdict.expect(
      moves.count < 2, at: moves.dropFirst().first?.event ?? 0,
      "\(who) got \(moves.count) calls of touchesMoved after a late touchesBegan",
      expected: "one touchesMoved at most")
      && .when(
        isAway,
        .require(
          moves.count > 0, by: end,
          "\(who) got a late touchesBegan alone, though finger \(finger: touch.finger) had moved",
          expected: "touchesMoved of \(who)"))
      && .given(isAway ? moves.first : nil) { move in
        .given(window(of: touch, at: last)) { window in
          let (place, seen) = (
            SceneGeometry.convert(last.location, to: window), touches[move.touch].location
          )
          return .expect(
            seen.isSame(as: place), at: move.event,
            "\(who) got touchesMoved to (\(seen.x), \(seen.y)) after a late touchesBegan, though finger "
              + "\(finger: touch.finger) is at (\(place.x), \(place.y))",
            expected: "the place (\(place.x), \(place.y))")
        }
      }
  }
}
