import Foundation
import Testing
import TouchEngine

@Suite("Mistakes in what all gestures share")
struct RecognizerFaultTests {
  @Test("A recognizer can say that it is where its first touch is (GR-51, KR-53)")
  func location() {
    let right = Bench(UIPinchGestureRecognizer())
    let wrong = Bench(
      UIPinchGestureRecognizer(), under: Behavior(mistakes: [.locationOfFirstTouch]))
    for bench in [right, wrong] {
      bench.play((0, [.down(100, 100), .down(140, 100, finger: 1)]))
      bench.play((20, [.move(240, 100, finger: 1)]))
    }
    #expect(right.recognizer.location(in: nil) == CGPoint(x: 170, y: 100))
    #expect(wrong.recognizer.location(in: nil) == CGPoint(x: 100, y: 100))
  }

  @Test("A recognizer can say that it is where its finger with the lowest number is (M-7)")
  func lowestFinger() {
    let bench = Bench(UIPanGestureRecognizer(), under: Behavior(mistakes: [.lowestFingerCounts]))
    bench.play((0, [.down(100, 100, finger: 3)]), (20, [.down(140, 100, finger: 1)]))
    #expect(bench.recognizer.location(in: nil) == CGPoint(x: 140, y: 100))
  }

  @Test("Of nested taps the first that hears of the touch can win (GC-12, M-8)")
  func firstTold() {
    var winners: Set<String> = []
    for seed in 0...8 {
      let behavior = Behavior(mistakes: [.firstToldWins])
      let world = World(behavior: behavior, orderSeed: seed)
      let view = world.add("a", 0, 0, 100, 100)
      let (outer, inner) = (ActionLog(), ActionLog())
      for (log, place) in [(outer, world.window as UIView), (inner, view)] {
        let tap = UITapGestureRecognizer()
        tap.addTarget(log, action: "act")
        place.addGestureRecognizer(tap)
      }
      world.tap(5, 5, at: 0, until: 50)
      if outer.take() == [.ended] { winners.insert("outer") }
      if inner.take() == [.ended] { winners.insert("inner") }
    }
    #expect(winners == ["outer", "inner"])
  }

  @Test("A gesture that goes on can tell each time that it began (GR-33)")
  func beginsAgain() {
    let bench = Bench(UIPanGestureRecognizer(), under: Behavior(mistakes: [.beginsAgain]))
    #expect(
      bench.play(
        (0, [.down(100, 100)]), (20, [.move(140, 100)]), (40, [.move(150, 100)]),
        (60, [.up(150, 100)])) == [.began, .began, .ended])
  }

  @Test("A translation can be measured the wrong way round (KR-28)")
  func backwards() {
    let bench = Bench(UIPanGestureRecognizer(), under: Behavior(mistakes: [.translationBackwards]))
    bench.play((0, [.down(100, 100)]), (20, [.move(140, 120)]))
    #expect(bench.recognizer.translation(in: nil) == CGPoint(x: -40, y: -20))
  }

  @Test("A tap can be at zero, wherever its finger was (KR-13)")
  func tapAtZero() {
    let bench = Bench(UITapGestureRecognizer(), under: Behavior(mistakes: [.tapAtZero]))
    bench.play((0, [.down(100, 100)]))
    #expect(bench.recognizer.location(in: nil) == .zero)
  }
}
