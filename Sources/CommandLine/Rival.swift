import Conformance
import TouchScript

/// The other engine, which `--against` names.
struct Rival {
  let engine: Engine

  /// Compares the engine of `campaign` with this one, and says where they differ.
  ///
  /// - Parameters:
  ///   - name: What the campaign's engine is called.
  ///   - options: What a replay on it needs besides the token.
  ///   - seconds: For how long cases are tried; nil: as many as the campaign has.
  func compare(
    _ campaign: Campaign, called name: String, replay options: String, seconds: Double?,
    program: String, isJSON: Bool, detail: Detail, progress line: ProgressLine?
  ) -> ExitStatus {
    defer { engine.end() }
    let deadline = seconds.map { ContinuousClock.now + .seconds($0) }
    let report = Comparison(campaign, with: engine.system(nil)).run(
      shouldStop: {
        Interruption.isRaised || deadline.map { ContinuousClock.now >= $0 } ?? false
      },
      shouldStopShrinking: { Interruption.isOverdue })
    line?.end()
    let labels = ComparisonReport.Labels(
      names: [name, engine.name(of: nil)], replays: [options, engine.replayEnd], program: program)
    let isComplete = !Interruption.isRaised
    Console.say(isJSON ? report.json(labels, isComplete: isComplete) : report.text(labels, detail))
    if !isComplete { return .interrupted }
    if !report.isClean { return .broken }
    return report.gaveOut == nil ? .clean : .incomplete
  }
}

extension Arguments {
  /// The engine of `--against`: the one of this package, or what a shell makes of a command.
  func rival() throws(Misuse) -> Rival? {
    let option = "--against"
    guard let command = text(option) else { return nil }
    try refuse(
      [
        "--exhaustive", "--shard", "--save", "--stats", "--known",
        Option.failFast.name, Option.listRules.name,
      ], with: option)
    if command == "in-repo" { return Rival(engine: Engine()) }
    guard command.contains(where: { !$0.isWhitespace }) else {
      throw Misuse("\(option) takes the command of an engine, or in-repo")
    }
    return Rival(engine: try Engine(shell: command))
  }
}
