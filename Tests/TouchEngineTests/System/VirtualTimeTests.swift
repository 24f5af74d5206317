import Foundation
import Logs
import Testing
import TouchEngine
import TouchScript

@Suite("Virtual time")
struct VirtualTimeTests {
  private let world = World()

  @Test("It passes only when it is let, and never backwards")
  func passing() {
    #expect(world.application.time == 0)
    world.application.advance(to: 30)
    world.application.advance(to: 20)
    #expect(world.application.time == 30)
    world.application.advance(to: -5)
    #expect(world.application.time == 30)
    world.application.advance(to: .max)
    #expect(world.application.time == .max)
  }

  @Test("A timer that would be due after the end of time breaks nothing")
  func endOfTime() {
    let tap = world.tap("tap", on: world.window)
    world.application.advance(to: .max)
    world.touch(at: .max, .down(5, 5))
    #expect(world.take().texts.first == "R(tap).began [touch 0]")
    #expect(tap.state == .possible)
  }

  @Test("What waits for time in an app goes on though another is launched")
  func secondApp() {
    let device = Device()
    let application = UIApplication(device: device)
    let window = UIWindow(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), application: application)
    window.isHidden = false
    let press = UILongPressGestureRecognizer()
    let counter = Counter()
    press.addTarget(counter, action: "press")
    window.addGestureRecognizer(press)
    let other = UIApplication(device: device)
    device.springBoard.open(application)
    device.touch([.down(5, 5)])
    device.advance(to: 1000)
    #expect(counter.calls == ["press"])
    #expect(press.state == .began)
    #expect(other.programmerErrors == [])
  }
}
