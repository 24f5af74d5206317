import Testing
import TouchScript

/// A finger that comes down, is at other places at their times, and lifts.
///
/// ```swift
/// Stroke(from: 50, 50).to(80, 50, at: 50).up(at: 100)
/// ```
struct Stroke: ScriptElement {
  private(set) var parts: ScriptParts
  private let finger: Int

  /// Brings a finger down at x, y, in screen coordinates.
  init(_ finger: Int = 0, from x: Double, _ y: Double, at time: Int = 0) {
    self.finger = finger
    parts = .none
    append(At(time), Down(finger, at: Point(x, y)))
  }

  /// Moves the finger.
  func to(_ x: Double, _ y: Double, at time: Int) -> Stroke {
    appending(At(time), Move(finger, to: Point(x, y)))
  }

  /// Lifts the finger where it was last.
  func up(at time: Int) -> Stroke { appending(At(time), Up(finger)) }

  /// Lifts the finger elsewhere.
  func up(_ x: Double, _ y: Double, at time: Int) -> Stroke {
    appending(At(time), Up(finger, at: Point(x, y)))
  }

  /// Makes a change while the finger is down.
  func with(_ change: Scenario.Change, at time: Int) -> Stroke {
    appending(At(time), Change(change))
  }

  private func appending(_ time: At, _ act: some ScriptElement) -> Stroke {
    var copy = self
    copy.append(time, act)
    return copy
  }

  private mutating func append(_ time: At, _ act: some ScriptElement) {
    parts = ScriptBuilder.buildArray([parts, time.parts, act.parts])
  }
}

extension Played {
  /// Plays a script on a view `v` that keeps its touches, of which it takes several, in a window
  /// `w`. The view has a recognizer `r`, and perhaps others.
  init(
    _ kind: Scenario.Recognizer.Kind, with change: (inout Scenario.Recognizer) -> Void = { _ in },
    and others: [Scenario.Recognizer] = [], transform: Transform = .identity,
    at location: SourceLocation = #_sourceLocation, @ScriptBuilder script: () -> ScriptParts
  ) {
    var recognizer = Scenario.Recognizer(id: "r", view: "v", kind: kind)
    change(&recognizer)
    self.init([recognizer] + others, transform: transform, at: location, script: script)
  }

  /// Plays a script on a view `v` that keeps its touches, of which it takes several, in a window
  /// `w`, with recognizers of both.
  init(
    _ recognizers: [Scenario.Recognizer], transform: Transform = .identity,
    at location: SourceLocation = #_sourceLocation, @ScriptBuilder script: () -> ScriptParts
  ) {
    let scenario = Scenario {
      Window("w", Rect(0, 0, 320, 480)) {
        View("v", Rect(0, 0, 320, 480)).touches(.keeps).isMultipleTouchEnabled()
          .transform(transform)
      }
      for recognizer in recognizers { recognizer }
    } script: {
      script()
    }
    self.init(scenario, at: location)
  }
}

extension Scenario {
  /// A view `v` that keeps its touches, in another `p`, in a window `w`, with recognizers of them.
  static func nested(
    _ recognizers: Recognizer..., takesSeveral: Bool = false,
    @SceneBuilder beside: () -> SceneParts = { SceneParts() },
    @ScriptBuilder script: () -> ScriptParts
  ) -> Scenario {
    Scenario {
      Window("w", Rect(0, 0, 320, 480)) {
        TouchScript.View("p", Rect(0, 0, 300, 400)) {
          TouchScript.View("v", Rect(0, 0, 300, 300)).touches(.keeps).isMultipleTouchEnabled(
            takesSeveral)
        }
        beside()
      }
      for recognizer in recognizers { recognizer }
    } script: {
      script()
    }
  }
}
