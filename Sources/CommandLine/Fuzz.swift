import Conformance
import Foundation
import TouchScript

/// Searches for scenarios in which the engine breaks a rule, and shrinks what it finds.
struct Fuzz: Command {
  static let name = "fuzz"
  static let says = "search for scenes in which the engine breaks a rule; shrink and print them"
  static let operands = ""
  static let options = [
    Option.seed,
    Option(
      "--cases", "N", "how many scenes to try",
      standard: "TOUCHSTONE_CASES, else \(Campaign.usualCases)"),
    Option(
      "--shard", "I/N", "run part I of N, as TEST_SHARD_INDEX does; merge adds the reports"),
    Option(
      "--exhaustive", "N",
      "run every scene that differs from the simplest one in at most N ways"),
    Option("--for", "TIME", "search for this long instead: 90s, 5m or 1h"),
    Option.jobs, Option.failFast, Option.allowSkips,
    Option.shrinkTime, Option.prove, Option.rules, Option.skip, Option.strength,
    Option.known, Option.listRules, Option.fault, Option.timeout,
    Option(
      "--features", "NAME,…", "use only scenes that need no other features",
      standard: "what the engine has", values: .list(Scenario.Feature.allCases.map(\.name))),
    Option(
      "--without", "NAME,…", "use no scene that needs one of these features", standard: "none",
      values: .list(Scenario.Feature.allCases.map(\.name))),
    Option.inProcess, Option.scope,
    Option(
      "--dialect", "NAME", "play every scene as in ios13 or ios12", standard: "the scene's own",
      values: .words(Scenario.Dialect.allCases.map(\.rawValue))),
    Option(
      "--against", "COMMAND", "report where the engine differs from another one, or from in-repo",
      values: .words(["in-repo"])),
    Option.save,
    Option("--no-memory", nil, "neither try first what failed last time, nor remember failures"),
    Option("--stats", nil, "count how often each rule was exercised, and what the scenes contain"),
    Option.profileShrink,
    Option(
      "--progress", "WHEN", "show progress on standard error: auto, always or never",
      standard: "auto", values: .words(ProgressLine.Wish.allCases.map(\.rawValue))),
    Option.values, Option.whole, Option.all, Option.report, Option.reportFormat,
  ]
  static let sharedOptions = [Option.color, .quiet, .output]
  static let isolation = CrashIsolation.child
  private let engine: Engine
  private var campaign: Campaign
  private let exhaustiveSize: Int?
  private let seconds: Double?
  private let fault: WrongEngine?
  private let remembers: Bool
  private let showsStatistics: Bool
  private let detail: Detail
  private let output: ReportOutput
  private let against: Rival?
  private let progress: ProgressLine.Wish
  private let listsRules: Bool

  init(_ arguments: Arguments) throws(Misuse) {
    try arguments.refuseOperands(of: Self.self)
    engine = arguments.engine
    fault = try arguments.fault()
    seconds = try arguments.seconds("--for")
    try arguments.refuse(["--cases"], with: "--for")
    exhaustiveSize = try arguments.number("--exhaustive", in: 0...UInt(9)).map { Int($0) }
    // A search with another end asks for no number of cases, and the environment has no say.
    let cases = seconds == nil && exhaustiveSize == nil ? try arguments.cases() : nil
    try arguments.refuse(["--cases", "--seed"], with: "--exhaustive")
    campaign = try arguments.campaign(
      seed: try arguments.seed(),
      cases: cases ?? (seconds == nil ? Campaign.usualCases : Int.max))
    campaign.shard = try arguments.shard()
    campaign.scope = try arguments.scope()
    campaign.dialect = try arguments.choice("--dialect")
    campaign.scenes = engine.own.scenes
    if campaign.scenes != nil {
      for option in ["--scope", "--exhaustive"] where arguments.has(option) {
        throw Misuse("\(option) is for the scenes of the suite, and this program has its own")
      }
    }
    campaign.system = campaign.system.within(
      try arguments.features(of: campaign.system.about.features))
    // A user who chooses rules or scenes knows that the others are not tried.
    campaign.demandsExercise =
      !["--rules", "--skip", "--exhaustive"].contains(where: arguments.has)
      && campaign.scope == .default && campaign.scenes == nil
    remembers = !arguments.has("--no-memory")
    showsStatistics = arguments.has("--stats")
    detail = arguments.detail
    output = try ReportOutput(arguments)
    campaign.saved = output.saved
    against = try arguments.rival()
    if against != nil, ![.text, .json].contains(output.format) || output.hasPages {
      throw Misuse("--against has a report of its own: as text or json, and without --report")
    }
    progress = try arguments.progress()
    try arguments.refuse(["--progress"], with: Option.quiet.name)
    listsRules = arguments.has(Option.listRules.name)
    campaign.countsCoverage = showsStatistics || output.format == .json
    // An explanation takes as long as all else, and is printed nowhere else.
    campaign.explainsFindings = output.tellsValues
  }

