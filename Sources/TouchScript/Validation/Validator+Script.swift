extension Validator {
  /// Refuses times that do not rise, two causes at one time, changes of nothing, and fingers that do
  /// what none can.
  func checkScript() throws(ScenarioError) {
    var isDown = Array(repeating: false, count: Scenario.Limits.fingers.count)
    for (index, step) in scenario.script.enumerated() {
      try checkTime(of: step, at: index)
      try checkCause(of: step, at: index)
      for (number, change) in step.changes.enumerated() {
        try checkChange(change, at: "script[\(index)].changes[\(number)]")
      }
      var last = -1
      for (number, finger) in step.touches.enumerated() {
        try checkFinger(finger, after: last, at: "script[\(index)].touches[\(number)]")
        try checkPhase(
          of: finger, isDown: &isDown[finger.finger], at: "script[\(index)].touches[\(number)]")
        last = finger.finger
      }
    }
  }

  private func checkTime(of step: Scenario.Step, at index: Int) throws(ScenarioError) {
    var place: String { "script[\(index)].at" }
    if step.at < 0 {
      throw ScenarioError(place: place, problem: "negative time (\(step.at) ms)")
    }
    if step.at > Scenario.Limits.milliseconds {
      let allowed = Scenario.Limits.milliseconds
      throw ScenarioError(
        place: place, problem: "\(step.at) ms is later than the \(allowed) ms allowed")
    }
    guard index > 0 else { return }
    let before = scenario.script[index - 1].at
    if step.at <= before {
      throw ScenarioError(
        place: place,
        problem: "\(step.at) ms is not later than the \(before) ms of script[\(index - 1)]")
    }
  }

  private func checkCause(of step: Scenario.Step, at index: Int) throws(ScenarioError) {
    let others = step.changes.count > 1 ? "changes[1]" : "touches"
    if step.changes.count + min(step.touches.count, 1) > 1 {
      throw ScenarioError(
        place: "script[\(index)].\(others)",
        problem:
          "at \(step.at) ms, as script[\(index)].changes[0] is; each has a millisecond of its own")
    }
  }

  private func checkFinger(
    _ finger: Scenario.Finger, after last: Int, at place: @autoclosure () -> String
  ) throws(ScenarioError) {
    if finger.finger <= last {
      throw ScenarioError(
        place: place() + ".finger",
        problem: "\(finger.finger) stands behind \(last), and fingers of a step ascend")
    }
  }

  private func checkPhase(
    of finger: Scenario.Finger, isDown: inout Bool, at place: @autoclosure () -> String
  ) throws(ScenarioError) {
    switch finger.phase {
    case .began where isDown:
      throw ScenarioError(
        place: place() + ".phase", problem: "finger \(finger.finger) began while it is down")
    case .moved where !isDown, .ended where !isDown:
      throw ScenarioError(
        place: place() + ".phase",
        problem: "finger \(finger.finger) \(finger.phase.rawValue) while it is not down")
    case .stationary, .cancelled:
      throw ScenarioError(
        place: place() + ".phase",
        problem: "a finger cannot be \(finger.phase.rawValue); known: began, moved, ended")
    case .began: isDown = true
    case .ended: isDown = false
    case .moved: break
    }
  }
}
