import Foundation
import Logs
import Testing
import TouchEngine

@Suite("Frames of the touch screen")
struct FrameTests {
  private let world = World()
  private let view: LoggingView

  init() { view = world.add("v", 0, 0, 300, 300) }

  @Test("Several moves of one finger in a frame are one, and the event lists them all")
  func coalesced() {
    var places: [CGFloat] = []
    var previous: [CGFloat] = []
    var predicted: [UITouch]?
    view.onTouch = { touch, event in
      let all = event?.coalescedTouches(for: touch) ?? []
      places = all.map { $0.location(in: nil).x }
      previous = all.map { $0.previousLocation(in: nil).x }
      predicted = event?.predictedTouches(for: touch)
    }
    world.touch(at: 0, .down(5, 5))
    #expect(places == [5])
    world.touch(at: 10, .move(6, 5), .move(7, 5), .move(8, 5))
    world.expectLog(["V(v).began [touch 0]", "V(v).moved [touch 0]"])
    #expect(places == [6, 7, 8])
    #expect(previous == [5, 6, 7])
    #expect(predicted == [])
    world.touch(at: 20, .move(9, 5))
    #expect(places == [9])
  }

  @Test("A finger that does more than move in a frame makes several events, in order")
  func severalEvents() {
    world.touch(at: 0, .down(5, 5), .move(6, 5), .up(6, 5), .down(7, 5), .up(7, 5))
    world.expectLog(
      """
      V(v).began [touch 0]
      V(v).moved [touch 0]
      V(v).ended [touch 0]
      V(v).began [touch 0]
      V(v).ended [touch 0]
      """)
  }

  @Test("What makes no sense makes no event: moving, lifting or coming down twice")
  func nonsense() {
    final class Counting: UIWindow {
      var events = 0
      override func sendEvent(_ event: UIEvent) {
        events += 1
        super.sendEvent(event)
      }
    }
    let window = Counting(windowScene: world.scene, frame: world.window.frame)
    window.isHidden = false
    world.touch(at: 0, .move(5, 5), .up(5, 5))
    #expect(window.events == 0)
    world.touch(at: 10, .down(5, 5))
    world.touch(at: 20, .down(5, 5))
    #expect(window.events == 1)
  }
}
