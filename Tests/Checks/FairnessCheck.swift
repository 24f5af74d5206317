import Dispatch
import Foundation
import Invariants
import Synchronization
import TouchScript

/// Compares the recorded traces of permitted and wrong engines with what these engines do, and judges
/// them. With `--ways` it searches: no permitted engine breaks a rule in random scenes.
enum FairnessCheck {
  static func run(_ words: [String]) throws -> Bool {
    switch words.first {
    case nil: return try compare()
    case "--record" where words.count == 1:
      try record()
      return try compare()
    case "--ways": return try WaysCheck(Array(words.dropFirst())).run()
    default: throw Complaint("fairness takes --record, or --ways")
    }
  }

  private static func compare() throws -> Bool {
    let scenes = try RecordedScene.List.allCases.flatMap { try $0.scenes() }
    let reports = try concurrently(scenes) { scene in
      let plays = scene.played(on: try scene.engine())
      return scene.isRecorded
        ? (scene.difference(from: plays), scene.complaint(scene.plays))
        : (nil, scene.complaint(plays))
    }
    let differences = reports.compactMap(\.0)
    let complaints = reports.compactMap(\.1)
    for text in differences.prefix(3) + complaints { print(text + "\n") }
    let recorded = scenes.count(where: \.isRecorded)
    print(
      "\(scenes.count) scenes, \(recorded) of them with recorded traces: \(differences.count) are no "
        + "longer what the engine does, \(complaints.count) do not show what they are kept for.")
    if !differences.isEmpty { print("If that is intended: Tests/Checks/run fairness --record") }
    return differences.isEmpty && complaints.isEmpty
  }

  private static func record() throws {
    for list in RecordedScene.List.allCases {
      try list.write(
        concurrently(try list.scenes(plays: false)) { scene in
          var scene = scene
          if scene.isRecorded { scene.plays = scene.played(on: try scene.engine()) }
          return scene
        })
    }
  }

  /// Does something with all scenes, on all cores; the results are in order.
  private static func concurrently<Result: Sendable>(
    _ scenes: [RecordedScene], _ work: @Sendable (RecordedScene) throws -> Result
  ) throws -> [Result] {
    let results = Mutex([Swift.Result<Result, any Error>?](repeating: nil, count: scenes.count))
    DispatchQueue.concurrentPerform(iterations: scenes.count) { index in
      let result = Swift.Result { try work(scenes[index]) }
      results.withLock { $0[index] = result }
    }
    return try results.withLock(\.self).compactMap { try $0?.get() }
  }
}
