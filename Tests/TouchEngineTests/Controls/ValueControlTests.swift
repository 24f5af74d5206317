import Foundation
import Logs
import Testing
import TouchEngine

@Suite("Controls that do something")
struct ValueControlTests {
  @Test("A tap sends what each class is there for", arguments: ControlClass.allCases)
  func tap(_ kind: ControlClass) {
    let world = World()
    world.add(kind.make(), 0, 0, 60, 20)
    world.tap(55, 10, at: 0, until: 50)
    let extra = kind.eventsOfTap
    let events = ["touchDown"] + extra.before + ["touchUpInside"] + extra.after
    world.expectLog(.sequence(events.map { "send(c, \($0))" }))
  }

  @Test(
    "A finger that leaves, or is taken away, changes nothing",
    arguments: ControlClass.allCases.filter { $0 != .slider && $0 != .switch })
  func changedMind(_ kind: ControlClass) {
    let world = World()
    world.add(kind.make(), 0, 0, 60, 20)
    world.touch(at: 0, .down(55, 10))
    world.touch(at: 10, .up(55, 400))
    world.touch(at: 1000, .down(55, 10))
    world.touch(at: 1010, .cancel(55, 10))
    world.expectLog(
      """
      send(c, touchDown)
      send(c, touchDragExit)
      send(c, touchUpOutside)
      send(c, touchDown)
      send(c, touchCancel)
      """)
  }

  @Test("A second tap with a quick finger is one more tap")
  func quickTaps() {
    let world = World()
    let stepper = world.add(UIStepper(), 0, 0, 60, 20)
    world.tap(55, 10, at: 0, until: 50)
    world.tap(55, 10, at: 100, until: 150)
    world.tap(5, 10, at: 200, until: 250)
    #expect(stepper.value == 1)
  }

  @Test("A change that was sent is not sent again, even if the app ends the tracking")
  func sentOnce() {
    let world = World()
    let slider = world.add(UISlider(), 0, 0, 131, 31)
    let stepper = world.add(UIStepper(), 0, 100, 100, 30)
    var sent = 0
    for control in [slider, stepper] {
      control.addAction(
        UIAction { _ in
          sent += 1
          if sent < 10 { control.cancelTracking(with: nil) }
        }, for: .valueChanged)
    }
    world.touch(at: 0, .down(10, 10))
    world.touch(at: 10, .move(60, 10))
    #expect(sent == 1)
    world.touch(at: 20, .up(60, 10))
    world.touch(at: 30, .down(80, 110))
    world.application.advance(to: 540)
    #expect(sent == 2)
  }
}
