import Foundation
import Testing
import TouchEngine

@Suite("Corners of the device")
struct DeviceCornerTests {
  @Test("What waits for time in an app goes on though another is launched")
  func secondApp() {
    let device = Device()
    let application = UIApplication(device: device)
    let window = UIWindow(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), application: application)
    window.isHidden = false
    let press = UILongPressGestureRecognizer()
    let log = ActionLog()
    press.addTarget(log, action: "act")
    window.addGestureRecognizer(press)
    let other = UIApplication(device: device)
    device.springBoard.open(application)
    device.touch([.down(5, 5)])
    device.advance(to: 1000)
    #expect(log.take() == [.began])
    #expect(other.programmerErrors == [])
  }

  @Test("What is asked for while a view is hit-tested comes after the event at hand (SY-03)")
  func askedInHitTest() {
    final class Asking: UIView {
      var ask: (() -> Void)?
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let asked = ask
        ask = nil
        asked?()
        return super.point(inside: point, with: event)
      }
    }
    let world = World()
    let asking = Asking(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    world.window.addSubview(asking)
    world.add("v", 0, 0, 100, 100, to: asking).isMultipleTouchEnabled = true
    asking.ask = { [application = world.application] in
      application.touch([.down(50, 5, finger: 1)])
    }
    world.touch(at: 0, .down(5, 5))
    #expect(world.diary.take() == ["v began 0", "v began 1"])
  }

  @Test("A button is pressed with all its force, if nothing else is said")
  func force() {
    #expect(PressSample(type: .select, phase: .began).force == 1)
  }
}
