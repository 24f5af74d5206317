import Foundation
import Testing
import TouchEngine

@Suite("Corners of gestures")
struct GestureCornerTests {
  // MARK: Long presses

  @Test("A press that may not move at all begins where it is held still")
  func noAllowance() {
    let bench = Bench(UILongPressGestureRecognizer())
    bench.recognizer.allowableMovement = 0
    bench.play((0, [.down(100, 100)]))
    #expect(bench.wait(until: 500) == [.began])
  }

  @Test("A press fails as soon as it is put down too far from the tap before it (KR-22)")
  func farFromTap() {
    let bench = Bench(UILongPressGestureRecognizer())
    bench.recognizer.numberOfTapsRequired = 1
    bench.recognizer.minimumPressDuration = 0
    #expect(bench.play((0, [.down(100, 100)]), (50, [.up(100, 100)])) == [])
    #expect(bench.play((100, [.down(200, 100)])) == [])
    #expect(bench.recognizer.state == .failed)
  }

  @Test("A tap before a press that is held too long is none (KR-22)")
  func slowTap() {
    let bench = Bench(UILongPressGestureRecognizer())
    bench.recognizer.numberOfTapsRequired = 1
    bench.play((0, [.down(100, 100)]))
    bench.wait(until: 5000)
    #expect(bench.recognizer.state == .failed)
    bench.play((5000, [.up(100, 100)]), (5100, [.down(100, 100)]))
    #expect(bench.wait(until: 9000) == [])
  }

  @Test("A tap before a press may use up the allowance, and no more: then the view has its lift")
  func movedTap() {
    for (distance, expected) in [(CGFloat(10), [UIGestureRecognizer.State.began]), (30, [])] {
      let bench = Bench(UILongPressGestureRecognizer())
      bench.recognizer.numberOfTapsRequired = 1
      bench.recognizer.delaysTouchesEnded = true
      bench.play((0, [.down(100, 100)]), (50, [.up(100 + distance, 100)]))
      #expect(bench.world.diary.take().contains("a ended 0") == expected.isEmpty)
      bench.play((100, [.down(100, 100)]))
      #expect(bench.wait(until: 600) == expected)
    }
  }

  @Test("A press of one millisecond takes one (KR-15)")
  func shortest() {
    let bench = Bench(UILongPressGestureRecognizer())
    bench.recognizer.minimumPressDuration = 0.001
    #expect(bench.play((0, [.down(100, 100)])) == [])
    #expect(bench.wait(until: 1) == [.began])
  }

  // MARK: Taps that are counted

  @Test("Each tap counts as one: two are not three, nor is one two before a press")
  func countedOnce() {
    let taps = Bench(UITapGestureRecognizer())
    taps.recognizer.numberOfTapsRequired = 3
    taps.play((0, [.down(100, 100)]), (50, [.up(100, 100)]))
    #expect(taps.play((100, [.down(100, 100)]), (150, [.up(100, 100)])) == [])
    #expect(taps.play((200, [.down(100, 100)]), (250, [.up(100, 100)])) == [.ended])
    let press = Bench(UILongPressGestureRecognizer())
    press.recognizer.numberOfTapsRequired = 2
    press.play((0, [.down(100, 100)]), (50, [.up(100, 100)]), (100, [.down(100, 100)]))
    #expect(press.wait(until: 2000) == [])
  }

  // MARK: Timers

  @Test(
    "A device goes on when an app is gone in the middle of a gesture that waits for time",
    arguments: 0..<3)
  func appGone(kind: Int) {
    let device = Device()
    do {
      let application = UIApplication(device: device)
      device.springBoard.open(application)
      let window = UIWindow(
        frame: CGRect(x: 0, y: 0, width: 320, height: 480), application: application)
      window.isHidden = false
      window.addGestureRecognizer(
        [
          UITapGestureRecognizer(), UILongPressGestureRecognizer(), UISwipeGestureRecognizer(),
        ][kind])
      device.touch([.down(5, 5)])
      #expect(window.gestureRecognizers?.first?.numberOfTouches == 1)
    }
    device.advance(to: 5000)
    #expect(device.time == 5000)
  }

  // MARK: Swipes

