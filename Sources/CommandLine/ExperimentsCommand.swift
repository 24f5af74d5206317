import Conformance
import Experiments
import Invariants
import Pictures
import TouchScript

/// Prints the experiments, or one of them: what it shows, and what an engine makes of it beside what a
/// device printed.
struct ExperimentsCommand: Command {
  static let name = "experiments"
  static let says = "list the articles' experiments and everyday gesture conflicts, or play some"
  static let operands = "[NAME…]"
  static let options = [
    Option.list, Option.fault, Option.timeout, Option.formatOrPage,
  ]
  static let operandValues = Option.Values.words(Experiment.ids)
  static let isolation = CrashIsolation.pipe

  private let experiments: [Experiment]
  private let format: FormatOrPage
  private let listsNames: Bool
  private let system: any TouchSystem
  private let engine: String

  init(_ arguments: Arguments) throws(Misuse) {
    var experiments: [Experiment] = []
    for name in arguments.operands { experiments += try Self.experiments(named: name) }
    self.experiments = experiments
    format = try arguments.choice(Option.format.name) ?? .text
    if format == .html, experiments.count != 1 {
      throw Misuse("--format html shows one experiment, not \(experiments.count)")
    }
    listsNames = arguments.has(Option.list.name)
    try arguments.refuse(["--format"], with: Option.list.name)
    let fault = try arguments.fault()
    system = arguments.engine.system(fault)
    engine = arguments.engine.name(of: fault)
    for experiment in experiments {
      try arguments.engine.refuse(experiment.scenario, from: experiment.id)
    }
  }

  /// The experiment with this name, or all scenes of the log or article with this name.
  private static func experiments(named name: String) throws(Misuse) -> [Experiment] {
    let scenes = Experiment.ids(of: name).compactMap(Experiment.named)
    if !scenes.isEmpty { return scenes }
    if let experiment = Experiment.named(name) { return [experiment] }
    let hint =
      Experiment.nearest(to: name).map { "; did you mean \($0)?" }
      ?? "; without a name, experiments lists them"
    throw Misuse("there is no experiment \(name.quotedOnOneLine)\(hint)")
  }

  func run() -> ExitStatus {
    if listsNames {
      let listed = experiments.isEmpty ? Experiment.ids : experiments.map(\.id)
      Console.say(listed.joined(separator: "\n"))
      return .clean
    }
    if experiments.isEmpty {
      Console.say(
        format == .json ? JSONReport.pretty(Experiment.all.map { Record($0) }) : ExperimentText.list
      )
      return .clean
    }
    Interruption.watch(endingAfter: 2)
    var outcomes: [EngineOutcome] = []
    for experiment in experiments {
      let outcome = system.outcome(of: experiment.scenario)
      if Interruption.isRaised { break }
      outcomes.append(outcome)
    }
    switch format {
    case .json:
      Console.say(JSONReport.pretty(zip(experiments, outcomes).map { Record($0, $1) }))
    case .html:
      for (experiment, outcome) in zip(experiments, outcomes) {
        let judgement = Judgement(
          experiment.scenario, on: system, relations: Relations.all, seen: outcome.trace)
        let exhibit = Exhibit(judgement, engine: engine, other: Exhibit.inRepo(experiment.scenario))
        Console.say(exhibit.answering(experiment, on: system).html())
      }
    case .text:
      let texts = zip(experiments, outcomes).map {
        ExperimentText.whole($0, $1, on: system, called: engine)
      }
      Console.say(texts.joined(separator: "\n\n"))
    }
    if Interruption.isRaised { return .interrupted }
    let isAsPrinted = zip(experiments, outcomes).allSatisfy { experiment, outcome in
      outcome.trace.map { experiment.mismatch(with: $0) == nil } ?? false
    }
    return isAsPrinted ? .clean : .broken
  }

  /// An experiment as programs read it.
  private struct Record: Encodable {
    let id: String
    let says: String
    let source: String
    let scenario: Scenario
    var isAsPrinted: Bool?
    var log: [String]?
    var trace: Trace?

    init(_ experiment: Experiment, _ outcome: EngineOutcome? = nil) {
      id = experiment.id
      says = experiment.says
      source = experiment.source
      scenario = experiment.scenario
      guard let trace = outcome?.trace else { return }
      self.trace = trace
      isAsPrinted = experiment.mismatch(with: trace) == nil
      log = experiment.device?.deviceForm(of: trace)
    }
  }
}

extension Experiment {
  /// The names of those that belong to a log (`S001-E`) or to an article (`S001`).
  static func ids(of name: String) -> [String] {
    let name = name.lowercased()
    let starts = name.last?.isNumber == true ? [name + ":", name + "-"] : [name + ":"]
    return ids.filter { id in starts.contains { "\(id):".lowercased().hasPrefix($0) } }
  }
}
