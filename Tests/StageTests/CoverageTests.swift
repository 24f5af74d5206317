import Logs
import Testing
import TouchScript

@Suite("Everything that a trace can say")
struct CoverageTests {
  @Test("is said by the stage")
  func everyCase() throws {
    let scenario = Scenario(application: .init(delegate: .init())) {
      window {
        ScrollView("s", Rect(0, 0, 100, 100)) { View("a", Rect(0, 0, 100, 200)) }
          .contentSize(Size(100, 200))
        TableView("t", Rect(100, 0, 100, 100)) { Cell("cell", Rect(0, 0, 100, 50)) }
        Switch("c", Rect(200, 0, 100, 100)).target("w", "switched", for: [.valueChanged])
        View("v", Rect(0, 200, 100, 100)).canBecomeFirstResponder(true)
          .tap("one") {
            $0.delegate = .init(
              shouldReceive: true, shouldReceiveEvent: true, simultaneousWith: [],
              requiresFailureOf: [], isRequiredToFailBy: [])
          }
          .recognizer(.tap, "two") {
            $0.delegate = .init(requiresFailureOf: [], isRequiredToFailBy: [])
          }
      }
    } script: {
      Change(.becomeFirstResponder("v"))
      Change(.motion(.began))
      Change(.endIgnoringInteractionEvents)
      for (index, point) in [Point(150, 10), Point(250, 10), Point(50, 250)].enumerated() {
        At(1000 * (index + 1))
        Tap(at: point, holding: 200)
      }
      After(1000)
      Down(at: Point(50, 90))
      After(300)
      Move(to: Point(50, 50))
      After(50)
      Up()
    }
    #expect(Set(observations(of: scenario).map(\.kind)) == Set(Observation.Kind.allCases))
  }
}
