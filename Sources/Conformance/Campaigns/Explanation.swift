import Generators
import Invariants
import PropertyTesting
import TouchScript

/// What matters in a finding's scene: of one choice that is left in it, the values with which the rule is
/// still broken, all else being as it is.
public struct ExplainedChoice: Hashable, Sendable, Codable {
  /// What it belongs to, such as `v2` or `touch 1`.
  public let of: String
  /// What it is, such as `alpha`.
  public let name: String
  /// The present value, in words.
  public let value: String
  /// For which values the rule is broken, in words, such as `only 0.01`, `1…400` or `any`.
  public let broken: String
  /// Whether there was a value for which it is not.
  public let matters: Bool
  /// How many values were tried, the present one included.
  public let tried: Int
  /// Whether those were all there are. Otherwise the ends of ranges, the values next to them, and
  /// some in between were tried, and all of these were as is said.
  public let exhaustive: Bool
  /// Whether the present value is the simplest.
  public let plain: Bool
  /// Whether no other value breaks the rule.
  public let only: Bool
}

extension Campaign {
  /// How many scenes may be played to explain a finding: less than a second of work in a release
  /// build.
  public static let explanationBudget = 10_000

  /// `finding` with the explanation of its scene: a line for each choice, in the order of the spelling.
  public func explained(
    _ finding: Report.Finding, budget: Int = explanationBudget,
    shouldStop: () -> Bool = { false }
  ) -> Report.Finding {
    let scenario = finding.scenario
    guard finding.flaky == nil, let isBroken = test(of: finding.rule),
      let tree = try? Scenarios.generator.tree(of: scenario)
    else { return finding }
    let explainer = Explainer(
      Scenarios.generator, budget: budget, range: { ChoiceSubject.range(of: $0, in: scenario) },
      landmarks: ChoiceSubject.landmarks(of:))
    let explanation = explainer.explain(
      tree, shouldStop: { shouldStop() || isShrinkingOverdue() }
    ) { isBroken(played($0)) }
    // Of no choice, nothing can be said.
    if explanation.extents.isEmpty { return finding }
    let subjects = ChoiceSubject.all(of: scenario, spelled: tree)
    var finding = finding
    finding.explanation = zip(subjects, explanation.extents).map(ExplainedChoice.init)
    finding.explanationEnding =
      explanation.isComplete
      ? .fixedPoint : shouldStop() ? .stopped : isShrinkingOverdue() ? .timeSpent : .budgetSpent
    if finding.explanationEnding == .timeSpent { finding.outOfTime = true }
    return finding
  }
}

extension Campaign {
  /// `findings`, certified and explained as far as there is time.
  func examined(
    _ findings: [Report.Finding], shouldStop: @Sendable () -> Bool
  ) -> [Report.Finding] {
    progress?.noteExamining(findings.count)
    return withoutActuallyEscaping(shouldStop) { shouldStop in
      concurrently(findings.count) { number in
        defer { progress?.noteExamined() }
        let certified = certified(findings[number], shouldStop: shouldStop)
        return explainsFindings ? explained(certified, shouldStop: shouldStop) : certified
      }
    }
  }
}

extension ExplainedChoice {
  init(_ subject: ChoiceSubject, _ extent: Extent) {
    of = subject.owner
    name = subject.name
    value = subject.words(for: extent.choice.value, of: extent.choice)
    matters = extent.matters
    tried = extent.tried
    exhaustive = extent.isExhaustive
    plain = extent.choice.isOrigin
    only = extent.intervals == [extent.choice.value...extent.choice.value]
    broken = extent.matters ? Self.words(for: extent, subject) : "any"
  }

  private static func words(for extent: Extent, _ subject: ChoiceSubject) -> String {
    let word = { (value: Int) in subject.words(for: value, of: extent.choice) }
    let isNumber = ChoiceSubject.isNumber(extent.choice)
    let parts = extent.intervals.flatMap { interval -> [String] in
      let (low, high) = (interval.lowerBound, interval.upperBound)
      if low == high { return [word(low)] }
      guard isNumber else { return interval.map(word) }
      if high == extent.range.upperBound, !extent.isExhaustive { return ["\(word(low)) or more"] }
      if low == extent.range.lowerBound, !extent.isExhaustive { return ["\(word(high)) or less"] }
      return ["\(word(low))…\(word(high))"]
    }
    return parts.count == 1 && !(isNumber && parts[0].contains { "… ".contains($0) })
      ? "only \(parts[0])" : parts.joined(separator: ", ")
  }
}
