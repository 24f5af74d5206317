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
    "Are found out, with the smallest scene, and the search goes on",
    arguments: [
      ("exits", "crashed", "ended with status 0 before it answered", "Scene"),
      ("floodsAndTraps", "crashed", "killed by signal", "Fatal error: no such view"),
      ("hangs", "hung", "did not answer within", "Scene"),
    ])
  func found(behaviour: String, verb: String, says: String, detail: String) throws {
    // It is waited for only where the engine hangs.
    let run = try run(behaviour, "--timeout-ms", behaviour == "hangs" ? "500" : "20000")
    #expect(run.status == 1, "\(run.complaints)")
    #expect(run.complaints.hasPrefix("Outsider: the engine "))
    #expect(run.complaints.hasSuffix(": from here on scenes are played in another process\n"))
    #expect(run.output.hasPrefix("✗ The engine \(verb): the engine "))
    #expect(run.output.contains(says) && run.output.contains(detail))
    #expect(
      run.output.contains(" Outsider replay ts2.") && run.output.contains("24 cases of seed 0"))
    #expect(run.output.contains("\nEngine: TinyEngine 0.1\n"))
  }

  private static let good = Result { try ChildTests().run("") }

  @Test(
    "Or do no harm", arguments: ["floods", "prints", "trapsAtTheEnd"])
  func harmless(behaviour: String) throws {
    let run = try run(behaviour)
    let good = try Self.good.get()
    #expect(run.status == 0 && run.output == good.output)
    #expect(run.complaints.isEmpty == ["floods", "prints"].contains(behaviour))
  }

  @Test("What crashes it while scenes are shrunk is found, too, and nothing is lost", .isLong)
  func shrinking() throws {
    let place = try Folder.make()
    defer { try? FileManager.default.removeItem(at: place) }
    let words = [
      "fuzz", "--cases", "40", "--rules", "TO-14", "--scope", "taps", "--prove", "0", "--jobs", "2",
    ]
    let environment = ["OUTSIDER": "trapsInSmallScenes"]
    let program = Touchstone.built("Outsider")
    let run = try Touchstone(words, in: place, environment: environment, of: program)
    #expect(run.status == 1)
    #expect(run.output.hasPrefix("✗ The engine crashed: "))
    #expect(run.output.contains("Found    A scene that was made of others"))
    #expect(run.output.contains("✗ TO-14 is broken"))
    let next = try Touchstone(words, in: place, of: program)
    #expect(next.complaints.contains("; the engine no longer fails where it crashed or hung"))
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

  @Test("Interrupted once, it reports what it has found; what it started is gone")
  func interrupted() throws {
    let run = try Touchstone(
      ["fuzz", "--for", "1h", "--no-memory", "--progress", "always", "--jobs", "1"],
      interruptedOnce: " cases, ")
    #expect(
      run.status == 130 && run.output.hasSuffix("interrupted: more cases might have found more\n"))
  }
}
