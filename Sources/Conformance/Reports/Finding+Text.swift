import Invariants
import TouchScript

extension Finding {
  /// The finding as people read it: the rule, the smallest scene, what went wrong in it, and how to
  /// see it again. `options` are what the replay command needs besides the token.
  public func text(seed: UInt64, options: String) -> String {
    var parts = [
      judgement.headline(rule),
      """
        seed \(seed), case \(caseIndex): shrunk from \(originalSize)
        to \(size) in \(evaluations) evaluations\(endingInWords)
      """,
      judgement.picture(of: rule),
    ]
    if !alsoBroken.isEmpty {
      parts.append(
        "  Also broken here: " + alsoBroken.joined(separator: ", ").wrapped(to: 76, indent: "  "))
    }
    parts.append("  Replay\n    touchstone replay \(token)\(options)")
    parts.append("  As Swift\n" + judgement.scenario.swiftSource.indented(by: "    "))
    return parts.joined(separator: "\n\n")
  }

  private var endingInWords: String {
    switch ending {
    case .fixedPoint: "; no single step makes it smaller"
    case .budgetSpent: "; the evaluations allowed were spent"
    case .stopped: "; stopped before the end"
    }
  }
}

extension Judgement {
  /// The judgement as people read it, for a scenario that was given rather than found.
  public var text: String {
    guard let first = broken.first else {
      return
        "\(picture(of: nil))\n\n  All \(exercised) rules that this scenario puts to the test hold."
    }
    var parts = [headline(first), picture(of: first)]
    let others = broken.dropFirst().map(\.id)
    if !others.isEmpty {
      parts.append(
        "  Also broken here: " + others.joined(separator: ", ").wrapped(to: 76, indent: "  "))
    }
    return parts.joined(separator: "\n\n")
  }

  /// The rule that was broken, its statement and where it comes from.
  func headline(_ broken: BrokenRule) -> String {
    let rule = broken.rule
    let statement = (rule?.statement ?? "").wrapped(to: 84, indent: "  ")
    let sources = (rule?.sources ?? []).joined(separator: ", ")
    let certainty = (rule?.certainty ?? []).map(\.rawValue).joined(separator: ", ")
    return """
      ✗ \(broken.id) is broken: \(broken.violation.sentence)

        \(statement)
        Source: \(sources.wrapped(to: 76, indent: "  "))\(certainty.isEmpty ? "" : " (\(certainty))")
      """
  }

  /// The scene, the fingers, and the lines of the trace around what went wrong.
  func picture(of broken: BrokenRule?) -> String {
    var parts = [
      "  Scene\n" + scenario.sceneDescription.indented(by: "    "),
      "  Fingers\n" + scenario.scriptDescription.indented(by: "    "),
    ]
    if let broken { parts.append("  Trace\n" + excerpt(around: broken.violation)) }
    return parts.joined(separator: "\n\n")
  }

  /// The few lines that matter, the wrong one marked, and what was expected there.
  private func excerpt(around violation: Violation) -> String {
    let wrong = min(max(violation.event, 0), trace.events.count)
    let first = max(0, wrong - 4)
    let end = min(trace.events.count, wrong + (violation.isMissing ? 2 : 3))
    var lines: [String] = first > 0 ? ["      …"] : []
    let expectation = "    → expected: " + violation.expected
    for index in first..<end {
      if index == wrong, violation.isMissing { lines.append(expectation) }
      let isWrong = index == wrong && !violation.isMissing
      lines.append("    \(isWrong ? "✗" : " ") \(trace.events[index].description)")
      if isWrong { lines.append(expectation) }
    }
    if wrong >= end, violation.isMissing { lines.append(expectation) }
    if end < trace.events.count { lines.append("      …") }
    return lines.joined(separator: "\n")
  }
}
