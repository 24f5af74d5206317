import Conformance
import Foundation
import Testing

@Suite("Fuzzing and replaying from end to end", .serialized)
struct FuzzTests {
  @Test("The same seed gives the same bytes, for any number of jobs", .isLong)
  func determinism() throws {
    let words = [
      "fuzz", "--cases", "150", "--seed", "5", "--fault", "hidden-hit", "--stats", "--prove", "300",
    ]
    let first = try Touchstone(words + ["--jobs", "1"])
    #expect(first.status == 1)
    for jobs in ["1", "2", "5"] {
      #expect(try Touchstone(words + ["--jobs", jobs]).output == first.output)
    }
  }

  @Test("Where asked for, a finding says what every pass of the shrinker did", .isLong)
  func profile() throws {
    let words = [
      "fuzz", "--fault", "forward-subviews", "--seed", "7", "--cases", "50", "--prove", "0",
    ]
    let plain = try Touchstone(words)
    let profiled = try Touchstone(words + ["--profile-shrink"])
    #expect(!plain.output.contains("How it was shrunk"))
    let lines = profiled.output.split(separator: "\n")
    let start = try #require(lines.firstIndex(of: "  How it was shrunk"))
    #expect(lines[start + 1].hasPrefix("    delete "))
    #expect(lines[start + 1].hasSuffix(" smaller") && !lines[start + 1].hasSuffix(" 0 smaller"))
  }

