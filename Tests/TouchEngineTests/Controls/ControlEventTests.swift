import Foundation
import Testing
import TouchEngine

@Suite("Control events")
struct ControlEventTests {
  private let world = World()
  private let control: NotingControl

  init() {
    control = world.add(NotingControl(world.diary), 100, 100, 40, 40) { control, event in
      var line = "\(event):"
      if control.isTracking { line += " tracking" }
      if control.isTouchInside { line += " inside" }
      if control.isHighlighted { line += " highlighted" }
      return line
    }
  }

  @Test("A tap sends touchDown and, after tracking has ended, touchUpInside")
  func tap() {
    #expect(!control.isTracking && !control.isHighlighted && !control.isTouchInside)
    world.touch(at: 0, .down(110, 110))
    #expect(world.diary.take() == ["begin", "down: tracking inside highlighted"])
    world.touch(at: 50, .up(110, 110))
    #expect(world.diary.take() == ["end", "upInside: inside"])
    #expect(!control.isTracking && !control.isHighlighted)
  }

  @Test("A drag out and in again says so, and the highlight follows")
  func drag() {
    world.touch(at: 0, .down(110, 110))
    world.diary.note("out")
    world.touch(at: 10, .move(310, 110))
    world.touch(at: 20, .move(311, 110))
    world.diary.note("in")
    world.touch(at: 30, .move(110, 110))
    world.touch(at: 40, .move(111, 110))
    #expect(
      world.diary.take().dropFirst(2) == [
        "out", "continue", "exit: tracking", "dragOutside: tracking", "continue",
        "dragOutside: tracking", "in", "continue", "enter: tracking inside highlighted",
        "dragInside: tracking inside highlighted", "continue",
        "dragInside: tracking inside highlighted",
      ])
    world.touch(at: 50, .move(310, 110))
    world.touch(at: 60, .up(310, 110))
    #expect(world.diary.take().suffix(2) == ["end", "upOutside:"])
  }

  @Test("A second quick tap also sends touchDownRepeat")
  func repeated() {
    world.tap(110, 110, at: 0, until: 50)
    _ = world.diary.take()
    world.touch(at: 150, .down(110, 110))
    #expect(
      world.diary.take() == [
        "begin", "down: tracking inside highlighted", "repeat: tracking inside highlighted",
      ])
  }

  @Test("A touch that is taken away sends touchCancel and nothing after")
  func cancelled() {
    world.touch(at: 0, .down(110, 110))
    world.touch(at: 10, .cancel(110, 110))
    #expect(world.diary.take().suffix(2) == ["cancel", "cancelled: inside"])
  }

  @Test("A control that does not want to track sends nothing")
  func refusesToBegin() {
    control.begins = false
    world.tap(110, 110, at: 0, until: 50)
    #expect(world.diary.take() == ["begin"])
    #expect(!control.isTracking)
  }

  @Test("A control that stops tracking sends nothing more for that touch")
  func refusesToContinue() {
    world.touch(at: 0, .down(110, 110))
    control.continues = false
    world.touch(at: 10, .move(111, 110))
    world.touch(at: 20, .up(111, 110))
    #expect(world.diary.take().dropFirst(2) == ["continue"])
    #expect(!control.isTracking && !control.isHighlighted)
  }

  @Test("A control follows one finger at a time")
  func secondFinger() {
    control.isMultipleTouchEnabled = true
    world.touch(at: 0, .down(110, 110))
    world.touch(at: 10, .down(120, 110, finger: 1))
    world.touch(at: 20, .up(120, 110, finger: 1))
    #expect(world.diary.take() == ["begin", "down: tracking inside highlighted"])
    world.touch(at: 30, .up(110, 110))
    #expect(world.diary.take() == ["end", "upInside: inside"])
  }

  @Test("While it tracks, nobody above hears of the touch")
  func keepsTouches() {
    let outer = world.add("outer", 0, 0, 320, 480)
    outer.addSubview(control)
    world.touch(at: 0, .down(110, 110))
    world.touch(at: 10, .move(111, 110))
    world.touch(at: 20, .up(111, 110))
    #expect(!world.diary.take().contains { $0.hasPrefix("outer") })
  }

  @Test("An override that keeps the end from it does not keep the next touch from being tracked")
  func overrideWithoutSuper() {
    final class Keeping: UIControl {
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { kept += touches }
      /// Kept alive, which must not matter.
      var kept: [UITouch] = []
    }
    let keeping = Keeping(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    world.window.addSubview(keeping)
    let counter = Counter()
    keeping.addTarget(counter, action: "down", for: .touchDown)
    world.tap(5, 5, at: 0, until: 50)
    world.tap(5, 5, at: 1000, until: 1050)
    #expect(keeping.kept.count == 2)
    #expect(counter.calls == ["down", "down"])
  }

  @Test("The inside is as large as an override of point(inside:) makes it")
  func enlarged() {
    final class Wide: UIControl {
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { true }
    }
    let wide = Wide(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    world.window.addSubview(wide)
    let counter = Counter()
    wide.addTarget(counter, action: "inside", for: .touchUpInside)
    world.touch(at: 0, .down(300, 5))
    world.touch(at: 10, .up(300, 400))
    #expect(counter.calls == ["inside"])
  }
}
