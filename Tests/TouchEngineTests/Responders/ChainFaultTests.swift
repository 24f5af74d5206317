import Foundation
import Logs
import Testing
import TouchEngine
import TouchScript

@Suite("Engines whose responder chain is wrong")
struct ChainFaultTests {
  /// A touch of the view of a child controller, which everybody passes on.
  private let touch = Scenario(application: .init(delegate: .init())) {
    window {
      View("rootView", Rect(0, 0, 300, 300)) {
        View("container", Rect(0, 0, 200, 200)) {
          View("sibling", Rect(0, 0, 50, 50))
          View("childView", Rect(0, 0, 100, 100)).controller("child")
        }
      }
      .controller("root")
    }
  } script: {
    Drag((0, 5, 5))
  }

  private static let uikit: LogPattern = """
    V(childView).began
    V(child).began
    V(container).began
    V(rootView).began
    V(root).began
    V(w).began
    V(scene).began
    V(application).began
    V(delegate).began
    """

  @Test(
    "UIKit's chain, and that of an engine that passes on what was kept: here nothing was",
    arguments: [[], [.keptTouchesForwarded]] as [Mistakes])
  func uikit(mistakes: Mistakes) {
    expectLog(of: touch, by: Behavior(mistakes: mistakes), observing: ["V"], Self.uikit)
  }

  @Test("A controller is followed by its parent, not by its view's superview")
  func afterController() {
    expectLog(
      of: touch, by: Behavior(mistakes: [.controllerBeforeParent]), observing: ["V"],
      """
      V(childView).began
      V(child).began
      V(root).began
      V(w).began
      V(scene).began
      V(application).began
      V(delegate).began
      """)
  }

  @Test("A scene ends the chain")
  func scene() {
    expectLog(
      of: touch, by: Behavior(mistakes: [.sceneEndsChain]), observing: ["V"],
      """
      V(childView).began
      V(child).began
      V(container).began
      V(rootView).began
      V(root).began
      V(w).began
      V(scene).began
      """)
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
    let behavior = Behavior(mistakes: [.forwardedTouchRetargeted])
    let told = trace(of: touch, by: behavior).entries.map(\.what).filter {
      $0.kind == .responder && $0.who == "container"
    }
    let views = told.flatMap { $0.touches.map(\.view) }
    #expect(views == ["container"])
  }

  @Test("A touch goes on although an override kept it")
  func keptTouches() {
    expectLog(
      of: Scenario {
        window {
          View("outer", Rect(0, 0, 100, 100)) {
            View("inner", Rect(0, 0, 100, 100)).touches(.keeps)
          }
          .touches(.keeps)
        }
      } script: {
        Drag((0, 5, 5), up: 10)
      }, by: Behavior(mistakes: [.keptTouchesForwarded]), observing: ["V(inner)", "V(outer)"],
      """
      V(inner).began
      V(outer).began
      V(inner).ended
      V(outer).ended
      """)
  }

  @Test(
    "The first answer of next stands for ever",
    arguments: [([], "second"), ([.nextAskedOnce], "first")] as [(Mistakes, String)])
  func rememberedNext(mistakes: Mistakes, last: String) {
    expectLog(
      of: Scenario {
        window {
          View("second", Rect(0, 0, 100, 100)).touches(.keeps)
          View("first", Rect(0, 0, 100, 100)) { View("a", Rect(0, 0, 100, 100)) }.touches(.keeps)
        }
      } script: {
        Drag((0, 5, 5), up: 10)
        At(1000)
        Change(.addSubview("a", to: "second"))
        Change(.bringToFront("second"))
        Drag((2000, 5, 5), up: 2010)
      }, by: Behavior(mistakes: mistakes), observing: ["V(first)", "V(second)"],
      """
      V(first).began
      V(first).ended
      V(\(last)).began
      V(\(last)).ended
      """)
  }

  @Test("An action that nobody performed is said to be delivered")
  func delivery() {
    let behavior = Behavior(mistakes: [.alwaysDelivered])
    let world = World(behavior: behavior)
    #expect(world.application.sendAction("go", to: nil, from: world.window, for: nil))
  }

  @Test(
    "An action waits for the next event",
    arguments: [([], 50), ([.actionsWithNextEvent], 2000)] as [(Mistakes, Int)])
  func lateActions(mistakes: Mistakes, time: Int) {
    expectLog(
      of: Scenario {
        window { View("a", Rect(0, 0, 100, 100)).tap("tap") }
      } script: {
        Drag((0, 5, 5), up: 50)
        Drag((2000, 5, 5))
      }, by: Behavior(mistakes: mistakes), observing: ["action"], "\(time) ms  action(tap)")
  }

  @Test("The chain goes on after the delegate")
  func delegateFollowed() {
    for isFaulty in [false, true] {
      let behavior = Behavior(mistakes: isFaulty ? [.delegateFollowed] : [])
      let world = World(behavior: behavior)
      let delegate = LoggingDelegate(world.calls)
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