  @Test("A swipe leaves no timer behind, with however many fingers")
  func swipeTimers() {
    let bench = Bench(UISwipeGestureRecognizer())
    bench.recognizer.numberOfTouchesRequired = 2
    bench.play((0, [.down(100, 100)]), (100, [.down(100, 200, finger: 1)]))
    bench.play((200, [.up(100, 100), .up(100, 200, finger: 1)]))
    #expect(bench.wait(until: 2000) == [])
  }

  @Test("A swipe that goes astray fails at once (KR-40)")
  func astray() {
    let bench = Bench(UISwipeGestureRecognizer())
    bench.play((0, [.down(100, 100)]), (50, [.move(110, 300)]))
    #expect(bench.recognizer.state == .failed)
  }

  @Test("A swipe may begin to the side, or slowly, as long as it does not go back (KR-42)")
  func startsAside() {
    for x in [CGFloat(100), 100.5] {
      let bench = Bench(UISwipeGestureRecognizer())
      bench.play((0, [.down(100, 100)]), (20, [.move(x, 103)]))
      #expect(bench.play((50, [.move(170, 103)])) == [.ended])
    }
  }

  @Test("The time of a swipe counts from its own start (KR-39)")
  func laterSwipe() {
    let bench = Bench(UISwipeGestureRecognizer())
    #expect(bench.play((10_000, [.down(100, 100)]), (10_050, [.move(140, 100)])) == [])
    #expect(bench.play((10_060, [.move(150, 100)])) == [.ended])
  }

  @Test("A swipe without fingers is nowhere")
  func swipeLocation() {
    let bench = Bench(UISwipeGestureRecognizer())
    bench.view.frame.origin = CGPoint(x: 10, y: 20)
    #expect(bench.recognizer.location(in: bench.view) == .zero)
  }

  // MARK: Pans

  @Test("A finger that joins a pan again does not set its translation back (KR-30)")
  func joinsAgain() {
    let bench = Bench(UIPanGestureRecognizer())
    let pan = bench.recognizer
    pan.minimumNumberOfTouches = 2
    bench.play((0, [.down(100, 100), .down(100, 200, finger: 1)]))
    bench.play((10, [.move(140, 100), .move(140, 200, finger: 1)]))
    #expect(pan.translation(in: nil).x == 40)
    bench.play((20, [.up(140, 200, finger: 1)]), (30, [.down(50, 200, finger: 1)]))
    #expect(pan.translation(in: nil).x == 40)
  }

  @Test("A finger more than a pan needs does not set back the way that was made (KR-30)")
  func oneMore() {
    let bench = Bench(UIPanGestureRecognizer())
    bench.play((0, [.down(100, 100)]), (10, [.move(106, 100)]))
    bench.play((20, [.down(100, 200, finger: 1)]))
    #expect(bench.play((30, [.move(112, 100), .move(106, 200, finger: 1)])) == [.began])
  }

