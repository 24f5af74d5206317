import Foundation
import Logs
import Testing
import TouchEngine

@Suite("The way of an event through the system")
struct JournalTests {
  private let world = World()
  private let journal = Journal()

  init() { world.application.device.journal = journal }

  @Test("A finger passes the touch screen, SpringBoard, the app's run loop, its queue and window")
  func wholeWay() {
    world.add("a", 0, 0, 100, 100)
    let device = world.application.device
    device.touch([.down(5, 5)])
    device.advance(to: 120)
    device.touch([.up(5, 5)])
    #expect(
      journal.description == """
        #1       0 ms  touch screen             finger 0 began
        #1       0 ms  SpringBoard's port
        #1       0 ms  SpringBoard              forwards it to application
        #1       0 ms  the app's port           application
        #1       0 ms  source1
        #1       0 ms  source0
        #1       0 ms  event queue
        #1       0 ms  UIApplication.sendEvent
        #1       0 ms  UIWindow.sendEvent
        #1       0 ms  handled
        #2     120 ms  touch screen             finger 0 ended
        #2     120 ms  SpringBoard's port
        #2     120 ms  SpringBoard              forwards it to application
        #2     120 ms  the app's port           application
        #2     120 ms  source1
        #2     120 ms  source0
        #2     120 ms  event queue
        #2     120 ms  UIApplication.sendEvent
        #2     120 ms  UIWindow.sendEvent
        #2     120 ms  handled
        """)
    world.expectLog(["V(a).began [touch 0]", "V(a).ended [touch 0]"])
  }

  @Test("The short way in begins at the app's port, and is the same from there")
  func shortWay() {
    world.add("a", 0, 0, 100, 100)
    world.application.touch([.down(5, 5)])
    #expect(
      journal.passages.map(\.station) == Array(Passage.Station.allCases.dropFirst(3)))
    world.expectLog("V(a).began [touch 0]")
  }

  @Test("Other events take the same way")
  func otherEvents() {
    world.window.makeKeyAndVisible()
    let device = world.application.device
    device.receive(.motion(.motionShake, .began))
    device.receive(.press([PressSample(type: .menu, phase: .began)]))
    device.receive(.remoteControl(.remoteControlPlay))
    for number in 1...3 {
      let stations = journal.passages.filter { $0.number == number }.map(\.station)
      #expect(stations == Passage.Station.allCases)
    }
    #expect(
      journal.passages.filter { $0.station == .hardware }.map(\.remark) == [
        "motionShake began", "menu began", "remoteControlPlay",
      ])
  }

  @Test("SpringBoard says so where it consumes a whole event, and not where it consumes a part")
  func consumed() {
    let device = world.application.device
    // The app's cancellation is the first event.
    device.springBoard.showHomeScreen()
    device.touch([.down(5, 5)])
    device.springBoard.open(world.application)
    device.touch([.move(6, 6), .down(50, 50, finger: 1)])
    #expect(
      journal.passages.filter { $0.station == .springBoard }
        .map { "\($0.number) \($0.remark)" } == [
          "2 consumes it", "3 forwards it to application",
        ])
  }

  @Test("Long numbers take the room that is there, and no more")
  func longNumbers() {
    for _ in 1...100 { world.application.device.touch([.down(5, 5)]) }
    #expect(
      journal.passages.first { $0.number == 100 }?.description
        == "#100     0 ms  touch screen             finger 0 began")
  }

  @Test("So do long times")
  func longTimes() {
    world.application.advance(to: 123_456)
    world.application.device.touch([.down(5, 5)])
    #expect(
      journal.passages.first?.description
        == "#1  123456 ms  touch screen             finger 0 began")
  }

  @Test("An event that the application swallows gets no further than the queue")
  func swallowed() {
    final class Swallowing: UIApplication {
      override func sendEvent(_ event: UIEvent) {}
    }
    let application = Swallowing()
    let window = UIWindow(
      frame: CGRect(x: 0, y: 0, width: 10, height: 10), application: application)
    window.isHidden = false
    application.device.journal = journal
    application.touch([.down(5, 5)])
    #expect(journal.passages.map(\.station).suffix(2) == [.eventQueue, .handled])
  }

  @Test("The fingers of one frame make one event")
  func frames() {
    world.add("a", 0, 0, 100, 100)
    world.add("b", 100, 0, 100, 100)
    world.application.touch([.down(5, 5), .down(105, 5, finger: 1)])
    #expect(journal.passages.count { $0.station == .sendEvent } == 1)
    world.expectLog(["V(a).began [touch 0]", "V(b).began [touch 1]"])
  }
}
