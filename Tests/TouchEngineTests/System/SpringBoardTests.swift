import Foundation
import Logs
import Testing
import TouchEngine

@Suite("SpringBoard")
struct SpringBoardTests {
  private let world = World()
  private let device: Device

  init() {
    device = world.application.device
    world.add("a", 0, 0, 100, 100)
  }

  @Test("It consumes fingers while the home screen is in front, and forwards them to an app")
  func homeScreen() {
    device.springBoard.showHomeScreen()
    #expect(device.springBoard.frontmost == nil)
    device.touch([.down(5, 5)])
    device.touch([.up(5, 5)])
    world.expectLog("")
    #expect(
      device.springBoard.consumed.map(\.content) == [
        .digitizer([.down(5, 5)]), .digitizer([.up(5, 5)]),
      ])
    device.springBoard.open(world.application)
    #expect(device.springBoard.frontmost === world.application)
    device.touch([.down(5, 5)])
    world.expectLog("V(a).began [touch 0]")
    #expect(device.springBoard.consumed.count == 2)
  }

  @Test("An app that leaves the front never gets its fingers back")
  func leavesFront() {
    device.touch([.down(5, 5)])
    device.springBoard.showHomeScreen()
    world.expectLog(["V(a).began [touch 0]", "V(a).cancelled [touch 0]"])
    device.touch([.move(6, 6)])
    device.springBoard.open(world.application)
    device.touch([.move(7, 7)])
    device.touch([.up(7, 7)])
    world.expectLog("")
    #expect(device.springBoard.consumed.count == 3)
    device.touch([.down(5, 5)])
    world.expectLog("V(a).began [touch 0]")
  }

  @Test("A finger that came down on the home screen never becomes an app's")
  func startedElsewhere() {
    device.springBoard.showHomeScreen()
    device.touch([.down(5, 5)])
    device.springBoard.open(world.application)
    device.touch([.move(6, 6), .down(50, 50, finger: 1)])
    world.expectLog("V(a).began [touch 1]")
    device.touch([.up(6, 6)])
    world.expectLog("")
  }

  @Test("A new app comes to the front of its device, and shares its clock")
  func twoApps() {
    device.touch([.down(5, 5)])
    let second = UIApplication(device: device)
    #expect(device.springBoard.frontmost === second)
    world.expectLog(["V(a).began [touch 0]", "V(a).cancelled [touch 0]"])
    device.advance(to: 70)
    #expect(second.time == 70)
    #expect(world.application.time == 70)
    let window = UIWindow(
      frame: CGRect(x: 0, y: 0, width: 10, height: 10), application: second)
    window.isHidden = false
    window.addSubview(LoggingView("second", window.bounds, world.calls))
    device.touch([.down(5, 5, finger: 1)])
    world.expectLog("V(second).began [touch 1]")
  }

  @Test("An app of another device cannot be opened, and opening the app in front changes nothing")
  func openings() {
    device.springBoard.open(UIApplication())
    #expect(device.springBoard.frontmost === world.application)
    device.touch([.down(5, 5)])
    device.springBoard.open(world.application)
    device.touch([.up(5, 5)])
    world.expectLog(["V(a).began [touch 0]", "V(a).ended [touch 0]"])
  }

  @Test("An app that is gone leaves the home screen behind")
  func gone() {
    let device = Device()
    do { _ = UIApplication(device: device) }
    #expect(device.springBoard.frontmost == nil)
    device.touch([.down(5, 5)])
    device.advance(to: 10)
    #expect(device.springBoard.consumed.count == 1)
  }
}
