import Conformance
import Foundation

/// Tries every wrong engine, and says what caught it.
struct FaultsCommand: Command {
  static let name = "faults"
  static let says = "try wrong engines, all or some: caught by what, after how many, shrunk to what"
  static let operands = "[NAME…]"
  static let options = [
    Option.seed,
    Option("--cases", "N", "how many scenes to try for each", standard: "2000"),
    Option(
      "--planted", nil,
      "try those that another hand planted: how many do any rules catch, and which"),
    Option(
      "--silent", nil,
      "try engines that do nothing of some kind: how many rules do they break"),
    Option.shrinkTime, Option.prove, Option.jobs, Option.format,
  ]

  private let faults: [Fault]
  private let seed: UInt64
  private let cases: Int
  private let shrinkSeconds: Double?
  private let proofBudget: Int
  private let jobs: Int
  private let isJSON: Bool
  private let isPlanted: Bool
  private let isSilent: Bool

  init(_ arguments: Arguments) throws(Misuse) {
    isPlanted = arguments.has("--planted")
    isSilent = arguments.has("--silent")
    try arguments.refuse(["--planted", "--shrink-time", "--prove", "--format"], with: "--silent")
    if isSilent { try arguments.refuseOperands(of: Self.self) }
    try arguments.refuse(["--shrink-time", "--prove"], with: "--planted")
    var faults: [Fault] = []
    for name in arguments.operands {
      do { faults.append(try Fault.named(name)) } catch { throw Misuse(error.description) }
      if faults.dropLast().contains(where: { $0.name == name }) {
        throw Misuse("the fault \(name) is given twice")
      }
      if isPlanted != Fault.planted.contains(where: { $0.name == name }) {
        throw Misuse("the fault \(name) is \(isPlanted ? "not " : "")one of --planted")
      }
    }
    self.faults = !faults.isEmpty ? faults : isPlanted ? Fault.planted : Fault.all
    seed = try arguments.number("--seed", in: 0...UInt64.max) ?? 0
    cases = try arguments.count("--cases") ?? 2_000
    proofBudget = try arguments.proofBudget()
    shrinkSeconds = try arguments.seconds("--shrink-time")
    jobs = try arguments.jobs()
    isJSON = try arguments.isJSON()
  }

  func run() -> ExitStatus {
    Interruption.watch()
    if isPlanted { return runPlanted() }
    if isSilent { return runSilent() }
    let trials = FaultTrial.all(of: faults, jobs: jobs, trial: trial(of:)) { trial in
      if !isJSON { Console.say(trial.text + "\n") }
    }
    if isJSON {
      Console.say(JSONReport.pretty(trials.map(JSONReport.FaultRecord.init)))
    } else {
      Console.say("\(trials.count { $0.isCaught }) of \(trials.count) faults caught")
    }
    if Interruption.isRaised { return .interrupted }
    return trials.allSatisfy(\.isCaught) ? .clean : .broken
  }

  /// Tries engines that do nothing of some kind.
  private func runSilent() -> ExitStatus {
    let trials = SilentEngine.allCases.map { engine in
      let trial = SilentTrial(engine, seed: seed, cases: cases, jobs: jobs)
      Console.say(trial.text)
      return trial
    }
    return trials.allSatisfy(\.isSeen) ? .clean : .broken
  }

  /// Tries planted mistakes. That one is not caught says something of the rules, and is no failure.
  private func runPlanted() -> ExitStatus {
    let trials = FaultTrial.all(of: faults, jobs: jobs) { fault -> PlantedTrial? in
      if Interruption.isRaised { return nil }
      let trial = PlantedTrial(
        fault, seed: seed, cases: cases, shouldStop: { Interruption.isRaised })
      return Interruption.isRaised && !trial.isCaught ? nil : trial
    } tell: { trial in
      if !isJSON { Console.say(trial.text + "\n") }
    }
    if isJSON {
      Console.say(JSONReport.pretty(trials.map(JSONReport.PlantedRecord.init)))
    } else {
      Console.say("\(trials.count { $0.isCaught }) of \(trials.count) planted faults caught")
    }
    return Interruption.isRaised ? .interrupted : .clean
  }

  /// What comes of one fault; nil if the trial was interrupted before it was caught.
  private func trial(of fault: Fault) -> FaultTrial? {
    if Interruption.isRaised { return nil }
    // Each has its own time, for each is found by a search of its own.
    let allowance = Allowance(seconds: shrinkSeconds)
    let trial = FaultTrial(
      fault, seed: seed, cases: cases, proofBudget: proofBudget,
      isShrinkingOverdue: { allowance?.isSpent ?? false },
      shouldStop: { Interruption.isRaised })
    return Interruption.isRaised && !trial.isCaught ? nil : trial
  }
}
