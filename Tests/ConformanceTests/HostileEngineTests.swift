import Foundation
import Testing
import TouchScript

@testable import Conformance

/// Engines that misbehave, each a run of the program `HostileEngine`.
enum Hostile {
  /// The program, which is built into the same folder as the tests.
  static let program: String = {
    let bundles = Bundle.allBundles.map(\.bundleURL) + [URL(filePath: CommandLine.arguments[0])]
    let folders = bundles.flatMap { [$0, $0.deletingLastPathComponent()] }
    return folders.map { $0.appending(path: "HostileEngine").path }
      .first { FileManager.default.isExecutableFile(atPath: $0) } ?? "HostileEngine"
  }()

  /// A scene with a window `w`, and views with these names.
  static func scene(_ names: String...) -> Scenario {
    Scenario(
      views: [.init(id: "w", kind: .window, frame: Rect(0, 0, 100, 100))]
        + names.map { .init(id: $0, parent: "w") },
      script: [.init(at: 0, touches: [.init(0, .began, at: .zero)])])
  }

  static let plain = scene()
  static let bad = scene("bad")

  /// An engine that misbehaves where there is a view called `bad`. Times are short only where a test
  /// waits for their end: the machine may have much else to do.
  static func engine(
    _ behaviour: String, answer: Duration = .seconds(20), start: Duration = .seconds(20),
    stop: Duration = .seconds(20), listening: Duration = .milliseconds(20), notes: URL? = nil
  ) throws(EngineFailure) -> ExternalEngine {
    var patience = ExternalEngine.Patience(start: start, answer: answer, stop: stop)
    patience.listening = listening
    return try ExternalEngine(
      [program, behaviour, #""bad""#] + (notes.map { [$0.path] } ?? []), patience: patience)
  }
}

@Suite("Engines in other processes that misbehave")
struct HostileEngineTests {
  @Test(
    "What fails at the start is told",
    arguments: [
      ("ends at once", .crashed, "the engine ended with status 0 after it was started"),
      (
        "ends at once with a reason", .crashed,
        "the engine ended with status 9 after it was started"
      ),
      (
        "crashes at start", .crashed,
        "the engine was killed by signal 11 (SIGSEGV) after it was started"
      ),
      ("hangs at start", .hung, "the engine did not answer within 300 ms"),
      (
        "ends in the middle of its name", .crashed,
        "the engine ended with status 1 in the middle of its answer"
      ),
      ("says hello at start", .garbled, "the engine answers with a line that is no reply: "),
      (
        "speaks another protocol", .garbled,
        "the engine answers with a line that is no reply: protocol: 2"
      ),
      (
        "has a name of two lines", .garbled,
        "the engine answers with a line that is no reply: engine.name: a line of at most 200 bytes"
      ),
      (
        "has a name without end", .garbled,
        "the engine answers with a line that is no reply: engine.name: a line of at most 200 bytes"
      ),
      (
        "prompts at start", .garbled,
        "the engine answers with a line that is no reply: line 1, column 1: unexpected 'engine'"
      ),
      ("refuses to start", .errored, "the engine refuses to start: 'no display'"),
      ("plays what nobody asked", .garbled, "the engine does not answer 'start' with who it is"),
    ] as [(String, EngineFailure.Kind, String)])
  func starts(_ behaviour: String, _ kind: EngineFailure.Kind, _ says: String) {
    let failure = #expect(throws: EngineFailure.self) {
      try Hostile.engine(
        behaviour, start: behaviour.hasPrefix("hangs") ? .milliseconds(300) : .seconds(20))
    }
    #expect(failure?.kind == kind)
    #expect(failure?.says.hasPrefix(says) == true, "\(failure?.says ?? "")")
    if behaviour.hasSuffix("with a reason") { #expect(failure?.detail == "no licence") }
    if behaviour.hasPrefix("says hello") {
      #expect(failure?.detail == "it said: 'Hello! I am an engine.'")
    }
  }

  @Test("What is no program is told")
  func noProgram() {
    for (command, says) in [
      (["/nowhere/engine"], "'/nowhere/engine' cannot be started: No such file or directory"),
      ([NSTemporaryDirectory()], "cannot be started: Permission denied"),
      ([], "'' cannot be started: there is no command"),
      (["a\0b"], "cannot be started: a word of the command contains a zero byte"),
    ] {
      let failure = #expect(throws: EngineFailure.self) { try ExternalEngine(command) }
      #expect(failure?.says.hasSuffix(says) == true, "\(failure?.says ?? "")")
    }
  }

  /// What becomes of the bad scene: how it fails and what is said first; nil: it is played.
  private static let fates: [(String, EngineFailure.Kind?, String)] = [
    ("ends", .crashed, "the engine ended with status 0 before it answered"),
    ("ends with 3", .crashed, "the engine ended with status 3 before it answered"),
    ("crashes", .crashed, "the engine was killed by signal 11 (SIGSEGV) before it answered"),
    ("aborts with last words", .crashed, "the engine was killed by signal 6 (SIGABRT) before"),
    ("ends in the middle of a line", .crashed, "the engine ended with status 0 in the middle"),
    ("ends without a newline", .crashed, "the engine ended with status 0 in the middle"),
    ("has a child and crashes", .crashed, "the engine was killed by signal 11 (SIGSEGV)"),
    ("has a child and answers", nil, ""),
    ("hangs", .hung, "the engine did not answer within 200 ms"),
    ("hangs and ignores signals", .hung, "the engine did not answer within 200 ms"),
    ("hangs in a loop", .hung, "the engine did not answer within 200 ms"),
    ("has a child and hangs", .hung, "the engine did not answer within 200 ms"),
    ("stops itself", .hung, "the engine did not answer within 200 ms"),
    ("marks its first line", nil, ""),
    ("marks each line", nil, ""),
    (
      "prompts", .garbled, "the engine answers with a line that is no reply: line 1, column 1: unex"
    ),
    (
      "spreads its answer over lines", .garbled,
      "the engine answers with a line that is no reply: line 1, column 2: the file ends inside an "
        + "object; write each reply on one line"
    ),
    (
      "numbers its answer twice", .garbled,
      "the engine answers with a line that is no reply: seq: this key is there more than once"
    ),
    (
      "plays twice in one answer", .garbled,
      "the engine answers with a line that is no reply: trace: this key is there more than once"
    ),
    (
      "plays and skips", .garbled,
      "the engine answers with a line that is no reply: skipped: trace is there too, and a reply has"
    ),
    (
      "nests what nobody reads", .garbled,
      "the engine answers with a line that is no reply: line 1, column 166: nested more than 128"
    ),
    (
      "numbers its answer as a fraction", .garbled, "the engine answers with a line that is no repl"
    ),
    (
      "numbers its answer beyond all", .garbled, "the engine answers with a line that is no reply: "
    ),
    (
      "reports touches of a view that is not there", .garbled,
      "the engine's trace is none of this scene: entry 1: 'nobody'"
    ),
    ("closes its input and hangs", .hung, "the engine did not answer within 200 ms"),
    ("closes its output and lives on", .garbled, "the engine closed its standard output, and runs"),
    ("floods standard error and hangs", .hung, "the engine did not answer within 200 ms"),
    ("floods standard error and answers", nil, ""),
    ("floods standard output", .garbled, "the engine answers with a line that is no reply: "),
    ("says a line of 100 MB", .garbled, "the engine answers with a line of more than 16 MiB"),
    ("dribbles", nil, ""),
    ("says something before its answer", .garbled, "the engine answers with a line that is no rep"),
    ("says something after its answer", .garbled, "the engine says more than its answer; print lo"),
    ("answers twice at once", .garbled, "the engine says more than its answer; print logs on stan"),
    ("answers with a number of its own", .garbled, "the engine answers request 101, which nobody"),
    ("forgets the number", .garbled, "the engine answers with a line that is no reply: "),
    ("writes the number as text", .garbled, "the engine answers with a line that is no reply: "),
    ("closes its input and answers", nil, ""),
    ("ends its lines as Windows does", nil, ""),
    ("reports an error", .errored, "the engine reports an error: 'out of views'"),
    ("refuses", .errored, "the engine refuses the request: 'what?'"),
    ("says who it is twice", .garbled, ""),
    (
      "says what is not UTF-8", .garbled,
      "the engine answers with a line that is no reply: it is not UTF-8"
    ),
    ("says an empty line", .garbled, "the engine answers with a line that is no reply: "),
    ("says null", .garbled, "the engine answers with a line that is no reply: "),
    ("says a list", .garbled, "the engine answers with a line that is no reply: "),
    ("says a number", .garbled, "the engine answers with a line that is no reply: "),
    ("says an empty object", .garbled, "the engine answers with a line that is no reply: "),
    ("says half an object", .garbled, "the engine answers with a line that is no reply: "),
    ("nests without end", .garbled, "the engine answers with a line that is no reply: "),
    ("nests objects without end", .garbled, "the engine answers with a line that is no reply: "),
    ("says zero bytes", .garbled, "the engine answers with a line that is no reply: "),
    ("reports events that are no list", .garbled, "the engine answers with a line that is no rep"),
    ("reports an unknown kind", .garbled, "the engine answers with a line that is no reply: "),
    ("reports NaN", .garbled, "the engine answers with a line that is no reply: "),
    ("reports numbers without end", .garbled, "the engine answers with a line that is no reply: "),
    ("reports numbers too large", .garbled, "the engine answers with a line that is no reply: "),
    ("reports fractions of time", .garbled, "the engine answers with a line that is no reply: "),
    (
      "reports an unknown id", .garbled,
      "the engine's trace is none of this scene: entry 1: 'nobody'"
    ),
    (
      "reports negative times", .garbled, "the engine's trace is none of this scene: entry 1: it ha"
    ),
    (
      "goes back in time", .garbled, "the engine's trace is none of this scene: entry 2: it happene"
    ),
    (
      "reports an unknown finger", .garbled, "the engine's trace is none of this scene: entry 1: th"
    ),
    ("reports a million calls", .garbled, "the engine answers with a line of more than 16 MiB"),
    ("says it is well", nil, ""),
  ]

  @Test("What goes wrong with a scene is told, and the next is played; no process is left")
  func fates() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    await withTaskGroup { group in
      for (number, fate) in Self.fates.enumerated() {
        group.addTask { expect(fate, notes: folder.appending(path: "\(number)")) }
      }
    }
    for file in try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    {
      try expectGone(file)
    }
  }

  private func expect(_ fate: (String, EngineFailure.Kind?, String), notes: URL) {
    let (behaviour, kind, says) = fate
    do throws(EngineFailure) {
      let isSlow = kind == .hung
      // These two cannot be asked a second time, nor told to stop.
      let isSpent = ["says who it is twice", "closes its input and answers"].contains(behaviour)
      let engine = try Hostile.engine(
        behaviour, answer: isSlow ? .milliseconds(200) : .seconds(20),
        stop: isSpent ? .milliseconds(1) : .seconds(20), notes: notes)
      switch engine.outcome(of: Hostile.bad) {
      case .failed(let failure):
        #expect(failure.kind == kind, "\(behaviour)")
        #expect(failure.says.hasPrefix(says), "\(behaviour): \(failure.says)")
        #expect(!failure.says.contains("\n") && failure.says.utf8.count < 700)
        #expect(failure.detail.utf8.count < 6_000)
      case .played(let trace): #expect(kind == nil && trace.events.isEmpty, "\(behaviour)")
      case .skipped, .gaveOut: Issue.record("\(behaviour): not played")
      }
      guard !isSpent, !isSlow else { return }
      #expect(engine.outcome(of: Hostile.plain).trace?.events.isEmpty == true, "\(behaviour)")
      engine.close()
      #expect(engine.remarks.isEmpty)
    } catch {
      Issue.record("\(behaviour): \(error.says)")
    }
  }

  /// Whether all that is left of a group is what its parent did not collect: nothing runs any more. The
  /// first process of a container may collect nobody.
  private func isLeftUnburied(_ group: pid_t) -> Bool {
    let numbers = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    let states = numbers.filter { Int($0) != nil }.compactMap { number -> String? in
      guard let line = try? String(contentsOfFile: "/proc/\(number)/stat", encoding: .utf8) else {
        return nil
      }
      // After the name, which may hold anything: state, parent, group.
      let words = line[(line.lastIndex(of: ")") ?? line.startIndex)...].split(separator: " ")
      return words.count > 3 && words[3] == String(group) ? String(words[1]) : nil
    }
    return !states.isEmpty && states.allSatisfy { $0 == "Z" }
  }

  /// Expects that no process lives that noted its number. Those that were killed may take a while to
  /// die.
  private func expectGone(_ notes: URL) throws {
    let deadline = ContinuousClock.now + .seconds(20)
    for line in try String(contentsOf: notes, encoding: .utf8).split(separator: "\n") {
      let id = try #require(pid_t(line))
      while !isGone(id), ContinuousClock.now < deadline { usleep(5_000) }
      #expect(isGone(id), "\(id) lives")
    }
  }

  private func isGone(_ group: pid_t) -> Bool {
    kill(-group, 0) == -1 && errno == ESRCH || isLeftUnburied(group)
  }

  @Test("What an engine lacks is no failure")
  func skips() throws {
    let engine = try Hostile.engine("skips")
    #expect(engine.about == About(name: "hostile", version: "1"))
    #expect(
      engine.outcome(of: Hostile.bad) == .skipped(Skip(feature: "pinch", reason: "not yet")))
  }

