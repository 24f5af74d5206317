import Foundation
import Testing

@Suite("Engines in other processes, by the command")
struct ProcessTests {
  /// The engine that misbehaves.
  private let hostile = Touchstone.built("HostileEngine").path

  private func fuzz(_ behaviour: String, _ word: String = "", _ words: [String] = []) throws
    -> Touchstone
  {
    try Touchstone(
      ["fuzz", "--no-memory", "--cases", "40", "--rules", "HT-35", "--jobs", "1"] + words
        + ["--", hostile, behaviour, word])
  }

  @Test("A crash is the first of the report, shrunk, with its replay", .isLong)
  func crash() throws {
    let run = try fuzz("aborts with last words", #""kind":"pan""#, ["--scope", "everything"])
    #expect(run.status == 1)
    #expect(run.output.hasPrefix("✗ The engine "), "\(run.output)")
    #expect(run.output.contains("was killed by signal 6 (SIGABRT) before it answered"))
    #expect(run.output.contains("Fatal error: index out of range"))
    #expect(run.output.contains(#" -- \#(hostile) 'aborts with last words' '"kind":"pan"'"#))
    #expect(run.output.contains("Engine: hostile 1"))
  }

  @Test("An engine that cannot be used is named, and what cannot be asked for is refused")
  func misuse() throws {
    let cases: [([String], Int32, String)] = [
      (
        ["fuzz", "--", "/nowhere/engine"], 3,
        "the engine cannot be used: '/nowhere/engine' cannot be started: No such file or directory"
      ),
      (
        ["fuzz", "--", hostile, "ends at once"], 3,
        "the engine cannot be used: the engine ended with status 0 after it was started"
      ),
      (
        ["fuzz", "--", hostile, "reports what nobody knows"], 3,
        "the engine cannot be used: the engine answers 'start' with reports that nobody knows: "
          + "'hittest' is neither a level nor a kind nor a field of observations; the levels are "
          + "responder-calls, actions, recognizers, hit-tests, questions"
      ),
      (
        ["engine", "--reports", "actions,tapCount"], 2,
        "--reports: 'tapCount' is a field, and reported with its observations; list '-tapCount' "
          + "if it is not"
      ),
      (["fuzz", "--"], 2, "there is no command behind --: -- ENGINE…"),
      (["rules", "--", "engine"], 2, "rules judges no engine; leave out '--' and what follows"),
      (["smoke"], 2, "smoke takes the command of an engine: touchstone smoke -- ENGINE…"),
      (
        ["fuzz", "--timeout-ms", "5", "--in-process"], 2,
        "--in-process waits for the engine as long as it takes; leave out --timeout-ms"
      ),
      (
        ["fuzz", "--in-process", "--", "engine"], 2,
        "an engine behind -- is in another process; leave out --in-process"
      ),
      (
        ["fuzz", "--timeout-ms", "0", "--", "engine"], 2,
        "--timeout-ms takes a whole number from 1 to 3600000, not '0'"
      ),
      (
        ["fuzz", "--fault", "hidden-hit", "--", "engine"], 2,
        "--fault is for the in-repo engine; an engine behind -- has options of its own"
      ),
    ]
    for (words, status, sentence) in cases {
      let run = try Touchstone(words)
      #expect(run.status == status, "\(words)")
      #expect(run.complaints == "touchstone: \(sentence)\n")
    }
  }

  @Test("An engine that reports little is judged by what it reports, and the counts say so")
  func reports() throws {
    let words = [
      "fuzz", "--no-memory", "--cases", "30", "--jobs", "1", "--", Touchstone.executable.path,
      "engine",
    ]
    let run = try Touchstone(words + ["--reports", "responder-calls,-tapCount"])
    #expect(run.status == 0, "\(run.output)")
    #expect(
      run.output.contains("not judged, since the engine does not report what they read: "))
    #expect(run.output.contains("tapCount ("))
  }

  @Test(
    "Commands for one scene obey --timeout-ms, on the in-repo engine as well",
    arguments: ["replay", "explain", "show"])
  func timeout(command: String) throws {
    let views = (0..<5_000).map {
      #"{"id":"v\#($0)","parent":"w","frame":{"x":0,"y":0,"width":9,"height":9}}"#
    }
    let slow = """
      {"views":[{"id":"w","kind":"window","frame":{"x":0,"y":0,"width":99,"height":99}},\
      \(views.joined(separator: ","))],"script":[{"at":0,"touches":[\
      {"finger":0,"phase":"began","location":{"x":50,"y":50}}]}]}
      """
    let run = try Touchstone([command, "-", "--timeout-ms", "1"], input: slow)
    #expect(run.status == 1)
    #expect(run.output.contains("did not answer within 1 ms"))
    let patient = try Touchstone(command, "tap-and-row", "--timeout-ms", "60000")
    #expect(try patient.output == Touchstone(command, "tap-and-row").output)
  }

  @Test("Smoke says what is not right, line by line")
  func smoke() throws {
    let bad = try Touchstone("smoke", "--", hostile, "reports an unknown id", #""button""#)
    #expect(bad.status == 1)
    #expect(
      bad.output.hasPrefix("engine: 'hostile 1'\nfeatures: all\nreports: all\nscene 1, a finger"))
    #expect(
      bad.output.contains(
        "scene 5, a finger taps a button: garbled: the engine's trace is none of this scene: entry 1: 'nobody' is no responder"
      ))
    #expect(bad.output.hasSuffix("not all is well\n"))
    let talkative = try Touchstone("smoke", "--", hostile, "reports more than it says")
    #expect(talkative.output.contains("\nreports: 'responder-calls'\n"))
    #expect(talkative.output.contains("\nignored, since 'reports' does not list it: hitTest\n"))
    let keys = try Touchstone("smoke", "--", hostile, "says more than is asked")
    let ignored = keys.output.split(separator: "\n").filter { $0.hasPrefix("ignored: ") }
    #expect(ignored == ["ignored: trace.mood: unknown key 'mood'; known: events"])
    #expect(keys.status == 0 && keys.output.hasSuffix("\nall replies are well-formed\n"))
    let silent = try Touchstone("smoke", "--", hostile, "says it is well")
    #expect(silent.status == 1 && silent.output.contains("no call was observed in any scene"))
    let late = try Touchstone("smoke", "--", hostile, "ends badly on stop")
    #expect(late.complaints.contains("the engine ended with status 7 when it was asked to stop"))
  }
}
