extension Scenario: CustomStringConvertible {
  /// The scene and the script.
  public var description: String { sceneDescription + "\n" + scriptDescription }

  /// What happens: a line for each step, such as `at 0 ms  finger 0 down at (10, 20)`, below one for
  /// each reaction, such as `when tap acts: a hides`.
  public var scriptDescription: String {
    if script.isEmpty, reactions.isEmpty { return "nothing happens" }
    let width = script.map { String($0.at).utf8.count }.max() ?? 0
    let steps = script.map { step in
      let time = String(step.at)
      let space = String(repeating: " ", count: width - time.utf8.count)
      return "at \(space)\(time) ms  \(step.whatHappens)"
    }
    return (reactions.map(\.description) + steps).joined(separator: "\n")
  }
}

extension Scenario.Step {
  /// What happens in the step, on one line.
  fileprivate var whatHappens: String {
    let all = changes.map(\.description) + touches.map(\.description)
    return all.isEmpty ? "nothing happens" : all.joined(separator: ", ")
  }
}

extension Scenario.Finger: CustomStringConvertible {
  /// What the finger does, such as `finger 0 down at (10, 20)`.
  public var description: String {
    let act =
      switch phase {
      case .began: "down at"
      case .moved: "moves to"
      case .ended: "up at"
      case .stationary, .cancelled: "\(phase.rawValue) at"
      }
    return "finger \(finger) \(act) \(location.minimal)"
  }
}

extension String {
  /// A name as it is shown in descriptions, which have a line for each thing.
  package var shown: String { onOneLine(limit: Scenario.Limits.nameBytes) }
}

extension Scenario.Reaction: CustomStringConvertible {
  /// What the app does, and in which callback, such as `when tap acts: a hides`.
  public var description: String {
    "when \(on): \(changes.map(\.description).joined(separator: ", "))"
  }
}
