import Invariants
import TouchScript

extension JSONReport.Failure {
  /// What a report tells of a finding. What it does not tell, such as why its scene is the smallest, is left
  /// out.
  func told(
    foundIn place: String, options: String, failing strength: Rule.Strength
  ) -> FindingText {
    let rule = Rulebook[failure.rule] ?? Relations[failure.rule]?.rule
    var text = FindingText(
      head: "\(failure.rule) is broken\(Report.mark(of: failure.rule, failing: strength))")
    text.sentence = failure.sentence
    text.frequency = failure.frequency.value
    text.warning = failure.flaky.value.map { ($0.words + Flakiness.advice).asSentence } ?? ""
    text.rule =
      rule?.demand
      ?? .init(statement: failure.says, source: "", standing: failure.strength.rawValue)
    text.scenario = failure.scenario
    text.changed = failure.changedScenario.value
    text.events = EventLines(failure.trace)
    text.violation = Violation(
      failure.sentence, event: failure.event, isMissing: failure.isMissing,
      expected: failure.expected)
    text.others = [
      ("broken in this scene", failure.alsoBroken),
      ("broken in the changed scene", failure.brokenInChangedScene),
      ("by the same cause", failure.explains.filter { !failure.alsoBroken.contains($0) }),
    ]
    let proof = failure.certificate.value.map {
      "; smallest: none of the \($0.scenes.grouped) simpler scenes breaks this rule"
    }
    text.values = [
      ("Found", FindingText.wrapped("\(place): \(failure.size)\(proof ?? "")".asSentence))
    ]
    if let certificate = failure.certificate.value {
      text.values.append(("Scope", FindingText.wrapped(certificate.scope.asSentence)))
    }
    let latitude = Report.option(failure.latitude.value ?? "")
    if let smallest = failure.smallestToken.value, smallest != failure.token.value {
      text.values.append(("Smallest", ["touchstone replay \(smallest)\(options)\(latitude)"]))
    }
    text.replays =
      failure.token.value.map { ["touchstone replay \($0)\(options)\(latitude)"] } ?? []
    return text
  }
}
