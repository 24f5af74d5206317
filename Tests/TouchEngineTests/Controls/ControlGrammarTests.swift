import Foundation
import Testing
import TouchEngine

/// Plays every short touch on every class of control. Source: rulebook CT-10.
@Suite("The grammar of a touch's events")
struct ControlGrammarTests {
  /// The events of touches, each as one letter.
  private static let letters: [String: Character] = [
    "touchDown": "D", "touchDownRepeat": "R", "touchDragExit": "x", "touchDragEnter": "n",
    "touchDragInside": "i", "touchDragOutside": "o", "touchUpInside": "I", "touchUpOutside": "O",
    "touchCancel": "C",
  ]

  /// Whether each move is inside, and how the touch ends.
  private struct Script {
    var moves: [Bool]
    var end: UITouch.Phase
    var endsInside: Bool
  }

  private static let scripts: [Script] = (0...4).flatMap { count in
    (0..<(1 << count)).flatMap { bits in
      [(UITouch.Phase.ended, true), (.ended, false), (.cancelled, true)].map { end in
        Script(
          moves: (0..<count).map { bits & (1 << $0) == 0 }, end: end.0, endsInside: end.1)
      }
    }
  }

  /// What the rulebook calls for, from the moves alone.
  private func expected(_ script: Script) -> String {
    var events = "D"
    var isInside = true
    func note(_ inside: Bool) {
      if inside != isInside { events += inside ? "n" : "x" }
      isInside = inside
    }
    for inside in script.moves {
      note(inside)
      events += inside ? "i" : "o"
    }
    if script.end == .cancelled { return events + "C" }
    note(script.endsInside)
    return events + (isInside ? "I" : "O")
  }

  @Test(
    "Down; then in and out, each in its turn; then exactly one last event",
    arguments: ControlClass.allCases)
  func grammar(_ kind: ControlClass) {
    for script in Self.scripts {
      let world = World()
      let control = world.add(kind.make(), 0, 0, 60, 20)
      world.touch(at: 0, .down(55, 10))
      var time = 0
      func place(_ inside: Bool) -> CGPoint {
        inside ? CGPoint(x: 55, y: 10) : CGPoint(x: 55, y: 400)
      }
      for inside in script.moves {
        time += 10
        world.touch(at: time, .move(place(inside).x, place(inside).y))
      }
      let sample = FingerSample(finger: 0, phase: script.end, location: place(script.endsInside))
      world.touch(at: time + 10, sample)
      let events = String(
        world.take().texts.compactMap { Self.letters[$0.dropFirst(8).dropLast().description] })
      #expect(events == expected(script), "\(script)")
      #expect(!control.isTracking && !control.isHighlighted)
    }
  }
}
