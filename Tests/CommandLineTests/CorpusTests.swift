import Foundation
import Testing

@Suite("A corpus on disk", .serialized)
struct CorpusTests {
  private func names(in folder: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }

  @Test("Cases that show something new are kept, whatever the number of jobs", .isLong)
  func keeping() throws {
    let place = try Folder.make()
    defer { try? FileManager.default.removeItem(at: place) }
    let words = ["fuzz", "--guided", "--cases", "150", "--seed", "4"]
    let first = try Touchstone(words + ["--jobs", "1", "--corpus", "one"], in: place)
    #expect(first.status == 0)
    let second = try Touchstone(words + ["--jobs", "3", "--corpus", "two"], in: place)
    #expect(second.output == first.output)
    let one = try names(in: place.appending(path: "one"))
    #expect(one.count > 30)
    #expect(one.allSatisfy { $0.count == 38 && $0.hasSuffix(".token") })
    #expect(try names(in: place.appending(path: "two")) == one)
    let token = try String(
      contentsOf: place.appending(path: "one").appending(path: one[0]), encoding: .utf8)
    let replayed = try Touchstone("replay", token.trimmingCharacters(in: .newlines))
    #expect(replayed.status == 0)
  }

  @Test("Minimising keeps every behaviour, and leaves nothing that can be spared", .isLong)
  func minimising() throws {
    let place = try Folder.make()
    defer { try? FileManager.default.removeItem(at: place) }
    _ = try Touchstone(["fuzz", "--cases", "150", "--corpus", "kept"], in: place)
    let folder = place.appending(path: "kept")
    let before = try Touchstone(["corpus", "kept"], in: place)
    let all = try names(in: folder).count
    #expect(before.output.hasPrefix("\(all) cases, "))
    let minimised = try Touchstone(["corpus", "kept", "--minimise"], in: place)
    let left = try names(in: folder).count
    #expect(left < all)
    let behaviours = try #require(before.output.split(separator: ", ").last)
    #expect(minimised.output == "\(all) cases, \(left) left, \(behaviours)")
    let again = try Touchstone(["corpus", "kept", "--minimise"], in: place)
    #expect(again.output == "\(left) cases, \(behaviours)")
  }

  @Test("Files that hold no case are named in one sentence and left alone")
  func damage() throws {
    let place = try Folder.make()
    defer { try? FileManager.default.removeItem(at: place) }
    let folder = place.appending(path: "kept")
    let words = ["fuzz", "--cases", "30", "--corpus", "kept"]
    _ = try Touchstone(words, in: place)
    try Data([0, 255, 17]).write(to: folder.appending(path: "0damaged.token"))
    try Data("notes".utf8).write(to: folder.appending(path: "README"))
    try Data("half".utf8).write(to: folder.appending(path: ".half.token"))
    try FileManager.default.createDirectory(
      at: folder.appending(path: "folder"), withIntermediateDirectories: false)
    let before = try names(in: folder)
    let run = try Touchstone(words, in: place)
    #expect(run.status == 0)
    #expect(
      run.complaints == "touchstone: the corpus has files that hold no case and are left alone: "
        + "'0damaged.token' and 2 more\n")
    _ = try Touchstone(["corpus", "kept", "--minimise"], in: place)
    let left = try names(in: folder)
    #expect(["0damaged.token", "README", ".half.token", "folder"].allSatisfy(left.contains))
    #expect(left.count < before.count)
  }

  @Test("What is kept is played first, and what it breaks is reported as the corpus's", .isLong)
  func playedFirst() throws {
    let place = try Folder.make()
    defer { try? FileManager.default.removeItem(at: place) }
    _ = try Touchstone(["fuzz", "--cases", "250", "--corpus", "kept"], in: place)
    let run = try Touchstone(
      [
        "fuzz", "--fault", "hidden-hit", "--rules", "HT-04", "--cases", "1", "--seed", "3",
        "--corpus", "kept", "--no-memory", "--prove", "0",
      ], in: place)
    #expect(run.status == 1)
    #expect(run.output.contains("\n  Found    The corpus, "))
  }

  @Test("Several runs keep cases in one folder at the same time, and one is killed", .isLong)
  func concurrency() throws {
    let place = try Folder.make()
    defer { try? FileManager.default.removeItem(at: place) }
    let line = """
      cd '\(place.path)'
      for seed in 1 2 3; do "$0" fuzz --cases 100 --jobs 1 --seed $seed --corpus kept & done
      timeout -s KILL 1 "$0" fuzz --for 1h --seed 9 --corpus kept --no-memory
      wait
      """
    let run = try Touchstone(shell: line)
    // Each of the three says so of rules, of relations, and of the rules of each strength.
    #expect(run.output.components(separatedBy: " held, 0 broken").count == 3 * 4 + 1)
    let survey = try Touchstone(["corpus", "kept"], in: place)
    #expect(survey.status == 0)
    #expect(survey.complaints.isEmpty)
  }

  @Test("A folder that is a file, or not there, is refused")
  func misuse() throws {
    let place = try Folder.make()
    defer { try? FileManager.default.removeItem(at: place) }
    try Data().write(to: place.appending(path: "file"))
    let file = try Touchstone(["fuzz", "--corpus", "file"], in: place)
    #expect(file.status == 2)
    #expect(file.complaints == "touchstone: --corpus takes a folder, and 'file' is a file\n")
    let missing = try Touchstone(["corpus", "nowhere"], in: place)
    #expect(missing.status == 2)
    #expect(missing.complaints == "touchstone: there is no folder 'nowhere'\n")
  }
}
