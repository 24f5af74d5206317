import Stage
import Testing
import TouchScript

let screen = Scenario {
  Window("window", Rect(0, 0, 320, 480)) {
    View("card", Rect(20, 40, 280, 200)) {
      Button("like", Rect(20, 20, 100, 44))
    }
    .tap("open")
  }
} script: {
  Tap(at: Point(80, 80))
}

@Test func theButtonWins() throws {
  let trace = Stage().perform(screen)
  #expect(try Query("event like touchUpInside", in: screen).holds(in: trace))
  #expect(try Query("not recognized open", in: screen).holds(in: trace))
}
