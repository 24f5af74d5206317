import Invariants
import PropertyTesting
import TouchScript

extension Report.Finding {
  /// What every report says of it; a rule weaker than `strength` is marked, since it does not fail the run.
  func told(failing strength: Rule.Strength) -> FindingText {
    let mark =
      self.strength >= strength ? "" : " (\(self.strength.rawValue), so it does not fail the run)"
    var text = FindingText(head: "\(rule) is broken\(mark)")
    text.sentence = sentence
    text.rule =
      Rulebook[rule] ?? Relations[rule]?.rule
      ?? Rule(rule, .must, [], [], says: says, strength: self.strength)
    text.scenario = scenario
    text.changed = changedScenario
    text.differences = FindingText.Differences(of: self)
    text.events = EventLines(events)
    text.violation = violation
    text.frequency = frequency
    text.warning = flaky.map { ($0.words + Flakiness.advice).asSentence } ?? ""
    text.others = [
      ("broken in this scene", alsoBroken),
      ("broken in the changed scene", brokenInChangedScene),
      ("by the same cause", explains.filter { !alsoBroken.contains($0) }),
    ]
    return text
  }

  /// For which values the rule is broken, and among which scenes this is the smallest, by title.
  var proofs: [(title: String, lines: [String])] {
    let scope = certificate.map { ("Scope", FindingText.wrapped($0.scope.asSentence)) }
    let values = explanation.map {
      ("Values", $0.text(endedBy: explanationEnding ?? .fixedPoint, width: FindingText.width))
    }
    return [scope, values].compactMap(\.self)
  }

  /// How sure it is that the scene is the smallest, as the end of a sentence.
  var smallness: String {
    if flaky != nil { return "smaller scenes cannot be distinguished from luck" }
    if let certificate {
      let others =
        switch certificate.scenes {
        case 0: "there is no simpler scene"
        case 1: "the only simpler scene does not break this rule"
        default: "none of the \(certificate.scenes.grouped) simpler scenes breaks this rule"
        }
      return "smallest: \(others)"
    }
    return switch ending ?? .fixedPoint {
    case .fixedPoint:
      "small: no single step makes it smaller"
        + (outOfTime ? ", but the time allowed was too short for a proof" : "")
    case .budgetSpent: "the evaluations allowed were spent"
    case .timeSpent: "the time allowed was spent, so there may be a smaller one"
    case .stopped: "stopped before the end"
    }
  }
}

extension Rule {
  /// Where it comes from, how sure that is, whether a device showed it, and how strongly it binds.
  var standing: String {
    guard hasSource else { return "a rule of your own; \(strength.rawValue)" }
    let evidence =
      certainty.map(\.rawValue) + [sighting ?? "no device is known to have shown it"]
    return sources.joined(separator: ", ") + (sources.isEmpty ? "" : " ")
      + "(\(evidence.joined(separator: ", "))); \(strength.rawValue)"
  }

  /// The first of its sources, and how many more there are.
  var source: String {
    // What stands in parentheses is what the source says, or where.
    guard let first = sources.first?.components(separatedBy: " (").first else { return "" }
    return sources.count == 1 ? first : "\(first) and \(sources.count - 1) more"
  }
}

extension Ending {
  /// What the ending means for the scene, as the end of a sentence.
  var words: String {
    switch self {
    case .fixedPoint: "; no single step makes it smaller"
    case .budgetSpent: "; the evaluations allowed were spent"
    case .timeSpent: "; the time allowed was spent"
    case .stopped: "; stopped before the end"
    }
  }
}

extension Judgement {
  /// The judgement as people read it, for a scenario that was given rather than found; with the
  /// whole trace, if asked for.
  public func text(
    showsTrace: Bool = false, failing strength: Rule.Strength = .practice, _ detail: Detail = .brief
  ) -> String {
    if let first = broken.first {
      var text = Report.Finding(first, in: self, token: nil).told(failing: strength)
      text.tellsTrace = showsTrace
      text.tellsScene = showsTrace
      return text.text(detail)
    }
    var text = FindingText()
    text.scenario = scenario
    text.tellsScene = true
    text.events = EventLines(trace)
    text.tellsTrace = showsTrace
    let picture = text.text(Detail(colors: detail.colors))
    if let sentence = unplayed { return picture + "\n\n" + sentence }
    let sums = [("rule", false), ("relation", true)].map { noun, isRelation in
      let count = { (ids: [Rule.ID]) in ids.count { (Relations[$0] != nil) == isRelation } }
      let rest = count(notJudged) == 0 ? "" : ", \(count(notJudged)) not judged"
      return "\(count(held).of(noun)) held, 0 broken, \(count(notExercised)) not exercised\(rest)"
    }
    // Of a trace relations are not judged.
    let isAlone = (held + notExercised).allSatisfy { Relations[$0] == nil }
    let sum = sums.prefix(isAlone ? 1 : 2).joined(separator: "; ")
    return "\(picture)\n\n\(exercised == 0 ? "This scene exercises no rule:" : "✓") \(sum)."
  }

  /// Why nothing can be said of some or all of the scene; nil where the engine played all of it.
  private var unplayed: String? {
    if let failure {
      let detail = failure.detail.isEmpty ? "" : "\n" + failure.detailLines.indented(by: "    ")
      let place = outcome.failure == nil ? " (as a relation changes the scene)" : ""
      return failure.headline + place + detail
    }
    switch outcome {
    case .played, .failed: return nil
    case .skipped(let skip):
      return "The engine does not play this scene: \(skip.sentence). Nothing is judged."
    case .gaveOut(let why): return "The engine was not asked: \(why)"
    }
  }
}
