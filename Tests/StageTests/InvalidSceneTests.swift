import Stage
import Testing
import TouchScript

@Suite("A scene that is not valid")
struct InvalidSceneTests {
  @Test("It ends the program, with a sentence that says which scene it is")
  func sentence() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let scenario = Scenario {
        Window("window", Rect(0, 0, 90, 90)) {
          View("twin", Rect(0, 0, 9, 9))
          View("twin", Rect(0, 0, 9, 9))
        }
      } script: {
        Tap(at: Point(5, 5))
      }
      _ = Stage().perform(scenario)
    }
    let said = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(said.contains("The scene of [\"window\", \"twin\", \"twin\"] cannot be played: "))
  }
}