  @Test("What a finger did before the pan's fingers were complete is not in the velocity (KR-35)")
  func velocityOfAll() {
    let bench = Bench(UIPanGestureRecognizer())
    bench.recognizer.minimumNumberOfTouches = 2
    bench.play((0, [.down(100, 100)]), (100, [.move(150, 100)]))
    bench.play((200, [.down(100, 200, finger: 1)]))
    #expect(
      bench.play((220, [.move(162, 100), .move(112, 200, finger: 1)])) == [.began])
    #expect(bench.recognizer.velocity(in: nil).x > 0)
  }

  @Test("A finger that comes down as another moves leaves the velocity as it is (KR-35)")
  func velocityOfOneEvent() {
    let bench = Bench(UIPanGestureRecognizer())
    bench.play((0, [.down(100, 100)]))
    #expect(bench.play((32, [.move(120, 100), .down(100, 200, finger: 1)])) == [.began])
    #expect(bench.recognizer.velocity(in: nil).x > 0)
  }

  @Test("A pan that asks for no finger starts from nothing each time")
  func noMinimum() {
    let bench = Bench(UIPanGestureRecognizer())
    bench.recognizer.minimumNumberOfTouches = 0
    bench.play((0, [.down(100, 100)]), (10, [.move(140, 100)]), (20, [.up(140, 100)]))
    bench.play((200, [.down(100, 100)]), (210, [.move(120, 100)]))
    #expect(bench.recognizer.translation(in: nil).x == 20)
    #expect(bench.recognizer.velocity(in: nil).x > 0)
  }

  // MARK: Pinches and rotations

  @Test("A pinch measures fingers however near (KR-49), and has no velocity before it begins")
  func nearFingers() {
    let bench = Bench(UIPinchGestureRecognizer())
    let pinch = bench.recognizer
    #expect(pinch.velocity == 0)
    bench.play((0, [.down(100, 100), .down(150, 100, finger: 1)]))
    bench.play((10, [.move(101, 100, finger: 1)]))
    pinch.scale = 1
    bench.play((20, [.move(102, 100, finger: 1)]))
    #expect(pinch.scale == 2)
    #expect(pinch.velocity > 0)
  }

  @Test("A finger that joins a pinch again leaves the velocity to the new pair (KR-35)")
  func velocityOfNewPair() {
    let bench = Bench(UIPinchGestureRecognizer())
    bench.play((0, [.down(100, 100), .down(200, 100, finger: 1)]))
    bench.play((90, [.move(290, 100, finger: 1)]), (100, [.up(290, 100, finger: 1)]))
    bench.play((110, [.down(120, 100, finger: 1)]), (120, [.move(130, 100, finger: 1)]))
    bench.play((130, [.move(140, 100, finger: 1)]))
    #expect(bench.recognizer.velocity > 0)
  }

  @Test("After an interruption, the next gesture starts with its own fingers", arguments: 0..<3)
  func afterInterruption(kind: Int) {
    let pan = UIPanGestureRecognizer()
    pan.maximumNumberOfTouches = 1
    let bench = Bench(
      [pan, UIPinchGestureRecognizer(), UIRotationGestureRecognizer()][kind])
    bench.play((0, [.down(100, 100), .down(200, 100, finger: 1)]))
    bench.world.application.interrupt()
    bench.play((100, [.down(100, 100), .down(200, 100, finger: 1)]))
    #expect(bench.play((110, [.move(50, 50)])) == [.began])
  }

  /// A second finger around the first, so many radians clockwise from the right.
  private func around(_ angle: CGFloat) -> (x: CGFloat, y: CGFloat) {
    (150 + 100 * cos(angle), 200 + 100 * sin(angle))
  }

  @Test("A rotation is measured from the last finger that joined before it began (KR-51)")
  func rotationAnew() {
    let bench = Bench(UIRotationGestureRecognizer())
    let rotation = bench.recognizer
    let (a, b, c, d) = (around(0), around(0.1), around(0.3), around(0.29))
    bench.play((0, [.down(150, 200), .down(a.x, a.y, finger: 1)]))
    #expect(rotation.rotation == 0)
    bench.play((50, [.move(b.x, b.y, finger: 1)]), (60, [.up(b.x, b.y, finger: 1)]))
    bench.play((70, [.down(b.x, b.y, finger: 1)]))
    #expect(bench.play((80, [.move(b.x, b.y, finger: 1)])) == [])
    #expect(bench.play((90, [.move(c.x, c.y, finger: 1)])) == [.began])
    #expect(rotation.rotation < 0.2)
    #expect(rotation.velocity > 0)
    bench.play((140, [.move(d.x, d.y, finger: 1)]))
    bench.play((150, [.up(150, 200), .up(d.x, d.y, finger: 1)]))
    #expect(rotation.rotation == 0)
    #expect(rotation.velocity == 0)
  }

  @Test("Turned back, a rotation has the velocity of the fingers that turn it (KR-35)")
  func velocityOfPair() {
    let bench = Bench(UIRotationGestureRecognizer())
    let (a, b, c, d) = (around(0), around(0.1), around(0.3), around(0.29))
    bench.play((0, [.down(150, 200), .down(a.x, a.y, finger: 1)]))
    bench.play((50, [.move(b.x, b.y, finger: 1)]), (60, [.up(b.x, b.y, finger: 1)]))
    bench.play((70, [.down(b.x, b.y, finger: 1)]), (80, [.move(c.x, c.y, finger: 1)]))
    bench.play((90, [.move(d.x, d.y, finger: 1)]))
    #expect(bench.recognizer.velocity < 0)
  }

  @Test("Before two fingers turn, there is no rotation (KR-51)")
  func noRotation() {
    let bench = Bench(UIRotationGestureRecognizer())
    bench.play((0, [.down(150, 200), .down(250, 200, finger: 1)]))
    #expect(bench.recognizer.rotation == 0)
  }
}
