import Foundation
import Testing

@Suite("Two engines against each other, from end to end")
struct AgainstTests {
  private let words = ["fuzz", "--seed", "5", "--cases", "60", "--rules", "HT", "--no-memory"]

  @Test("A wrong engine in another process differs from ours in what is wrong, in either order")
  func overThePipe() throws {
    let run = try Touchstone(
      shell: "\"$0\" \(words.joined(separator: " ")) --against \"'$0' engine --fault hidden-hit\"")
    #expect(run.status == 1, "\(run.complaints)")
    #expect(
      run.output.hasPrefix("✗ HT-04 is broken by in-repo, fault hidden-hit, and not by in-repo"))
    #expect(run.output.contains(" engine --fault hidden-hit\n"))
    let other = try Touchstone(words + ["--fault", "hidden-hit", "--against", "in-repo"])
    #expect(other.status == 1)
    #expect(
      other.output.hasPrefix("✗ HT-04 is broken by in-repo, fault hidden-hit, and not by in-"))
  }

  @Test("An engine does not differ from itself")
  func itself() throws {
    let run = try Touchstone(words + ["--against", "in-repo", "--format", "json"])
    #expect(run.status == 0, "\(run.output)")
    #expect(run.output.contains(#""compared":60,"complete":true,"differing":0"#))
  }

  @Test(
    "What cannot be compared is refused",
    arguments: [
      (["--against", " "], Int32(2), "--against takes the command of an engine, or in-repo"),
      (["--against", "in-repo", "--stats"], 2, "--stats and --against exclude each other"),
      (["--against", "exit 7"], 3, "the engine cannot be used: "),
    ])
  func misuse(_ options: [String], status: Int32, complaint: String) throws {
    let run = try Touchstone(words + options)
    #expect(run.status == status)
    #expect(run.complaints.hasPrefix("touchstone: \(complaint)"), "\(run.complaints)")
  }
}
