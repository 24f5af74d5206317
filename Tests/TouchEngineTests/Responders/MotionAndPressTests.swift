import Logs
import Testing
import TouchEngine

/// To whom they go, and how they climb the chain, is in `StageTests`.
@Suite("Events that have no place on the screen")
struct MotionAndPressTests {
  private let world = World()
  private let application: UIApplication
  private let first: LoggingResponder

  init() {
    application = world.application
    world.window.makeKeyAndVisible()
    first = LoggingResponder("first", world.calls, above: world.window)
    first.becomeFirstResponder()
  }

  @Test("A press keeps its object and its responder until the button is released")
  func presses() {
    var seen: [UIPress] = []
    first.onPress = { [first] press, event in
      seen.append(press)
      #expect(press.window === world.window)
      #expect(press.responder === first)
      #expect(event?.type == .presses)
      #expect(event?.subtype == UIEvent.EventSubtype.none)
      #expect(event?.allPresses.contains(press) == true)
      #expect(event?.allTouches == [])
    }
    application.press([PressSample(type: .select, phase: .began)])
    #expect(seen.last?.force == 1)
    LoggingResponder("other", world.calls, above: world.window).becomeFirstResponder()
    application.advance(to: 40)
    application.press([PressSample(type: .select, phase: .changed, force: 0.5)])
    #expect(seen.last?.force == 0.5)
    #expect(seen.last?.timestamp == 0.04)
    application.press([PressSample(type: .select, phase: .ended)])
    world.expectLog(
      """
      first.pressesBegan [select]
      first.pressesChanged [select]
      first.pressesEnded [select]
      """)
    #expect(Set(seen).count == 1)
    first.onPress = nil
  }

  @Test("Each press is itself, and knows when its button went down")
  func identity() {
    var seen: [UIPress] = []
    first.onPress = { press, _ in seen.append(press) }
    application.advance(to: 2000)
    application.press([
      PressSample(type: .select, phase: .began), PressSample(type: .menu, phase: .began),
    ])
    world.expectLog("first.pressesBegan [menu, select]")
    #expect(seen.allSatisfy { $0.timestamp == 2 })
    #expect(Set(seen).count == 2)
    application.press([
      PressSample(type: .menu, phase: .ended), PressSample(type: .playPause, phase: .began),
    ])
    world.expectLog(["first.pressesBegan [playPause]", "first.pressesEnded [menu]"])
  }

  @Test("What makes no sense is ignored")
  func nonsense() {
    application.motion(.ended)
    application.press([PressSample(type: .select, phase: .ended)])
    application.press([])
    world.expectLog("")
    application.motion(.began)
    application.motion(.began)
    application.press([PressSample(type: .select, phase: .began)])
    application.press([PressSample(type: .select, phase: .began)])
    world.expectLog(["first.motionBegan", "first.pressesBegan"])
  }

  @Test("An interruption cancels a motion and the presses that are going on")
  func interruption() {
    application.interrupt()
    application.motion(.began)
    application.press([PressSample(type: .select, phase: .began)])
    world.take()
    application.interrupt()
    application.motion(.ended)
    application.press([PressSample(type: .select, phase: .ended)])
    world.expectLog(["first.motionCancelled", "first.pressesCancelled [select]"])
  }
}
