extension Validator {
  /// Refuses numbers that are impossible for a recognizer's kind, or beside another number.
  func checkRecognizers() throws(ScenarioError) {
    for (index, recognizer) in scenario.recognizers.enumerated() {
      let least = Scenario.Limits.repetitions.lowerBound
      if recognizer.kind != .longPress, recognizer.taps < least {
        throw ScenarioError(
          place: "recognizers[\(index)].taps",
          problem: "\(recognizer.taps) is not between \(least) and "
            + "\(Scenario.Limits.repetitions.upperBound)")
      }
      let fewest = recognizer.minimumTouches
      if let most = recognizer.maximumTouches, Scenario.Limits.repetitions.contains(most),
        Scenario.Limits.repetitions.contains(fewest), most < fewest
      {
        throw ScenarioError(
          place: "recognizers[\(index)].maximumTouches",
          problem: "\(most) is less than the \(fewest) of minimumTouches")
      }
      try checkDecisions(of: recognizer, at: "recognizers[\(index)].decisions")
    }
  }

  /// Refuses more decisions than a class may make, and those that can never be made.
  private func checkDecisions(
    of recognizer: Scenario.Recognizer, at place: @autoclosure () -> String
  ) throws(ScenarioError) {
    let count = recognizer.decisions.count
    if count > Scenario.Limits.decisions {
      throw ScenarioError(
        place: place(), problem: "\(count) of them, and \(Scenario.Limits.decisions) are allowed")
    }
    for (index, decision) in recognizer.decisions.enumerated() {
      if decision.on == .stationary {
        throw ScenarioError(
          place: "\(place())[\(index)].on", problem: "nobody is told of stationary touches")
      }
      if decision.from.settable.contains(decision.sets) { continue }
      throw ScenarioError(
        place: "\(place())[\(index)].sets",
        problem: "a recognizer that is \(decision.from.rawValue) cannot become "
          + decision.sets.rawValue)
    }
  }
}
