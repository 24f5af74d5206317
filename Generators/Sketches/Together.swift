import PropertyTesting
import Thresholds
import TouchScript

/// Several things at once: fingers that do different things in one event, fingers on several views
/// under one recognizer, recognizers that wait in a row, animations that overlap.
extension Sketch {
  /// A recognizer that waits for another, which waits for a third or may not begin.
  static let requirementChain = Sketch(
    "recognizers that wait in a row", aims: ["GC-28"], weight: 2
  ) { casting in
    casting.meetOnOneView(nested: casting.oneIn(2))
    casting.scene.views[casting.meetingPlaces[0]].isMultipleTouchEnabled = true
  } recognizers: { casting in
    let (near, far) = (casting.meetingPlaces[0], casting.meetingPlaces[1])
    casting.addToMeeting(.tap, on: near)
    casting.scene.recognizers[0].taps = 2
    casting.addToMeeting(
      casting.pick([.longPress, .swipe, .pan, .tap]), on: casting.oneIn(3) ? far : near)
    if casting.scene.recognizers[1].kind == .tap {
      var delegate = casting.scene.recognizers[1].delegate ?? Scenario.Recognizer.Delegate()
      delegate.shouldBegin = false
      casting.scene.recognizers[1].delegate = delegate
    }
    casting.addToMeeting(.tap, on: near)
    let names = casting.scene.recognizers.map(\.id)
    if !casting.oneIn(3) { casting.scene.recognizers[1].requiresFailureOf = [names[0]] }
    casting.scene.recognizers[2].requiresFailureOf = [names[1]]
  } round: { casting, touch, _ in
    casting.series(touch)
  }
}

/// Gestures of several fingers, of which some do not what the others do.
extension Sketch {
  /// Two fingers that go along, and then apart, so that their middle stays.
  static let partingPan = Sketch(
    "a pan whose fingers part", aims: ["KR-27"], weight: 2, if: \.pans
  ) { casting in
    casting.castRoom(for: .pan)
  } recognizers: { casting in
    casting.addFinerRecognizer { casting, pan in
      pan.minimumTouches = casting.pick([1, 2])
      pan.maximumTouches = nil
    }
  } gesture: { casting, _, touch in
    let length = touch.reach + 10
    let (x, y) = casting.pick([(1.0, 0.0), (0.0, 1.0), (-1.0, 0.0)])
    return [-1.0, 1.0].enumerated().map { finger, side in
      let start = touch.place.moved(side * 40, 0)
      let there = start.moved(x * length, y * length)
      var stroke = Stroke(
        finger: touch.finger + finger, start: start, began: touch.time, lifted: touch.time + 100)
      stroke.moves = [
        (touch.time + 20, there), (touch.time + 40, there.moved(side * 20, 0)),
        (touch.time + 60, there.moved(side * 20, side * 20)),
        (touch.time + 80, there.moved(side * 20 + x * 20, y * 20)),
      ]
      return stroke
    }
  }

  /// Several taps of two fingers, of which one lacks a finger.
  static let shortTap = Sketch(
    "taps of which one lacks a finger", aims: ["KR-09"], weight: 2, if: \.severalFingers
  ) { casting in
    casting.castRoom(for: .tap)
  } recognizers: { casting in
    casting.addFinerRecognizer { casting, tap in
      tap.taps = casting.pick([2, 2, 3])
      tap.touches = 2
    }
  } gesture: { casting, tap, touch in
    let short = casting.pick(Array(0..<tap.taps))
    // So far apart that nobody takes one finger's touch for the other's next tap, or it is not safe.
    let apart = Thresholds.tapDistance.surelyAbove + 2
    var time = touch.time
    return (0..<tap.taps).flatMap { number in
      let hold = casting.pick([20, 40])
      defer { time += hold + 60 }
      return (0..<(number == short ? 1 : tap.touches)).map { finger in
        Stroke(
          finger: touch.finger + finger, start: touch.place.moved(0, -Double(finger) * apart),
          began: time, lifted: time + hold)
      }
    }
  }
}

/// Controls of which fingers do more than tap them.
extension Sketch {

  /// A slider under a pan that is none of its knob: it goes across, or begins at the other end.
  static let pannedSlider = Sketch(
    "a slider under a pan", aims: ["CT-33"]
  ) { casting in
    let control = casting.add(casting.planned(.slider), parent: casting.ground)
    casting.hang(.pan, on: casting.ancestor)
    let (start, way) = casting.pick([
      (Point(12, 16), Point(0, 600)), (Point(180, 16), Point(-80, 0)),
      (Point(180, 16), Point(0, 600)),
    ])
    casting.plan(
      in: control, from: start, at: 0,
      moves: [(20, start.moved(way.x, way.y)), (40, start.moved(way.x * 1.2, way.y * 1.2))],
      lifted: 60)
  }
}
