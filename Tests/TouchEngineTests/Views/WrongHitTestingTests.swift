import Foundation
import Testing
import TouchEngine

@Suite("Wrong values of hit-testing")
struct WrongHitTestingTests {
  @Test("A window can take the point of the screen for one of its own (HT-15)")
  func pointOfScreen() {
    for isFaulty in [false, true] {
      var behavior = Behavior.uikit
      behavior.hitTesting.convertsPointToWindow = !isFaulty
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
      var behavior = Behavior.uikit
      behavior.hitTesting.asksManagedViewsFirst = isFaulty
      let world = World(behavior: behavior)
      let controller = UIViewController()
      let behind = world.add("a", 0, 0, 100, 100)
      controller.view = behind
      let front = world.add("b", 0, 0, 100, 100)
      let hit = world.window.hitTest(CGPoint(x: 5, y: 5), with: nil)
      #expect(hit === (isFaulty ? behind : front))
    }
  }

  @Test("A view can be looked for as if its anchor point were in its middle (HT-17)")
  func anchorPoint() {
    for isFaulty in [false, true] {
      var behavior = Behavior.uikit
      behavior.hitTesting.heedsAnchorPoint = !isFaulty
      let world = World(behavior: behavior)
      let view = world.add("a", 0, 0, 40, 40)
      view.anchorPoint = .zero
      view.center = CGPoint(x: 100, y: 100)
      #expect(
        world.window.hitTest(CGPoint(x: 90, y: 90), with: nil)
          === (isFaulty ? view : world.window))
    }
  }
}
