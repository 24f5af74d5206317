import Foundation
import Testing
import TouchEngine

/// What a pinch measures between its actions, and once the app has set its scale.
@Suite("What pinches measure")
struct PinchMeasureTests {
  private let world = World()
  private let pinch = UIPinchGestureRecognizer()

  init() {
    let view = world.add("a", 0, 0, 300, 400)
    view.isMultipleTouchEnabled = true
    world.attach(pinch, named: "pinch", to: view)
  }

  private func down(_ distance: CGFloat, at time: Int = 0) {
    world.touch(at: time, .down(20, 100), .down(20 + distance, 100, finger: 1))
  }

  private func apart(_ distance: CGFloat, at time: Int) {
    world.touch(at: time, .move(20 + distance, 100, finger: 1))
  }

  @Test("The threshold is exact, and holds for both ways", arguments: [-1.0, 1.0])
  func threshold(way: CGFloat) {
    down(150)
    apart(150 + way * 9.999, at: 10)
    world.expectLog("V(a).began\nV(a).moved")
    apart(150 + way * 10, at: 20)
    world.expectLog(observing: ["action"], "action(pinch) in began")
  }

  @Test("The scale is the distance over what it was when the pinch began (KR-48)")
  func scale() {
    #expect(pinch.scale == 1)
    down(100)
    apart(110, at: 10)
    #expect(pinch.scale == 110.0 / 108)
    world.touch(at: 30, .up(20, 100), .up(130, 100, finger: 1))
    down(200, at: 1000)
    apart(190, at: 1010)
    #expect(pinch.scale == 190.0 / 192)
  }

  @Test("Once set, the scale goes on from there (KR-49)")
  func settingScale() {
    down(100)
    apart(200, at: 10)
    pinch.scale = 1
    #expect(pinch.scale == 1)
    apart(250, at: 20)
    #expect(pinch.scale == 1.25)
    pinch.scale = 3
    apart(125, at: 30)
    #expect(pinch.scale == 1.5)
  }

  @Test("Set before it begins, it goes on from there as well, with fingers however near (KR-49)")
  func nearFingers() {
    #expect(pinch.velocity == 0)
    world.touch(at: 0, .down(100, 100), .down(150, 100, finger: 1))
    world.touch(at: 10, .move(101, 100, finger: 1))
    pinch.scale = 1
    world.touch(at: 20, .move(102, 100, finger: 1))
    #expect(pinch.scale == 2)
    #expect(pinch.velocity > 0)
  }

  @Test("Fingers that meet at one point leave the scale as it was set")
  func onePoint() {
    down(0)
    apart(8, at: 10)
    #expect(pinch.scale == 1)
    apart(16, at: 20)
    apart(0, at: 30)
    pinch.scale = 4
    apart(30, at: 40)
    #expect(pinch.scale == 4)
  }

  @Test("A finger that comes or goes leaves the scale as it is until one moves (KR-50)")
  func joining() {
    down(100)
    apart(216, at: 10)
    world.touch(at: 20, .up(20, 100))
    world.touch(at: 30, .move(250, 100, finger: 1))
    world.touch(at: 40, .down(50, 100, finger: 2))
    #expect(pinch.scale == 2)
  }

  @Test("Its velocity is by how much the scale changes in a second")
  func velocityOfScale() {
    // From 110 to 164 points of 108: half as large again, in a tenth of a second.
    down(100)
    apart(110, at: 10)
    apart(164, at: 110)
    #expect(abs(pinch.velocity - 5) < 1)
  }

  @Test("Its velocity has the sign of the change, and is zero at rest")
  func velocity() {
    down(100)
    #expect(pinch.velocity == 0)
    apart(110, at: 10)
    apart(120, at: 20)
    #expect(pinch.velocity > 0)
    apart(110, at: 200)
    apart(100, at: 300)
    #expect(pinch.velocity < 0)
    apart(100, at: 900)
    #expect(pinch.velocity == 0)
  }

  @Test("A finger that joins it again leaves the velocity to the new pair (KR-35)")
  func velocityOfNewPair() {
    world.touch(at: 0, .down(100, 100), .down(200, 100, finger: 1))
    world.touch(at: 90, .move(290, 100, finger: 1))
    world.touch(at: 100, .up(290, 100, finger: 1))
    world.touch(at: 110, .down(120, 100, finger: 1))
    world.touch(at: 120, .move(130, 100, finger: 1))
    world.touch(at: 130, .move(140, 100, finger: 1))
    #expect(pinch.velocity > 0)
  }
}
