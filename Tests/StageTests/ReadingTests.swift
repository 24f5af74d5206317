import Logs
import Testing
import TouchScript

@Suite("What the stage reads off a recognizer when it sends its action")
struct ReadingTests {
  @Test("is the middle of its touches, in its view's coordinates, and how many they are")
  func touches() {
    expectLog(
      of: Scenario {
        window {
          View("a", Rect(100, 50, 200, 200)).boundsOrigin(Point(0, 1000)).isMultipleTouchEnabled()
            .tap("tap") { $0.touches = 2 }
        }
      } script: {
        Down(0, at: Point(110, 60))
        Down(1, at: Point(150, 80))
        After(50)
        Up(0)
        Up(1)
      }, observing: ["action"], "action(tap) in ended [2 touches at (30, 1020)]")
  }

  @Test("is given in whole multiples of 1/1024")
  func rounding() {
    let scenario = Scenario {
      window { View("a", Rect(0, 0, 300, 100)).transform(.scale(3, 1)).tap("tap") }
    } script: {
      Tap(at: Point(50, 20))
    }
    // The middle, at 150, stays where it is; a third of the way of 100 points is not dyadic.
    let x = (116 * 1024 + 683) / 1024.0
    #expect(
      observations(of: scenario).compactMap(\.detail?.reading)
        == [GestureReading(location: Point(x, 20), numberOfTouches: 1)])
  }
}
