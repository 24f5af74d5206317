import Conformance
import Foundation
import Synchronization

/// Lists the wrong engines, or tries them and says what caught each.
struct FaultsCommand: Command {
  static let name = "faults"
  static let says = "list the wrong engines that test the rules; --try tries them"
  static let operands = "[NAME…]"
  static let options = [
    Option(
      "--try", nil, "try them: caught by which rules, after how many scenes, shrunk to what size"),
    Option(
      "--planted", nil,
      "those planted by somebody who did not know the rules; any rule may catch one"),
    Option("--silent", nil, "those that do nothing of some kind: how many rules they break"),
    Option.list, Option.seed, casesOfTrials, Option.shrinkTime, Option.prove, failFast,
    Option.jobs, Option.format,
  ]
  static let sharedOptions = [Option.quiet, .output]
  static let operandValues = Option.Values.words((Fault.all + Fault.planted).map(\.name))

  private static let usualCases = 2_000
  private static let failFast = Option(
    Option.failFast.name, nil, "stop at the first one that is not caught")
  private static let casesOfTrials = Option(
    "--cases", "N", "how many scenes to try for each",
    standard: "TOUCHSTONE_CASES, else \(usualCases)")
  /// What says how they are tried.
  private static let trying = [
    Option.seed, casesOfTrials, .shrinkTime, .prove, failFast, .jobs,
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
  private let listsNames: Bool
  private let tries: Bool
  private let failsFast: Bool

  init(_ arguments: Arguments) throws(Misuse) {
    isPlanted = arguments.has("--planted")
    isSilent = arguments.has("--silent")
    tries = arguments.has("--try")
    listsNames = arguments.has(Option.list.name)
    failsFast = arguments.has(Option.failFast.name)
    try arguments.refuse(
      ["--planted", "--shrink-time", "--prove", "--format", "--fail-fast"], with: "--silent")
    if isSilent { try arguments.refuseOperands(of: Self.self) }
    // That a planted one goes unseen is no failure.
    try arguments.refuse(["--shrink-time", "--prove", "--fail-fast"], with: "--planted")
    try arguments.refuse(["--try", "--format"], with: Option.list.name)
    if !tries, let option = Self.trying.first(where: { arguments.has($0.name) }) {
      throw Misuse("\(option.name) is for faults --try, and without --try they are only listed")
    }
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
    seed = try tries ? arguments.seed() : 0
    cases = try tries ? arguments.cases() ?? Self.usualCases : 0
    proofBudget = try arguments.proofBudget()
    shrinkSeconds = try arguments.seconds("--shrink-time")
    jobs = try arguments.jobs()
    isJSON = try arguments.isJSON()
  }

  func run() -> ExitStatus {
    if !tries { return list() }
    Interruption.watch()
    if isPlanted { return runPlanted() }
    if isSilent { return runSilent() }
    let isOver = Atomic(false)
    var trials = FaultTrial.all(of: faults, jobs: jobs, trial: trial(of:)) { trial in
      if isOver.load(ordering: .relaxed) { return }
      if !isJSON { Console.say(trial.text + "\n") }
      if failsFast, !trial.isCaught { isOver.store(true, ordering: .relaxed) }
    }
    if failsFast, let last = trials.firstIndex(where: { !$0.isCaught }) {
      trials = Array(trials[...last])
    }
    if isJSON {
      Console.say(JSONReport.pretty(trials.map(JSONReport.FaultRecord.init)))
    } else {
      Console.say(
        "\(trials.count { $0.isCaught }) of \(trials.count) \(trials.count == 1 ? "fault" : "faults") caught"
      )
    }
    if Interruption.isRaised { return .interrupted }
    return trials.allSatisfy(\.isCaught) ? .clean : .broken
  }

  /// Says which there are, and tries none.
  private func list() -> ExitStatus {
    if listsNames {
      let names = isSilent ? SilentEngine.allCases.map(\.rawValue) : faults.map(\.name)
      Console.say(names.joined(separator: "\n"))
    } else if isSilent {
      Console.say(SilentEngine.allCases.map(\.text).joined(separator: "\n"))
    } else if isJSON {
      Console.say(JSONReport.pretty(faults.map(JSONReport.ListedFault.init)))
    } else {
      Console.say(faults.map(\.text).joined(separator: "\n"))
      if faults.count > 1 {
        Console.say(
          "\n\(faults.count) wrong engines; --try tries them, fuzz --fault NAME judges one")
      }
    }
    return .clean
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
