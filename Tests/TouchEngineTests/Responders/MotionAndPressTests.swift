import Foundation
import Logs
import Testing
import TouchEngine

@Suite("Events that have no place on the screen")
struct MotionAndPressTests {
  @Test("They go to the first responder and climb the chain from there")
  func firstResponder() {
    let (world, view) = world()
    let controller = PressController(world.calls)
    controller.view = view
    view.becomeFirstResponder()
    expectEvents(in: world, heardBy: ["v", "controller"])
  }

  @Test("Without a first responder they go to the key window")
  func keyWindow() {
    let (world, _) = world()
    let window = PressWindow(
      frame: CGRect(x: 0, y: 0, width: 10, height: 10), application: world.application)
    window.calls = world.calls
    window.makeKeyAndVisible()
    expectEvents(in: world, heardBy: ["window"])
  }

  @Test("Without a key window they go to the application, and on to its delegate")
  func noWindow() {
    let application = PressApplication()
    let delegate = PressDelegate(application.calls)
    application.delegate = delegate
    application.motion(.began)
    application.press([PressSample(type: .select, phase: .began)])
    application.remoteControl(.remoteControlPause)
    expect(
      application.calls.take(),
      """
      delegate motionShake began
      delegate presses began select
      delegate remoteControlPause
      """)
  }

  @Test("A responder that does not call super keeps them to itself")
  func stops() {
    let (world, view) = world()
    let controller = PressController(world.calls)
    controller.view = view
    view.becomeFirstResponder()
    view.passesOn = false
    expectEvents(in: world, heardBy: ["v"])
  }

  @Test("A press keeps its object and its responder until the button is released")
  func presses() {
    let (world, view) = world()
    let other = PressView("other", world.calls)
    world.window.addSubview(other)
    view.becomeFirstResponder()
    var seen: [UIPress] = []
    view.onPress = { press, event in
      seen.append(press)
      #expect(event?.type == .presses)
      #expect(event?.subtype == UIEvent.EventSubtype.none)
      #expect(event?.allPresses.contains(press) == true)
      #expect(event?.allTouches == [])
    }
    let application = world.application
    application.press([PressSample(type: .select, phase: .began)])
    other.becomeFirstResponder()
    application.advance(to: 40)
    application.press([PressSample(type: .select, phase: .changed, force: 0.5)])
    #expect(seen.last?.force == 0.5)
    #expect(seen.last?.timestamp == 0.04)
    #expect(seen.last?.window === world.window)
    #expect(seen.last?.responder === view)
    application.press([
      PressSample(type: .menu, phase: .began), PressSample(type: .select, phase: .ended),
    ])
    world.expectLog(
      """
      v presses began select
      v presses changed select
      other presses began menu
      v presses ended select
      """)
    #expect(Set(seen).count == 1)
  }

  @Test("What makes no sense is ignored")
  func nonsense() {
    let (world, view) = world()
    view.becomeFirstResponder()
    let application = world.application
    application.motion(.ended)
    application.press([PressSample(type: .select, phase: .ended)])
    application.press([])
    world.expectLog("")
    application.motion(.began)
    application.motion(.began)
    application.press([PressSample(type: .select, phase: .began)])
    application.press([PressSample(type: .select, phase: .began)])
    world.expectLog(
      """
      v motionShake began
      v presses began select
      """)
  }

  @Test("An interruption cancels a motion and the presses that are going on")
  func interruption() {
    let (world, view) = world()
    view.becomeFirstResponder()
    world.application.interrupt()
    world.application.motion(.began)
    world.application.press([PressSample(type: .select, phase: .began)])
    world.take()
    world.application.interrupt()
    world.application.motion(.ended)
    world.application.press([PressSample(type: .select, phase: .ended)])
    world.expectLog(
      """
      v motionShake cancelled
      v presses cancelled select
      """)
  }

  // MARK: -

  private func world() -> (World, PressView) {
    let world = World()
    world.window.makeKeyAndVisible()
    let view = PressView("v", world.calls)
    world.window.addSubview(view)
    return (world, view)
  }

  /// Every kind of event is heard by those called `names`, in that order.
  private func expectEvents(
    in world: World, heardBy names: [String], _ location: SourceLocation = #_sourceLocation
  ) {
    let application = world.application
    let kinds: [(String, () -> Void)] = [
      ("motionShake began", { application.motion(.began) }),
      ("motionShake ended", { application.motion(.ended) }),
      (
        "presses began playPause",
        { application.press([PressSample(type: .playPause, phase: .began)]) }
      ),
      (
        "presses cancelled playPause",
        { application.press([PressSample(type: .playPause, phase: .cancelled)]) }
      ),
      ("remoteControlPlay", { application.remoteControl(.remoteControlPlay) }),
    ]
    for (kind, happen) in kinds {
      happen()
      world.expectLog(
        .sequence(names.map { "\($0) \(kind)" }), sourceLocation: location)
    }
  }

  @Test("Each press is itself, and knows when its button went down")
  func identity() {
    final class Pressed: UIView {
      var seen: [UIPress] = []
      override var canBecomeFirstResponder: Bool { true }
      override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        seen += presses
      }
    }
    let world = World()
    let pressed = Pressed()
    world.window.addSubview(pressed)
    world.window.makeKey()
    pressed.becomeFirstResponder()
    world.application.advance(to: 2000)
    world.application.press([
      PressSample(type: .select, phase: .began), PressSample(type: .menu, phase: .began),
    ])
    #expect(pressed.seen.count == 2)
    #expect(pressed.seen.allSatisfy { $0.timestamp == 2 })
    #expect(pressed.seen.first != pressed.seen.last)
  }

  @Test("A button is pressed with all its force, if nothing else is said")
  func force() {
    #expect(PressSample(type: .select, phase: .began).force == 1)
  }
}
