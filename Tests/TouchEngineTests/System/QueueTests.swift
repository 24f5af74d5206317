import Foundation
import Testing
import TouchEngine

@Suite("What comes in while something else is being handled")
struct QueueTests {
  private let world = World()

  @Test("A touch from within a callback is handled after the event at hand, in order")
  func nestedTouch() {
    let diary = world.diary
    let application = world.application
    let a = world.add("a", 0, 0, 100, 100)
    world.add("b", 100, 0, 100, 100)
    world.add("c", 200, 0, 100, 100)
    a.onTouch = { touch, _ in
      guard touch.phase == .began else { return }
      diary.note("tap a \(touch.phase)")
      application.touch([.down(105, 5, finger: 1)])
      application.touch([.down(205, 5, finger: 2)])
      diary.note("a over")
    }
    application.touch([.down(5, 5)])
    #expect(diary.take() == ["a began 0", "tap a began", "a over", "b began 1", "c began 2"])
  }

  @Test("Time that is let pass from within a callback passes after the event, before what follows")
  func nestedTime() {
    let diary = world.diary
    let application = world.application
    let a = world.add("a", 0, 0, 100, 100)
    let b = world.add("b", 100, 0, 100, 100)
    a.onTouch = { touch, _ in
      guard touch.phase == .began else { return }
      application.advance(to: 500)
      application.touch([.down(105, 5, finger: 1)])
      diary.note("a at \(application.time)")
    }
    b.onTouch = { _, _ in diary.note("b at \(application.time)") }
    application.touch([.down(5, 5)])
    #expect(diary.take() == ["a began 0", "a at 0", "b began 1", "b at 500"])
    #expect(application.time == 500)
  }

  @Test("What a timer's callback asks for is done before more time passes")
  func timer() {
    let diary = world.diary
    let application = world.application
    let a = world.add("a", 0, 0, 100, 100)
    let b = world.add("b", 100, 0, 100, 100)
    world.tap("tap", on: b).delaysTouchesBegan = true
    var heldUntil = 0
    b.onTouch = { _, _ in
      heldUntil = application.time
      application.touch([.down(5, 5, finger: 1)])
      application.advance(to: heldUntil + 7)
      application.touch([.up(5, 5, finger: 1)])
    }
    var times: [Int] = []
    a.onTouch = { _, _ in times.append(application.time) }
    application.touch([.down(105, 5)])
    application.advance(to: 5000)
    #expect(0 < heldUntil && heldUntil < 5000)
    #expect(times == [heldUntil, heldUntil + 7])
    #expect(application.time == 5000)
    #expect(diary.take() == ["tap began 0", "b began 0", "a began 1", "a ended 1"])
  }

  @Test("An interruption from within a callback comes after the event")
  func nestedInterruption() {
    let diary = world.diary
    let application = world.application
    let a = world.add("a", 0, 0, 100, 100)
    a.onTouch = { touch, _ in
      guard touch.phase == .began else { return }
      application.interrupt()
      diary.note("still here")
    }
    application.touch([.down(5, 5)])
    #expect(diary.take() == ["a began 0", "still here", "a cancelled 0"])
  }

  @Test("An event sent again by the app is delivered once, and endless sending ends")
  func sentAgain() {
    final class Sending: UIApplication {
      var sends = 0
      override func sendEvent(_ event: UIEvent) {
        sends += 1
        super.sendEvent(event)
      }
    }
    final class Returning: UIWindow {
      override func sendEvent(_ event: UIEvent) {
        super.sendEvent(event)
        application?.sendEvent(event)
      }
    }
    let application = Sending()
    let window = Returning(
      frame: CGRect(x: 0, y: 0, width: 10, height: 10), application: application)
    window.isHidden = false
    let diary = Diary()
    window.addSubview(NotingView("a", window.bounds, diary))
    application.touch([.down(5, 5)])
    #expect(diary.take() == ["a began 0"])
    #expect(application.sends == UIApplication.sendingLimit + 1)
    #expect(application.programmerErrors.map(\.kind) == [.endlessSending])
    application.touch([.up(5, 5)])
    #expect(diary.take() == ["a ended 0"])
  }
}
