/// Gathers the steps of a finger script.
///
/// The clock starts at 0. `After` and `At` put it on; what stands between two of them happens at
/// one moment, and is one step of the scenario: its changes first, then its touches as one event.
/// A moment in which nothing stands only lets time pass. `When` says what happens inside a callback,
/// whenever that is; it belongs to no moment.
@resultBuilder
public enum ScriptBuilder {
  /// Takes a part of a script.
  public static func buildExpression(_ element: some ScriptElement) -> ScriptParts {
    element.parts
  }

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
    for act in acts {
      switch act {
      case .after(let milliseconds):
        let now = steps.last?.at ?? 0
        let (time, overflow) = now.addingReportingOverflow(milliseconds)
        open(at: overflow ? .max : time)
      case .at(let time): open(at: time)
      case .change(let change):
        if steps.isEmpty { open(at: 0) }
        steps[steps.count - 1].changes.append(change)
      case .touch(let finger, let phase, let location):
        if steps.isEmpty { open(at: 0) }
        let location = location ?? locations[finger] ?? .zero
        locations[finger] = location
        steps[steps.count - 1].touches.append(Scenario.Finger(finger, phase, at: location))
      }
    }
    for index in steps.indices { steps[index].sortFingers() }
    return steps
  }
}

extension Scenario.Step {
  /// Brings the touches into ascending order of fingers, for they are one event.
  fileprivate mutating func sortFingers() {
    let order = touches.indices.sorted { (touches[$0].finger, $0) < (touches[$1].finger, $1) }
    touches = order.map { touches[$0] }
  }
}
