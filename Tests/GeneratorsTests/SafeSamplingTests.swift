import PropertyTesting
import Testing
import TouchScript

@testable import Generators

/// Source: rulebook section 13, whose numbers these are.
@Suite("No finger of a template comes between what surely is a gesture and what surely is none")
struct SafeSamplingTests {
  private static let cases = (0..<UInt64(2000)).map { seed in
    var source = Source(seed: seed)
    var casting = Casting(&source, scope: .everything)
    return casting.scenario()
  }

  @Test(
    "Fingers move by little or by much",
    arguments: [
      (Scenario.Recognizer.Kind.tap, 2.0, 100.0), (.longPress, 5, 30), (.pan, 3, 30),
      (.swipe, 2, 100),
    ])
  func distance(_ kind: Scenario.Recognizer.Kind, _ low: Double, _ high: Double) {
    let cases = Self.cases.filter { $0.has(kind) && !$0.isOfPressesAlone }
    let distances = cases.flatMap(\.fingerTouches).map(\.distance).filter { $0 > low }
    #expect(distances.filter { $0 < high } == [])
    #expect(distances.count > 50)
  }

  @Test("Where presses are alone, fingers move by much less than each allows, or by much more")
  func wanderingPresses() {
    var moves = 0
    var unclear: [Double] = []
    for scenario in Self.cases where scenario.isOfPressesAlone {
      let allowed = scenario.recognizers.filter { $0.kind == .longPress }.map(\.allowableMovement)
      for distance in scenario.fingerTouches.map(\.distance) where distance > 0 {
        moves += 1
        if !allowed.allSatisfy({ distance <= $0 / 2 || distance >= $0 + 20 }) {
          unclear.append(distance)
        }
      }
    }
    #expect(unclear == [])
    #expect(moves > 10)
  }

  @Test("Fingers that rest beneath taps stay briefly or for long")
  func tapDuration() {
    check(where: { $0.has(.tap) }) { $0 <= 150 || $0 >= 5_000 }
  }

  @Test("Fingers that rest beneath long presses stay clearly too short or long enough")
  func pressDuration() {
    for limit in [300, 500, 1_000] {
      check(where: { scenario in
        scenario.recognizers.contains {
          $0.kind == .longPress && $0.minimumPressDuration == limit
        }
      }) { $0 <= limit - 200 || $0 >= limit + 300 }
    }
  }

  @Test("No animation ends just when a finger comes down")
  func animations() {
    var ends = 0
    var unclear: [Scenario] = []
    for scenario in Self.cases {
      for animation in scenario.animations {
        ends += 1
        let isClear = !scenario.fingerTouches.contains { $0.began == animation.times.upperBound }
        if !isClear { unclear.append(scenario) }
      }
    }
    #expect(unclear == [])
    #expect(ends > 50)
  }

  @Test("Fingers that rest in scroll views lift before the content receives them, or well after")
  func contentDelay() {
    check(where: { $0.views.contains(where: \.kind.isScrollView) }) { $0 < 50 || $0 > 300 }
  }

  @Test("Swipes are fast and straight, or surely none")
  func swipes() {
    var moves = 0
    var unclear: [Scenario] = []
    for scenario in Self.cases where scenario.has(.swipe) {
      for touch in scenario.fingerTouches {
        guard let (time, place) = touch.firstMove(beyond: 2) else { continue }
        let (x, y) = (abs(place.x - touch.start.x), abs(place.y - touch.start.y))
        moves += 1
        let isClear = time >= 1_000 || time <= 100 && (min(x, y) <= 20 || min(x, y) >= 60)
        if !isClear { unclear.append(scenario) }
      }
    }
    #expect(unclear == [])
    #expect(moves > 50)
  }

  @Test("Pans from the edges start at one, or far from all")
  func edges() {
    let starts = Self.cases.filter { $0.has(.screenEdgePan) }.flatMap(\.fingerTouches)
      .filter { $0.distance > 3 }.map(\.start)
    let unclear = starts.filter { start in
      [start.x, start.y, 320 - start.x, 480 - start.y].contains { $0 > 5 && $0 < 60 }
    }
    #expect(unclear == [])
    #expect(starts.count > 50)
  }

  @Test("Fingers under a press that may move far go farther still, or rest")
  func patientPresses() {
    let distances = Self.cases.filter { scene in
      scene.recognizers.contains { $0.kind == .longPress && $0.allowableMovement == 50 }
    }.flatMap(\.fingerTouches).map(\.distance).filter { $0 > 25 }
    #expect(distances.filter { $0 < 150 } == [])
    #expect(distances.count > 20)
  }

  private func check(where isAbout: (Scenario) -> Bool, _ isSafe: (Int) -> Bool) {
    let rests = Self.cases.filter(isAbout).flatMap(\.fingerTouches)
      .filter { $0.distance <= 2 && $0.ended != nil }
    #expect(rests.map(\.duration).filter { !isSafe($0) } == [])
    #expect(rests.count > 50)
  }
}

extension Scenario {
  fileprivate func has(_ kind: Recognizer.Kind) -> Bool {
    recognizers.contains { $0.kind == kind }
  }
}

extension Scenario {
  /// Whether nobody but presses, and recognizers of the app's own, looks at how far fingers move.
  fileprivate var isOfPressesAlone: Bool {
    has(.longPress) && recognizers.allSatisfy { [.longPress, .custom].contains($0.kind) }
      && !views.contains { $0.kind.isControl || $0.kind.isScrollView }
  }
}
