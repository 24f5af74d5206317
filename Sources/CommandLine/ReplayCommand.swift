import Conformance
import Generators
import Invariants
import PropertyTesting
import TouchScript

/// Plays one scenario again and judges it.
struct ReplayCommand: Command {
  static let name = "replay"
  static let says = "play a scene, and judge it by every rule"
  static let operands = Input.operands
  static let options = [
    Option.fault, Option.rules, Option.skip, Option.strength,
    Option.bytes, Option.lenient, Option.inProcess, Option.timeout,
    Option("--trace", nil, "print the whole trace"),
    Option.whole, Option.wait, Option.format,
  ]
  static let sharedOptions = [Option.quiet, .output]
  static let operandValues = Input.operandValues
  static let isolation = CrashIsolation.pipe

  private let scenario: Scenario
  private let fault: WrongEngine?
  private let selection: Arguments.Selection
  private let strength: Rule.Strength
  private let showsTrace: Bool
  private let detail: Detail
  private let waits: Bool
  private let isJSON: Bool
  private let engine: Engine

  init(_ arguments: Arguments) throws(Misuse) {
    engine = arguments.engine
    fault = try arguments.fault()
    selection = try arguments.selection()
    strength = try arguments.strength()
    showsTrace = arguments.has("--trace")
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
    scenario = try arguments.scene(of: Self.self).scenario
  }

  func run() -> ExitStatus {
    if waits { Debugger.wait() }
    let system = engine.system(fault)
    let judgement = Judgement(
      scenario, on: system, by: selection.invariants, relations: selection.relations)
    let flakiness = Flakiness(of: scenario, on: system)
    if isJSON {
      sayJSON(judgement, flakiness)
    } else {
      Console.say(judgement.text(showsTrace: showsTrace, failing: strength, detail))
      if let flakiness { Console.say("\n" + flakiness.words) }
    }
    if case .gaveOut = judgement.outcome { return .incomplete }
    return !judgement.fails(strength) && judgement.failure == nil && flakiness == nil
      ? .clean : .broken
  }

  private func sayJSON(_ judgement: Judgement, _ flakiness: Flakiness?) {
    let token = (try? Scenarios.generator.tree(of: scenario)).map(Token.encode)
    for broken in judgement.broken {
      Console.say(JSONReport.line(JSONReport.Failure(broken, in: judgement, token: token)))
    }
    Console.say(JSONReport.line(JSONReport.ReplayRecord(judgement)))
    Console.say(
      JSONReport.line(
        JSONReport.ReplaySummary(judgement, failing: strength, flakiness: flakiness)))
  }
}
