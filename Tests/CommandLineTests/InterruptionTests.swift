import Foundation
import Testing

/// Engines that interrupt the command, as Ctrl-C does, and then do not answer for a long time.
@Suite("Ctrl-C while an engine is waited for")
struct InterruptionTests {
  private func run(
    _ words: [String], _ behaviour: String = "interrupts the command and hangs"
  ) throws -> Touchstone {
    let notes = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: notes) }
    return try Touchstone(
      words + ["--timeout-ms", "3600000", "--", Touchstone.built("HostileEngine").path]
        + [behaviour, "", notes.path], patience: 60)
  }

  @Test(
    "Ends every command that plays many scenes",
    arguments: [
      "smoke", "fuzz --cases 10 --no-memory", "check HT-04", "replay tap-and-row --shrink",
      "experiments tap-and-row", "explain tap-and-row --want scrolls:table",
      "fuzz --cases 10 --no-memory --against in-repo",
    ])
  func commands(line: String) throws {
    let words = line.split(separator: " ").map { String($0).replacing(":", with: " ") }
    #expect(try run(words).status == 130)
  }

  @Test("Keeps what was found")
  func findings() throws {
    let run = try run(
      ["fuzz", "--cases", "200", "--no-memory", "--rules", "HT-04", "--jobs", "1"],
      "crashes twice, then interrupts the command and hangs")
    #expect(run.status == 130 && run.output.hasPrefix("✗ The engine crashed: "), "\(run.output)")
    #expect(run.output.contains("interrupted: more cases might have found more"))
  }

  @Test("Time that passes while the command is suspended is not the engine's")
  func suspended() throws {
    let run = try Touchstone(
      "smoke", "--timeout-ms", "1000", "--", Touchstone.built("HostileEngine").path,
      "suspends the command for a while")
    #expect(run.output.contains("scene 1, a finger taps the window: played, 0 calls\n"))
    #expect(!run.output.contains("hung: "), "\(run.output)")
  }
}
