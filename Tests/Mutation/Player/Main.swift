import Foundation
import TouchEngine

/// Plays the mutants of a file, with a line for each: its number, a tab, its body or -1. Prints a
/// line for each: its number, what became of it, and a detail, with tabs between them.
///
/// Arguments: the file, then the numbers of cases, of processes at a time, of seconds after which no
/// further mutant is played, and of bodies. Or `reach`, and the numbers of cases, of the seed and of bodies:
/// then it prints a line for each body, the number of cases in which it is entered.
@main
enum Main {
  static func main() {
    let words = CommandLine.arguments.dropFirst()
    let numbers = words.dropFirst().compactMap { Int($0) }
    if words.first == "reach", numbers.count == 3 {
      for count in Reach.counts(cases: numbers[0], seed: numbers[1], bodies: numbers[2]) {
        print(count)
      }
      return
    }
    guard let file = words.first, let text = try? String(contentsOfFile: file, encoding: .utf8),
      numbers.count == 4
    else { quit("a file and four numbers are needed") }
    let deadline = Date(timeIntervalSinceNow: Double(numbers[2]))
    let mutants = text.split(separator: "\n").map { line in
      line.split(separator: "\t").compactMap { Int($0) }
    }
    guard mutants.allSatisfy({ $0.count == 2 }) else { quit("\(file) has other lines") }
    let plan = Plan(cases: numbers[0], bodies: numbers[3])
    activeMutant = 0
    guard signalThatEnded(split { plan.rehearse() }).signal == 0 else {
      quit("the engine as it is does not play")
    }
    play(mutants.map { ($0[0], $0[1]) }, plan, jobs: numbers[1], until: deadline)
  }

  /// Each mutant is played in a process of its own, split off from this one, in which the engine has
  /// not done anything yet, so that not even its constants are computed.
  private static func play(
    _ mutants: [(number: Int, body: Int)], _ plan: Plan, jobs: Int, until deadline: Date
  ) {
    let isJudging: UnsafeMutablePointer<Bool> = shared(mutants.count)
    var running: [pid_t: Int] = [:]
    func finishOne() {
      let (child, signal) = signalThatEnded(-1)
      guard let index = running.removeValue(forKey: child), signal != 0 else { return }
      let kind = [SIGVTALRM, SIGXCPU].contains(signal) ? "hang" : "trap"
      print("\(mutants[index].number)\t\(kind)\t\(isJudging[index] ? "while it is judged" : "")")
      fflush(nil)
    }
    for (index, mutant) in mutants.enumerated() where deadline.timeIntervalSinceNow > 0 {
      if running.count == jobs { finishOne() }
      let child = split {
        limitComputing(seconds: 120)
        activeMutant = mutant.number
        let outcome = plan.outcome(ofMutantIn: mutant.body, isJudging: isJudging + index)
        print("\(mutant.number)\t\(outcome.kind)\t\(outcome.detail)")
        fflush(nil)
      }
      running[child] = index
    }
    while !running.isEmpty { finishOne() }
  }
}
