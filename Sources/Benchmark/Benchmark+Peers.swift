import Foundation
import Problems

extension Benchmark {
  /// What other libraries make of the same problems, and how fast they generate the same trees: as it
  /// was recorded, and as it is measured here, if the library is installed.
  static func peers() throws -> Bool {
    let own = Challenge.all.map { ($0.name, Figures.Shrinking($0).description) }
    let times = quickest(rounds: 300, of: makers)
    let bareLoop = Double(treesPerRound) / times[0]
    for record in try Record.all() {
      print("\nRecorded \(record.measured). \(record.source)")
      for peer in record.peers {
        let recorded = peer.recorded
        let here = try peer.measured()
        if here == nil, peer.program != nil { print("\n\(peer.name) is not installed here.") }
        printRow(
          "\n\(peer.name)", "this package", "\(recorded.version), recorded",
          here.map { "\($0.version), here" } ?? "")
        for (problem, own) in own where recorded.shrinking[problem] != nil {
          printRow(
            problem, own, recorded.shrinking[problem]?.description ?? "",
            here?.shrinking[problem]?.description ?? "")
        }
        printRow(
          "trees generated in the time of one in a bare loop",
          (times[0] / times[1]).digits(3), (recorded.trees / record.bareLoop).digits(3),
          here.map { ($0.trees / bareLoop).digits(3) } ?? "")
      }
    }
    return true
  }
}

/// The figures of other libraries, of one time and one machine.
private struct Record: Decodable {
  /// When, and on what machine.
  let measured: String
  let source: String
  /// How many trees of views a second `BareScene` made on that machine.
  let bareLoop: Double
  let peers: [Peer]

  private static let folder = Bundle.module.bundleURL.appending(path: "Peers")

  static func all() throws -> [Record] {
    let data = try Data(contentsOf: folder.appending(path: "peers.json"))
    return try JSONDecoder().decode([Record].self, from: data)
  }

  struct Peer: Decodable {
    let name: String
    let recorded: Figures
    /// The program that measures it, with its arguments, if there is one.
    let program: [String]?

    /// Runs the program; nil: the library is not installed.
    func measured() throws -> Figures? {
      guard let program else { return nil }
      let process = Process()
      process.executableURL = URL(filePath: "/usr/bin/env")
      process.arguments = program
      process.currentDirectoryURL = Record.folder
      let output = Pipe()
      process.standardOutput = output
      try process.run()
      let figures = try output.fileHandleForReading.readToEnd() ?? Data()
      process.waitUntilExit()
      // The program lacks its library, or there is no such program.
      if [69, 127].contains(process.terminationStatus) { return nil }
      return try JSONDecoder().decode(Figures.self, from: figures)
    }
  }
}
