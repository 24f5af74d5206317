import Testing
import TouchEngine

@Suite("Timers of the app's own")
struct VirtualTimerTests {
  @Test("fire once, or again and again until they are invalidated, on virtual time")
  func firing() {
    let world = World()
    var fired: [String] = []
    let application = world.application
    application.perform(afterDelay: 0.02) { fired.append("once \(application.time)") }
    application.perform(afterDelay: 0.01) { fired.append("never") }.invalidate()
    let timer = application.scheduledTimer(withTimeInterval: 0.015, repeats: true) { timer in
      fired.append("again \(application.time)")
      if fired.count == 3 { timer.invalidate() }
    }
    application.advance(to: 19)
    #expect(fired == ["again 15"])
    #expect(timer.isValid)
    application.advance(to: 1_000)
    #expect(fired == ["again 15", "once 20", "again 30"])
    #expect(!timer.isValid)
  }

  @Test("What takes no time fires with the next that passes, and never twice at one moment")
  func noTime() {
    let world = World()
    var fired = 0
    world.application.perform(afterDelay: 0) { fired += 1 }
    world.application.perform(afterDelay: .infinity) { fired += 100 }
    let timer = world.application.scheduledTimer(withTimeInterval: 0, repeats: true) { _ in
      fired += 10
    }
    #expect(fired == 0)
    world.application.advance(to: 2)
    #expect(fired == 21)
    timer.invalidate()
    world.application.advance(to: 10)
    #expect(fired == 21)
  }
}
