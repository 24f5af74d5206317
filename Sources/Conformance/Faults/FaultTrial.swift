import Dispatch
import Invariants
import Stage
import Synchronization
import TouchScript

/// Whether a fault is caught, by what, how soon, and how small the scene is that shows it.
public struct FaultTrial: Sendable {
  /// The fault.
  public let fault: Fault
  /// The rules of those it names that its smallest scene breaks; none if it was not caught.
  public let caughtBy: [Rule.ID]
  /// How many cases it took: the number of the first case that showed it, counted from one; all
  /// that were tried if none did.
  public let cases: Int
  /// The smallest scene, if it was caught.
  public let finding: Finding?

  /// Whether one of its rules caught it.
  public var isCaught: Bool { finding != nil }

  /// Tries at most `cases` cases of `seed`, of the fault's own scope, on the wrong engine; fewer if
  /// `shouldStop` says so, and then the scene may not be the smallest. The smallest scene is proved
  /// to be that if it takes no more than `proofBudget` scenes. Once the fault is found, its scene is
  /// made smaller until `isShrinkingOverdue` says that the time for that is spent.
  public init(
    _ fault: Fault, seed: UInt64, cases: Int, proofBudget: Int = 0,
    isShrinkingOverdue: @escaping @Sendable () -> Bool = { false },
    shouldStop: () -> Bool = { false }
  ) {
    self.fault = fault
    let invariants = Invariants.all.filter { fault.breaks.contains($0.id) }
    let relations = Relations.all.filter { fault.breaks.contains($0.id) }
    var campaign = Campaign(
      seed: seed, cases: cases, invariants: invariants, relations: relations,
      scope: fault.scope, system: Stage(behavior: fault.behavior))
    campaign.isShrinkingOverdue = isShrinkingOverdue
    campaign.proofBudget = proofBudget
    for index in 0..<cases {
      if shouldStop() { break }
      let judgement = Judgement(
        campaign.scenario(ofCase: index), on: campaign.system, by: invariants, relations: relations)
      // Of the rules broken first, the rulebook's first is shrunk: specific ones need larger scenes.
      let earliest = judgement.broken.filter {
        $0.violation.event == judgement.broken[0].violation.event
      }.map(\.id)
      guard let first = campaign.ids.first(where: earliest.contains),
        var finding = campaign.shrink(
          judgement.scenario, breaking: first, ofCase: index, shouldStop: shouldStop)
      else { continue }
      finding = campaign.certified(finding, shouldStop: shouldStop)
      self.cases = index + 1
      self.finding = finding
      caughtBy = [finding.rule.id] + finding.alsoBroken
      return
    }
    self.cases = cases
    finding = nil
    caughtBy = []
  }
}

extension FaultTrial {
  /// Tries several faults, in one way or another, on as many threads as there are `jobs`. Each trial
  /// is handed to `tell` as soon as those before it have been: in order, one at a time, whatever the
  /// number of jobs. A trial that comes to nothing is the end: there are none from there on.
  public static func all<Trial: Sendable>(
    of faults: [Fault], jobs: Int, trial: @Sendable (Fault) -> Trial?,
    tell: @Sendable (Trial) -> Void
  ) -> [Trial] {
    let queue = Mutex(Queue<Trial>())
    DispatchQueue.concurrentPerform(iterations: max(1, min(jobs, faults.count))) { _ in
      while let next = queue.withLock({ $0.next(of: faults.count) }) {
        let trial = trial(faults[next])
        queue.withLock { $0.add(trial, at: next, tell) }
      }
    }
    return queue.withLock { $0.told }
  }

  /// Which fault is next, and what came of the others.
  private struct Queue<Trial> {
    var told: [Trial] = []
    private var waiting: [Int: Trial] = [:]
    private var started = 0
    private var isOver = false

    mutating func next(of count: Int) -> Int? {
      guard !isOver, started < count else { return nil }
      started += 1
      return started - 1
    }

    mutating func add(_ trial: Trial?, at number: Int, _ tell: (Trial) -> Void) {
      guard let trial else { return isOver = true }
      waiting[number] = trial
      while let first = waiting.removeValue(forKey: told.count) {
        tell(first)
        told.append(first)
      }
    }
  }
}
