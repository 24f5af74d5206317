import Foundation
import Logs
import Testing
import TouchEngine
import TouchScript

@Suite("Pans of wrong engines")
struct PanFaultTests {
  /// A pan of two fingers, one that does not begin, and one that is taken away; the view's scale makes
  /// its coordinates others than the window's.
  private func pans(
    minimum: Int = 1, rebases: Bool = false
  ) -> Scenario {
    scene {
      $0.transform(.scale(2, 2))
        .pan("pan", minimumTouches: minimum, rebases: rebases)
    } script: {
      Drag((0, 100, 100), (10, 130, 100), (20, 140, 100))
      At(30)
      Down(1, at: Point(150, 160))
      At(40)
      Move(to: Point(150, 100))
      Move(1, to: Point(160, 160))
      At(50)
      Up()
      At(60)
      Up(1)
      Drag((500, 100, 100), up: 510)
      Drag((600, 100, 100), (610, 150, 100))
      At(620)
      Change(.interrupt)
    }
  }

  @Test(
    "Each wrong way of panning can be seen",
    arguments: [
      .panDoesNotChange, .translationOfWindow, .translationJumps, .panEndsAtFirstLift,
      .panWithoutMovement, .noVelocity, .interruptedIsEnded,
    ] as [Mistake])
  func faults(mistake: Mistake) {
    expectDifference(of: pans(), by: Behavior(mistakes: [mistake]), observing: ["action"])
  }

  @Test("So can those that disregard what the app sets, or do it another way")
  func settings() {
    expectDifference(
      of: pans(rebases: true), by: Behavior(mistakes: [.translationNotSet]), observing: ["action"])
    expectDifference(
      of: pans(minimum: 2), by: Behavior(mistakes: [.panOfAnyFingers]), observing: ["action"])
    let crowd = scene {
      $0.pan("pan", maximumTouches: 1)
    } script: {
      Down(at: Point(100, 100))
      Down(1, at: Point(200, 200))
      At(20)
      Move(to: Point(140, 100))
      Move(1, to: Point(240, 200))
    }
    expectDifference(
      of: crowd, by: Behavior(mistakes: [.panIgnoresMaximum]), observing: ["action"])
  }

  @Test(
    "A wrong engine's pan begins at once, with any movement, or never",
    arguments: [
      (.panAtTouchDown, "0 ms  action(pan) in began"),
      (.panWithoutHysteresis, "10 ms  action(pan) in began"), (.panNeverBegins, ""),
    ] as [(Mistake, LogPattern)])
  func beginnings(mistake: Mistake, log: LogPattern) {
    expectLog(
      of: scene {
        $0.pan("pan")
      } script: {
        Drag((0, 100, 100), (10, 101, 100), (20, 200, 100), up: 30)
      }, by: Behavior(mistakes: [mistake]), observing: ["action(pan)", "R.began"],
      mistake == .panNeverBegins
        ? "R(pan).began" : ["R(pan).began", log, .repeated(["action(pan)"])])
  }

  @Test("Measured from the hysteresis, the translation is shorter and as steady (KR-28)")
  func sinceHysteresis() {
    var latitude = Latitude()
    latitude.translationLeavesOutHysteresis = true
    expectLog(
      of: scene {
        $0.pan("pan")
      } script: {
        Drag((0, 100, 100), (10, 130, 100), (20, 140, 100))
      }, by: Behavior(latitude: latitude), observing: ["action"],
      """
      action(pan) in began [translation (20, 0), …]
      action(pan) in changed [translation (30, 0), …]
      """)
  }

  @Test("A wrong engine tells each time that it began (GR-33)")
  func beginsAgain() {
    expectLog(
      of: scene {
        $0.pan("pan")
      } script: {
        Drag((0, 100, 100), (20, 140, 100), (40, 150, 100), up: 60)
      }, by: Behavior(mistakes: [.beginsAgain]), observing: ["action"],
      """
      20 ms  action(pan) in began
      40 ms  action(pan) in began
      60 ms  action(pan) in ended
      """)
  }

  @Test("A wrong engine measures the translation the wrong way round (KR-28)")
  func backwards() {
    expectLog(
      of: scene {
        $0.pan("pan")
      } script: {
        Drag((0, 100, 100), (20, 140, 120))
      }, by: Behavior(mistakes: [.translationBackwards]), observing: ["action"],
      "action(pan) in began [translation (-40, -20), …]")
  }
}
