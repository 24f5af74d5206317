import Dispatch
import Foundation
import Stage
import Synchronization
import TouchScript

/// Compares the traces of the in-repo engine on some 2,000 golden scenes with those that are recorded.
///
/// `Golden/scenes.tsv` has a line for each scene: the hash of its log, a tab, the scene as JSON. The logs
/// stand in `Golden/logs.txt`, which is read only where a hash differs.
enum GoldenCheck {
  /// Prints the first differences and answers whether there are none. `--record` writes down the
  /// logs as they are now, of the scenes of a file of JSON lines if one is named.
  static func run(_ words: [String]) throws -> Bool {
    switch (words.first, words.count) {
    case (nil, 0): break
    case ("--record", 1): try record(golden().map(\.scene))
    case ("--record", 2): try record(Scenes.read(words[1]))
    default: throw Complaint("golden takes --record, and perhaps a file of scenes")
    }
    let scenes = try golden()
    let differences = try differences(in: scenes)
    print(report(differences, of: scenes.count))
    return differences.isEmpty
  }

  /// A scene, and the hash of its log as it was recorded.
  struct GoldenScene {
    let number: Int
    let hash: String
    let scene: Scenario
  }

  /// A scene whose log is no longer the recorded one.
  struct Difference {
    let golden: GoldenScene
    let recorded: [String]
    let now: [String]
  }

  static let folder = packageFolder.appending(path: "Tests/Checks/Golden")

  /// The golden scenes with their hashes.
  static func golden() throws -> [GoldenScene] {
    let path = folder.appending(path: "scenes.tsv").path
    return try lines(of: path).enumerated().map { index, line in
      let parts = line.split(separator: "\t", maxSplits: 1)
      guard parts.count == 2 else {
        throw Complaint("\(path), line \(index + 1) is not a hash, a tab and a scene")
      }
      do {
        let scene = try Scenario(json: String(parts[1]))
        return GoldenScene(number: index + 1, hash: String(parts[0]), scene: scene)
      } catch {
        throw Complaint("\(path), line \(index + 1): \(error)")
      }
    }
  }

  /// What differs on an engine from what is recorded, the smallest scenes first.
  static func differences(
    in scenes: [GoldenScene], on engine: some TouchSystem = Stage()
  ) throws -> [Difference] {
    let logs = logs(of: scenes.map(\.scene), on: engine)
    let changed = zip(scenes, logs).filter { $0.hash != hash(of: $1) }
    if changed.isEmpty { return [] }
    let recorded = try recordedLogs()
    return changed.map { golden, now in
      Difference(golden: golden, recorded: recorded[golden.number] ?? [], now: now)
    }
    .sorted { $0.size < $1.size }
  }

  private static func record(_ scenes: [Scenario]) throws {
    let logs = logs(of: scenes, on: Stage())
    let table = zip(scenes, logs).map { scene, log in "\(hash(of: log))\t\(scene.compactJSON)\n" }
    let text = logs.enumerated().map { index, log in
      "# \(index + 1)\n" + log.map { $0 + "\n" }.joined()
    }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(table.joined().utf8).write(to: folder.appending(path: "scenes.tsv"))
    try Data(text.joined().utf8).write(to: folder.appending(path: "logs.txt"))
  }

  private static func recordedLogs() throws -> [Int: [String]] {
    var logs: [Int: [String]] = [:]
    var number = 0
    for line in try lines(of: folder.appending(path: "logs.txt").path) {
      if line.hasPrefix("# ") {
        number = Int(line.dropFirst(2)) ?? 0
      } else {
        logs[number, default: []].append(String(line))
      }
    }
    return logs
  }

  private static func logs(of scenes: [Scenario], on engine: some TouchSystem) -> [[String]] {
    let logs = Mutex([[String]](repeating: [], count: scenes.count))
    DispatchQueue.concurrentPerform(iterations: scenes.count) { index in
      let trace = engine.outcome(of: scenes[index]).trace ?? Trace()
      let log = trace.observations.map(\.wholeLine)
      logs.withLock { $0[index] = log }
    }
    return logs.withLock(\.self)
  }

  /// Fowler, Noll and Vo's hash, which is the same on every machine.
  private static func hash(of log: [String]) -> String {
    var hash: UInt64 = 14_695_981_039_346_656_037
    for byte in log.joined(separator: "\n").utf8 {
      hash = (hash ^ UInt64(byte)) &* 1_099_511_628_211
    }
    return String(hash, radix: 16)
  }
}

// MARK: - Reporting differences

extension GoldenCheck.Difference {
  /// What a reader has to take in: the steps of the script, then the lines of the log.
  fileprivate var size: (Int, Int, Int) {
    (golden.scene.views.count + golden.scene.script.count, now.count, golden.number)
  }

  /// The scene, and both logs side by side from shortly before the first line that differs.
  fileprivate var text: String {
    """
    Scene \(golden.number)
    \(golden.scene)

    \(sideBySide(recorded, now))
    """
  }
}

extension GoldenCheck {
  /// The first three differences, and how many there are.
  static func report(_ differences: [Difference], of count: Int) -> String {
    if differences.isEmpty { return "All \(count) golden traces are as recorded." }
    let first = differences.prefix(3).map(\.text).joined(separator: "\n\n")
    return first + "\n\n\(differences.count) of \(count) golden traces differ. "
      + "If that is intended, record them anew: Tests/Checks/run golden --record"
  }
}
