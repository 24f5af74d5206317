import Foundation
import Logs
import Testing
import TouchEngine
import TouchScript

@Suite("Gesture recognizers")
struct RecognizerTests {
  private let world = World()
  private let view: LoggingView

  init() { view = world.add("a", 0, 0, 100, 100) }

  @Test("A new one cancels touches, delays their end but not their beginning, and is possible")
  func defaults() {
    let recognizer = UIGestureRecognizer()
    #expect(recognizer.cancelsTouchesInView)
    #expect(!recognizer.delaysTouchesBegan)
    #expect(recognizer.delaysTouchesEnded)
    #expect(recognizer.isEnabled)
    #expect(recognizer.state == .possible)
    #expect(recognizer.view == nil)
    #expect(recognizer.numberOfTouches == 0)
    #expect(UIGestureRecognizer.State.recognized == .ended)
    typealias Direction = UISwipeGestureRecognizer.Direction
    #expect([Direction.right, .left, .up, .down].map(\.rawValue) == [1, 2, 4, 8])
  }

  @Test("New ones of each kind look for what UIKit's do (KR-01, KR-14, KR-24, KR-37)")
  func kinds() {
    let tap = UITapGestureRecognizer()
    #expect(tap.numberOfTapsRequired == 1)
    #expect(tap.numberOfTouchesRequired == 1)
    let press = UILongPressGestureRecognizer()
    #expect(press.minimumPressDuration == 0.5)
    #expect(press.allowableMovement == 10)
    #expect(press.numberOfTapsRequired == 0)
    #expect(press.numberOfTouchesRequired == 1)
    let pan = UIPanGestureRecognizer()
    #expect(pan.minimumNumberOfTouches == 1)
    #expect(pan.maximumNumberOfTouches == .max)
    let swipe = UISwipeGestureRecognizer()
    #expect(swipe.direction == .right)
    #expect(swipe.numberOfTouchesRequired == 1)
  }

  @Test("It is on one view at a time, once, and has none when its view is gone")
  func attaching() {
    let other = world.add("b", 100, 0, 100, 100)
    let tap = UITapGestureRecognizer()
    #expect(view.gestureRecognizers == nil)
    view.addGestureRecognizer(tap)
    #expect(tap.view === view)
    other.addGestureRecognizer(tap)
    #expect(tap.view === other)
    #expect(view.gestureRecognizers == nil)
    #expect(other.gestureRecognizers == [tap])
    view.removeGestureRecognizer(tap)
    #expect(tap.view === other)
    other.addGestureRecognizer(tap)
    #expect(other.gestureRecognizers == [tap])
    other.removeGestureRecognizer(tap)
    #expect(tap.view == nil)
    #expect(other.gestureRecognizers == nil)
    do { UIView().addGestureRecognizer(tap) }
    #expect(tap.view == nil)
  }

  @Test("All its targets are called, in its own name, until they are removed")
  func targets() {
    let first = Counter()
    let second = Counter()
    let tap = UITapGestureRecognizer(target: first, action: "one")
    view.addGestureRecognizer(tap)
    tap.addTarget(first, action: "two")
    tap.addTarget(second, action: "one")
    // A pair that is known is ignored. Source: GR-47.
    tap.addTarget(first, action: "two")
    world.tap(5, 5, at: 0, until: 50)
    #expect(first.calls == ["one", "two"])
    #expect(second.calls == ["one"])
    #expect(first.senders.allSatisfy { $0 === tap })
    tap.removeTarget(first, action: "two")
    world.tap(5, 5, at: 1000, until: 1050)
    #expect(first.calls == ["one", "two", "one"])
    tap.removeTarget(nil, action: "one")
    world.tap(5, 5, at: 2000, until: 2050)
    #expect(first.calls.count + second.calls.count == 5)
    tap.addTarget(second, action: "two")
    tap.removeTarget(nil, action: nil)
    world.tap(5, 5, at: 3000, until: 3050)
    #expect(second.calls == ["one", "one"])
  }

  @Test("Its targets are not retained")
  func targetGone() {
    weak var target: Counter?
    let tap = UITapGestureRecognizer()
    view.addGestureRecognizer(tap)
    let other = Counter()
    do {
      let counter = Counter()
      target = counter
      tap.addTarget(counter, action: "go")
      tap.addTarget(other, action: "go")
    }
    #expect(target == nil)
    world.tap(5, 5, at: 0, until: 50)
    #expect(other.calls == ["go"])
  }

