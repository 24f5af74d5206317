import Conformance
import Foundation

/// Tries every wrong engine, and says what caught it.
struct FaultsCommand: Command {
  static let name = "faults"
  static let says = "try every wrong engine: caught by what, after how many scenes, shrunk to what"
  static let operands = "[NAME…]"
  static let options = [
    Option("--seed", "N", "the seed of the search (0)"),
    Option("--cases", "N", "how many scenes to try for each (2000)"),
    Option("--format", "NAME", "text or json"),
  ]

  private let faults: [Fault]
  private let seed: UInt64
  private let cases: Int
  private let isJSON: Bool

  init(_ arguments: Arguments) throws(Misuse) {
    var faults: [Fault] = []
    for name in arguments.operands {
      do { faults.append(try Fault.named(name)) } catch { throw Misuse(error.description) }
    }
    self.faults = faults.isEmpty ? Fault.all : faults
    seed = UInt64(try arguments.number("--seed", atLeast: 0) ?? 0)
    cases = try arguments.number("--cases", atLeast: 1) ?? 2_000
    isJSON = try arguments.word("--format", of: ["text", "json"]) == "json"
  }

  func run() -> ExitStatus {
    var trials: [FaultTrial] = []
    for fault in faults {
      let trial = FaultTrial(fault, seed: seed, cases: cases)
      trials.append(trial)
      if !isJSON { print(trial.text, terminator: "\n\n") }
    }
    if isJSON {
      print(JSONReport.pretty(trials.map(JSONReport.FaultRecord.init)))
    } else {
      print("\(trials.count { $0.isCaught }) of \(trials.count) faults caught")
    }
    return trials.allSatisfy(\.isCaught) ? .clean : .broken
  }
}
