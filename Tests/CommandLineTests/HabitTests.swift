import Conformance
import Foundation
import Testing

@Suite("What is expected of any command", .serialized)
struct HabitTests {
  @Test("--version and --help are answered wherever they stand, and nothing else is done")
  func everywhere() throws {
    for words in [["--version"], ["fuzz", "--version"], ["replay", "x", "--version"]] {
      #expect(try Touchstone(words).output == "Touchstone \(SuiteVersion.current)\n")
    }
    let help = try Touchstone("help", "fuzz").output
    for words in [
      ["--quiet", "--help"], ["fuzz", "--cases", "1", "-h"], ["--seed", "1", "--help"],
    ] {
      #expect(try Touchstone(words).output == help)
    }
    #expect(try Touchstone("help", "help").output == (try Touchstone("help")).output)
    let guest = try Touchstone(["--version"], of: Touchstone.built("Outsider"))
    #expect(guest.output == "Touchstone \(SuiteVersion.current)\nengine: 'TinyEngine 0.1'\n")
  }

  @Test("Quiet: where all is well nothing is printed, and else the same as ever")
  func quiet() throws {
    let well = ["fuzz", "--cases", "8", "--rules", "HT-04", "--no-memory"]
    let silent = try Touchstone(well + ["--quiet"])
    #expect(silent.status == 0 && silent.output.isEmpty && silent.complaints.isEmpty)
    // Who reads JSON wants its last line.
    let json = well + ["--format", "json"]
    #expect(try Touchstone(json + ["--quiet"]).output == (try Touchstone(json)).output)
    let place = try Folder.make()
    defer { try? FileManager.default.removeItem(at: place) }
    let broken = [
      "fuzz", "--fault", "never-self", "--rules", "HT-19", "--cases", "40", "--prove", "0",
    ]
    let loud = try Touchstone(broken, in: place)
    let hushed = try Touchstone(broken + ["--quiet"], in: place)
    #expect(hushed.status == 1 && hushed.output == loud.output)
    // The second run tells what is remembered of the first, unless it is to be quiet.
    #expect(hushed.complaints.isEmpty)
    #expect(try !Touchstone(broken, in: place).complaints.isEmpty)
  }

  @Test(
    "The output of every command can go to a file, in every format",
    arguments: [
      ["fuzz", "--cases", "8", "--no-memory", "--format", "json"],
      ["check", "HT-12", "--format", "junit"], ["replay", "S001-C"], ["explain", "S001-C"],
      ["show", "S001-C", "--format", "svg"], ["rules", "--format", "markdown"], ["schema"],
      ["faults"], ["adapter", "python"], ["experiments", "--format", "json"],
    ])
  func output(words: [String]) throws {
    let folder = try Folder.make()
    defer { try? FileManager.default.removeItem(at: folder) }
    let plain = try Touchstone(words)
    let filed = try Touchstone(words + ["--output", "here"], in: folder)
    #expect(filed.status == plain.status && filed.output.isEmpty && filed.complaints.isEmpty)
    let text = try String(contentsOf: folder.appending(path: "here"), encoding: .utf8)
    #expect(text == plain.output)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["here"])
  }

  @Test("A link is followed, a pipe is written to, and standard output can be named")
  func places() throws {
    let run = try Touchstone(shell: #""$0" rules --list --output /dev/stdout | head -n 1"#)
    #expect(run.output == "SY-01\n")
    let linked = try Touchstone(
      shell: #"""
        cd "$(mktemp -d)" && : >there && ln -s there here && "$0" rules HT-12 --list --output here \
          && cat there && test -h here && rm -r "$PWD"
        """#)
    #expect(linked.status == 0 && linked.output == "HT-12\n")
  }

  @Test(
    "The variables of the tests hold here, too; options go before them, and a wrong one is refused")
  func environment() throws {
    let words = ["fuzz", "--rules", "HT-04", "--no-memory"]
    func run(_ more: String..., seed: String = "", cases: String = "") throws -> Touchstone {
      try Touchstone(
        words + more, environment: ["TOUCHSTONE_SEED": seed, "TOUCHSTONE_CASES": cases])
    }
    #expect(try run(seed: "7", cases: "5").output.contains("\n5 cases of seed 7: "))
    let own = try run("--seed", "3", "--cases", "4", seed: "x", cases: "x")
    #expect(own.output.contains("\n4 cases of seed 3: "))
    let seed = try run(seed: "-1", cases: "5")
    #expect(
      seed.status == 2
        && seed.complaints
          == "touchstone: TOUCHSTONE_SEED takes a whole number from 0 to 18446744073709551615, not '-1'\n"
    )
    let cases = try run(cases: "0")
    #expect(
      cases.status == 2
        && cases.complaints
          == "touchstone: TOUCHSTONE_CASES takes a whole number from 1 to 1000000000, not '0'\n"
    )
  }

  @Test("With --fail-fast it ends with the first failing case, for any number of jobs", .isLong)
  func failFast() throws {
    let words = [
      "fuzz", "--fault", "hidden-hit", "--rules", "HT-04,HT-12", "--cases", "3000", "--no-memory",
      "--prove", "0", "--whole", "--fail-fast", "--jobs",
    ]
    let one = try Touchstone(words + ["1"])
    #expect(one.status == 1)
    #expect(one.output.hasSuffix("\nstopped at the first case that fails the run (--fail-fast)\n"))
    let found = try #require(one.output.firstMatch(of: /Found +Seed 0, case ([0-9]+):/))
    let number = try #require(Int(found.1))
    #expect(one.output.contains("\n\(number + 1) cases of seed 0: "))
    #expect(try Touchstone(words + ["3", "--in-process"]).output == one.output)
    #expect(
      try Touchstone(words + ["2", "--format", "json"]).output.contains(#""complete":false"#))
    let check = try Touchstone("check", "HT-19", "HT-04", "--fault", "never-self", "--fail-fast")
    #expect(check.status == 1 && check.output.contains("(--fail-fast)"))
  }

  @Test("Names alone are listed, one a line; of a search the rules that it would judge")
  func lists() throws {
    func list(_ words: String...) throws -> [String] {
      try Touchstone(words + ["--list"]).output.split(separator: "\n").map(String.init)
    }
    #expect(try list("fuzz", "--rules", "ht-12,m-1") == ["HT-12", "M-1"])
    #expect(try list("check", "ht").first == "HT-01")
    let rules = try list("rules")
    #expect(rules.first == "SY-01" && rules.last == "M-8")
    #expect(try list("rules", "ht", "GR-11").contains("HT-43"))
    #expect(try Touchstone("rules", "ht").output.hasPrefix("HT  Hit-testing\n\n  HT-01"))
    #expect(try Touchstone("rules", "m").output.contains("M-8"))
    #expect(try list("rules", "--features").contains("taps"))
    #expect(try list("experiments").contains("S001-C"))
    #expect(try list("experiments", "s001").first == "S001-A")
    #expect(try !list("fuzz", "--without", "taps").contains("KR-01"))
  }
}