  @Test("Its location is the middle of its touches; each touch in use has its place")
  func locations() {
    view.isMultipleTouchEnabled = true
    view.frame.origin = CGPoint(x: 10, y: 20)
    let pan = world.scripted("pan", on: view)
    #expect(pan.location(in: nil) == .zero)
    world.touch(at: 0, .down(15, 25), .down(65, 35, finger: 1))
    #expect(pan.numberOfTouches == 2)
    #expect(pan.location(in: nil) == CGPoint(x: 40, y: 30))
    #expect(pan.location(in: view) == CGPoint(x: 30, y: 10))
    #expect(pan.location(ofTouch: 0, in: view) == CGPoint(x: 5, y: 5))
    #expect(pan.location(ofTouch: 1, in: nil) == CGPoint(x: 65, y: 35))
    #expect(pan.location(ofTouch: 2, in: nil) == .zero)
    let swipe = UISwipeGestureRecognizer()
    view.addGestureRecognizer(swipe)
    #expect(swipe.location(in: view) == .zero)
  }

  @Test("It is asked about events anew in another application")
  func anotherApplication() {
    final class Choosy: UITapGestureRecognizer {
      var accepts = false
      override func shouldReceive(_ event: UIEvent) -> Bool { accepts }
    }
    let tap = Choosy()
    view.addGestureRecognizer(tap)
    world.touch(at: 0, .down(5, 5))
    #expect(tap.numberOfTouches == 0)
    let other = World()
    other.add("other", 0, 0, 100, 100).addGestureRecognizer(tap)
    tap.accepts = true
    other.touch(at: 0, .down(5, 5))
    #expect(tap.numberOfTouches == 1)
  }

  @Test(
    "Taken away in the middle of a touch",
    arguments: [
      Course(
        "Disabled, it recognizes nothing in it, even if enabled again",
        { $0.tap("r") { $0.delaysTouchesBegan = true } },
        [
          Path((0, 5, 5)), At(5), Change(.setRecognizerEnabled("r", false)),
          Change(.setRecognizerEnabled("r", true)), At(10), Up(), Path((1000, 5, 5), up: 1010),
        ],
        "0 ms     R(r).began",
        "5 ms     V(a).began",
        "5 ms     reset(r)",
        "10 ms    V(a).ended",
        "1000 ms  R(r).began",
        "1010 ms  R(r).ended",
        "1010 ms  action(r) in ended",
        "1010 ms  reset(r)"),
      Course(
        "Disabled when it has begun, it is cancelled and reset at once (EX-08, EX-23)",
        { $0.pan("r") },
        [
          Path((0, 5, 5), (10, 50, 5)), At(15), Change(.setRecognizerEnabled("r", false)),
          Change(.setRecognizerEnabled("r", true)), At(20), Move(to: Point(90, 5)),
        ],
        "0 ms   R(r).began",
        "0 ms   V(a).began",
        "10 ms  R(r).moved → began",
        "10 ms  action(r) in began",
        "10 ms  V(a).cancelled",
        "15 ms  action(r) in cancelled",
        "15 ms  reset(r) from cancelled"),
      Course(
        "Detached, it recognizes nothing in it", { $0.tap("r") },
        [Path((0, 5, 5)), At(5), Change(.removeRecognizer("r")), At(10), Up()],
        "0 ms   R(r).began",
        "0 ms   V(a).began",
        "10 ms  V(a).ended",
        "10 ms  reset(r)"),
    ])
  func takenAway(course: Course) { course.check(observing: ["V", "R", "action", "reset"]) }

  /// The kinds whose classes UIKit has.
  private static let kindsOfUIKit: [Scenario.Recognizer.Kind] = [
    .tap, .longPress, .pan, .swipe, .pinch, .rotation,
  ]

  @Test(
    "Its state says that it is over when super was called (GR-45)", arguments: kindsOfUIKit)
  func overInCallback(kind: Scenario.Recognizer.Kind) {
    expectLog(
      of: scene {
        $0.recognizer(kind, "r")
      } script: {
        Path((0, 5, 5))
        Interruption(at: 10)
      }, observing: ["R"], ["R(r).began → possible", "R(r).cancelled → failed"])
  }

  @Test(
    "After an interruption, the next gesture starts with its own fingers",
    arguments: [Scenario.Recognizer.Kind.pan, .pinch, .rotation])
  func afterInterruption(kind: Scenario.Recognizer.Kind) {
    expectLog(
      of: scene {
        $0.recognizer(kind, "r")
      } script: {
        Together(Path((0, 100, 100)), Path(1, (0, 200, 100)))
        Interruption(at: 10)
        At(20)
        Up()
        Up(1)
        Together(Path((100, 100, 100), (110, 50, 50)), Path(1, (100, 200, 100)))
      }, observing: ["action"], "110 ms  action(r) in began")
  }
}
