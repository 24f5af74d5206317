import Foundation
import Testing

/// `Tests/Outsider` misbehaves, in its own process, in scenes that have as many views as `OUTSIDER` says.
@Suite("Engines in the same process that misbehave")
struct ChildTests {
  private let words = [
    "fuzz", "--cases", "24", "--rules", "HT-35", "--scope", "taps", "--no-memory", "--prove", "0",
    "--jobs", "1",
  ]

  private func run(_ behaviour: String, _ more: String..., in place: URL? = nil) throws
    -> Touchstone
  {
    try Touchstone(
      words + more, in: place, environment: ["OUTSIDER": behaviour],
      of: Touchstone.built("Outsider"))
  }

  @Test(
    "Are found out, with the smallest scene, by a search that starts again",
    arguments: [
      ("exits", "crashed", "ended with status 0", "Scene"),
      ("floodsAndTraps", "crashed", "was killed by signal ", "Fatal error: no such view"),
      ("hangs", "hung", "did not answer within ", "Scene"),
    ])
  func found(behaviour: String, verb: String, how: String, detail: String) throws {
    // It is waited for only where the engine hangs.
    let run = try run(behaviour, "--timeout-ms", behaviour == "hangs" ? "500" : "20000")
    #expect(run.status == 1 && run.complaints.hasPrefix("Outsider: the engine \(how)"))
    #expect(run.complaints.hasSuffix("; starting again, with the engine in another process\n"))
    #expect(run.complaints.count { $0 == "\n" } == 1)
    #expect(run.output.hasPrefix("✗ The engine \(verb): the engine \(how)"))
    #expect(run.output.contains(detail) && run.output.contains(" Outsider replay ts2."))
    #expect(run.output.contains("\nEngine: TinyEngine 0.1\n24 cases of seed 0"))
  }

  private static let good = Result { try ChildTests().run("") }

  @Test("Or do no harm", arguments: ["floods", "prints", "trapsAtTheEnd"])
  func harmless(behaviour: String) throws {
    let run = try run(behaviour)
    let good = try Self.good.get()
    #expect(run.status == 0 && run.output == good.output)
    #expect(run.complaints.isEmpty == ["floods", "prints"].contains(behaviour))
  }

  @Test("A crash that does not come again fails the run; --for counts both attempts")
  func once() throws {
    let place = try Folder.make()
    defer { try? FileManager.default.removeItem(at: place) }
    let run = try Touchstone(
      ["fuzz", "--for", "2s", "--rules", "HT-35", "--no-memory", "--jobs", "1"], in: place,
      environment: ["OUTSIDER": "sleepsAndTrapsOnce"], of: Touchstone.built("Outsider"))
    #expect(run.status == 1 && run.output.contains("0 cases of seed 0: "))
    #expect(
      run.complaints.hasSuffix(
        ", and has not failed in another process; --in-process shows what it prints\n"))
  }

  @Test("Ctrl-Z suspends the child, and the engine may take as long as that")
  func suspended() throws {
    let run = try Touchstone(
      shell: """
        OUTSIDER=isSlow "$0" fuzz --cases 6 --rules HT-35 --scope taps --no-memory --jobs 1 \\
          --timeout-ms 1500 & running=$!
        until child=$(ps -A -o pid=,ppid=,args= | awk -v p=$running '$2 == p && /fuzz/ {print $1}');
          [ -n "$child" ]; do sleep 0.1; done
        sleep 0.5; kill -TSTP $running; sleep 3; ps -o stat= -p $child; kill -CONT $running
        wait $running
        """, of: Touchstone.built("Outsider"))
    #expect(run.status == 0 && run.complaints.isEmpty)
    #expect(run.output.hasPrefix("T") && run.output.contains("\n6 cases of seed 0: "))
  }

  @Test("Where no child can be started, the engine is played here, and a sentence says so")
  func noChild() throws {
    let words = "fuzz --cases 24 --rules HT-04 --no-memory --prove 0 --jobs 1"
    let run = try Touchstone(shell: #"ulimit -n 10; "$0" \#(words)"#)
    #expect(
      run.complaints
        == "touchstone: no child can be started: the engine is played in this process\n")
    let there = try Touchstone(words.split(separator: " ").map(String.init))
    #expect(run.status == 0 && run.output == there.output)
  }

  @Test("A well-behaved engine is judged there as here, with any options")
  func same() throws {
    let cases: [[String]] = [
      ["--format", "json"], ["--stats"],
      ["--fault", "hidden-hit", "--progress", "always", "--jobs", "2"],
    ]
    for more in cases {
      let words =
        ["fuzz", "--cases", "24", "--rules", "HT-04", "--no-memory", "--prove", "0"] + more
      let (here, there) = (try Touchstone(words + ["--in-process"]), try Touchstone(words))
      #expect(here.status == there.status && here.output == there.output)
      #expect(here.complaints.isEmpty == there.complaints.isEmpty)
    }
  }

  @Test("An engine that fails too often is given up; --in-process goes down with it")
  func givenUp() throws {
    let often = try Touchstone(
      ["fuzz", "--cases", "200", "--scope", "taps", "--rules", "HT-35", "--no-memory"],
      environment: ["OUTSIDER": "exitsAlways"], of: Touchstone.built("Outsider"))
    #expect(often.status == 3 && often.output.contains("started again 10 times"))
    #expect(try run("traps", "--in-process").status == -1)
  }

  @Test("A replay reports a crash; with --wait it says which process to look at, and plays there")
  func replay() throws {
    let scene =
      #"{"views":[\#((0..<6).map { #"{"id":"v\#($0)""# + ($0 == 0 ? #","kind":"window"}"# : #","parent":"v0"}"#) }.joined(separator: ","))]}"#
    let folder = try Folder.make()
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(scene.utf8).write(to: folder.appending(path: "scene.json"))
    func replay(_ more: String...) throws -> Touchstone {
      try Touchstone(
        ["replay", "scene.json"] + more, input: "\n", in: folder,
        environment: ["OUTSIDER": "traps"], of: Touchstone.built("Outsider"))
    }
    let told = try replay()
    #expect(told.status == 1 && told.output.contains("✗ The engine crashed: "))
    let waits = try replay("--wait")
    #expect(waits.status == -1)
    #expect(waits.complaints.contains(" waits for a debugger, or for Return\n"))
  }
}
