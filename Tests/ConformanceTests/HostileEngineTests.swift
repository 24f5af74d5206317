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

/// How an engine misbehaves, and what becomes of it: at its start, or in the scene that it is bad at.
struct Fate: Sendable, CustomTestStringConvertible {
  let behaviour: String
  /// How it fails; nil: the scene is played.
  let kind: EngineFailure.Kind?
  /// How the sentence about it begins.
  let says: String

  var testDescription: String { behaviour }

  /// The fates of a file in `HostileEngines`: lines of behaviours, and below each, indented, its fate.
  static func all(in file: String) throws -> [Fate] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "HostileEngines")
    let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
    let lines = text.split(separator: "\n").map(String.init)
    return try stride(from: 0, to: lines.count, by: 2).map { place in
      let fate = lines[place + 1].trimmingCharacters(in: .whitespaces)
      let parts = fate.split(separator: ":", maxSplits: 1).map(String.init)
      let says = parts.count > 1 ? String(parts[1].dropFirst()) : ""
      let kind = EngineFailure.Kind(rawValue: parts[0])
      try #require(kind != nil || fate == "played", "\(fate)")
      return Fate(behaviour: lines[place], kind: kind, says: says)
    }
  }
}

@Suite("Engines in other processes that misbehave")
struct HostileEngineTests {
  @Test("What fails at the start is reported", arguments: try Fate.all(in: "starts.txt"))
  func starts(_ fate: Fate) {
    let behaviour = fate.behaviour
    let failure = #expect(throws: EngineFailure.self) {
      try Hostile.engine(
        behaviour, start: behaviour.hasPrefix("hangs") ? .milliseconds(300) : .seconds(20))
    }
    #expect(failure?.kind == fate.kind)
    #expect(failure?.says.hasPrefix(fate.says) == true, "\(failure?.says ?? "")")
    if behaviour.hasSuffix("with a reason") { #expect(failure?.detail == "no licence") }
    if behaviour.hasPrefix("says hello") {
      #expect(failure?.detail == "it said: 'Hello! I am an engine.'")
    }
  }

  @Test("What is no program is refused")
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

  @Test("What goes wrong with a scene is reported, and the next is played; no process is left")
  func fates() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let fates = try Fate.all(in: "scenes.txt")
    await withTaskGroup { group in
      for (number, fate) in fates.enumerated() {
        group.addTask { expect(fate, notes: folder.appending(path: "\(number)")) }
      }
    }
    for file in try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    {
      try expectGone(file)
    }
  }

  private func expect(_ fate: Fate, notes: URL) {
    let (behaviour, kind) = (fate.behaviour, fate.kind)
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
        #expect(failure.says.hasPrefix(fate.says), "\(behaviour): \(failure.says)")
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

  @Test("A failure belongs to the scene at which it came, after any other")
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
        "the engine ended with status 7 when it was asked to stop, and not with 0"
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

  @Test("An engine that has other features when it is started again is refused")
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

  @Test("An engine that keeps something between scenes, and one that throws dice, is found out")
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

  @Test("A command that is killed leaves no engine behind")
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

  @Test("An engine that leaves its process group is killed as well, also with the command")
  func group() throws {
    let notes = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: notes) }
    let behaviour = "leaves its process group and hangs"
    let engine = try Hostile.engine(behaviour, answer: .milliseconds(200), notes: notes)
    #expect(engine.outcome(of: Hostile.bad).failure?.kind == .hung)
    let id = try #require(
      pid_t(String(contentsOf: notes, encoding: .utf8).split(separator: "\n")[0]))
    #expect(kill(id, 0) == -1 && errno == ESRCH, "it lives")

    var guardian: Guardian? = Guardian()
    var left = try ChildProcess([Hostile.program, behaviour])
    guardian?.watch(left.id)
    left.send(WireRequest.start.line() + [0x0A])
    left.send(WireRequest.run(seq: 1, Hostile.bad).line() + [0x0A])
    while getpgid(left.id) == left.id { usleep(1_000) }
    guardian = nil
    let isGone = left.hasEnded(by: .now + .seconds(20))
    #expect(isGone)
    left.kill()
  }

  @Test("The guardian has nothing to do with what is forgotten twice")
  func forgotten() throws {
    var guardian: Guardian? = Guardian()
    var child = try ChildProcess([Hostile.program, "child"])
    guardian?.watch(child.id)
    for _ in 0..<22 { guardian?.forget(1) }
    guardian = nil
    let isGone = child.hasEnded(by: .now + .seconds(20))
    #expect(isGone)
    child.kill()
  }
}
