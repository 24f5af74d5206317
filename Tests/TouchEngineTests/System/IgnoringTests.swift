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

  @Test("A finger of which the home screen took the lift is delivered again")
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
