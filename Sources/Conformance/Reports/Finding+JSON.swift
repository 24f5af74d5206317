import Invariants
import TouchScript

extension Finding {
  /// The finding that a report tells of.
  init(_ record: JSONReport.Failure.Content) {
    var broken = Judgement.BrokenRule(
      id: record.rule,
      violation: Violation(
        record.sentence, event: record.event, isMissing: record.isMissing,
        expected: record.expected),
      changedScene: record.changedScenario.value)
    if broken.rule == nil {
      broken.own = Rule(record.rule, .must, [], [], says: record.says, strength: record.strength)
    }
    // A report is a file, and may have been changed.
    let isTrace = record.events.complaints(for: record.scenario, atMost: 1).isEmpty
    let judgement = Judgement(
      scenario: record.scenario, outcome: .played(isTrace ? record.events : Trace()),
      broken: [broken], held: [], notExercised: [], notJudged: [])
    let token = record.token.value ?? ""
    self.init(
      caseIndex: record.case.value ?? -1,
      originalSize: record.originalSize.value ?? record.size, judgement: judgement, rule: broken,
      alsoBroken: record.alsoBroken, brokenInChangedScene: record.brokenInChangedScene,
      explains: record.explains, frequency: record.frequency.value,
      token: record.smallestToken.value ?? token, evaluations: record.evaluations.value ?? 0,
      ending: record.ending.value ?? .fixedPoint, flakiness: record.flaky.value,
      certificate: record.certificate.value,
      explanation: record.explanation.value.map {
        SceneExplanation(lines: $0, evaluations: 0, ending: .fixedPoint)
      },
      presentable: Shown(judgement: judgement, rule: broken, token: token))
  }
}

extension Breakdown {
  /// The failure of an engine that a report tells of.
  init(_ record: JSONReport.BreakdownRecord.Content) {
    self.init(
      caseIndex: record.case.value ?? -1, origin: record.origin.value,
      failure: EngineFailure(
        EngineFailure.Kind(rawValue: record.kind) ?? .errored, says: record.says,
        detail: record.detail),
      scenario: record.scenario, token: record.token.value, originalSize: record.originalSize,
      evaluations: record.evaluations, ending: record.ending, recurs: record.recurs)
  }
}