  @Test("A failure belongs to the scene at which it came, whatever was played before")
  func attribution() throws {
    for behaviour in ["crashes", "says null", "reports an unknown id", "answers the one before"] {
      let engine = try Hostile.engine(behaviour)
      #expect(engine.outcome(of: Hostile.plain).trace != nil)
      guard case .failed(let failure) = engine.outcome(of: Hostile.bad) else {
        Issue.record("\(behaviour): no failure")
        continue
      }
      #expect(!failure.says.contains("other scene"), "\(behaviour): \(failure.says)")
      #expect(engine.outcome(of: Hostile.plain).trace != nil)
    }
  }

  @Test(
    "What comes after an answer belongs to the scene that was answered",
    arguments: ["answers twice in time", "crashes after its answer"])
  func late(_ behaviour: String) throws {
    let engine = try Hostile.engine(behaviour, listening: .seconds(3))
    #expect(engine.outcome(of: Hostile.bad).trace != nil)
    #expect(engine.outcome(of: Hostile.plain).failure?.scene == Hostile.bad)
    #expect(engine.outcome(of: Hostile.plain).trace != nil)
    guard case .failed(let failure) = engine.outcome(of: Hostile.bad) else {
      Issue.record("it is listened by now")
      return
    }
    #expect(failure.says.contains(behaviour.hasPrefix("crashes") ? "after it had" : "says more"))
  }

