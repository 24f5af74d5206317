import Foundation
import TouchScript

/// Compares the recorded traces of permitted and wrong engines with what the woven engine does, and
/// judges them. With `--ways` it searches: no permitted engine breaks a rule in random scenes.
enum FairnessCheck {
  static func run(_ words: [String]) throws -> Bool {
    switch words.first {
    case nil, "--record": return try check(records: words == ["--record"])
    case "--scenes": try playScenes()
    case "--ways": return try WaysCheck(Array(words.dropFirst())).run()
    default: throw Complaint("fairness takes --record, or --ways")
    }
    return true
  }

  /// What came of one scene, as a process with its sections on prints it.
  private struct Report: Codable {
    let title: String
    /// Where the recorded traces and those of today differ.
    let difference: String?
    /// Why today's traces do not show what the scene is kept for.
    let complaint: String?
    /// The line of the file with today's traces.
    let line: String
  }

  private static func check(records: Bool) throws -> Bool {
    try Woven.require()
    let scenes = try RecordedScene.List.allCases.flatMap { try $0.scenes(plays: false) }
    let sets = scenes.reduce(into: [[String]]()) { sets, scene in
      if !sets.contains(scene.variants) { sets.append(scene.variants) }
    }
    let output = try concurrently(sets) { try Woven.run(["fairness", "--scenes"], with: $0) }
    let reports = try output.flatMap { try $0.split(separator: "\n").map(report) }
    let differences = reports.compactMap(\.difference)
    let complaints = reports.compactMap(\.complaint)
    for text in (records ? [] : differences.prefix(3)) + complaints { print(text + "\n") }
    print(
      "\(scenes.count) scenes, \(sets.count) sets of sections: \(differences.count) traces are not "
        + "those that are recorded, \(complaints.count) do not show what they are kept for.")
    if records {
      let lines = reports.reduce(into: [:]) { $0[$1.title] = $1.line }
      for list in RecordedScene.List.allCases {
        let text = scenes.filter { $0.list == list }.compactMap { lines[$0.description] }
        try list.write(text)
      }
    } else if !differences.isEmpty {
      print("If that is intended: Tests/Variants/run fairness --record")
    }
    return complaints.isEmpty && (records || differences.isEmpty)
  }

  private static func report(_ line: Substring) throws -> Report {
    try JSONDecoder().decode(Report.self, from: Data(line.utf8))
  }

  /// Plays the scenes of the sections that are on, and prints a report for each.
  private static func playScenes() throws {
    let encoder = JSONEncoder()
    for list in RecordedScene.List.allCases {
      for var scene in try list.scenes(requiresPlays: false)
      where scene.variants == Woven.sections {
        let plays = scene.played(on: scene.engine)
        let difference = scene.isRecorded ? scene.difference(from: plays) : nil
        if scene.isRecorded { scene.plays = plays }
        let report = Report(
          title: scene.description, difference: difference, complaint: scene.complaint(plays),
          line: try scene.jsonLine)
        print(String(decoding: try encoder.encode(report), as: UTF8.self))
      }
    }
  }
}
