import Foundation
import Testing

/// The behaviours of `HostileEngine --list`, each with what the command must say of it.
@Suite("Engines that misbehave in any way, by the command")
struct HostileEngineTests {
  struct Behaviour: CustomTestStringConvertible, Sendable {
    let name: String
    let isSlow: Bool
    /// The exit status and the beginning of a line, by command.
    let verdicts: [String: (status: Int32, line: String)]

    var testDescription: String { name }

    static let all: [Behaviour] = {
      let list = try? Touchstone(["--list"], of: Touchstone.built("HostileEngine"))
      return (list?.output ?? "").split(separator: "\n").map { line in
        let columns = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        return Behaviour(
          name: columns[0], isSlow: columns[1] == "slow",
          verdicts: [
            "smoke": (Int32(columns[2]) ?? -2, columns[3]),
            "fuzz": (Int32(columns[4]) ?? -2, columns[5]),
          ])
      }
    }()
  }

  @Test("There are behaviours, and no two with one name")
  func list() {
    #expect(Behaviour.all.count >= 60)
    #expect(Set(Behaviour.all.map(\.name)).count == Behaviour.all.count)
  }

  @Test(
    "Each has its exit status and its sentence, and what it started is gone",
    arguments: Behaviour.all.filter { Touchstone.release != nil || !$0.isSlow })
  func behaviour(_ behaviour: Behaviour) throws {
    try check(behaviour, "smoke")
    if Touchstone.release != nil {
      try check(
        behaviour, "fuzz", "--cases", "60", "--prove", "0", "--no-memory", "--shrink-time", "2s")
    }
  }

  private func check(_ behaviour: Behaviour, _ words: String...) throws {
    let (place, tools) = (try Folder.make(), try Folder.make())
    defer { for folder in [place, tools] { try? FileManager.default.removeItem(at: folder) } }
    // It may delete its program. A copy could be "busy" while other tests start processes.
    let program = tools.appending(path: "HostileEngine")
    try FileManager.default.createSymbolicLink(
      at: program, withDestinationURL: Touchstone.built("HostileEngine"))
    let notes = tools.appending(path: "notes")
    let run = try Touchstone(
      words + ["--", program.path, behaviour.name, "", notes.path], in: place,
      environment: ["TOUCHSTONE": Touchstone.executable.path], patience: 60)
    let expected = try #require(behaviour.verdicts[words[0]])
    #expect(run.status == expected.status, "\(words[0]): \(run.output)\(run.complaints)")
    let lines = (run.output + run.complaints).split(separator: "\n")
    #expect(
      lines.isEmpty && expected.line.isEmpty || lines.contains { $0.hasPrefix(expected.line) },
      "\(words[0]): \(run.output)\(run.complaints)")
    // No control character of an engine gets to the terminal.
    let said = (run.output + run.complaints).unicodeScalars
    #expect(!said.contains { $0.value < 0x20 && $0 != "\n" || $0.value == 0x9B }, "\(words[0])")
    try expectGone(notes, isDaemon: behaviour.name.contains("daemon"))
  }

  /// Expects that no process lives that noted its number, and ends those that may.
  private func expectGone(_ notes: URL, isDaemon: Bool) throws {
    let ids = try String(contentsOf: notes, encoding: .utf8).split(separator: "\n").compactMap {
      pid_t($0)
    }
    let deadline = ContinuousClock.now + .seconds(20)
    for id in ids {
      if isDaemon { kill(id, SIGKILL) }
      while !isGone(id), ContinuousClock.now < deadline { usleep(5_000) }
      #expect(isGone(id), "\(id) lives")
    }
  }

  /// Whether a process has ended, if it may not have been collected.
  private func isGone(_ id: pid_t) -> Bool {
    if kill(id, 0) != 0 { return true }
    let line = try? String(contentsOfFile: "/proc/\(id)/stat", encoding: .utf8)
    return line?.contains(") Z ") ?? false
  }
}
