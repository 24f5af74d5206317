import Foundation
import Testing
import TouchEngine

/// What a pan measures between its actions, and in the coordinates of views that are not its own.
@Suite("What pans measure")
struct PanMeasureTests {
  private let world = World()
  private let view: LoggingView
  private let pan = UIPanGestureRecognizer()

  init() {
    view = world.add("a", 0, 0, 300, 400)
    view.isMultipleTouchEnabled = true
    world.attach(pan, named: "pan", to: view)
  }

  @Test("The translation is the way since touch-down, and can be set (KR-28, KR-29)")
  func translation() {
    world.touch(at: 0, .down(100, 100))
    world.touch(at: 10, .move(130, 90))
    #expect(pan.translation(in: view) == CGPoint(x: 30, y: -10))
    pan.setTranslation(.zero, in: view)
    world.touch(at: 20, .move(135, 90))
    #expect(pan.translation(in: view) == CGPoint(x: 5, y: 0))
    pan.setTranslation(CGPoint(x: 7, y: 8), in: nil)
    world.touch(at: 30, .move(135, 91))
    #expect(pan.translation(in: nil) == CGPoint(x: 7, y: 9))
  }

  @Test("It is known when the pan asks whether it may begin, and in the action of its end")
  func translationInQuestion() {
    final class Asker: UIGestureRecognizerDelegate {
      var translation: CGPoint?
      func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        translation = (recognizer as? UIPanGestureRecognizer)?.translation(in: nil)
        return true
      }
    }
    let asker = Asker()
    pan.delegate = asker
    world.touch(at: 0, .down(100, 100))
    world.touch(at: 10, .move(120, 100))
    #expect(asker.translation == CGPoint(x: 20, y: 0))
    var last: CGPoint?
    world.onAction["pan"] = { [pan] in last = pan.translation(in: nil) }
    world.touch(at: 20, .up(125, 100))
    #expect(last == CGPoint(x: 25, y: 0))
    world.touch(at: 100, .down(100, 100))
    #expect(pan.translation(in: nil) == .zero)
  }

  @Test("It is in the coordinates of the view asked for, a scaled and turned one too (KR-29)")
  func coordinates() {
    let turned = world.add("b", 100, 100, 50, 50)
    turned.transform = CGAffineTransform(a: 0, b: 2, c: -2, d: 0, tx: 30, ty: 40)
    world.touch(at: 0, .down(20, 20))
    world.touch(at: 100, .move(60, 20))
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
    world.touch(at: 0, .down(100, 100))
    #expect(pan.velocity(in: nil) == .zero)
    let moves: [(Int, CGFloat, CGFloat, CGPoint)] = [
      (50, 150, 100, CGPoint(x: 1000, y: 0)), (100, 150, 50, CGPoint(x: 500, y: -500)),
      (150, 150, 0, CGPoint(x: 0, y: -1000)), (600, 150, 0, .zero),
    ]
    for (time, x, y, velocity) in moves {
      world.touch(at: time, .move(x, y))
      #expect(pan.velocity(in: nil) == velocity)
    }
  }

  @Test("Fingers that come down and lift leave the translation as it is between actions (KR-30)")
  func steady() {
    world.touch(at: 0, .down(100, 100))
    world.touch(at: 10, .move(130, 100))
    world.touch(at: 20, .down(200, 300, finger: 1))
    #expect(pan.translation(in: nil) == CGPoint(x: 30, y: 0))
    world.touch(at: 30, .move(160, 100), .move(220, 300, finger: 1))
    world.touch(at: 40, .up(160, 100))
    #expect(pan.translation(in: nil) == CGPoint(x: 55, y: 0))
  }

  @Test("A finger that was ignored leaves its place to another (GR-16)")
  func ignoredFinger() {
    pan.maximumNumberOfTouches = 2
    view.onTouch = { [pan] touch, event in
      if touch.fingerIndex == 1, touch.phase == .began, let event { pan.ignore(touch, for: event) }
    }
    world.touch(at: 0, .down(100, 100), .down(200, 100, finger: 1))
    world.touch(at: 10, .move(300, 100, finger: 1))
    #expect(pan.translation(in: nil) == .zero)
    world.touch(at: 20, .move(120, 100))
    world.expectLog(observing: ["action"], "action(pan) in began")
    #expect(pan.translation(in: nil) == CGPoint(x: 20, y: 0))
    world.touch(at: 30, .down(200, 300, finger: 2))
    #expect(pan.numberOfTouches == 2)
  }

  @Test("One that asks for no finger starts from nothing each time")
  func noMinimum() {
    pan.minimumNumberOfTouches = 0
    world.touch(at: 0, .down(100, 100))
    world.touch(at: 10, .move(140, 100))
    world.touch(at: 20, .up(140, 100))
    world.touch(at: 200, .down(100, 100))
    world.touch(at: 210, .move(120, 100))
    #expect(pan.translation(in: nil).x == 20)
    #expect(pan.velocity(in: nil).x > 0)
  }

  @Test("Fingers that lift together leave the same travel behind every time, to the last bit")
  func liftingTogether() {
    let travels = (0..<40).map { _ in
      let world = World()
      let view = world.add("a", 0, 0, 300, 400)
      view.isMultipleTouchEnabled = true
      let pan = UIPanGestureRecognizer()
      view.addGestureRecognizer(pan)
      world.touch(at: 0, .down(68, 100), .down(22, 100, finger: 1), .down(169, 100, finger: 2))
      world.touch(at: 50, .move(97, 100), .move(48, 100, finger: 1), .move(200, 100, finger: 2))
      world.touch(at: 60, .up(97, 100), .up(200, 100, finger: 2))
      return pan.translation(in: nil).x
    }
    #expect(Set(travels).count == 1)
  }
}
