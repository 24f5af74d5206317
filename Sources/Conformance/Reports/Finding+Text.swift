import Invariants
import PropertyTesting
import TouchScript

extension Finding {
  /// The finding as people read it: the rule, the scene, what went wrong in it, and how to see it again.
  /// `options` are what the replay command needs besides the token.
  public func text(seed: UInt64, options: String, _ detail: Detail = .brief) -> String {
    text(foundIn: origin ?? "seed \(seed), case \(caseIndex)", options: options, detail)
  }

  /// The finding as people read it, where it was not a search that found it but `place`, such as a
  /// file.
  ///
  /// A rule weaker than `strength` is marked: it does not fail the run. `program` is the command that
  /// replays it.
  public func text(
    foundIn place: String, options: String, failing strength: Rule.Strength = .practice,
    program: String = "touchstone", _ detail: Detail = .brief
  ) -> String {
    told(foundIn: place, options: options, failing: strength, program: program).text(detail)
  }

  /// The finding as people read it, with the line that `replay`s a token: a command, or code.
  public func text(
    foundIn place: String, failing strength: Rule.Strength = .practice, _ detail: Detail = .brief,
    replay: (_ token: String) -> String
  ) -> String {
    told(foundIn: place, failing: strength, replay: replay).text(detail)
  }

  func told(
    foundIn place: String, isGiven: Bool = false, options: String,
    failing strength: Rule.Strength = .practice, program: String
  ) -> FindingText {
    told(foundIn: place, isGiven: isGiven, failing: strength) {
      "\(program) replay \($0)\(options)"
    }
  }

  /// What is told of it. Where a scene was given, it is said what it was shrunk from.
  private func told(
    foundIn place: String, isGiven: Bool = false, failing strength: Rule.Strength,
    replay: (_ token: String) -> String
  ) -> FindingText {
    let shown = shown
    var text = shown.judgement.told(of: shown.rule, failing: strength)
    text.frequency = frequency
    text.warning = flakiness.map { ($0.words + Flakiness.advice).asSentence } ?? ""
    let further = explains.filter { !alsoBroken.contains($0) }
    text.others = [
      ("broken in this scene", alsoBroken),
      ("broken in the changed scene", brokenInChangedScene),
      ("by the same cause", further),
    ]
    let shrunk = "\(place): shrunk from \(originalSize) to \(size)"
    if isGiven || origin != nil { text.origin = shrunk.asSentence }
    let found = "\(shrunk) in \(evaluations.of("evaluation")); \(smallness)".asSentence
    text.values.append(("Found", FindingText.wrapped(found)))
    if let certificate {
      text.values.append(("Scope", FindingText.wrapped(certificate.scope.asSentence)))
    }
    if let explanation {
      text.values.append(("Values", explanation.lines(width: FindingText.width)))
    }
    if shown.token != token {
      text.values.append(
        ("Smallest", FindingText.Section.whole(judgement.scenario) + [replay(token)]))
    }
    text.replays = [replay(shown.token)]
    return text
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

  /// What a finding tells of it.
  var demand: FindingText.Demand { .init(statement: statement, source: source, standing: standing) }
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
      var text = told(of: first, failing: strength)
      text.tellsTrace = showsTrace
      text.tellsScene = showsTrace
      text.others = [("broken in this scene", broken.dropFirst().map(\.id))]
      return text.text(detail)
    }
    var text = FindingText()
    text.scenario = scenario
    text.tellsScene = true
    text.events = EventLines(trace)
    text.tellsTrace = showsTrace
    let picture = text.text(Detail(colors: detail.colors))
    if let sentence = unplayed { return picture + "\n\n" + sentence }
    let rest =
      "\(notExercised.count) not exercised"
      + (notJudged.isEmpty ? "" : ", \(notJudged.count) not judged")
    let verdict =
      exercised == 0
      ? "This scene exercises no rule: \(rest)."
      : "✓ \(held.count.of("rule")) held, 0 broken, \(rest)."
    return picture + "\n\n" + verdict
  }

  /// What is told of a rule that is broken.
  func told(of broken: BrokenRule, failing strength: Rule.Strength) -> FindingText {
    var text = FindingText(
      head: "\(broken.id) is broken\(Report.mark(of: broken.id, failing: strength))")
    text.sentence = broken.violation.sentence
    text.rule = broken.rule?.demand
    text.scenario = scenario
    text.changed = broken.changedScene
    text.differences = FindingText.Differences(of: broken, in: self)
    text.events = EventLines(trace)
    text.violation = broken.violation
    return text
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
