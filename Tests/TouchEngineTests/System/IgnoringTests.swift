import Foundation
import Logs
import Testing
import TouchEngine

@Suite("Ignoring interaction events")
struct IgnoringTests {
  private func world() -> World {
    let world = World()
    world.add("a", 0, 0, 100, 100)
    world.add("b", 100, 0, 100, 100)
    return world
  }

  @Test("A finger that comes down meanwhile is unheard until it lifts")
  func wholeContact() {
    let world = world()
    let application = world.application
    application.beginIgnoringInteractionEvents()
    #expect(application.isIgnoringInteractionEvents)
    application.touch([.down(5, 5)])
    application.endIgnoringInteractionEvents()
    #expect(!application.isIgnoringInteractionEvents)
    application.touch([.move(6, 6), .down(105, 5, finger: 1)])
    application.touch([.up(6, 6)])
    application.touch([.down(5, 5)])
    world.expectLog(
      """
      V(b).began [touch 1]
      V(a).began [touch 0]
      """)
  }

  @Test("A finger of which the home screen took the lift is heard again")
  func liftOnHomeScreen() {
    let world = world()
    let device = world.application.device
    device.springBoard.open(world.application)
    world.application.beginIgnoringInteractionEvents()
    device.touch([.down(5, 5)])
    device.springBoard.showHomeScreen()
    device.touch([.up(5, 5)])
    device.springBoard.open(world.application)
    world.application.endIgnoringInteractionEvents()
    device.touch([.down(6, 6)])
    world.expectLog("V(a).began [touch 0]")
  }

  @Test("A finger that was down before goes on being heard")
  func running() {
    let world = world()
    world.application.touch([.down(5, 5)])
    world.application.beginIgnoringInteractionEvents()
    world.application.touch([.move(6, 6), .down(105, 5, finger: 1)])
    world.application.touch([.up(6, 6)])
    world.expectLog(
      """
      V(a).began [touch 0]
      V(a).moved [touch 0]
      V(a).ended [touch 0]
      """)
  }

  @Test("Beginnings need as many ends; an end too many is reported")
  func nesting() {
    let world = world()
    let application = world.application
    application.beginIgnoringInteractionEvents()
    application.beginIgnoringInteractionEvents()
    application.endIgnoringInteractionEvents()
    #expect(application.isIgnoringInteractionEvents)
    application.touch([.down(5, 5)])
    world.expectLog("")
    application.endIgnoringInteractionEvents()
    #expect(application.programmerErrors.isEmpty)
    application.endIgnoringInteractionEvents()
    #expect(!application.isIgnoringInteractionEvents)
    #expect(application.programmerErrors.map(\.kind) == [.unbalancedIgnoring])
  }
}
