import Conformance
import Foundation

extension Memory {
  /// The memory of the folder in which the command runs.
  static func here(of subject: Subject) -> Memory {
    let place = URL(filePath: FileManager.default.currentDirectoryPath)
    return Memory(in: folder(from: place), of: subject)
  }
}

/// What earlier runs left behind: failures, and cases in which the engine crashed.
struct Legacy {
  let memory: Memory
  /// The options that a replay needs besides the token, as words.
  let options: [String]

  /// Tries in processes of their own what the engine crashed in, and says on standard error what
  /// becomes of it; gives the crash if there still is one. `campaign` tells in which dialect
  /// scenarios are played.
  func crash(of campaign: Campaign) -> Crash? {
    guard let executable = Bundle.main.executableURL else { return nil }
    let isolation = Isolation(executable: executable, options: options)
    var crash: Crash?
    if let known = memory.failures().first(where: { $0.rule == nil }) {
      crash = known.scenario.flatMap {
        isolation.shrink(
          $0, from: "an earlier run", isOverdue: campaign.isShrinkingOverdue,
          shouldStop: { Interruption.isRaised })
      }
      // Who interrupts, interrupts the engine as well: that it did not crash says nothing then.
      if crash == nil, Interruption.isRaised { return nil }
      Console.complain(
        crash == nil
          ? "the engine no longer crashes where an earlier run crashed"
          : "the engine still crashes where an earlier run crashed")
      if crash == nil { memory.forget(nil) }
    }
    // Every job that ran left one; most of them are innocent.
    for wreck in Wreck.salvage(in: memory) where crash == nil {
      guard let scenario = wreck.scenario else { continue }
      Console.complain(
        "an earlier run ended abruptly in \(wreck.name): it is tried first, in a process of its own"
      )
      crash = isolation.shrink(
        campaign.scenario(playing: scenario), from: wreck.name,
        isOverdue: campaign.isShrinkingOverdue, shouldStop: { Interruption.isRaised })
      guard crash == nil, !Interruption.isRaised else { break }
      Console.complain("\(wreck.name) comes to its end now")
    }
    if let crash { memory.remember(Memory.Failure(rule: nil, token: crash.token)) }
    return crash
  }
}
