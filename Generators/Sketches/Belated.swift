import Thresholds
import TouchScript

/// What engines keep for too long: how deep a view was, which recognizers may recognize together, which
/// targets an action has called.
extension Sketch {
  static let belated = [tapsNestedAnew, sharedTarget, askedAgain]

  /// Two taps on one view, or on views beside one another, tried again when the first is added anew, or one
  /// view is inside the other.
  static let tapsNestedAnew = Sketch(
    "taps that are nested anew", aims: ["GC-12", "GC-14"], weight: 3
  ) { casting in
    let inner = casting.add(
      Scenario.View(id: "", frame: Rect(8, 16, 96, 96)), parent: casting.ground)
    let container = casting.add(
      Scenario.View(id: "", frame: Rect(112, 8, 190, 300)), parent: casting.ground)
    let outer = casting.add(
      Scenario.View(id: "", frame: Rect(0, 0, 180, 280)), parent: container)
    let homes = casting.pick([[inner, outer], [outer, inner], [inner, inner]])
    let taps = homes.map { casting.scene.recognizers[casting.hang(.tap, on: $0)].id }
    casting.planTap(in: inner, at: Point(40, 40), 0)
    casting.planTap(in: outer, at: Point(120, 200), 2_000)
    let names = casting.scene.views.map(\.id)
    let isNested = homes[0] != homes[1]
    casting.planChange(
      at: 3_500,
      isNested
        ? .addSubview(names[inner], to: names[outer]) : .addRecognizer(taps[0], to: names[inner]))
    casting.planTap(in: isNested ? outer : inner, at: Point(48, 56), 5_000)
  }

  /// Two recognizers that act together, and call the same method of one responder.
  static let sharedTarget = Sketch(
    "two recognizers with one target", aims: ["GR-47"], weight: 2
  ) { casting in
    let kind = casting.pick([Scenario.Recognizer.Kind.tap, .tap, .pan])
    let (view, both) = casting.hangTwo(kind)
    let other = casting.scene.recognizers[both[1]].id
    casting.scene.recognizers[both[0]].delegate = .init(simultaneousWith: [other])
    let home = casting.scene.views[view].id
    for place in both {
      casting.scene.recognizers[place].targets = [.init(.responder(home), "both")]
    }
    casting.planOne(kind, in: view, at: 0)
  }

  /// Two gestures of one finger, twice, where a delegate's answer depends on what the other does.
  static let askedAgain = Sketch(
    "a delegate that is asked again", aims: ["GC-22"], weight: 2
  ) { casting in
    let kind = casting.pick([Scenario.Recognizer.Kind.tap, .pan])
    let (view, both) = casting.hangTwo(kind)
    let (asked, other) = casting.oneIn(2) ? (both[0], both[1]) : (both[1], both[0])
    casting.scene.recognizers[asked].delegate = .init(
      simultaneousWith: [casting.scene.recognizers[other].id],
      onlyWhileOtherIs: casting.pick([[.began], [.began], [.cancelled], [.possible]]))
    for time in [0, 2_000] { casting.planOne(kind, in: view, at: time) }
  }
}

extension Casting {
  /// Two recognizers of a kind, on a view and on it or one above it.
  fileprivate mutating func hangTwo(_ kind: Scenario.Recognizer.Kind) -> (view: Int, both: [Int]) {
    let view = add(Scenario.View(id: "", frame: Rect(24, 24, 160, 160)), parent: ground)
    return (view, [view, oneIn(2) ? ground : view].map { hang(kind, on: $0) })
  }

  /// What one finger does for a tap, or else for a pan.
  fileprivate mutating func planOne(_ kind: Scenario.Recognizer.Kind, in view: Int, at time: Int) {
    let start = Point(40, 40)
    let moves = [(at: time + 20, place: start.moved(80, 0)), (time + 40, start.moved(100, 0))]
    plan(in: view, from: start, at: time, moves: kind == .tap ? [] : moves, lifted: time + 60)
  }

  /// An exclusive-touch view that loses its touch to a press, and then a finger on another view.
  mutating func castExclusiveLoser() {
    var first = Scenario.View(id: "", frame: Rect(16, 16, 80, 80))
    first.isExclusiveTouch = true
    let loser = add(first, parent: lastWindow)
    let other = add(Scenario.View(id: "", frame: Rect(16, 120, 80, 80)), parent: lastWindow)
    hang(.longPress, on: loser)
    let begun = Thresholds.pressDuration.surelyAbove + 100
    plan(0, in: loser, from: Point(24, 24), at: 0, lifted: begun + 400)
    plan(1, in: other, from: Point(24, 24), at: begun, lifted: begun + 80)
  }

  /// Makes the last of several taps no tap: the finger stays, or creeps away step by step.
  mutating func spoilLastTap(of strokes: inout [Stroke]) {
    guard let last = strokes.indices.last else { return }
    let (start, began) = (strokes[last].start, strokes[last].began)
    strokes[last].liftPlace = nil
    if oneIn(2) {
      strokes[last].moves = []
      strokes[last].lifted = began + Thresholds.tapDuration.surelyAbove + 20
    } else {
      let (x, y) = pick([(8.0, 0.0), (0.0, 8.0)])
      strokes[last].moves = (1...14).map { step in
        (at: began + 9 * step, place: start.moved(x * Double(step), y * Double(step)))
      }
    }
  }
}
