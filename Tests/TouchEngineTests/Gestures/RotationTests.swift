import Foundation
import Testing
import TouchEngine

@Suite("Rotations")
struct RotationTests {
  private typealias RotationBench = Bench<UIRotationGestureRecognizer>
  private let bench = RotationBench(UIRotationGestureRecognizer())
  private var rotation: UIRotationGestureRecognizer { bench.recognizer }

  private var degrees: CGFloat { rotation.rotation * 180 / .pi }

  private static let down: [FingerSample] = [.down(150, 200), .down(250, 200, finger: 1)]

  /// The second finger at an angle, seen from the first, clockwise from the right.
  private static func turn(to degrees: CGFloat) -> [FingerSample] {
    let angle = degrees * .pi / 180
    return [.move(150 + 100 * cos(angle), 200 + 100 * sin(angle), finger: 1)]
  }

  @Test("It begins at ten degrees, changes, and ends with both fingers (KR-51)")
  func course() {
    #expect(rotation.rotation == 0)
    #expect(bench.play((0, Self.down), (10, Self.turn(to: 9.99))) == [])
    #expect(bench.play((20, Self.turn(to: 10))) == [.began])
    #expect(bench.play((30, Self.turn(to: 12)), (40, Self.turn(to: 3))) == [.changed, .changed])
    #expect(bench.play((50, [.up(150, 200)])) == [])
    #expect(bench.play((60, [.move(260, 200, finger: 1)])) == [.changed])
    #expect(bench.play((70, [.up(250, 205, finger: 1)])) == [.ended])
  }

  @Test(
    "Five degrees are left out, in the direction of the turn (KR-51)",
    arguments: [(10, 5), (45, 40), (90, 85), (-10, -5), (-45, -40)])
  func slack(turned: CGFloat, expected: CGFloat) {
    #expect(bench.play((0, Self.down), (10, Self.turn(to: turned))) == [.began])
    #expect(abs(degrees - expected) < 1e-9)
  }

  @Test("Once set, the rotation goes on from there, without another threshold (KR-52)")
  func settingRotation() {
    bench.play((0, Self.down), (10, Self.turn(to: 45)))
    rotation.rotation = 0
    #expect(bench.play((20, Self.turn(to: 46))) == [.changed])
    #expect(abs(degrees - 1) < 1e-9)
    rotation.rotation = .pi
    bench.play((30, Self.turn(to: 16)))
    #expect(abs(degrees - 150) < 1e-9)
  }

  @Test("Turns add up beyond half a turn and a whole one")
  func wholeTurns() {
    bench.play((0, Self.down))
    for step in 1...9 { bench.play((step * 10, Self.turn(to: CGFloat(step) * 50))) }
    #expect(abs(degrees - 445) < 1e-9)
    #expect(rotation.velocity > 0)
    for step in 0...9 { bench.play((200 + step * 10, Self.turn(to: 450 - CGFloat(step) * 50))) }
    #expect(abs(degrees + 5) < 1e-9)
    #expect(rotation.velocity < 0)
  }

  @Test("One finger never turns, nor do two that move apart (KR-46)")
  func noTurn() {
    #expect(
      bench.play((0, [.down(100, 100)]), (10, [.move(100, 250)]), (20, [.up(100, 250)])) == [])
    #expect(bench.play((1000, Self.down), (1010, [.move(290, 200, finger: 1)])) == [])
    #expect(bench.play((1020, [.up(150, 200), .up(290, 200, finger: 1)])) == [])
  }

  @Test("It is in the middle of its two fingers, and takes the next without a jump (KR-53)")
  func middleAndNextFinger() {
    bench.play((0, Self.down), (10, [.move(150, 300, finger: 1)]))
    #expect(rotation.location(in: nil) == CGPoint(x: 150, y: 250))
    bench.play((20, [.up(150, 200)]), (30, [.down(50, 300, finger: 2)]))
    #expect(abs(degrees - 85) < 1e-9)
    bench.play((40, [.move(150, 250, finger: 2)]))
    #expect(abs(degrees - 175) < 1e-9)
  }

  @Test("Fingers that meet at one point keep their angle")
  func onePoint() {
    bench.play((0, Self.down), (10, Self.turn(to: 45)), (20, [.move(150, 200, finger: 1)]))
    #expect(abs(degrees - 40) < 1e-9)
  }

  @Test("Cancelled by the system, it sends a cancelled action if it has begun (GR-45)")
  func cancellation() {
    bench.play((0, Self.down), (10, Self.turn(to: 45)))
    #expect(
      bench.play((20, [.cancel(150, 200), .cancel(150, 250, finger: 1)])) == [.cancelled])
  }

  // MARK: Faults

  /// The actions of several rotations, and the whole degrees at each.
  private func story(_ behavior: Behavior = .uikit) -> [String] {
    let bench = RotationBench(UIRotationGestureRecognizer(), under: behavior)
    var story: [String] = []
    bench.log.onAction = { [rotation = bench.recognizer] in
      story.append("\(rotation.state) \(Int((rotation.rotation * 180 / .pi).rounded()))")
      if rotation.rotation > 1 { rotation.rotation = 0 }
    }
    bench.play(
      (0, Self.down), (10, Self.turn(to: 4)), (20, Self.turn(to: 30)), (30, Self.turn(to: 90)),
      (40, Self.turn(to: 95)), (50, [.up(150, 200)]), (60, [.move(200, 100, finger: 1)]),
      (70, [.up(200, 100, finger: 1)]))
    bench.play((1000, [.down(100, 100)]), (1010, [.move(250, 100)]), (1020, [.up(250, 100)]))
    return story
  }

  @Test(
    "Each wrong way of turning can be seen",
    arguments: [
      .rotationNeverBegins, .rotationInverted, .rotationNotSet,
    ] as [Mistake])
  func faults(mistake: Mistake) { #expect(story(Behavior(mistakes: [mistake])) != story()) }
}
