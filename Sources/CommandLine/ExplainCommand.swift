import Conformance
import Invariants
import TouchScript

/// Says why what happens in a scene happens, and why not what one may have looked for.
struct ExplainCommand: Command {
  static let name = "explain"
  static let says = "say who gets each touch of a scene, who does not, and why"
  static let operands = Input.operands
  static let options = [
    Option(
      "--want", "WISH",
      "list the single changes that bring about \"[not] hit VIEW\", \"scrolls VIEW\" …"
    ),
    Option.fault, Option.bytes, Option.lenient, Option.timeout,
    Option("--all", nil, "also say what goes without saying"),
    Option.format,
  ]
  static let operandValues = Input.operandValues

  private let scenario: Scenario
  private let wish: Query?
  private let fault: WrongEngine?
  private let showsAll: Bool
  private let isJSON: Bool
  private let engine: Engine

  init(_ arguments: Arguments) throws(Misuse) {
    engine = arguments.engine
    fault = try arguments.fault()
    showsAll = arguments.has("--all")
    isJSON = try arguments.isJSON()
    let scenario = try arguments.scene(of: Self.self).scenario
    self.scenario = scenario
    wish = try arguments.text("--want").map { words throws(Misuse) in
      do throws(QueryError) { return try Query(words, in: scenario) } catch {
        throw Misuse("--want: \(error.description)")
      }
    }
  }

  func run() -> ExitStatus {
    let system = engine.system(fault)
    // Only the search for changes can end early with what it has found.
    if wish != nil { Interruption.watch(endingAfter: 2) }
    let judgement = Judgement(scenario, on: system)
    if case .gaveOut(let says) = judgement.outcome {
      Console.complain("the engine was not asked: \(says)")
      return Interruption.isRaised ? .interrupted : .incomplete
    }
    let remedies = wish.map {
      Remedies(for: $0, in: scenario, on: system) { Interruption.isRaised }
    }
    if isJSON {
      Console.say(JSONReport.pretty(JSONReport.ExplanationRecord(judgement, remedies)))
    } else {
      let text = ExplanationText(
        judgement, engine: engine.name(of: fault), showsAll: showsAll)
      Console.say(([text.whole] + (remedies.map { [$0.text] } ?? [])).joined(separator: "\n\n"))
    }
    if Interruption.isRaised { return .interrupted }
    return judgement.failure == nil && judgement.broken.isEmpty ? .clean : .broken
  }
}
