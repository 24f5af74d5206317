import Conformance
import Foundation
import Testing

@Suite("One campaign on many machines, from end to end")
struct ShardTests {
  private let words = [
    "fuzz", "--seed", "5", "--cases", "600", "--fault", "hidden-hit", "--rules", "HT", "--prove",
    "0",
  ]

  /// What the last line of a report counts: cases, and for each rule how often it was exercised and what
  /// became of it.
  private func counts(_ report: String) throws -> NSDictionary {
    let line = try #require(report.split(separator: "\n").last)
    let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
    let summary = try #require(object?["summary"] as? [String: Any])
    let keys = ["cases", "exercised", "held", "broken", "notExercised", "complete", "seed"]
    return summary.filter { keys.contains($0.key) } as NSDictionary
  }

  @Test("The recipe for processes side by side counts what the whole campaign counts", .isLong)
  func recipe() throws {
    let page = try String(
      contentsOf: URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "Sources/Conformance/Conformance.docc/ManyMachines.md"),
      encoding: .utf8)
    let lines = page.split(separator: "\n").map(String.init)
    let first = try #require(lines.firstIndex { $0.hasPrefix("seq 4 | xargs ") })
    let recipe = lines[first...].prefix { $0 != "```" }.joined(separator: "\n")
      .replacing("--cases 100000", with: words.dropFirst().joined(separator: " "))
      .replacing("touchstone merge", with: "touchstone merge --format json")
    let folder = try Folder.make()
    defer { try? FileManager.default.removeItem(at: folder) }
    let run = try Touchstone(
      shell: """
        cd '\(folder.path)' && ln -s "$0" touchstone && PATH="$PWD:$PATH" && \(recipe)
        """)
    let whole = try Touchstone(words + ["--format", "json"])
    #expect(run.status == 1, "\(run.complaints)")
    #expect(try counts(run.output) == counts(whole.output))
  }

  @Test(
    "The variables of a build system choose the shard, and it learns that they were read", .isLong)
  func buildSystem() throws {
    let folder = try Folder.make()
    defer { try? FileManager.default.removeItem(at: folder) }
    for index in 0..<3 {
      let run = try Touchstone(
        shell: """
          cd '\(folder.path)' && TEST_TOTAL_SHARDS=3 TEST_SHARD_INDEX=\(index) \
          TEST_SHARD_STATUS_FILE=read-\(index) \
          "$0" \(words.joined(separator: " ")) --format json > report-\(index).jsonl
          """)
      #expect(run.status == 1, "\(run.complaints)")
      #expect(FileManager.default.fileExists(atPath: folder.path + "/read-\(index)"))
    }
    let merged = try Touchstone(
      shell: "cd '\(folder.path)' && \"$0\" merge --format json report-*.jsonl")
    #expect(
      try counts(merged.output) == counts(Touchstone(words + ["--format", "json"]).output))
    let wrong = try Touchstone(shell: "TEST_SHARD_INDEX=3 TEST_TOTAL_SHARDS=3 \"$0\" fuzz")
    #expect(wrong.status == 2)
    #expect(
      wrong.complaints == """
        touchstone: TEST_SHARD_INDEX: the variables TEST_SHARD_INDEX and TEST_TOTAL_SHARDS make no \
        shard together

        """)
  }

  @Test("A shard that is missing makes the sum incomplete, and one that is given twice is refused")
  func missing() throws {
    let folder = try Folder.make()
    defer { try? FileManager.default.removeItem(at: folder) }
    let run = try Touchstone(
      shell: """
        cd '\(folder.path)' && "$0" fuzz --cases 90 --shard 1/2 --format json > one
        "$0" merge one
        """)
    #expect(run.status == 3)
    #expect(run.output.hasSuffix("incomplete: there is no whole report of shard 2/2\n"))
    let twice = try Touchstone(["merge", "one", "one"], in: folder)
    #expect(twice.status == 2 && twice.output.isEmpty)
    #expect(
      twice.complaints == "touchstone: 'one' and 'one' do not go together: "
        + "shard 1/2 and shard 1/2 of one search\n")
  }

  @Test(
    "What is no shard or no report is refused in one sentence",
    arguments: [
      (["fuzz", "--shard", "4/3"], "--shard takes a part such as 2/4, not '4/3'"),
      (["merge"], "merge takes reports of runs, as files"),
      (["merge", "/nowhere"], "there is no file '/nowhere'"),
      (
        ["merge", "-"],
        "standard input, line 1: this is no line of a report of touchstone fuzz --format json"
      ),
    ])
  func misuse(words: [String], complaint: String) throws {
    let run = try Touchstone(words, input: "hello\n")
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(run.complaints == "touchstone: \(complaint)\n")
  }
}
