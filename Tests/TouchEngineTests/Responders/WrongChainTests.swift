import Foundation
import Testing
import TouchEngine

@Suite("Engines whose responder chain is wrong")
struct WrongChainTests {
  /// What a scene with everything in it lets hear, under a chain that differs from UIKit's.
  private func heard(_ change: (inout Behavior) -> Void = { _ in }) -> [String] {
    var behavior = Behavior.uikit
    change(&behavior)
    let world = World(behavior: behavior)
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

  @Test("A controller is followed by its parent or by the window, not by its view's superview")
  func afterController() {
    #expect(
      heard { $0.chain.afterController = .parent } == [
        "childView began 0", "child began 0", "root began 0", "delegate began 0",
      ])
    #expect(
      heard { $0.chain.afterController = .window } == [
        "childView began 0", "child began 0", "delegate began 0",
      ])
  }

  @Test("A scene ends the chain")
  func scene() {
    #expect(heard { $0.chain.continuesAfterScene = false } == Self.right.dropLast())
  }

  @Test("Siblings get into the chain")
  func siblings() {
    func chain(isFaulty: Bool) -> [UIResponder] {
      var behavior = Behavior.uikit
      behavior.chain.includesSiblings = isFaulty
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
    let lines = heard { $0.chain.retargetsForwardedTouches = true }
    #expect(lines.contains("in container"))
    #expect(!lines.contains("in childView"))
  }

  @Test("A touch goes on although an override kept it")
  func keptTouches() {
    func heard(isFaulty: Bool) -> [String] {
      var behavior = Behavior.uikit
      behavior.chain.forwardsKeptTouches = isFaulty
      let world = World(behavior: behavior)
      let outer = world.add("outer", 0, 0, 100, 100)
      world.add("inner", 0, 0, 100, 100, to: outer)
      world.tap(5, 5, at: 0, until: 10)
      return world.diary.take()
    }
    #expect(heard(isFaulty: false) == ["inner began 0", "inner ended 0"])
    #expect(
      heard(isFaulty: true) == ["inner began 0", "outer began 0", "inner ended 0", "outer ended 0"])
    #expect(self.heard { $0.chain.forwardsKeptTouches = true } == Self.right)
  }

  @Test("A responder that keeps the beginning of a touch keeps all of it")
  func separateMethods() {
    final class KeepingBeginnings: UIView {
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    }
    for isFaulty in [false, true] {
      var behavior = Behavior.uikit
      behavior.chain.forwardsMethodsSeparately = !isFaulty
      let world = World(behavior: behavior)
      let outer = world.add("outer", 0, 0, 100, 100)
      outer.addSubview(KeepingBeginnings(frame: outer.bounds))
      world.tap(5, 5, at: 0, until: 10)
      #expect(world.diary.take() == (isFaulty ? [] : ["outer ended 0"]))
    }
  }

  @Test("The first answer of next stands for ever")
  func rememberedNext() {
    for isFaulty in [false, true] {
      var behavior = Behavior.uikit
      behavior.chain.asksNextEveryTime = !isFaulty
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
    var behavior = Behavior.uikit
    behavior.chain.tellsWhetherDelivered = false
    let world = World(behavior: behavior)
    #expect(world.application.sendAction("go", to: nil, from: world.window, for: nil))
  }

  @Test("A view that left its window remains its first responder")
  func removedFirstResponder() {
    final class Willing: UIView {
      override var canBecomeFirstResponder: Bool { true }
    }
    var behavior = Behavior.uikit
    behavior.chain.releasesRemovedFirstResponder = false
    let world = World(behavior: behavior)
    world.window.makeKeyAndVisible()
    let view = Willing()
    world.window.addSubview(view)
    view.becomeFirstResponder()
    view.removeFromSuperview()
    #expect(world.application.firstResponder === view)
  }

  @Test("An app hears of fingers on the home screen")
  func homeScreen() {
    for isFaulty in [false, true] {
      var behavior = Behavior.uikit
      behavior.system.hearsBehindHomeScreen = isFaulty
      let world = World(behavior: behavior)
      world.add("a", 0, 0, 100, 100)
      let device = world.application.device
      device.springBoard.showHomeScreen()
      device.touch([.down(5, 5)])
      #expect(world.diary.take() == (isFaulty ? ["a began 0"] : []))
    }
  }

  @Test("An action waits for the next event")
  func lateActions() {
    for isFaulty in [false, true] {
      var behavior = Behavior.uikit
      behavior.system.sendsActionsAtOnce = !isFaulty
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
      var behavior = Behavior.uikit
      behavior.chain.endsWithDelegate = !isFaulty
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
      var behavior = Behavior.uikit
      behavior.chain.includesRecognizers = isFaulty
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
      var behavior = Behavior.uikit
      behavior.chain.includesPresenting = !isFaulty
      let world = World(behavior: behavior)
      let presenting = UIViewController()
      presenting.view = world.add("a", 0, 0, 100, 100)
      let presented = UIViewController()
      presenting.present(presented, animated: false)
      #expect((presented.next === presenting) != isFaulty)
    }
  }
}
