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
    }
  }
}
