import Conformance
import Experiments
import Invariants
import Pictures
import TouchScript

/// Says why what happens in a scene happens, and why not what one may have looked for.
struct ExplainCommand: Command {
  static let name = "explain"
  static let says = "say who gets each touch of a scene, who does not, and why"
  static let operands = Input.operands
  static let options = [
    Option(
      "--want", "WISH",
      "list the single changes that cause \"[not] hit VIEW\", \"scrolls VIEW\" …; several times: all of it",
      isRepeatable: true),
    Option.fault, Option.bytes, Option.lenient, Option.timeout,
    Option("--all", nil, "also say what goes without saying"),
    Option.formatOrPage,
  ]
  static let operandValues = Input.operandValues
  static let isolation = CrashIsolation.pipe

  private let scenario: Scenario
  private let wishes: [Query]
  private let fault: WrongEngine?
  private let showsAll: Bool
  private let format: FormatOrPage
  private let experiment: Experiment?
  private let engine: Engine

  init(_ arguments: Arguments) throws(Misuse) {
    engine = arguments.engine
    fault = try arguments.fault()
    showsAll = arguments.has("--all")
    format = try arguments.choice(Option.format.name) ?? .text
    let given = try arguments.scene(of: Self.self)
    let scenario = given.scenario
    self.scenario = scenario
    experiment = Input.experiment(given.operand)
    wishes = try arguments.texts("--want").map { words throws(Misuse) in
      do throws(QueryError) { return try Query(words, in: scenario) } catch {
        throw Misuse("--want: \(error.description)")
      }
    }
  }

  func run() -> ExitStatus {
    let system = engine.system(fault)
    // Only the search for changes can end early with what it has found.
    if !wishes.isEmpty { Interruption.watch(endingAfter: 2) }
    let judgement = Judgement(scenario, on: system)
    if case .gaveOut(let says) = judgement.outcome {
      Console.complain("the engine was not asked: \(says)")
      return Interruption.isRaised ? .interrupted : .incomplete
    }
    let remedies =
      wishes.isEmpty
      ? nil : Remedies(for: wishes, in: scenario, on: system) { Interruption.isRaised }
    let name = engine.name(of: fault)
    switch format {
    case .json:
      Console.say(JSONReport.pretty(JSONReport.ExplanationRecord(judgement, remedies)))
    case .html:
      var exhibit = Exhibit(judgement, engine: name, other: Exhibit.inRepo(scenario))
      exhibit = experiment.map { exhibit.answering($0, on: system) } ?? exhibit
      Console.say((remedies.map(exhibit.wishing) ?? exhibit).html())
    case .text:
      let text = ExplanationText(judgement, engine: name, showsAll: showsAll)
      let parts = [experiment?.says, text.whole, remedies?.text]
      Console.say(parts.compactMap(\.self).joined(separator: "\n\n"))
    }
    if Interruption.isRaised { return .interrupted }
    return judgement.failure == nil && judgement.broken.isEmpty ? .clean : .broken
  }
}
