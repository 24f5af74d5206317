import Conformance
import Foundation

/// Judges an engine by the same scenes every time, and gives a verdict for every rule.
struct CheckCommand: Command {
  static let name = "check"
  static let says =
    "judge every rule by the same scenes each time: some 15,000, a few seconds"
  static let operands = "[RULE…]"
  static let options = [
    Option.jobs, Option.failFast, Option.allowSkips, Option.shrinkTime, Option.strength,
    Option(
      "--known", "FILE",
      "known failures; one that is not broken any more fails the run, too",
      standard: "none"),
    Option.updateKnown, Option.listRules,
    Option("--save", "DIR", "try the findings in DIR first, and save new ones there"),
    Option.lenient, Option.fault, Option.inProcess, Option.timeout, Option.values, Option.whole,
    Option.all, Option.report, Option.reportFormat,
  ]
  static let sharedOptions = [Option.color, .quiet, .output]
  static let operandValues = Option.Values.words(RuleNames.withChapters)
  static let isolation = CrashIsolation.child

  private let engine: Engine
  private let fault: WrongEngine?
  private let campaign: Campaign
  private let output: ReportOutput
  private let list: KnownList?
  private let listsRules: Bool

  init(_ arguments: Arguments) throws(Misuse) {
    engine = arguments.engine
    fault = try arguments.fault()
    var campaign = try arguments.campaign(cases: 0, of: arguments.operands)
    campaign.proofBudget = 0
    list = try arguments.knownList()
    try arguments.refuse([Option.known.name], with: Option.updateKnown.name)
    if let list { campaign.known = list.known }
    output = try ReportOutput(arguments)
    campaign.saved = output.saved
    campaign.given = try output.saved?.given(isLenient: arguments.has(Option.lenient.name)) ?? []
    listsRules = arguments.has(Option.listRules.name)
    self.campaign = campaign.checking()
  }

  func run() -> ExitStatus {
    if listsRules { return campaign.listRules() }
    Interruption.watch()
    let report = Report(
      of: campaign, fault: fault?.name,
      replay: engine.replayCommand(fault), shouldStopShrinking: { Interruption.isOverdue },
      shouldStop: { Interruption.isRaised }, isInterrupted: { Interruption.isRaised })
    let verdicts = report.rules.map(\.description).joined(separator: "\n")
    let stale = report.stale.map(\.says).joined(separator: "\n")
    return .gravest(of: [
      output.deliver(report, [verdicts, stale], of: engine),
      report.stale.isEmpty || list != nil ? .clean : .broken,
      list?.update(with: [report]) ?? true ? .clean : .failed,
    ])
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
  func keepAll(of report: Report) -> Bool {
    do {
      try keep(report)
      return true
    } catch {
      Console.complain("the findings cannot be written to \(folder.path.quotedOnOneLine)")
      return false
    }
  }
}
