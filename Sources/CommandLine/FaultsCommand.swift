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
    Option.shrinkTime, Option.prove, Option.jobs, Option.format,
  ]

  private let faults: [Fault]
  private let seed: UInt64
  private let cases: Int
  private let shrinkSeconds: Double?
  private let proofBudget: Int
  private let jobs: Int
  private let isJSON: Bool

  init(_ arguments: Arguments) throws(Misuse) {
    var faults: [Fault] = []
    for name in arguments.operands {
      do { faults.append(try Fault.named(name)) } catch { throw Misuse(error.description) }
      if faults.dropLast().contains(where: { $0.name == name }) {
        throw Misuse("the fault \(name) is given twice")
      }
    }
    self.faults = faults.isEmpty ? Fault.all : faults
    seed = try arguments.number("--seed", in: 0...UInt64.max) ?? 0
    cases = try arguments.count("--cases") ?? 2_000
    proofBudget = try arguments.proofBudget()
    shrinkSeconds = try arguments.seconds("--shrink-time")
    jobs = try arguments.jobs()
    isJSON = try arguments.isJSON()
  }

  func run() -> ExitStatus {
    Interruption.watch()
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
