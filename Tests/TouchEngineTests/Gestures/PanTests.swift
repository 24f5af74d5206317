import Foundation
import Testing
import TouchEngine

@Suite("Pans")
struct PanTests {
  private typealias PanBench = Bench<UIPanGestureRecognizer>
  private let bench = PanBench(UIPanGestureRecognizer())
  private var pan: UIPanGestureRecognizer { bench.recognizer }

  @Test("By default, one finger is enough and none is too many (KR-24)")
  func defaults() {
    #expect(pan.minimumNumberOfTouches == 1)
    #expect(pan.maximumNumberOfTouches == .max)
  }

  @Test("It begins with the first movement far enough, changes with each later one, and ends")
  func course() {
    bench.play((0, [.down(100, 100)]), (10, [.move(100, 100)]), (20, [.move(103, 100)]))
    #expect(pan.state == .possible)
    #expect(bench.play((30, [.move(130, 100)])) == [.began])
    #expect(bench.play((40, [.move(140, 100)]), (50, [.move(140, 110)])) == [.changed, .changed])
    #expect(bench.play((60, [.up(140, 110)])) == [.ended])
    #expect(pan.state == .possible)
  }

  @Test("It begins at exactly its hysteresis, as a straight distance (KR-26)")
  func hysteresis() {
    #expect(bench.play((0, [.down(100, 100)]), (10, [.move(109.75, 100)])) == [])
    #expect(bench.play((20, [.move(106, 108)])) == [.began])
  }

  @Test("Back and forth is no way: the path does not count (KR-26)")
  func pathDoesNotCount() {
    bench.play((0, [.down(100, 100)]))
    for time in 1...20 {
      #expect(bench.play((time * 10, [.move(time.isMultiple(of: 2) ? 97 : 103, 100)])) == [])
    }
  }

  @Test("Lifted without movement it fails without an action, wherever the lift is (KR-32)")
  func noMovement() {
    #expect(bench.play((0, [.down(100, 100)]), (10, [.up(200, 100)])) == [])
    #expect(bench.world.diary.take() == ["a began 0", "a ended 0"])
  }

  @Test("When it begins the view's touch is cancelled, once, and the view hears no more")
  func cancelsTouch() {
    bench.play(
      (0, [.down(100, 100)]), (10, [.move(150, 100)]), (20, [.move(180, 100)]),
      (30, [.up(180, 100)]))
    #expect(bench.world.diary.take() == ["a began 0", "a cancelled 0"])
  }

  @Test("Cancelled by the system, it sends a cancelled action if it has begun (KR-36)")
  func cancellation() {
    bench.play((0, [.down(100, 100)]), (10, [.move(150, 100)]))
    #expect(bench.play((20, [.cancel(150, 100)])) == [.cancelled])
    #expect(bench.play((100, [.down(100, 100)]), (110, [.cancel(150, 100)])) == [])
    #expect(pan.state == .possible)
  }

  // MARK: Translation and velocity

  @Test("The translation is the way since touch-down, and can be set (KR-28, KR-29)")
  func translation() {
    bench.play((0, [.down(100, 100)]), (10, [.move(130, 90)]))
    #expect(pan.translation(in: bench.view) == CGPoint(x: 30, y: -10))
    pan.setTranslation(.zero, in: bench.view)
    bench.play((20, [.move(135, 90)]))
    #expect(pan.translation(in: bench.view) == CGPoint(x: 5, y: 0))
    pan.setTranslation(CGPoint(x: 7, y: 8), in: nil)
    bench.play((30, [.move(135, 91)]))
    #expect(pan.translation(in: nil) == CGPoint(x: 7, y: 9))
  }

