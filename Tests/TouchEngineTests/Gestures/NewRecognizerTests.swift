import Testing
import TouchEngine

@Suite("What new recognizers look for")
struct NewRecognizerTests {
  @Test("They have UIKit's values, attached or not, and keep what they are set to")
  func right() {
    let world = World()
    let view = world.add("a", 0, 0, 100, 100)
    let tap = UITapGestureRecognizer()
    let press = UILongPressGestureRecognizer()
    let pan = UIPanGestureRecognizer()
    let swipe = UISwipeGestureRecognizer()
    for isAttached in [false, true] {
      if isAttached { for one in [tap, press, pan, swipe] { view.addGestureRecognizer(one) } }
      #expect(tap.numberOfTapsRequired == 1)
      #expect(press.minimumPressDuration == 0.5)
      #expect(pan.minimumNumberOfTouches == 1)
      #expect(swipe.direction == .right)
    }
    tap.numberOfTapsRequired = 3
    press.minimumPressDuration = 0.25
    pan.minimumNumberOfTouches = 2
    swipe.direction = [.up, .down]
    #expect(tap.numberOfTapsRequired == 3)
    #expect(press.minimumPressDuration == 0.25)
    #expect(pan.minimumNumberOfTouches == 2)
    #expect(swipe.direction == [.up, .down])
  }

  @Test("A wrong engine has others, until they are set")
  func wrong() {
    let behavior = Behavior(mistakes: [.newTapLooksForTwo])
    let world = World(behavior: behavior)
    let tap = UITapGestureRecognizer()
    world.add("a", 0, 0, 100, 100).addGestureRecognizer(tap)
    #expect(tap.numberOfTapsRequired == 2)
    tap.numberOfTapsRequired = 1
    #expect(tap.numberOfTapsRequired == 1)
  }
}
