import Conformance
import Generators
import Invariants
import PropertyTesting
import TouchScript

/// Plays one scene and judges it; or makes it as small as it can be; or judges what was recorded of it.
struct ReplayCommand: Command {
  static let name = "replay"
  static let says = "play a scene, judge it by every rule, and shrink it if you like"
  static let operands = Input.operands
  static let options = [
    Option(
      "--trace", "FILE", "play nothing: judge a trace of the scene that was recorded elsewhere",
      standard: "none"),
    Option.reports,
    Option("--shrink", nil, "find the smallest scene that breaks the same rules"),
    Option.shrinkTime, Option.prove, Option.jobs, Option.profileShrink, Option.values, Option.all,
    Option.fault, Option.rules, Option.skip, Option.strength,
    Option.bytes, Option.lenient, Option.inProcess, Option.timeout,
    Option("--events", nil, "print the whole trace"),
    Option.whole, Option.wait, Option.format,
  ]
  static let sharedOptions = [Option.color, .quiet, .output]
  static let operandValues = Input.operandValues
  static let isolation = CrashIsolation.pipe

  private let engine: Engine
  private let fault: WrongEngine?
  private let given: Input.Given
  private let selection: Arguments.Selection
  private let strength: Rule.Strength
  private let recorded: Trace?
  /// The campaign that makes the scene small; nil: it is played as it is.
  private let shrinking: Campaign?
  private let showsTrace: Bool
  private let detail: Detail
  private let waits: Bool
  private let isJSON: Bool

  init(_ arguments: Arguments) throws(Misuse) {
    engine = arguments.engine
    fault = try arguments.fault()
    selection = try arguments.selection()
    strength = try arguments.strength()
    showsTrace = arguments.has("--events")
    detail = arguments.detail
    waits = arguments.has(Option.wait.name)
    isJSON = try arguments.isJSON()
    guard !waits || arguments.operands != ["-"] else {
      throw Misuse("\(Option.wait.name) and - both read standard input: give a token or a file")
    }
    guard !waits || engine.external == nil else {
      throw Misuse(
        "\(Option.wait.name) is for an engine in this process; start what is behind -- in a debugger"
      )
    }
    try arguments.refuse(
      ["--shrink", Option.fault.name, Option.wait.name, Option.inProcess.name], with: "--trace")
    try arguments.refuse(
      [Option.shrinkTime, .prove, .jobs, .profileShrink, .values, .all].map(\.name),
      without: "--shrink")
    try arguments.refuse([Option.reports.name], without: "--trace")
    let given = try arguments.scene(of: Self.self)
    self.given = given
    recorded = try arguments.text("--trace").map { operand throws(Misuse) in
      try Self.trace(operand, of: arguments, given)
    }
    if recorded != nil, selection.invariants.isEmpty {
      throw Misuse("relations between two scenes need an engine, and --trace has none")
    }
    shrinking = arguments.has("--shrink") ? try arguments.campaign(cases: 1) : nil
  }

  func run() throws(Misuse) -> ExitStatus {
    if waits { Debugger.wait() }
    if let shrinking { return try shrink(by: shrinking) }
    let judgement: Judgement
    var flakiness: Flakiness?
    if let recorded {
      judgement = Judgement(given.scenario, recorded: recorded, by: selection.invariants)
    } else {
      let system = engine.system(fault)
      judgement = Judgement(
        given.scenario, on: system, by: selection.invariants, relations: selection.relations)
      flakiness = Flakiness(of: given.scenario, on: system)
    }
    if isJSON {
      let token = (try? Scenarios.generator.tree(of: given.scenario)).map(Token.encode)
      for line in JSONReport.lines(
        of: judgement, token: token, failing: strength, flakiness: flakiness)
      {
        Console.say(line)
      }
    } else {
      Console.say(judgement.text(showsTrace: showsTrace, failing: strength, detail))
      if recorded != nil {
        Console.say("\nRelations between two scenes need an engine, and were not judged.")
      }
      if let flakiness { Console.say("\n" + flakiness.words) }
    }
    if case .gaveOut = judgement.outcome { return .incomplete }
    return !judgement.fails(strength) && judgement.failure == nil && flakiness == nil
      ? .clean : .broken
  }

  /// The trace in a file, in a reply of `wire/1`, or in what `replay --format json` printed; it must be one of
  /// the scene.
  private static func trace(
    _ operand: String, of arguments: Arguments, _ given: Input.Given
  ) throws(Misuse) -> Trace {
    guard operand != "-" || given.operand != "-" else {
      throw Misuse("only one of the two can come from standard input")
    }
    let name = Input.name(of: operand)
    let reports = try arguments.reports()
    let trace: Trace
    do { trace = try Trace(recorded: try Input.trace(operand), reporting: reports) } catch {
      throw (error as? Misuse) ?? Misuse("\(name): \(error)")
    }
    if let complaint = trace.complaints(for: given.scenario, atMost: 1).first {
      throw Misuse("\(name): \(complaint)")
    }
    return trace.reporting(only: reports)
  }

  /// Makes the scene as small as it can be.
  private func shrink(by campaign: Campaign) throws(Misuse) -> ExitStatus {
    Interruption.watch()
    let report: Report
    do throws(Unspellable) {
      report = try Report(
        of: given.scenario, from: given.name, in: campaign, replay: engine.replayCommand(fault)
      ) { Interruption.isOverdue }
    } catch {
      throw Misuse("\(given.name) is beyond what can be spelled as choices: \(error.description)")
    }
    let isClean = report.findings.isEmpty && report.failures.isEmpty
    if isJSON {
      for failure in report.failures { Console.say(JSONReport.line("breakdown", failure)) }
      for finding in report.findings { Console.say(JSONReport.line("failure", finding)) }
      let judgement = Judgement(
        given.scenario, on: campaign.system, by: campaign.invariants,
        relations: campaign.relations)
      let summary = JSONReport.ReplaySummary(
        judgement, flakiness: report.flakiness, isComplete: !Interruption.isRaised)
      Console.say(JSONReport.line("summary", summary))
    } else {
      Console.say(report.found(detail), unlessEmpty: "\n")
      if isClean { Console.say("\(given.name) breaks no rule: there is nothing to shrink") }
      if report.findings.contains(where: \.outOfTime) { Console.say(Report.outOfTime) }
      if Interruption.isRaised {
        Console.say("interrupted: more time might have found smaller scenes")
      }
    }
    return Interruption.isRaised ? .interrupted : isClean ? .clean : .broken
  }
}
