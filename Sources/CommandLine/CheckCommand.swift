import Conformance
import Foundation

/// Judges an engine by the same scenes every time, and gives a verdict for every rule.
struct CheckCommand: Command {
  static let name = "check"
  static let says =
    "judge every rule by the same scenes each time: some 15,000, a few seconds"
  static let operands = "[RULE…]"
  static let options = [
    Option.jobs, Option.failFast, Option.shrinkTime, Option.strength,
    Option(
      "--known", "FILE",
      "known failures; one that is not broken any more fails the run, too",
      standard: "none"),
    Option.listRules,
    Option("--save", "DIR", "try the findings in DIR first, and save new ones there"),
    Option.lenient, Option.fault, Option.inProcess, Option.timeout, Option.values, Option.whole,
    Option.all, Option.report, Option.reportFormat,
  ]
  static let sharedOptions = [Option.quiet, .output]
  static let operandValues = Option.Values.words(RuleNames.withChapters)
  static let isolation = CrashIsolation.child

  private let engine: Engine
  private let fault: WrongEngine?
  private let campaign: Campaign
  private let saved: SavedFindings?
  private let format: ReportFormat
  private let detail: Detail
  private let pages: PagesFolder?
  private let listsRules: Bool

  init(_ arguments: Arguments) throws(Misuse) {
    engine = arguments.engine
    fault = try arguments.fault()
    let selection = try arguments.selection(of: arguments.operands)
    var campaign = Campaign(
      seed: 0, cases: 0, jobs: try arguments.jobs(), invariants: selection.invariants,
      relations: selection.relations, system: engine.system(fault))
    campaign.breakdownBudget = .ofOneMinute
    campaign.proofBudget = 0
    campaign.strength = try arguments.strength()
    campaign.known = try arguments.known()
    let allowance = Allowance(seconds: try arguments.seconds("--shrink-time"))
    if let allowance { campaign.isShrinkingOverdue = { allowance.isSpent } }
    saved = try arguments.saved()
    campaign.saved = saved
    campaign.given = try saved?.given(isLenient: arguments.has(Option.lenient.name)) ?? []
    format = try arguments.reportFormat()
    detail = arguments.detail
    pages = try arguments.pages()
    listsRules = arguments.has(Option.listRules.name)
    campaign.failsFast = arguments.has(Option.failFast.name)
    self.campaign = campaign.checking()
  }

  func run() -> ExitStatus {
    if listsRules { return campaign.listRules() }
    Interruption.watch()
    let report = CampaignReport(
      campaign,
      shouldStopShrinking: { Interruption.isOverdue }, shouldStop: { Interruption.isRaised })
    let isComplete = !Interruption.isRaised && !report.endedEarly
    let name = engine.name(of: fault)
    let options = engine.replayOptions(fault)
    switch format {
    case .text: sayText(report)
    case .json: sayJSON(report, isComplete)
    case .junit, .github, .sarif:
      Console.say(
        format.text(
          of: Bulletin(report, engine: name, program: engine.program, options: options, detail)))
    }
    let isWritten =
      pages?.write(
        ReportPages(report, engine: name, program: engine.program, options: options)) ?? true
    let isKept = saved?.keepAll(of: report) ?? true
    return .gravest(of: [
      Interruption.isRaised ? .interrupted : .clean,
      engine.status(report.status, failing: report.hasFailures),
      report.stale.isEmpty ? .clean : .broken, isWritten && isKept ? .clean : .failed,
    ])
  }

  private func sayText(_ report: CampaignReport) {
    Console.say(
      FindingsText(
        replayOptions: engine.replayOptions(fault), program: engine.program, detail
      ) { "fixed scene \($0)" }.text(of: report), unlessEmpty: "\n")
    Console.say(report.verdicts.map(\.description).joined(separator: "\n") + "\n")
    Console.say("Engine: \(engine.name(of: fault))\(engine.remark)")
    Console.say(report.summary)
    for line in report.stale { Console.say("\(line)") }
    if report.endedEarly { Console.say(CampaignReport.endedEarlySentence) }
    if Interruption.isRaised { Console.say("interrupted: more scenes might have found more") }
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
          report, fault: fault?.name, isComplete: isComplete)))
  }
}

extension SavedFindings {
  /// What is kept, as scenes to be tried first.
  func given(isLenient: Bool) throws(Misuse) -> [Campaign.Given] {
    let (files, others): ([URL], [String])
    do { (files, others) = (try self.files(), try self.others()) } catch {
      throw Misuse("the folder \(folder.path.quotedOnOneLine) cannot be read")
    }
    if !others.isEmpty {
      Console.complain(
        "in \(folder.path.quotedOnOneLine), what is no regular file is left alone: "
          + others.map(\.quotedOnOneLine).joined(separator: ", "))
    }
    var given: [Campaign.Given] = []
    for file in files {
      given.append(
        Campaign.Given(
          try Input.scenario(
            file.path, isLenient: isLenient, called: file.lastPathComponent.quotedOnOneLine),
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
