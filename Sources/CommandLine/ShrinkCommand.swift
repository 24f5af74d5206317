import Conformance
import Foundation
import TouchScript

/// Makes a scene that breaks a rule as small as it can be.
struct ShrinkCommand: Command {
  static let name = "shrink"
  static let says = "find the smallest scene that breaks the same rules"
  static let operands = Input.operands
  static let options = [
    Option.shrinkTime, Option.prove, Option.fault, Option.rules, Option.skip,
    Option.bytes, Option.lenient, Option.inProcess, Option.timeout,
    Option.jobs,
    Option("--profile-shrink", nil, "print what each pass of the shrinker did for each finding"),
    Option.values, Option.whole, Option.all, Option.format,
  ]
  static let operandValues = Input.operandValues
  static let isolation = CrashIsolation.pipe

  private let scenario: Scenario
  private let place: String
  private let fault: WrongEngine?
  private var campaign: Campaign
  private let isJSON: Bool
  private let engine: Engine
  private let profilesShrink: Bool
  private let detail: Detail

  init(_ arguments: Arguments) throws(Misuse) {
    engine = arguments.engine
    fault = try arguments.fault()
    let selection = try arguments.selection()
    isJSON = try arguments.isJSON()
    profilesShrink = arguments.has("--profile-shrink")
    detail = arguments.detail
    campaign = Campaign(
      seed: 0, cases: 1,
      jobs: try arguments.jobs(),
      invariants: selection.invariants, relations: selection.relations,
      system: engine.system(fault))
    campaign.proofBudget = try arguments.proofBudget()
    if let allowance = Allowance(seconds: try arguments.seconds("--shrink-time")) {
      campaign.isShrinkingOverdue = { allowance.isSpent }
    }
    let given = try arguments.scene(of: Self.self)
    scenario = given.scenario
    place = given.name
  }

  func run() throws(Misuse) -> ExitStatus {
    Interruption.watch()
    let findings: [Finding]
    let breakdowns = campaign.breakdowns(in: scenario) { Interruption.isOverdue }
    do {
      // An engine that does not answer obeys no rule and breaks none.
      findings =
        breakdowns.isEmpty
        ? try campaign.findings(in: scenario) { Interruption.isOverdue } : []
    } catch {
      throw Misuse("\(place) is beyond what can be spelled as choices: \(error.description)")
    }
    isJSON ? sayJSON(findings, breakdowns) : sayText(findings, breakdowns)
    if Interruption.isRaised { return .interrupted }
    return findings.isEmpty && breakdowns.isEmpty ? .clean : .broken
  }

  private func sayText(_ findings: [Finding], _ breakdowns: [Breakdown]) {
    let text = FindingsText(
      isGiven: true, replayOptions: engine.replayOptions(fault), program: engine.program, detail,
      profilesShrink: profilesShrink
    ) { [place] _ in place }
    Console.say(text.text(of: breakdowns, findings), unlessEmpty: "\n")
    if findings.isEmpty, breakdowns.isEmpty {
      Console.say("\(place) breaks no rule: there is nothing to shrink")
    }
    if findings.contains(where: \.isOutOfTime) {
      Console.say("the time allowed for shrinking was spent: with more, scenes may be smaller")
    }
    if Interruption.isRaised {
      Console.say("interrupted: more time might have found smaller scenes")
    }
  }

  private func sayJSON(_ findings: [Finding], _ breakdowns: [Breakdown]) {
    for breakdown in breakdowns {
      Console.say(JSONReport.line(JSONReport.BreakdownRecord(breakdown, seed: nil)))
    }
    for finding in findings {
      Console.say(JSONReport.line(JSONReport.Failure(finding, seed: nil)))
    }
    let judgement = Judgement(
      scenario, on: campaign.system, by: campaign.invariants, relations: campaign.relations)
    Console.say(
      JSONReport.line(
        JSONReport.ReplaySummary(
          judgement, flakiness: findings.lazy.compactMap(\.flakiness).first,
          isComplete: !Interruption.isRaised)))
  }
}
