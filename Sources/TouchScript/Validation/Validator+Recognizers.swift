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
    try checkScrollPans()
  }

  /// Refuses pans of their own that no scroll view has, or a second name for one, and what only a
  /// class of the app's could do.
  private func checkScrollPans() throws(ScenarioError) {
    var named: [Scenario.ID: Int] = [:]
    for (index, pan) in scenario.recognizers.enumerated() where pan.kind == .scrollPan {
      let place = "recognizers[\(index)]"
      guard case .view(let view) = names[pan.view] else { continue }
      let kind = scenario.views[view].kind
      if !kind.isScrollView {
        throw ScenarioError(
          place: place + ".view",
          problem: "\(pan.view.quoted) is a \(kind.rawValue), and only scroll views have a pan of "
            + "their own")
      }
      if let earlier = named.updateValue(index, forKey: pan.view) {
        throw ScenarioError(
          place: place + ".view",
          problem: "the pan of \(pan.view.quoted) already is recognizers[\(earlier)]")
      }
      if pan.delegate != nil {
        throw ScenarioError(
          place: place + ".delegate",
          problem: "that of a scroll view's own pan is the scroll view, and nobody else")
      }
      if !pan.isOfUIKitAlone {
        throw ScenarioError(
          place: place,
          problem: "\(pan.id.quoted) is a scroll view's own pan, whose class overrides nothing")
      }
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
          place: "\(place())[\(index)].on", problem: "there is no call for stationary touches")
      }
      if decision.from.settable.contains(decision.sets) { continue }
      throw ScenarioError(
        place: "\(place())[\(index)].sets",
        problem: "a recognizer that is \(decision.from.rawValue) cannot become "
          + decision.sets.rawValue)
    }
  }
}

extension Scenario.Recognizer {
  /// Whether its class does nothing that UIKit's does not.
  package var isOfUIKitAlone: Bool {
    cannotPrevent.isEmpty && cannotBePreventedBy.isEmpty && subclassRequiresFailureOf.isEmpty
      && subclassIsRequiredToFailBy.isEmpty && ignoredFingers.isEmpty && decisions.isEmpty
  }
}