  @Test("What no scene shows alone is said to come of those before")
  func state() throws {
    for (behaviour, time) in [
      ("crashes the third time", Duration.seconds(20)),
      ("answers slower and slower", .milliseconds(800)),
    ] {
      let engine = try Hostile.engine(behaviour, answer: time)
      let outcomes = (0..<3).map { _ in engine.outcome(of: Hostile.bad) }
      let failures = outcomes.compactMap {
        if case .failed(let failure) = $0 { failure } else { nil }
      }
      let failure = try #require(failures.first)
      #expect(failure.kind == (behaviour.hasPrefix("crashes") ? .crashed : .hung))
      #expect(failure.says.hasSuffix("alone, in a fresh process, it plays this one"))
    }
  }

  @Test(
    "An engine that does not end is ended, and that is said",
    arguments: [
      ("hangs on stop", "the engine did not end within 200 ms of being told to stop"),
      (
        "hangs on stop and ignores signals",
        "the engine did not end within 200 ms of being told to stop"
      ),
      ("floods on stop", "the engine did not end within 200 ms of being told to stop"),
      (
        "ends badly on stop",
        "the engine ended with status 7 when it was told to stop, and not with 0"
      ),
    ])
  func stops(_ behaviour: String, _ remark: String) throws {
    let notes = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: notes) }
    let isWaitedFor = behaviour.hasPrefix("ends")
    let engine = try Hostile.engine(
      behaviour, stop: isWaitedFor ? .seconds(20) : .milliseconds(200), notes: notes)
    #expect(engine.outcome(of: Hostile.plain).trace != nil)
    engine.close()
    #expect(engine.remarks == [remark])
    try expectGone(notes)
  }

  @Test("Who has other features when it is started again is told")
  func features() throws {
    let notes = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: notes) }
    let engine = try Hostile.engine("has other features each time", notes: notes)
    #expect(engine.outcome(of: Hostile.bad).failure?.kind == .crashed)
    let failure = try #require(engine.outcome(of: Hostile.bad).failure)
    #expect(
      failure.says
        == "the engine, started again, answers 'start' with other features than before; scenes are "
        + "made for those that it said first")
  }

  @Test(
    "Numbers that nothing measured are judged, and do no harm",
    arguments: ["a touch of before time", "the last of all times", "endless taps"])
  func extremes(_ what: String) throws {
    let engine = try Hostile.engine("reports " + what)
    switch engine.outcome(of: Hostile.bad) {
    case .played(let trace):
      #expect(!Judgement(Hostile.bad, on: engine, seen: trace).broken.isEmpty)
    case .failed(let failure): #expect(failure.kind == .garbled, "\(failure.says)")
    case .skipped, .gaveOut: Issue.record("not played")
    }
  }

  @Test("A scene that is not read is not waited for")
  func unread() throws {
    let names = (0..<3_000).map { "a view with a long name, number \($0)" }
    let large = Scenario(
      views: [.init(id: "w", kind: .window)] + names.map { .init(id: $0, parent: "w") })
    let engine = try Hostile.engine("reads nothing more", answer: .milliseconds(200))
    #expect(
      engine.outcome(of: large)
        == .failed(
          EngineFailure(
            .hung,
            says: "the engine did not answer within 200 ms; it does not read its standard input")))
  }

  @Test("Many callers have a process each, and no more than the engine allows")
  func jobs() async throws {
    for (behaviour, most) in [("allows one job", 1), ("says it is well", 4)] {
      let notes = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      defer { try? FileManager.default.removeItem(at: notes) }
      let engine = try Hostile.engine(behaviour, notes: notes)
      await withTaskGroup { group in
        for _ in 0..<4 {
          group.addTask {
            for _ in 0..<20 { #expect(engine.outcome(of: Hostile.plain).trace != nil) }
          }
        }
      }
      let started = try String(contentsOf: notes, encoding: .utf8).split(separator: "\n").count
      #expect(1...most ~= started)
    }
  }

  @Test("An engine that fails too often is given up, but not by who shrinks")
  func restarts() throws {
    let engine = try Hostile.engine("ends")
    for _ in 0...ExternalEngine.mostRestarts {
      #expect(engine.outcome(of: Hostile.bad).failure?.kind == .crashed)
    }
    let why = "it failed 11 times, and is started again 10 times"
    #expect(engine.outcome(of: Hostile.plain) == .gaveOut(why))
    // It is waited for a short time only, so that it may seem to hang.
    for scene in [Hostile.bad, Hostile.plain] {
      #expect(engine.enduring.outcome(of: scene) != .gaveOut(why))
    }
  }

  @Test("Who keeps something between scenes, and who throws dice, is told")
  func determinism() throws {
    for (behaviour, occasion) in [
      ("remembers", Flakiness.Occasion.sceneBefore), ("counts its processes", .nothing),
      ("remembers more than one", .freshProcess),
    ] {
      let notes = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      defer { try? FileManager.default.removeItem(at: notes) }
      let engine = try Hostile.engine(behaviour, notes: notes)
      var seen = Trace()
      for _ in 0..<3 { seen = try #require(engine.outcome(of: Hostile.bad).trace) }
      let flakiness = engine.flakiness(of: Hostile.bad, seen: seen, after: Hostile.bad)
      #expect(flakiness?.occasion == occasion, "\(behaviour)")
    }
    let steady = try Hostile.engine("says it is well")
    let seen = try #require(steady.outcome(of: Hostile.bad).trace)
    #expect(steady.flakiness(of: Hostile.bad, seen: seen, after: Hostile.plain) == nil)
  }

  @Test("Whoever kills the command leaves no engine behind")
  func guardian() throws {
    var guardian: Guardian? = Guardian()
    var hanging = try ChildProcess([Hostile.program, "hangs and ignores signals"])
    var other = try ChildProcess([Hostile.program, "child"])
    guardian?.watch(other.id)
    guardian?.watch(hanging.id)
    guardian?.forget(other.id)
    guardian = nil
    while !hanging.hasEnded { usleep(1_000) }
    #expect(hanging.kill() == .killed(signal: SIGKILL))
    #expect(!other.hasEnded, "it was forgotten")
    other.kill()
  }
}
