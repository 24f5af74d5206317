import Conformance
import Foundation
import Invariants
import Stage
import TouchScript

/// How long this version takes for scenes from a file: bare plays; what judging takes by itself, as
/// far as it is made beforehand and by the rules; and whole cases, as a campaign has them: a play, all
/// rules, and a second play for the relation whose turn it is.
///
/// Two versions are compared by running both on the same file, by turns, on a quiet machine.
struct Timing {
  private let scenes: [Scenario]
  private let rounds: Int
  private let panel = Panel(Invariants.all)

  /// Reads the words of the command line: a file of scenes, and in how many rounds.
  init(_ words: [String]) throws(Complaint) {
    guard words.count == 2, let rounds = Int(words[1]), rounds > 0 else {
      throw Complaint("time takes a file of scenes, and in how many rounds")
    }
    self.rounds = rounds
    scenes = try Scenes.read(words[0])
  }

  /// Prints microseconds of processor time for each scene, in the quickest round.
  func run() -> Bool {
    // As a campaign plays: the scenes were found valid when they were read.
    let stage = Stage().trusting
    let play = quickest { for scene in scenes { _ = stage.outcome(of: scene) } }
    let whole = quickest {
      for (number, scene) in scenes.enumerated() { judge(scene, number, on: stage) }
    }
    let traces = scenes.map { stage.outcome(of: $0).trace ?? Trace() }
    let evidence = quickest {
      for (scene, trace) in zip(scenes, traces) { _ = Evidence(scene, trace) }
    }
    let judging = quickest {
      for (scene, trace) in zip(scenes, traces) { judge(Evidence(scene, trace)) }
    }
    let share = 1_000_000 / Double(scenes.count)
    print(String(format: "a bare play   %8.1f µs", play * share))
    print(String(format: "bare evidence %8.1f µs", evidence * share))
    print(String(format: "all rules     %8.1f µs", (judging - evidence) * share))
    print(String(format: "a whole case  %8.1f µs, %.2f bare plays", whole * share, whole / play))
    return true
  }

  private func judge(_ scene: Scenario, _ number: Int, on stage: any TouchSystem) {
    let trace = stage.outcome(of: scene).trace ?? Trace()
    judge(Evidence(scene, trace))
    if let turn = Relations.turn(ofCase: number, for: scene) {
      let other = stage.outcome(of: turn.transformed).trace ?? Trace()
      _ = Relations.all[turn.index].judge(scene, trace, turn.transformed, other)
    }
  }

  private func judge(_ evidence: Evidence) {
    panel.judge(evidence) { _, _ in }
  }

  private func quickest(_ work: () -> Void) -> Double {
    (0..<rounds).reduce(.infinity) { best, _ in
      let start = clock()
      work()
      return min(best, Double(clock() - start) / Double(CLOCKS_PER_SEC))
    }
  }
}
