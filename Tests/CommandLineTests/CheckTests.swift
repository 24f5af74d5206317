import Foundation
import Testing

/// `check` plays the same scenes every time, and binds the list of known failures both ways.
@Suite("A verdict for every rule")
struct CheckTests {
  private let faulty = ["--fault", "forward-subviews"]

  private func check(_ words: [String]) throws -> Touchstone {
    try Touchstone(["check", "HT-12", "--jobs", "1"] + words)
  }

  private func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = try Folder.make()
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  @Test("Each rule that is asked for has its verdict, with any others")
  func verdicts() throws {
    let run = try check(["HT-13"])
    #expect(run.status == 0 && run.complaints.isEmpty)
    let lines = run.output.split(separator: "\n")
    #expect(lines.count { $0.hasPrefix("HT-12   held ") } == 1)
    #expect(lines.count { $0.hasPrefix("HT-13   held ") } == 1)
    #expect(run.output.contains("\n160 fixed scenes: 2 rules held, 0 broken, 0 not exercised"))
    #expect(try Touchstone("check", "HT-12", "HT-13", "--jobs", "2").output == run.output)
    let json = try check(["HT-13", "--format", "json"])
    #expect(json.output.contains(#"{"verdict":{"broken":0,"exercised":"#))
    #expect(json.output.hasSuffix("}}\n") && json.status == 0)
    let wrong = try Touchstone("check", "HT-99")
    #expect(wrong.status == 2)
    #expect(wrong.complaints == "touchstone: there is no rule 'HT-99'; did you mean HT-09?\n")
  }

  @Test("What is saved is tried first, and a file that is no scene is named")
  func saved() throws {
    try withFolder { folder in
      let save = ["--save", folder.appending(path: "found").path]
      let first = try check(faulty + save)
      #expect(first.status == 1 && first.output.contains("\nHT-12   broken "))
      let files = try FileManager.default.contentsOfDirectory(atPath: save[1])
      let file = try #require(files.first { $0.hasPrefix("HT-12-") && $0.hasSuffix(".json") })
      // Rules that have nothing to do with it: the scene is judged by them, and it still replays.
      let replay = try Touchstone(["replay", save[1] + "/" + file] + faulty)
      #expect(replay.status == 1 && replay.output.contains("HT-12 is broken"))
      let again = try check(faulty + save + ["--values"])
      #expect(again.output.contains("Found    Fixed scene "))
      let right = try check(save)
      #expect(right.status == 0)
      try Data("{".utf8).write(to: folder.appending(path: "found/zz.json"))
      let bad = try check(save)
      #expect(bad.status == 2 && bad.complaints.contains("zz.json"))
      let scene = #"{"mood": 1, "script": [{"at": 0, "changes": ["interrupt"]}]}"#
      try Data(scene.utf8).write(to: folder.appending(path: "found/zz.json"))
      let strict = try check(save)
      #expect(strict.status == 2 && strict.complaints.contains("unknown key 'mood'"))
      #expect(try check(save + ["--lenient"]).status == 0)
      #expect(bad.complaints.count { $0 == "\n" } == 1)
    }
  }

  @Test("The list of known failures is written by a run or from reports, and binds both ways")
  func known() throws {
    try withFolder { folder in
      let (report, list) = (folder.appending(path: "r.jsonl"), folder.appending(path: "known.txt"))
      let binding = ["--known", list.path]
      let updating = ["--update-known", list.path]
      try Data("# What is not done yet.\nTV-* # there are no tables\n".utf8).write(to: list)
      let added = try check(faulty + updating)
      #expect(added.status == 1 && added.complaints.contains("'known.txt': added: HT-12"))
      let text = try String(contentsOf: list, encoding: .utf8)
      #expect(text.hasPrefix("# What is not done yet.\nHT-12 # not looked at yet: "))
      #expect(text.hasSuffix("\nTV-* # there are no tables\n"))
      let excused = try check(faulty + binding)
      #expect(excused.status == 0 && excused.output.hasPrefix("HT-12   known "))
      let again = try check(faulty + updating)
      #expect(again.status == 0 && again.complaints.contains("'known.txt': nothing to change"))
      let mended = try check(binding)
      #expect(mended.status == 1 && mended.output.hasPrefix("HT-12   stale "))
      #expect(mended.output.contains("and held: take it out of the list\n"))
      #expect(try check(updating).complaints.contains("removed, since they hold: HT-12"))
      let left = try String(contentsOf: list, encoding: .utf8)
      #expect(left == "# What is not done yet.\nTV-* # there are no tables\n")
      #expect(try check(binding).status == 0)

      let found = try check(faulty + ["--format", "json"]).output
      try Data(found.utf8).write(to: report)
      let merged = try Touchstone(["merge", report.path] + updating)
      #expect(merged.status == 1 && merged.complaints.contains("added: HT-12"))
      try Data(found.dropLast(20).utf8).write(to: report)
      let cut = try Touchstone(["merge", report.path] + updating)
      #expect(cut.complaints.contains("'known.txt' stays as it is, since the report is incomplete"))
      try Data("hello\n".utf8).write(to: report)
      #expect(try Touchstone(["merge", report.path] + updating).status == 2)
    }
  }
}