  @Test(
    "The replay command that is printed shows the same rule broken in the same scene", .isLong,
    arguments: [
      ("forward-subviews", "HT-12"), ("alpha-below-0.009", "HT-06"),
      ("no-cancel-after-recognize", "GR-11"), ("never-self", "HT-19"),
    ])
  func replay(fault: String, rule: String) throws {
    let found = try Touchstone(
      "fuzz", "--fault", fault, "--seed", "7", "--cases", "250", "--prove", "0")
    #expect(found.status == 1)
    let blocks = found.output.components(separatedBy: "\n✗ ").filter {
      $0.contains("\n  Replay   ")
    }
    let block = try #require(blocks.first { $0.trimmed.hasPrefix("\(rule) is broken. ") })
    let command = try #require(
      block.split(separator: "\n").first { $0.hasPrefix("  Replay   touchstone replay ") })
    let replayed = try Touchstone(command.split(separator: " ").dropFirst(2).map(String.init))
    #expect(replayed.status == 1)
    #expect(replayed.output.hasPrefix("✗ "))
    for title in ["Scene", "Fingers"] {
      #expect(section(title, of: replayed.output) == section(title, of: block))
    }
    #expect(replayed.output.contains(rule))
    let alone = try Touchstone(
      command.split(separator: " ").dropFirst(2).map(String.init) + ["--rules", rule])
    #expect(alone.output.hasPrefix("✗ \(rule) is broken. "))
    #expect(section("Trace", of: alone.output) == section("Trace", of: block))
  }

  @Test("A scene that breaks nothing says so, and shows its trace when asked")
  func healthyReplay() throws {
    let scene = #"""
      {"views": [{"id": "w", "kind": "window", "frame": {"x": 0, "y": 0, "width": 9, "height": 9}}],
       "script": [{"at": 0, "touches": [{"finger": 0, "phase": "began", "location": {"x": 1, "y": 1}}]}]}
      """#
    let plain = try Touchstone(["replay", "-"], input: scene)
    #expect(plain.status == 0)
    #expect(plain.output.contains(" rules held, 0 broken, "))
    #expect(!plain.output.contains("hitTest(w)"))
    let traced = try Touchstone(["replay", "-", "--events"], input: scene)
    #expect(traced.output.contains("              1  0 ms  hitTest(w) at (1, 1) → w\n"))
  }

  @Test("Ctrl-C ends the search with status 130 and what was found so far")
  func interruption() throws {
    let words = ["fuzz", "--for", "1h", "--progress", "always", "--no-memory", "--jobs", "1"]
    let text = try Touchstone(words, interruptedOnce: " cases, ")
    #expect(text.status == 130)
    #expect(text.output.hasSuffix("interrupted: more cases might have found more\n"))
    let wrong = ["--fault", "never-self", "--rules", "HT-19", "--prove", "0", "--format", "json"]
    let json = try Touchstone(words + wrong, interruptedOnce: "1 broken")
    #expect(json.status == 130 && json.output.hasPrefix(#"{"failure":"#))
    #expect(json.output.contains(#""complete":false"#))
  }

  @Test("Ctrl-C while all scenes are counted or tried ends that with the report so far", .isLong)
  func interruptedWalk() throws {
    let words = ["fuzz", "--exhaustive", "9", "--jobs", "1", "--progress", "always", "--no-memory"]
    let counting = try Touchstone(words, interruptedOnce: "counting: ")
    #expect(counting.status == 130)
    #expect(counting.output.hasPrefix("Scope of size 9: a window of 256 by 256 points"))
    #expect(counting.output.contains("none of the scenes of size 9 or less, "))
    #expect(counting.output.hasSuffix("interrupted: more cases might have found more\n"))
    let json = try Touchstone(words + ["--format", "json"], interruptedOnce: "counting: ")
    #expect(json.status == 130)
    #expect(json.output.contains(#""cases":0,"complete":false"#))
    let walking = try Touchstone(
      ["fuzz", "--exhaustive", "3", "--scope", "taps"] + words.dropFirst(3),
      interruptedOnce: " of 36,895 cases, ")
    #expect(walking.status == 130)
    #expect(walking.output.contains(" of 36,895 scenes of size 3 or less: "))
    #expect(walking.output.hasSuffix("interrupted: more cases might have found more\n"))
  }

  @Test("Ctrl-C during shrinking ends that soon, with the report so far", .isLong)
  func interruptedShrinking() throws {
    let words = [
      "fuzz", "--fault", "forward-subviews", "--cases", "200", "--jobs", "1", "--progress",
      "always", "--no-memory",
    ]
    let run = try Touchstone(words, interruptedOnce: "shrinking: ")
    #expect(run.status == 130)
    #expect(run.output.hasPrefix("✗ "))
    #expect(run.output.contains("\n  Replay   touchstone replay "))
    #expect(run.output.contains("\ninterrupted: more cases might have found more"))
  }

  @Test("Progress is printed on standard error where that is a terminal, or if asked for")
  func progress() throws {
    let words = ["fuzz", "--cases", "200", "--rules", "HT"]
    let quiet = try Touchstone(words)
    #expect(quiet.complaints.isEmpty)
    let told = try Touchstone(words + ["--progress", "always"])
    #expect(told.output == quiet.output)
    #expect(told.complaints.contains(" of 200 cases, "))
    #expect(told.complaints.hasSuffix("\r\u{1B}[K"), "nothing of it is left")
    #expect(try Touchstone("fuzz", "--progress", "often").status == 2)
  }

  @Test("What is tried can be set")
  func scope() throws {
    let words = ["fuzz", "--cases", "40", "--seed", "2", "--rules", "HT-12,GR-11", "--stats"]
    let taps = try Touchstone(words + ["--scope", "taps"])
    let everything = try Touchstone(words + ["--scope", "everything"])
    #expect(taps.output != everything.output)
    #expect(try Touchstone(words + ["--scope", "both"]).output == Touchstone(words).output)
    #expect(everything.output.contains("40 cases of seed 2: "))
  }

  @Test("What was tried is said with how often, if asked for")
  func statistics() throws {
    let words = ["fuzz", "--cases", "50", "--rules", "HT-12"]
    let title = "What was tried, in how many cases\n"
    let run = try Touchstone(words + ["--stats"])
    #expect(run.output.hasPrefix(title))
    #expect(run.output.contains(" classes; never: "))
    #expect(run.output.contains(" pairs of features; never: "))
    #expect(run.output.contains("\n  The rarest classes\n    "))
    #expect(run.output.contains("  1 of 50 cases (2.0 %)\n"))
    // Long lines are wrapped.
    #expect(run.output.replacing(/\s+/, with: " ").contains(", kind window of views (50)"))
    #expect(run.output.contains("\nWhy a rule was not exercised, in how many cases\n"))
    #expect(try !Touchstone(words).output.contains(title))
  }

  @Test("A time for shrinking ends it, and says so", .isLong)
  func shrinkTime() throws {
    let search = ["fuzz", "--fault", "hidden-hit", "--cases", "100", "--no-memory"]
    let run = try Touchstone(search + ["--shrink-time", "0.000001s"])
    #expect(run.status == 1)
    #expect(run.output.hasPrefix("✗ "))
    #expect(run.output.hasSuffix("was spent: with more, scenes may be smaller\n"))
  }

  @Test("How many scenes a proof may try can be set", .isLong)
  func proof() throws {
    let words = ["fuzz", "--fault", "hidden-hit", "--rules", "HT-04", "--cases", "100", "--whole"]
    func smallness(_ more: String...) throws -> String {
      let words = try Touchstone(words + more).output.split(whereSeparator: \.isWhitespace)
      let start = try #require(words.firstIndex { $0 == "evaluations;" })
      return words[(start + 1)...].prefix { !$0.hasPrefix("(") }.prefix(8).joined(separator: " ")
    }
    #expect(try smallness().hasPrefix("smallest: none of the "))
    #expect(try smallness("--prove", "0").hasPrefix("small: no single step makes it smaller"))
    #expect(try Touchstone("replay", "x", "--shrink", "--prove", "1000001").status == 2)
  }
}

@Suite("What machines read", .serialized)
struct FormatTests {
  @Test("Fuzzing prints a line for each failure and one to sum up")
  func fuzz() throws {
    let run = try Touchstone(
      "fuzz", "--fault", "hidden-hit", "--rules", "HT-04", "--cases", "100", "--prove", "300",
      "--format", "json")
    let lines = try run.output.split(separator: "\n").map {
      try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: [String: Any]]
    }
    #expect(lines.count == 3 && lines.first??["failure"]?["rule"] as? String == "HT-04")
    #expect(lines[1]?["verdict"]?["verdict"] as? String == "broken")
    let summary = try #require(lines.last??["summary"])
    #expect(summary["complete"] as? Bool == true)
    #expect((summary["coverage"] as? [String: Int])?["kind window of views"] == 100)
  }

  @Test(
    "Rules and faults have an object each", arguments: [["rules"], ["faults", "never-self"]])
  func lists(words: [String]) throws {
    let data = Data(try Touchstone(words + ["--format", "json"]).output.utf8)
    let objects = try #require(JSONSerialization.jsonObject(with: data) as? [[String: Any]])
    #expect(!objects.isEmpty && objects.allSatisfy { $0["summary"] ?? $0["statement"] != nil })
  }

  @Test("The rulebook is also a table in Markdown")
  func markdown() throws {
    let text = try Touchstone("rules", "--format", "markdown").output
    #expect(text.contains("\n| rule | statement | sources | strength | use | checked |\n"))
  }
}

/// The lines below a title, up to the next blank one.
private func section(_ title: String, of report: String) -> [Substring] {
  let lines = report.split(separator: "\n", omittingEmptySubsequences: false)
  guard let start = lines.firstIndex(where: { $0.hasPrefix("  \(title) ") }) else { return [] }
  return [lines[start]] + lines[(start + 1)...].prefix { $0.hasPrefix("           ") }
}

extension String {
  fileprivate var trimmed: String { trimmingCharacters(in: CharacterSet(charactersIn: "✗ \n")) }
}
