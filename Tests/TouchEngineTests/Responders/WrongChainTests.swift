import Foundation
import Testing
import TouchEngine

@Suite("Engines whose responder chain is wrong")
struct WrongChainTests {
  /// What a scene with everything in it lets hear, under a chain that differs from UIKit's.
  private func heard(_ mistakes: Mistakes = []) -> [String] {
    let world = World(behavior: Behavior(mistakes: mistakes))
    let diary = world.diary
    let delegate = NotingDelegate(diary)
    world.application.delegate = delegate
    let root = NotingController("root", diary)
    let child = NotingController("child", diary)
    root.view = world.add("rootView", 0, 0, 300, 300)
    let container = world.add("container", 0, 0, 200, 200, to: root.view)
    world.add("sibling", 0, 0, 50, 50, to: container)
    child.view = world.add("childView", 0, 0, 100, 100, to: container)
    root.addChild(child)
    for view in [root.view, container, child.view] { (view as? NotingView)?.passesOn = true }
    container.onTouch = { touch, _ in
      diary.note("in \((touch.view as? NotingView)?.name ?? "")")
    }
    world.touch(at: 0, .down(5, 5))
    withExtendedLifetime((root, child, delegate)) {}
    return diary.take()
  }

  private static let right = [
    "childView began 0", "child began 0", "container began 0", "in childView",
    "rootView began 0", "root began 0", "delegate began 0",
  ]

  @Test("UIKit's chain")
  func uikit() { #expect(heard() == Self.right) }

  @Test("A controller is followed by its parent, not by its view's superview")
  func afterController() {
    #expect(
      heard([.controllerBeforeParent]) == [
        "childView began 0", "child began 0", "root began 0", "delegate began 0",
      ])
  }

  @Test("A scene ends the chain")
  func scene() {
    #expect(heard([.sceneEndsChain]) == Self.right.dropLast())
  }

  @Test("Siblings get into the chain")
  func siblings() {
    func chain(isFaulty: Bool) -> [UIResponder] {
      let behavior = Behavior(mistakes: isFaulty ? [.siblingsInChain] : [])
      let world = World(behavior: behavior)
      let outer = world.add("outer", 0, 0, 10, 10)
      let behind = world.add("behind", 0, 0, 10, 10, to: outer)
      let front = world.add("front", 0, 0, 10, 10, to: outer)
      #expect(front.responderChain.contains(behind) == isFaulty)
      return behind.responderChain
    }
    #expect(chain(isFaulty: true).count == chain(isFaulty: false).count)
  }

  @Test("A touch that is passed on changes its view")
  func retargeting() {
    let lines = heard([.forwardedTouchRetargeted])
    #expect(lines.contains("in container"))
    #expect(!lines.contains("in childView"))
  }

  @Test("A touch goes on although an override kept it")
  func keptTouches() {
    func heard(isFaulty: Bool) -> [String] {
      let behavior = Behavior(mistakes: isFaulty ? [.keptTouchesForwarded] : [])
      let world = World(behavior: behavior)
      let outer = world.add("outer", 0, 0, 100, 100)
      world.add("inner", 0, 0, 100, 100, to: outer)
      world.tap(5, 5, at: 0, until: 10)
      return world.diary.take()
    }
    #expect(heard(isFaulty: false) == ["inner began 0", "inner ended 0"])
    #expect(
      heard(isFaulty: true) == ["inner began 0", "outer began 0", "inner ended 0", "outer ended 0"])
    #expect(self.heard([.keptTouchesForwarded]) == Self.right)
  }

  @Test("The first answer of next stands for ever")
  func rememberedNext() {
    for isFaulty in [false, true] {
      let behavior = Behavior(mistakes: isFaulty ? [.nextAskedOnce] : [])
      let world = World(behavior: behavior)
      let first = world.add("first", 0, 0, 100, 100)
      let second = world.add("second", 0, 0, 100, 100)
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      first.addSubview(view)
      world.window.bringSubviewToFront(first)
      world.tap(5, 5, at: 0, until: 10)
      second.addSubview(view)
      world.window.bringSubviewToFront(second)
      world.tap(5, 5, at: 2000, until: 2010)
      let last = isFaulty ? "first" : "second"
      #expect(
        world.diary.take() == [
          "first began 0", "first ended 0", "\(last) began 0", "\(last) ended 0",
        ])
    }
  }

  @Test("An action that nobody performed is said to be delivered")
  func delivery() {
    let behavior = Behavior(mistakes: [.alwaysDelivered])
    let world = World(behavior: behavior)
    #expect(world.application.sendAction("go", to: nil, from: world.window, for: nil))
  }

  @Test("An action waits for the next event")
  func lateActions() {
    for isFaulty in [false, true] {
      let behavior = Behavior(mistakes: isFaulty ? [.actionsWithNextEvent] : [])
      let world = World(behavior: behavior)
      let view = world.add("a", 0, 0, 100, 100)
      world.tap("tap", on: view)
      world.tap(5, 5, at: 0, until: 50)
      #expect(world.diary.take().contains("tap acts ended") != isFaulty)
      world.touch(at: 2000, .down(5, 5))
      #expect(world.diary.take().contains("tap acts ended") == isFaulty)
    }
  }

  @Test("The chain goes on after the delegate")
  func delegateFollowed() {
    for isFaulty in [false, true] {
      let behavior = Behavior(mistakes: isFaulty ? [.delegateFollowed] : [])
      let world = World(behavior: behavior)
      let delegate = NotingDelegate(world.diary)
      world.application.delegate = delegate
      #expect((delegate.next != nil) == isFaulty)
      #expect(world.window.responderChain.count == (isFaulty ? 5 : 4))
    }
  }

  @Test("A recognizer stands in the chain")
  func recognizerInChain() {
    for isFaulty in [false, true] {
      let behavior = Behavior(mistakes: isFaulty ? [.recognizersInChain] : [])
      let world = World(behavior: behavior)
      let view = world.add("a", 0, 0, 100, 100)
      let tap = world.tap("tap", on: view)
      tap.name = "tap"
      #expect((view.next === world.window) != isFaulty)
      #expect((view.next as? UIView)?.accessibilityIdentifier == (isFaulty ? "tap" : nil))
      #expect(view.responderChain.contains(world.window))
    }
  }

  @Test("A presented controller without a place is followed by nobody")
  func presentingLeftOut() {
    for isFaulty in [false, true] {
      let behavior = Behavior(mistakes: isFaulty ? [.presentingLeftOut] : [])
      let world = World(behavior: behavior)
      let presenting = UIViewController()
      presenting.view = world.add("a", 0, 0, 100, 100)
      let presented = UIViewController()
      presenting.present(presented, animated: false)
      #expect((presented.next === presenting) != isFaulty)
    }
  }
}
