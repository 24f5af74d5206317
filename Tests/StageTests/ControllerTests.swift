import Testing
import TouchScript

@Suite("Controllers present, and end it")
struct ControllerTests {
  private let scene = Scenario {
    window {
      View("a", Rect(0, 0, 100, 100)).controller("first")
      View("b", Rect(200, 0, 100, 100)).controller("second", presentedBy: "first")
      View("c", Rect(0, 200, 100, 100)).controller("third")
    }
  }

  private func played(_ changes: [Scenario.Change], then point: Point) throws -> [Observation] {
    var scenario = scene
    scenario.script = [
      .init(at: 0, touches: [.init(1, .began, at: Point(10, 10))]),
      .init(at: 10, changes: changes), .init(at: 20, touches: [.init(0, .began, at: point)]),
    ]
    return try play(scenario)
  }

  @Test("Who is presented from the beginning cannot be presented again")
  func presentedBefore() throws {
    #expect(try played([.present("second", by: "third")], then: Point(10, 10)).errors.count == 1)
    #expect(try played([.present("third", by: "first")], then: Point(10, 10)).errors.count == 1)
    let again = try played(
      [.dismiss("second"), .present("second", by: "third")], then: Point(10, 10))
    #expect(again.errors.isEmpty)
  }

  @Test("Presenting takes touches from the view that is covered")
  func covering() throws {
    let seen = try played(
      [.dismiss("first"), .present("third", by: "first")], then: Point(10, 210))
    #expect(seen.touches(of: "a") == [.began, .cancelled])
    #expect(seen.errors.isEmpty)
  }

  @Test("A presented controller's chain goes on with who presented it once its view is nowhere")
  func chain() throws {
    let scenario = Scenario {
      window {
        View("a", Rect(0, 0, 100, 100)).controller("first")
        View("b", Rect(200, 0, 100, 100)) { Button("button", Rect(0, 0, 50, 50)) }
          .controller("second", presentedBy: "first")
      }
    } script: {
      Change(.removeFromSuperview("b"))
      Change(.becomeFirstResponder("b"))
      Tap(at: Point(10, 10))
    }
    #expect(
      try play(scenario).contains(
        .chain(
          from: "a",
          responders: [
            "first", "w", "scene", "application",
          ])))
  }
}
