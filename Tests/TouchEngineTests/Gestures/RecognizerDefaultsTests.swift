import Testing
import TouchEngine

@Suite("What new recognizers are like")
struct RecognizerDefaultsTests {
  private let world = World()
  private let view: LoggingView

  init() { view = world.add("a", 0, 0, 100, 100) }

  @Test("A new one cancels touches, delays their end but not their beginning, and is possible")
  func defaults() {
    for recognizer in [UIGestureRecognizer(), UITapGestureRecognizer()] {
      #expect(recognizer.cancelsTouchesInView)
      #expect(!recognizer.delaysTouchesBegan)
      #expect(recognizer.delaysTouchesEnded)
      #expect(recognizer.isEnabled)
      #expect(recognizer.state == .possible)
      #expect(recognizer.view == nil)
      #expect(recognizer.numberOfTouches == 0)
    }
    #expect(UIGestureRecognizer.State.recognized == .ended)
    typealias Direction = UISwipeGestureRecognizer.Direction
    #expect([Direction.right, .left, .up, .down].map(\.rawValue) == [1, 2, 4, 8])
  }

  @Test(
    "New ones of each kind look for what UIKit's do, attached or not (KR-01, KR-14, KR-24, KR-37)",
    arguments: [false, true])
  func kinds(isAttached: Bool) {
    let tap = UITapGestureRecognizer()
    let press = UILongPressGestureRecognizer()
    let pan = UIPanGestureRecognizer()
    let swipe = UISwipeGestureRecognizer()
    if isAttached { for one in [tap, press, pan, swipe] { view.addGestureRecognizer(one) } }
    #expect(tap.numberOfTapsRequired == 1)
    #expect(tap.numberOfTouchesRequired == 1)
    #expect(press.minimumPressDuration == 0.5)
    #expect(press.allowableMovement == 10)
    #expect(press.numberOfTapsRequired == 0)
    #expect(press.numberOfTouchesRequired == 1)
    #expect(pan.minimumNumberOfTouches == 1)
    #expect(pan.maximumNumberOfTouches == .max)
    #expect(swipe.direction == .right)
    #expect(swipe.numberOfTouchesRequired == 1)
  }

  @Test("They keep what they are set to")
  func settings() {
    let tap = UITapGestureRecognizer()
    let press = UILongPressGestureRecognizer()
    let pan = UIPanGestureRecognizer()
    let swipe = UISwipeGestureRecognizer()
    for one in [tap, press, pan, swipe] { view.addGestureRecognizer(one) }
    tap.numberOfTapsRequired = 3
    press.minimumPressDuration = 0.25
    pan.minimumNumberOfTouches = 2
    swipe.direction = [.up, .down]
    #expect(tap.numberOfTapsRequired == 3)
    #expect(press.minimumPressDuration == 0.25)
    #expect(pan.minimumNumberOfTouches == 2)
    #expect(swipe.direction == [.up, .down])
  }
}