  @Test("It is known when the pan asks whether it may begin, and when its end is told")
  func translationInQuestion() {
    final class Asker: UIGestureRecognizerDelegate {
      var heard: CGPoint?
      func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        heard = (recognizer as? UIPanGestureRecognizer)?.translation(in: nil)
        return true
      }
    }
    let asker = Asker()
    pan.delegate = asker
    bench.play((0, [.down(100, 100)]), (10, [.move(120, 100)]))
    #expect(asker.heard == CGPoint(x: 20, y: 0))
    var last: CGPoint?
    bench.log.onAction = { [pan] in last = pan.translation(in: nil) }
    bench.play((20, [.up(125, 100)]))
    #expect(last == CGPoint(x: 25, y: 0))
    bench.play((100, [.down(100, 100)]))
    #expect(pan.translation(in: nil) == .zero)
  }

  @Test("It is in the coordinates of the view asked for, a scaled and turned one too (KR-29)")
  func coordinates() {
    let turned = bench.world.add("b", 100, 100, 50, 50)
    turned.transform = CGAffineTransform(a: 0, b: 2, c: -2, d: 0, tx: 30, ty: 40)
    bench.play((0, [.down(20, 20)]), (100, [.move(60, 20)]))
    let inTurned = pan.translation(in: turned)
    #expect(abs(inTurned.x) < 1e-9)
    #expect(abs(inTurned.y + 20) < 1e-9)
    #expect(abs(pan.velocity(in: turned).y + 200) < 1e-9)
    pan.setTranslation(CGPoint(x: 1, y: 0), in: turned)
    #expect(abs(pan.translation(in: nil).x) < 1e-9)
    #expect(abs(pan.translation(in: nil).y - 2) < 1e-9)
  }

  @Test("The velocity is in points per second, zero without movement and at rest (KR-35)")
  func velocity() {
    bench.play((0, [.down(100, 100)]))
    #expect(pan.velocity(in: nil) == .zero)
    bench.play((50, [.move(150, 100)]))
    #expect(pan.velocity(in: nil) == CGPoint(x: 1000, y: 0))
    bench.play((100, [.move(150, 50)]))
    #expect(pan.velocity(in: nil) == CGPoint(x: 500, y: -500))
    bench.play((150, [.move(150, 0)]))
    #expect(pan.velocity(in: nil) == CGPoint(x: 0, y: -1000))
    bench.play((600, [.move(150, 0)]))
    #expect(pan.velocity(in: nil) == .zero)
  }

  // MARK: Several fingers

  @Test("Fingers that come down and lift do not make the translation jump (KR-30)")
  func steady() {
    bench.play((0, [.down(100, 100)]), (10, [.move(130, 100)]))
    bench.play((20, [.down(200, 300, finger: 1)]))
    #expect(pan.translation(in: nil) == CGPoint(x: 30, y: 0))
    bench.play((30, [.move(140, 100), .move(210, 300, finger: 1)]))
    #expect(pan.translation(in: nil) == CGPoint(x: 40, y: 0))
    bench.play((40, [.move(160, 100)]))
    #expect(pan.translation(in: nil) == CGPoint(x: 50, y: 0))
    bench.play((50, [.up(160, 100)]))
    #expect(pan.translation(in: nil) == CGPoint(x: 50, y: 0))
    bench.play((60, [.move(211, 300, finger: 1)]))
    #expect(pan.translation(in: nil) == CGPoint(x: 51, y: 0))
  }

  @Test("It ends with the last finger (KR-31)")
  func endsWithLastFinger() {
    bench.play(
      (0, [.down(100, 100), .down(200, 100, finger: 1)]),
      (10, [.move(130, 100), .move(230, 100, finger: 1)]))
    #expect(bench.play((20, [.up(130, 100)])) == [])
    #expect(bench.play((30, [.move(240, 100, finger: 1)])) == [.changed])
    #expect(bench.play((40, [.up(240, 100, finger: 1)])) == [.ended])
  }

  @Test("With fewer fingers than it takes it never begins, nor at the touch-down of the last")
  func minimum() {
    pan.minimumNumberOfTouches = 2
    #expect(bench.play((0, [.down(100, 100)]), (10, [.move(200, 100)])) == [])
    #expect(bench.play((20, [.down(200, 200, finger: 1)]), (30, [.move(203, 100)])) == [])
    #expect(
      bench.play((40, [.move(230, 100), .move(230, 200, finger: 1)])) == [.began])
    #expect(pan.translation(in: nil) == CGPoint(x: 30, y: 0))
  }

  @Test("Fingers beyond the most it follows are ignored, and stay with their view (KR-34)")
  func maximum() {
    pan.maximumNumberOfTouches = 1
    bench.play((0, [.down(100, 100)]), (10, [.down(200, 200, finger: 1)]))
    bench.play((20, [.move(140, 100), .move(200, 250, finger: 1)]))
    #expect(pan.translation(in: nil) == CGPoint(x: 40, y: 0))
    #expect(pan.numberOfTouches == 1)
    #expect(
      bench.play((30, [.up(140, 100)]), (40, [.up(200, 250, finger: 1)])) == [.ended])
    #expect(
      bench.world.diary.take() == [
        "a began 0", "a began 1", "a moved 1", "a cancelled 0", "a ended 1",
      ])
  }

  @Test("So is one that comes when the pan has begun: its view hears of it")
  func maximumAfterBegan() {
    pan.maximumNumberOfTouches = 1
    bench.play((0, [.down(100, 100)]), (10, [.move(140, 100)]))
    bench.play((20, [.down(200, 200, finger: 1)]), (30, [.up(200, 200, finger: 1)]))
    #expect(
      bench.world.diary.take() == ["a began 0", "a cancelled 0", "a began 1", "a ended 1"])
  }

  @Test("A finger that a subclass ignores moves nothing (GR-16)")
  func ignoredFinger() {
    final class OneFingered: UIPanGestureRecognizer {
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        for touch in touches where touch.fingerIndex > 0 { ignore(touch, for: event) }
        super.touchesBegan(touches, with: event)
      }
    }
    let bench = Bench(OneFingered())
    bench.play((0, [.down(100, 100), .down(200, 200, finger: 1)]))
    #expect(bench.play((10, [.move(200, 300, finger: 1)])) == [])
    #expect(bench.play((20, [.move(150, 100)])) == [.began])
    #expect(bench.recognizer.translation(in: nil) == CGPoint(x: 50, y: 0))
    #expect(bench.play((30, [.up(150, 100)])) == [.ended])
  }

  @Test("A pan and a pinch on one view exclude one another (KR-54)")
  func excludesPinch() {
    let pinch = UIPinchGestureRecognizer()
    let pinches = ActionLog()
    pinch.addTarget(pinches, action: "act")
    bench.view.addGestureRecognizer(pinch)
    bench.play(
      (0, [.down(100, 100), .down(200, 100, finger: 1)]),
      (10, [.move(60, 140), .move(240, 140, finger: 1)]),
      (20, [.move(50, 150), .move(250, 150, finger: 1)]))
    #expect([pan.state, pinch.state].filter { $0 == .failed }.count == 1)
    #expect([pan.state, pinch.state].filter { $0 == .changed }.count == 1)
    #expect(pinches.states == (pinch.state == .changed ? [.began, .changed] : []))
  }

  @Test("Made to wait for a swipe, it begins when the swipe's time is over, without an event")
  func waitsForSwipe() {
    let swipe = UISwipeGestureRecognizer()
    bench.view.addGestureRecognizer(swipe)
    pan.require(toFail: swipe)
    #expect(bench.play((0, [.down(50, 100)]), (100, [.move(70, 100)])) == [])
    #expect(bench.play((200, [.move(75, 100)])) == [])
    #expect(bench.wait(until: 500) == [])
    #expect(bench.wait(until: 501) == [.began])
    #expect(pan.translation(in: nil) == CGPoint(x: 25, y: 0))
    #expect(bench.play((600, [.move(80, 100)]), (700, [.up(80, 100)])) == [.changed, .ended])
    #expect(
      bench.play((1000, [.down(50, 100)]), (1100, [.move(250, 100)]), (1200, [.up(250, 100)]))
        == [])
  }

  @Test("Lifted while it waits, it has ended when the other fails")
  func liftedWhileWaiting() {
    let doubleTap = UITapGestureRecognizer()
    doubleTap.numberOfTapsRequired = 2
    let lenient = Bench(
      UIPanGestureRecognizer(), under: Behavior(mistakes: [.tapWithoutDistanceLimit]))
    lenient.view.addGestureRecognizer(doubleTap)
    lenient.recognizer.require(toFail: doubleTap)
    #expect(
      lenient.play((0, [.down(50, 100)]), (50, [.move(90, 100)]), (100, [.up(90, 100)])) == [])
    #expect(lenient.wait(until: 449) == [])
    #expect(lenient.wait(until: 450) == [.ended])
  }

  // MARK: Faults

  @Test("Pans that begin at once, with any movement, or never, can be told from UIKit's")
  func beginnings() {
    let touchDown = PanBench(UIPanGestureRecognizer(), under: Behavior(mistakes: [.panAtTouchDown]))
    #expect(touchDown.play((0, [.down(100, 100)])) == [.began])
    let movement = PanBench(
      UIPanGestureRecognizer(), under: Behavior(mistakes: [.panWithoutHysteresis]))
    #expect(movement.play((0, [.down(100, 100)]), (10, [.move(101, 100)])) == [.began])
    let never = PanBench(UIPanGestureRecognizer(), under: Behavior(mistakes: [.panNeverBegins]))
    #expect(
      never.play((0, [.down(100, 100)]), (10, [.move(200, 100)]), (20, [.up(200, 100)])) == [])
  }

  /// What one pan of two fingers shows: its actions, and the translation and velocity at each.
  private func story(
    setting: Bool = false, minimum: Int = 1, maximum: Int = .max,
    _ behavior: Behavior = .uikit
  ) -> [String] {
    let bench = PanBench(UIPanGestureRecognizer(), under: behavior)
    let pan = bench.recognizer
    pan.minimumNumberOfTouches = minimum
    pan.maximumNumberOfTouches = maximum
    bench.view.transform = CGAffineTransform(scaleX: 2, y: 2)
    var story: [String] = []
    bench.log.onAction = {
      story.append(
        "\(pan.state) \(pan.translation(in: bench.view)) \(pan.velocity(in: bench.view))")
      if setting { pan.setTranslation(.zero, in: nil) }
    }
    bench.play(
      (0, [.down(100, 100)]), (10, [.move(130, 100)]), (20, [.move(140, 100)]),
      (30, [.down(150, 160, finger: 1)]), (40, [.move(150, 100), .move(160, 160, finger: 1)]),
      (50, [.up(150, 100)]), (60, [.up(160, 160, finger: 1)]),
      (500, [.down(100, 100)]), (510, [.up(100, 100)]),
      (600, [.down(100, 100)]), (610, [.move(150, 100)]), (620, [.cancel(150, 100)]))
    return story
  }

  @Test(
    "Each wrong way of panning can be seen",
    arguments: [
      .panDoesNotChange, .translationOfWindow, .translationJumps, .panEndsAtFirstLift,
      .panWithoutMovement, .noVelocity, .interruptedIsEnded,
    ] as [Mistake])
  func faults(mistake: Mistake) { #expect(story(Behavior(mistakes: [mistake])) != story()) }

  @Test("So can those that disregard what the app sets, or do it another way")
  func settings() {
    #expect(
      story(setting: true, Behavior(mistakes: [.translationNotSet])) != story(setting: true))
    #expect(story(minimum: 2, Behavior(mistakes: [.panOfAnyFingers])) != story(minimum: 2))
    var latitude = Latitude()
    latitude.ignoresFurtherPanFingers = false
    #expect(story(maximum: 1, Behavior(latitude: latitude)) != story(maximum: 1))
  }

  @Test("Measured from the hysteresis, the translation is shorter and as steady (KR-28)")
  func sinceHysteresis() {
    var latitude = Latitude()
    latitude.translationLeavesOutHysteresis = true
    let bench = PanBench(UIPanGestureRecognizer(), under: Behavior(latitude: latitude))
    bench.play((0, [.down(100, 100)]), (10, [.move(130, 100)]))
    #expect(bench.recognizer.translation(in: nil) == CGPoint(x: 20, y: 0))
    bench.play((20, [.move(140, 100)]))
    #expect(bench.recognizer.translation(in: nil) == CGPoint(x: 30, y: 0))
  }

  @Test("Fingers that lift together leave the same travel behind every time, to the last bit")
  func liftingTogether() {
    let travels = (0..<40).map { _ in
      let bench = PanBench(UIPanGestureRecognizer())
      bench.play(
        (0, [.down(68, 100), .down(22, 100, finger: 1), .down(169, 100, finger: 2)]),
        (50, [.move(97, 100), .move(48, 100, finger: 1), .move(200, 100, finger: 2)]),
        (60, [.up(97, 100), .up(200, 100, finger: 2)]))
      return bench.recognizer.translation(in: nil).x
    }
    #expect(Set(travels).count == 1)
  }
}
