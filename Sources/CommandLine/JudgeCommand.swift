import Conformance
import Foundation
import Generators
import Invariants
import PropertyTesting
import TouchScript

/// Judges a trace that was recorded elsewhere, without an engine.
struct JudgeCommand: Command {
  static let name = "judge"
  static let says = "judge a trace that was recorded elsewhere; SCENE or TRACE may be -"
  static let operands = "SCENE TRACE"
  static let options = [
    Option.rules, Option.skip, Option.strength,
    Option("--trace", nil, "print the whole trace"),
    Option.whole, Option.reports, Option.lenient, Option.format,
  ]
  static let sharedOptions = [Option.quiet, .output]
  static let operandValues = Option.Values.files

  private let judgement: Judgement
  private let strength: Rule.Strength
  private let showsTrace: Bool
  private let detail: Detail
  private let isJSON: Bool

  init(_ arguments: Arguments) throws(Misuse) {
    let selection = try arguments.selection()
    strength = try arguments.strength()
    showsTrace = arguments.has("--trace")
    detail = arguments.detail
    isJSON = try arguments.isJSON()
    guard arguments.operands.count == 2 else {
      throw Misuse("judge takes a scene and a trace: two files, or - for one of them")
    }
    guard !selection.invariants.isEmpty else {
      throw Misuse("relations between two scenes need an engine, and judge has none")
    }
    let (scene, trace) = (arguments.operands[0], arguments.operands[1])
    guard scene != "-" || trace != "-" else {
      throw Misuse("only one of the two can come from standard input")
    }
    let reports = try arguments.reports()
    let scenario = try Input.scenario(scene, isLenient: arguments.has(Option.lenient.name))
    let recorded = try Self.trace(trace, of: scenario, reports).reporting(only: reports)
    judgement = Judgement(scenario, recorded: recorded, by: selection.invariants)
  }

  func run() -> ExitStatus {
    if isJSON {
      sayJSON()
    } else {
      Console.say(judgement.text(showsTrace: showsTrace, failing: strength, detail))
      Console.say("\nRelations between two scenes need an engine, and were not judged.")
    }
    return judgement.fails(strength) ? .broken : .clean
  }

  private func sayJSON() {
    let token = (try? Scenarios.generator.tree(of: judgement.scenario)).map(Token.encode)
    for broken in judgement.broken {
      Console.say(JSONReport.line(JSONReport.Failure(broken, in: judgement, token: token)))
    }
    Console.say(JSONReport.line(JSONReport.ReplayRecord(judgement)))
    Console.say(JSONReport.line(JSONReport.ReplaySummary(judgement, failing: strength)))
  }

  /// The trace in a file, or in a reply of `wire/1`; it must be one of the scenario.
  private static func trace(
    _ operand: String, of scenario: Scenario, _ reports: Reports
  ) throws(Misuse) -> Trace {
    let name = Input.name(of: operand)
    let data = try Input.data(operand)
    let trace: Trace
    do { trace = try Trace(recorded: data, reporting: reports) } catch {
      throw Misuse("\(name): \(error.description)")
    }
    if let complaint = trace.complaints(for: scenario, atMost: 1).first {
      throw Misuse("\(name): \(complaint)")
    }
    return trace
  }
}