  func run() -> ExitStatus {
    if listsRules { return campaign.listRules() }
    Interruption.watch()
    var campaign = campaign
    let place = URL(filePath: FileManager.default.currentDirectoryPath)
    let memory = remembers ? Memory(in: Memory.folder(from: place), of: subject) : nil
    var remembers = true
    if let memory {
      if Interruption.isRaised { return .interrupted }
      // The parts of a campaign are joined again, and then what one of them remembers is amiss.
      if !campaign.shard.isPart { remembers = campaign.recallAll(memory) }
    }
    let line = progress.isFulfilled ? ProgressLine(of: &campaign) : nil
    let seconds = seconds.map { max(0, $0 - (engine.crash?.seconds ?? 0)) }
    if let against {
      let status = against.compare(
        campaign, called: engine.name(of: fault), replay: engine.replayOptions(fault),
        seconds: seconds,
        program: engine.program, isJSON: output.format == .json, detail: detail, progress: line)
      return engine.status(status, failing: status != .clean)
    }
    if let size = exhaustiveSize {
      guard let walk = campaign.walking(size: size, shouldStop: { Interruption.isRaised }) else {
        line?.end()
        Console.complain(
          "there are more than \(Campaign.mostScenesOfWalk) scenes of size \(size)")
        return .misuse
      }
      campaign = walk
      line?.follow(campaign)
    }
    let deadline = seconds.map { ContinuousClock.now + .seconds($0) }
    let report = Report(
      of: campaign, fault: fault?.name,
      replay: engine.replayCommand(fault),
      examining: { Interruption.isRaised }, shouldStopShrinking: { Interruption.isOverdue },
      shouldStop: {
        Interruption.isRaised || deadline.map { ContinuousClock.now >= $0 } ?? false
      }, isInterrupted: { Interruption.isRaised })
    line?.end()
    if let memory { remembers = remember(report, in: memory) && remembers }
    let scope = report.search.walk.map { "Scope of size \($0.size): \($0.says)" }
    return .gravest(of: [
      output.deliver(
        report, [scope ?? "", showsStatistics ? report.statisticsText : ""], of: engine),
      remembers ? .clean : .failed,
    ])
  }

  private var subject: Memory.Subject {
    Memory.Subject(engine: engine.name(of: fault), dialect: campaign.dialect)
  }

  /// Remembers what was found; whether it could be written. If not, that is said.
  private func remember(_ report: Report, in memory: Memory) -> Bool {
    var failures = report.findings.compactMap { finding in
      finding.token.map { Memory.Failure(rule: finding.rule, token: $0) }
    }
    let crash = report.failures.first { $0.recurs && [.crashed, .hung].contains($0.kind) }
    if let token = crash?.token { failures.append(Memory.Failure(rule: nil, token: token)) }
    do {
      for failure in failures { try memory.remember(failure) }
      return true
    } catch {
      Console.complain("what failed cannot be written to \(memory.folder.path.quotedOnOneLine)")
      return false
    }
  }
}

extension Campaign {
  /// Tries what an earlier run found; whether it could be read. If not, that is said.
  fileprivate mutating func recallAll(_ memory: Memory) -> Bool {
    do {
      let recollection = try recall(memory) { Interruption.isRaised }
      if let sentence = recollection.sentence { Console.remark(sentence) }
      if recollection.cannotForget {
        Console.complain(
          "what is mended cannot be deleted in \(memory.folder.path.quotedOnOneLine)")
      }
      return !recollection.cannotForget
    } catch {
      Console.complain(
        "what earlier runs found in \(memory.folder.path.quotedOnOneLine) cannot be read")
      return false
    }
  }

  /// Prints the numbers of the rules and relations that would be judged, a line each.
  func listRules() -> ExitStatus {
    var campaign = self
    campaign.cases = 0
    campaign.given = []
    for id in Report(of: campaign).rules(.notExercised) { Console.say(id) }
    return .clean
  }
}
