import Invariants
import PropertyTesting
import TouchScript

extension Finding {
  /// The finding as people read it: the rule, the smallest scene, what went wrong in it, and how to
  /// see it again. `options` are what the replay command needs besides the token.
  public func text(seed: UInt64, options: String) -> String {
    text(foundIn: origin ?? "seed \(seed), case \(caseIndex)", options: options)
  }

  /// The finding as people read it, where it was not a search that found it but `place`, such as a
  /// file.
  ///
  /// A rule weaker than `strength` is marked: it does not fail the run. `program` is the command that
  /// replays it.
  public func text(
    foundIn place: String, options: String, failing strength: Rule.Strength = .practice,
    program: String = "touchstone"
  ) -> String {
    text(
      foundIn: place, replay: "\(program) replay \(token)\(options)\(Report.option(latitude))",
      failing: strength)
  }

  /// The finding as people read it, with the line that `replay`s it: a command, or code.
  public func text(
    foundIn place: String, replay: String, failing strength: Rule.Strength = .practice
  ) -> String {
    let found =
      "\(place): shrunk from \(originalSize) to \(size) in "
      + "\(evaluations) evaluations; \(smallness)"
    let scope = certificate.map { "\n" + Report.entry("Scope", $0.scope) } ?? ""
    let engine = latitude.isEmpty ? "" : "\n" + Report.entry("Latitude", latitude)
    let flaky = flakiness.map { "\n" + Report.entry("Flaky", $0.words + Flakiness.advice) } ?? ""
    var parts = [
      judgement.headline(rule, failing: strength) + "\n" + Report.entry("Found", found) + engine
        + scope + flaky,
      judgement.picture(of: rule),
    ]
    var remarks = judgement.remark(on: rule, explains: explains)
    if !brokenInChangedScene.isEmpty {
      if !remarks.isEmpty { remarks += "\n" }
      remarks += Report.entry(
        "Broken in the changed scene", brokenInChangedScene.joined(separator: ", "))
    }
    if !remarks.isEmpty { parts.append(remarks) }
    if let explanation { parts.append(explanation.text) }
    parts.append(Report.section("Replay", replay))
    parts.append(Report.section("As Swift", judgement.scenario.swiftSource))
    return parts.joined(separator: "\n\n")
  }
}

extension Finding {
  /// The finding on one line, with what replays it on another: enough for what is broken nearly wherever
  /// it is tested.
  public func brief(options: String, program: String = "touchstone") -> String {
    let share = frequency.map { ", in \($0.broken.grouped) of \($0.exercised.of("test"))" } ?? ""
    let headline = "✗ \(rule.id) is broken\(share): \(rule.violation.sentence)"
    return headline.wrapped(to: 98, indent: "  ")
      + "\n    \(program) replay \(token)\(options)\(Report.option(latitude))"
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
  /// whole trace instead of the lines that matter, if asked for.
  public func text(
    showsTrace: Bool = false, failing strength: Rule.Strength = .practice
  ) -> String {
    guard let first = broken.first else {
      if let sentence = unplayed {
        return picture(of: nil, showsTrace: showsTrace) + "\n\n" + sentence
      }
      let rest =
        "\(notExercised.count) not exercised"
        + (notJudged.isEmpty ? "" : ", \(notJudged.count) not judged")
      let verdict =
        exercised == 0
        ? "This scene exercises no rule: \(rest)."
        : "✓ \(held.count.of("rule")) held, 0 broken, \(rest)."
      return picture(of: nil, showsTrace: showsTrace) + "\n\n" + verdict
    }
    var parts = [headline(first, failing: strength), picture(of: first, showsTrace: showsTrace)]
    let remarks = remark(on: first, explains: [])
    if !remarks.isEmpty { parts.append(remarks) }
    return parts.joined(separator: "\n\n")
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

  /// The rule that was broken, its statement and where it comes from.
  fileprivate func headline(
    _ broken: BrokenRule, failing strength: Rule.Strength = .practice
  ) -> String {
    let mark = Report.mark(of: broken.id, failing: strength)
    let head = "✗ \(broken.id) is broken\(mark): \(broken.violation.sentence)"
    guard let rule = broken.rule else { return head.wrapped(to: 98, indent: "  ") }
    return head.wrapped(to: 98, indent: "  ") + "\n\n"
      + Report.entry(broken.isRelation ? "Demand" : "Rule", rule.statement) + "\n"
      + Report.entry("Source", rule.standing)
  }

  /// The scene, the fingers, and the trace: the lines around what went wrong, or all of it.
  fileprivate func picture(of broken: BrokenRule?, showsTrace: Bool = false) -> String {
    var parts = [
      Report.section("Scene", scenario.sceneDescription.hangingLines),
      Report.section("Fingers", scenario.scriptDescription.hangingLines),
    ]
    if let changed = broken?.changedScene {
      parts += changed.sections(whereDifferentFrom: scenario)
    }
    let excerpt = Excerpt(trace, around: broken?.violation)
    if showsTrace {
      parts.append(Report.section("Trace", excerpt.wholeText))
    } else if broken != nil {
      parts.append(Report.section("Trace", excerpt.text))
    }
    return parts.joined(separator: "\n\n")
  }

  /// Which other rules have to do with this one.
  fileprivate func remark(on broken: BrokenRule, explains: [Rule.ID]) -> String {
    let others = self.broken.map(\.id).filter { $0 != broken.id }
    var lines: [String] = []
    if !others.isEmpty {
      lines.append(Report.entry("Also broken in this scene", others.joined(separator: ", ")))
    }
    let further = explains.filter { !others.contains($0) }
    if !further.isEmpty {
      lines.append(Report.entry("Broken by the same cause", further.joined(separator: ", ")))
    }
    return lines.joined(separator: "\n")
  }
}

extension Scenario {
  /// The changed scene of a relation, the parts that are as in `original` left out.
  fileprivate func sections(whereDifferentFrom original: Scenario) -> [String] {
    var parts: [String] = []
    if sceneDescription != original.sceneDescription {
      parts.append(Report.section("Changed scene", sceneDescription.hangingLines))
    }
    if scriptDescription != original.scriptDescription {
      parts.append(Report.section("Changed fingers", scriptDescription.hangingLines))
    }
    if orderSeed != original.orderSeed {
      parts.append(
        Report.section("Changed order", "order seed \(orderSeed) instead of \(original.orderSeed)"))
    }
    return parts
  }
}

/// How the parts of a report are laid out.
enum Report {
  /// A title, and text below it.
  static func section(_ title: String, _ text: String) -> String {
    let lines = text.hasSuffix("\n") ? String(text.dropLast()) : text
    return "  \(title)\n" + lines.indented(by: "    ")
  }

  /// What marks a broken rule that is too weak to fail the run; empty where it does.
  static func mark(of id: Rule.ID, failing strength: Rule.Strength) -> String {
    Rule.strength(of: id) >= strength
      ? "" : " (\(Rule.strength(of: id).rawValue), so it does not fail the run)"
  }

  /// The option that replays on an engine with such a latitude.
  static func option(_ latitude: String) -> String {
    latitude.isEmpty ? "" : " --latitude \(latitude)"
  }

  /// A title and what it stands for, in hanging lines.
  static func entry(_ title: String, _ text: String) -> String {
    let space = String(repeating: " ", count: max(1, 7 - title.count))
    let words = title.count < 7 ? title + space + text : "\(title): \(text)"
    return "  " + words.wrapped(to: 96, indent: title.count < 7 ? "         " : "    ")
  }
}
