import Foundation
import Testing

/// `Tests/Outsider` is the command for an engine of somebody else's, which lives on the main actor.
@Suite("The command for an engine of one's own")
struct OutsiderTests {
  private func outsider(_ words: String..., in place: URL? = nil) throws -> Touchstone {
    try Touchstone(words, in: place, of: Touchstone.built("Outsider"))
  }

  @Test("Judges that engine in scenes that it can play, and prints what replays on it")
  func fuzz() throws {
    let run = try outsider(
      "fuzz", "--cases", "200", "--jobs", "4", "--scope", "taps", "--rules", "TO", "--no-memory",
      "--shrink-time", "1s", "--prove", "0")
    #expect(run.status == 1)
    #expect(run.output.contains("\nEngine: TinyEngine 0.1\n"))
    #expect(!run.output.contains("skipped"))
    #expect(run.output.contains("not judged, since the engine lacks: "))
    let line = try #require(run.output.split(separator: "\n").first { $0.contains(" replay ts") })
    let words = line.split(separator: " ").dropFirst()
    #expect(words.first == "Outsider")
    let again = try outsider("replay", String(words[3]), "--rules", "TO")
    #expect(again.status == 1 && again.output.hasPrefix("✗ TO-"))
  }

  @Test("Smokes that engine without knowing where it is")
  func smoke() throws {
    let run = try outsider("smoke")
    #expect(run.status == 0 && run.output.hasPrefix("engine: 'TinyEngine 0.1'\n"))
    #expect(run.output.contains("scene 2, a finger taps a view in a view: played, "))
    #expect(run.output.hasSuffix("all replies are well-formed\n"))
  }

  @Test("Leaves out of findings and status what is known to be broken")
  func known() throws {
    let folder = try Folder.make()
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "known.txt").path
    try Data("HT-* # all of it\n".utf8).write(to: URL(filePath: file))
    let known = try outsider(
      "fuzz", "--cases", "100", "--rules", "HT", "--scope", "taps", "--no-memory", "--known", file)
    #expect(known.status == 0 && known.output.contains("\nbroken, and known: HT-"))
  }

  @Test(
    "Refuses what only the in-repo engine has, in a sentence",
    arguments: [
      (["fuzz", "--fault", "never-self"], "--fault"), (["faults"], "faults"),
    ])
  func refuses(words: [String], what: String) throws {
    let run = try Touchstone(words, of: Touchstone.built("Outsider"))
    #expect(run.status == 2 && run.output.isEmpty)
    #expect(
      run.complaints
        == "Outsider: \(what) is for the in-repo engine, and this is 'TinyEngine 0.1'\n")
    #expect(try !outsider("help", words[0]).output.contains("--fault"))
    #expect(try !outsider("help").output.contains("\n  faults"))
  }
}
