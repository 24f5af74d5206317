/// Gathers the steps of a finger script.
///
/// The clock starts at 0, and `After` and `At` put it on. Fingers that stand side by side between two
/// of them are one event. A change is a step of its own, and what is written behind it happens a
/// millisecond later. Where nothing stands between `After` and `At`, time passes. `When` says what
/// happens inside a callback, whenever that is; it belongs to no moment.
@resultBuilder
public enum ScriptBuilder {
  /// Takes a part of a script.
  public static func buildExpression(_ element: some ScriptElement) -> ScriptParts { element.parts }

  /// Takes parts that were gathered elsewhere.
  public static func buildExpression(_ parts: ScriptParts) -> ScriptParts { parts }

  /// Joins the parts of a block.
  public static func buildBlock(_ parts: ScriptParts...) -> ScriptParts { buildArray(parts) }

  /// Joins the parts of a loop's rounds.
  public static func buildArray(_ parts: [ScriptParts]) -> ScriptParts {
    ScriptParts(parts.flatMap(\.acts), reactions: parts.flatMap(\.reactions))
  }

  /// Takes the parts of an `if`, or none.
  public static func buildOptional(_ parts: ScriptParts?) -> ScriptParts { parts ?? .none }

  /// Takes the parts of one branch.
  public static func buildEither(first parts: ScriptParts) -> ScriptParts { parts }

  /// Takes the parts of the other branch.
  public static func buildEither(second parts: ScriptParts) -> ScriptParts { parts }
}

/// Acts of fingers, app and clock, on their way into a `Scenario`.
public struct ScriptParts: Sendable {
  let acts: [Act]
  let reactions: [Scenario.Reaction]

  /// Nothing happens.
  public static let none = ScriptParts([])

  init(_ acts: [Act], reactions: [Scenario.Reaction] = []) {
    self.acts = acts
    self.reactions = reactions
  }

  /// One thing that happens, or the clock being put on.
  enum Act: Sendable {
    case after(Int)
    case at(Int)
    case change(Scenario.Change)
    /// A finger does something; nil: where it was last.
    case touch(finger: Int, TouchPhase, at: Point?)
  }

  /// The steps that the acts amount to.
  var steps: [Scenario.Step] {
    var steps: [Scenario.Step] = []
    var locations: [Int: Point] = [:]
    func open(at time: Int) { steps.append(Scenario.Step(at: time)) }
    func open(after milliseconds: Int) {
      let (time, overflow) = (steps.last?.at ?? 0).addingReportingOverflow(milliseconds)
      open(at: overflow ? .max : time)
    }
    for act in acts {
      switch act {
      case .after(let milliseconds): open(after: milliseconds)
      case .at(let time): open(at: time)
      case .change(let change):
        if steps.last?.isEmpty != true { open(after: steps.isEmpty ? 0 : 1) }
        steps[steps.count - 1].changes.append(change)
      case .touch(let finger, let phase, let location):
        if steps.last?.changes.isEmpty != true { open(after: steps.isEmpty ? 0 : 1) }
        let location = location ?? locations[finger] ?? .zero
        locations[finger] = location
        steps[steps.count - 1].touches.append(Scenario.Finger(finger, phase, at: location))
      }
    }
    // They are one event, in ascending order.
    for index in steps.indices { steps[index].touches.sort { $0.finger < $1.finger } }
    return steps
  }
}

extension Scenario.Step {
  /// Whether nothing happens in it but that time passes.
  var isEmpty: Bool { changes.isEmpty && touches.isEmpty }
}
