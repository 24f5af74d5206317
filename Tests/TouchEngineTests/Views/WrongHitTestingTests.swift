import Foundation
import Testing
import TouchEngine

@Suite("Mistakes of hit-testing")
struct WrongHitTestingTests {
  @Test("A window can take the point of the screen for one of its own (HT-15)")
  func pointOfScreen() {
    for isFaulty in [false, true] {
      let behavior = Behavior(mistakes: isFaulty ? [.windowPlaceIgnored] : [])
      let world = World(behavior: behavior)
      world.window.frame = CGRect(x: 100, y: 0, width: 100, height: 100)
      world.add("a", 0, 0, 20, 20)
      world.touch(at: 0, .down(110, 10))
      #expect(world.diary.take().isEmpty == isFaulty)
    }
  }

  @Test("Subviews that a controller manages can be asked first (HT-43)")
  func managedFirst() {
    for isFaulty in [false, true] {
      let behavior = Behavior(mistakes: isFaulty ? [.managedViewsFirst] : [])
      let world = World(behavior: behavior)
      let controller = UIViewController()
      let behind = world.add("a", 0, 0, 100, 100)
      controller.view = behind
      let front = world.add("b", 0, 0, 100, 100)
      let hit = world.window.hitTest(CGPoint(x: 5, y: 5), with: nil)
      #expect(hit === (isFaulty ? behind : front))
    }
  }
}
