import Foundation
import TouchEngine

/// Plays the mutants that standard input names, one line each: number, tab, body or -1; and prints
/// a line for each: number, outcome, a detail, and in how many cases it was played, was reached and
/// made a difference, between tabs.
///
/// Arguments: number of cases, seed, number of processes at a time, number of bodies.
@main
enum Main {
  static func main() {
    let arguments = CommandLine.arguments.dropFirst().compactMap { UInt64($0) }
    guard arguments.count == 4 else { quit("four numbers are needed") }
    let mutants = readMutants()
    let plan = Plan(cases: Int(arguments[0]), seed: arguments[1], bodies: Int(arguments[3]))
    let rehearsal = split {
      activeMutant = 0
      plan.rehearse()
      plan.latitudes.rehearse(plan, as: "latitude")
      plan.wrongEngines.rehearse(plan, as: "engine")
    }
    guard signalThatEnded(rehearsal).signal == 0 else { quit("the engine as it is does not play") }
    play(mutants, plan, jobs: max(1, Int(arguments[2])))
  }

  private static func readMutants() -> [(number: Int, body: Int?)] {
    var mutants: [(number: Int, body: Int?)] = []
    while let line = readLine() {
      let numbers = line.split(separator: "\t").compactMap { Int($0) }
      guard numbers.count == 2 else { quit("'\(line)' is not a mutant and its body") }
      mutants.append((numbers[0], numbers[1] < 0 ? nil : numbers[1]))
    }
    return mutants
  }

  private static func play(_ mutants: [(number: Int, body: Int?)], _ plan: Plan, jobs: Int) {
    let records: UnsafeMutablePointer<Record> = shared(mutants.count)
    let words: UnsafeMutablePointer<UInt8> = shared(mutants.count * Record.longest)
    var running: [pid_t: Int] = [:]
    func finishOne() {
      let (child, signal) = signalThatEnded(-1)
      guard let index = running.removeValue(forKey: child) else { return }
      report(mutants[index].number, records[index], signal, plan)
    }
    for (index, mutant) in mutants.enumerated() {
      if running.count == jobs { finishOne() }
      records[index] = Record()
      records[index].words = words + index * Record.longest
      let child = split {
        activeMutant = mutant.number
        plan.play(body: mutant.body, into: records + index)
      }
      running[child] = index
    }
    while !running.isEmpty { finishOne() }
  }

  private static func report(_ number: Int, _ record: Record, _ signal: Int32, _ plan: Plan) {
    let outcome: String
    var detail = ""
    if record.rule >= 0 {
      outcome = "rule"
      detail = plan.campaign.ids[record.rule]
    } else if record.latitude >= 0 {
      outcome = "latitude"
      detail = String(record.latitude)
    } else if record.current >= 0, signal == SIGVTALRM {
      outcome = "hang"
    } else if record.current >= 0, signal != 0 {
      outcome = "crash"
      detail = record.isJudging ? "while it was judged" : ""
    } else if record.differing > 0 {
      outcome = "unjudged"
      detail = record.said
    } else {
      outcome = record.reached > 0 ? "same" : "unreached"
      detail = record.wrongEngine >= 0 ? String(record.wrongEngine) : ""
    }
    let numbers = [record.played, record.reached, record.differing].map(String.init)
    print(([String(number), outcome, detail] + numbers).joined(separator: "\t"))
    fflush(nil)
  }
}
