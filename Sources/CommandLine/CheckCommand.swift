import Conformance
import Foundation

/// Judges an engine by the same scenes every time, and gives a verdict for every rule.
struct CheckCommand: Command {
  static let name = "check"
  static let says =
    "a verdict for every rule, by the same scenes each time: some 15,000, a few seconds"
  static let operands = "[RULE…]"
  static let options = [
    Option.jobs, Option.shrinkTime, Option.strength,
    Option(
      "--known", "FILE",
      "known failures; one that is not broken fails the run",
      standard: "none"),
    Option("--save", "DIR", "try first the findings that are kept there, and keep new ones"),
    Option.fault, Option.latitude, Option.inProcess, Option.timeout, Option.report,
    Option.reportFormat,
  ]
  static let shelter = Shelter.child

  private let engine: Engine
  private let fault: Fault?
  private let latitude: LatitudeChoice
  private let campaign: Campaign
  private let saved: SavedFindings?
  private let format: ReportFormat
  private let pages: PagesFolder?

  init(_ arguments: Arguments) throws(Misuse) {
    engine = arguments.engine
    fault = try arguments.fault()
    latitude = try arguments.latitude(allowsAny: false)
    let selection = try arguments.selection(of: arguments.operands)
    var campaign = Campaign(
      seed: 0, cases: 0, jobs: try arguments.jobs(), invariants: selection.invariants,
      relations: selection.relations, system: engine.system(fault))
    campaign.play(on: engine, fault, latitude)
    campaign.breakdownBudget = .ofOneMinute
    campaign.proofBudget = 0
    campaign.strength = try arguments.strength()
    campaign.known = try arguments.known()
    let allowance = Allowance(seconds: try arguments.seconds("--shrink-time"))
    if let allowance { campaign.isShrinkingOverdue = { allowance.isSpent } }
    saved = try arguments.saved()
    campaign.given = try saved?.given() ?? []
    format = try arguments.reportFormat()
    pages = try arguments.pages()
    self.campaign = campaign.checking()
  }

  func run() -> ExitStatus {
    Interruption.watch()
    var campaign = campaign
    Parent.current?.follow(&campaign)
    if let aftermath = engine.aftermath { campaign.takeUp(aftermath.inheritance) }
    let report = CampaignReport(
      campaign, expected: fault?.breaks ?? [],
      shouldStopShrinking: { Interruption.isOverdue }, shouldStop: { Interruption.isRaised })
    let isComplete = !Interruption.isRaised
    let name = engine.name(of: fault, latitude)
    let options = engine.replayOptions(fault)
    switch format {
    case .text: sayText(report, isComplete)
    case .json: sayJSON(report, isComplete)
    case .junit, .github, .sarif:
      Console.say(
        format.text(
          of: Bulletin(report, engine: name, program: engine.program, options: options)))
    }
    let isWritten =
      pages?.write(
        ReportPages(report, engine: name, program: engine.program, options: options)) ?? true
    if let saved, !saved.keepAll(of: report) { return .failed }
    if !isWritten { return .failed }
    if !isComplete { return .interrupted }
    let status = engine.status(of: report)
    return status == .clean && !report.stale.isEmpty ? .broken : status
  }

  private func sayText(_ report: CampaignReport, _ isComplete: Bool) {
    FindingsText(
      place: { "fixed scene \($0)" }, replayOptions: engine.replayOptions(fault),
      program: engine.program
    ).say(report)
    Console.say(report.verdicts.map(\.description).joined(separator: "\n") + "\n")
    Console.say("Engine: \(engine.name(of: fault, latitude))\(engine.remark)")
    Console.say(report.summary)
    for line in report.stale { Console.say("\(line)") }
    if !isComplete { Console.say("interrupted: more scenes might have found more") }
  }

  private func sayJSON(_ report: CampaignReport, _ isComplete: Bool) {
    for breakdown in report.breakdowns {
      Console.say(JSONReport.line(JSONReport.BreakdownRecord(breakdown, seed: nil)))
    }
    for finding in report.findings {
      Console.say(JSONReport.line(JSONReport.Failure(finding, seed: nil)))
    }
    for verdict in report.verdicts {
      Console.say(JSONReport.line(JSONReport.VerdictRecord(verdict)))
    }
    for line in report.stale { Console.say(JSONReport.line(JSONReport.StaleRecord(line))) }
    Console.say(
      JSONReport.line(
        JSONReport.Summary(
          report, fault: fault?.name, latitude: latitude.words, isComplete: isComplete)))
  }
}

extension SavedFindings {
  /// What is kept, as scenes to be tried first.
  func given() throws(Misuse) -> [Campaign.Given] {
    let files: [URL]
    do { files = try self.files() } catch {
      throw Misuse("the folder \(folder.path.quotedOnOneLine) cannot be read")
    }
    var given: [Campaign.Given] = []
    for file in files {
      given.append(
        Campaign.Given(
          try Input.scenario(file.path, called: file.lastPathComponent.quotedOnOneLine),
          origin: file.lastPathComponent))
    }
    return given
  }

  /// Keeps what was found; whether it could be written. If not, that is said.
  func keepAll(of report: CampaignReport) -> Bool {
    do {
      try keep(report)
      return true
    } catch {
      Console.complain("the findings cannot be written to \(folder.path.quotedOnOneLine)")
      return false
    }
  }
}
