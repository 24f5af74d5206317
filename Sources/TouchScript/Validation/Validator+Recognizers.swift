extension Validator {
  /// Refuses recognizers without a view, with impossible numbers or with unknown fellows.
  func checkRecognizers() throws(ScenarioError) {
    for (index, recognizer) in scenario.recognizers.enumerated() {
      func place(_ key: String) -> String { "recognizers[\(index)]" + key }
      try checkView(recognizer.view, at: place(".view"))
      try checkNumbers(of: recognizer, at: place(""))
      try checkWords(recognizer.directions, at: place(".directions"))
      try checkWords(recognizer.edges, at: place(".edges"))
      try checkFellows(recognizer.cannotPrevent, at: place(".cannotPrevent"))
      try checkFellows(recognizer.cannotBePreventedBy, at: place(".cannotBePreventedBy"))
      try checkFellows(recognizer.requiresFailureOf, at: place(".requiresFailureOf"))
      try checkFellows(
        recognizer.subclassRequiresFailureOf, at: place(".subclassRequiresFailureOf"))
      try checkFellows(
        recognizer.subclassIsRequiredToFailBy, at: place(".subclassIsRequiredToFailBy"))
      try checkIgnoredFingers(recognizer.ignoredFingers, at: place(".ignoredFingers"))
      try checkTargets(recognizer.targets, at: place(".targets"))
      if let delegate = recognizer.delegate {
        try checkDelegate(delegate, at: place(".delegate"))
      }
    }
  }

  private func checkNumbers(
    of recognizer: Scenario.Recognizer, at place: @autoclosure () -> String
  ) throws(ScenarioError) {
    let leastTaps = recognizer.kind == .longPress ? 0 : Scenario.Limits.repetitions.lowerBound
    try checkRepetitions(recognizer.taps, from: leastTaps, at: place() + ".taps")
    try checkRepetitions(recognizer.touches, at: place() + ".touches")
    try checkRepetitions(recognizer.minimumTouches, at: place() + ".minimumTouches")
    if let most = recognizer.maximumTouches {
      try checkRepetitions(most, at: place() + ".maximumTouches")
      if most < recognizer.minimumTouches {
        throw ScenarioError(
          place: place() + ".maximumTouches",
          problem: "\(most) is less than the \(recognizer.minimumTouches) of minimumTouches")
      }
    }
    try checkMilliseconds(recognizer.minimumPressDuration, at: place() + ".minimumPressDuration")
    try checkSize(recognizer.allowableMovement, at: place() + ".allowableMovement")
  }

  private func checkRepetitions(
    _ count: Int, from least: Int = Scenario.Limits.repetitions.lowerBound,
    at place: @autoclosure () -> String
  ) throws(ScenarioError) {
    let most = Scenario.Limits.repetitions.upperBound
    if count >= least, count <= most { return }
    throw ScenarioError(
      place: place(), problem: "\(count) is not between \(least) and \(most)")
  }

  /// Refuses an empty list of words, and one in another order than the words have.
  private func checkWords<Word: CaseIterable & Equatable & RawRepresentable<String>>(
    _ words: [Word], at place: @autoclosure () -> String
  ) throws(ScenarioError) {
    if words.isEmpty { throw ScenarioError(place: place(), problem: "empty") }
    if words.count == 1 || Word.allCases.filter(words.contains) == words { return }
    let order = Word.allCases.map(\.rawValue).joined(separator: ", ")
    throw ScenarioError(
      place: place(), problem: "not in order, or twice the same; the order is \(order)")
  }

  private func checkIgnoredFingers(
    _ fingers: [Int], at place: @autoclosure () -> String
  ) throws(ScenarioError) {
    let allowed = Scenario.Limits.fingers
    for (index, finger) in fingers.enumerated() {
      if !allowed.contains(finger) {
        throw ScenarioError(
          place: "\(place())[\(index)]",
          problem: "\(finger) is not between \(allowed.lowerBound) and \(allowed.upperBound)")
      }
      if index > 0, finger <= fingers[index - 1] {
        throw ScenarioError(
          place: "\(place())[\(index)]",
          problem: "\(finger) stands behind \(fingers[index - 1]), and fingers ascend")
      }
    }
  }

  private func checkTargets(
    _ targets: [Scenario.RecognizerTarget], at place: @autoclosure () -> String
  ) throws(ScenarioError) {
    for (index, target) in targets.enumerated() {
      if case .responder(let id) = target.receiver {
        try checkResponder(id, at: "\(place())[\(index)].receiver")
      }
      try checkName(target.action, at: "\(place())[\(index)].action")
    }
  }

  private func checkDelegate(
    _ delegate: Scenario.Recognizer.Delegate, at place: @autoclosure () -> String
  ) throws(ScenarioError) {
    for (index, view) in (delegate.refusesTouchesIn ?? []).enumerated() {
      try checkView(view, at: "\(place()).refusesTouchesIn[\(index)]")
    }
    try checkFellows(delegate.simultaneousWith ?? [], at: place() + ".simultaneousWith")
    try checkFellows(delegate.requiresFailureOf ?? [], at: place() + ".requiresFailureOf")
    try checkFellows(delegate.isRequiredToFailBy ?? [], at: place() + ".isRequiredToFailBy")
  }

  private func checkFellows(
    _ fellows: [Scenario.ID], at place: @autoclosure () -> String
  ) throws(ScenarioError) {
    for (index, fellow) in fellows.enumerated() {
      try checkRecognizer(fellow, at: "\(place())[\(index)]")
    }
  }
}
