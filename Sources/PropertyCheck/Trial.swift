import Foundation
import PropertyTesting
import Synchronization
import Testing

/// One property being checked within a test.
struct Trial<Subject: Generator> {
  let generator: Subject
  let cases: Int?
  let examples: [Subject.Value]
  let function: String
  let location: SourceLocation
  let property: (Subject.Value) async throws -> Bool
  var describe: @Sendable (Subject.Value) -> String = { readable($0) }

  /// Checks it, and records an issue if it does not hold.
  func run(isolation: isolated (any Actor)? = #isolation) async throws {
    guard let test = Test.current else {
      complain("check works only inside a test, and not in a detached task")
      return
    }
    do {
      let settings = try PropertySettings.resolved(cases: cases)
      try await run(in: test, settings)
    } catch let mistake as PropertySettings.Mistake {
      complain(mistake.description)
    }
  }

  private func run(
    in test: Test, _ settings: PropertySettings, isolation: isolated (any Actor)? = #isolation
  ) async throws {
    let memory = settings.memory(of: name)
    let file = memory?.note(at: Self.place(of: "\(test.id) \(Self.arguments) \(name)"))
    let limit = settings.caseLimit ?? .seconds(60)
    let retried = file?.appendingPathExtension("retried")
    // In a process that was started for one case, all other properties hold.
    let isRetrying = Rerun.requested != nil
    if isRetrying, Rerun.requested != retried?.path { return }
    var checker = Checker(generator)
    checker.cases = settings.cases ?? checker.cases
    checker.seed = settings.seed ?? checker.seed
    checker.examples = examples
    checker.only = try settings.tree(of: name)
    checker.remembered = checker.only == nil ? memory?.trees() ?? [] : []
    let note = CaseNote(
      isRetrying ? retried : checker.only == nil ? file : nil, isShared: isRetrying)
    checker.note = note
    if let problem = note.problem { say("A crash would not be remembered: \(problem).") }
    if !isRetrying, note.stage != .nothing {
      if Rerun.isPossible, let retried {
        if await reportEnd(note, Rerun(test: test, file: retried, limit: limit)) { return }
      } else {
        let failure = note.stage == .running ? checker.failure(of: note.noted) : nil
        say(text(failure, note.noted, Self.lastEnd, []))
        checker.remembered = (failure?.tree.map { [$0] } ?? []) + checker.remembered
      }
      note.page.pointee.isShrunk = false
    }
    let hearing = Hearing()
    // The property runs while the caller waits, for one value at a time and on the caller's actor, if it
    // belongs to one; so it need not be fit to be shared. Only the scope demands it.
    nonisolated(unsafe) let trial = self
    let prepared = checker
    // What is only tried to be simpler must not take so long.
    let isSimplifying = note.page.pointee.simplifying != .nothing
    let watch = note.watch(isSimplifying ? limit / 20 : limit) {
      trial.end(note, prepared, limit, isSilent: isRetrying)
    }
    defer {
      watch.signal()
      if !isRetrying { note.remove() }
    }
    try await hearing.during(test) {
      if isRetrying {
        await trial.retry(prepared, note, hearing)
        return note.enter(.nothing)
      }
      let (outcome, failure) = await prepared.run { value in
        await trial.verdict(on: value, hearing)
      }
      if let error = hearing.cancellation { throw error }
      // Of a cancelled test nobody may think that its properties hold.
      if failure == nil { try Task.checkCancellation() }
      if let failure {
        let noted = CaseNote.Case(origin: failure.origin, seed: prepared.seed, token: failure.token)
        note.note(noted, .describing)
        try await trial.report(failure, noted, hearing)
        if let token = failure.token { memory?.remember(token) }
      } else {
        if prepared.only == nil { memory?.forget() }
        hearing.release { trial.conclude(outcome) }
      }
    }
  }

  /// Tries the noted case of another process, whose value does not outlive the call, or what is simpler.
  private func retry(
    _ checker: Checker<Subject>, _ note: CaseNote, _ hearing: Hearing
  ) async {
    let noted = note.noted
    let simplifying = note.page.pointee.simplifying
    if simplifying != .nothing {
      return await checker.simplify(noted) { value in
        if simplifying == .describing {
          _ = describe(value)
        } else {
          _ = await verdict(on: value, hearing)
        }
      }
    }
    note.enter(.drawing)
    guard let failure = checker.failure(of: noted, isNoted: true) else { return }
    note.enter(.describing)
    if let tree = failure.tree { note.note(tree, .describing) }
    let file = Rerun.value(beside: URL(filePath: Rerun.requested ?? ""))
    try? describe(failure.value).write(to: file, atomically: false, encoding: .utf8)
    note.enter(.running)
    _ = await verdict(on: failure.value, hearing)
  }

  /// Under which failures are remembered.
  private var name: String { "\(location.moduleName).\(function).\(Subject.Value.self)" }

  /// The arguments of the test, as far as they can be distinguished.
  private static var arguments: [String] {
    let all = Test.Case.current.flatMap {
      Mirror(reflecting: $0).descendant("_kind", "parameterized", "arguments") as? [Any]
    }
    return (all ?? []).map { "\(Mirror(reflecting: $0).descendant("id", "bytes") ?? "")" }
  }

  /// How many checks of each kind a process has begun: the order of those of one test tells them apart, wherever
  /// their lines move.
  private static func place(of kind: String) -> String {
    begunChecks.withLock { begun in
      begun[kind, default: 0] += 1
      return "\(kind) \(begun[kind] ?? 0)"
    }
  }

  private static var lastEnd: String { ", in which the last run ended" }

  /// Tries the case in which the last run ended in another process, and records an issue if that ends too.
  private func reportEnd(
    _ note: CaseNote, _ rerun: Rerun, isolation: isolated (any Actor)? = #isolation
  ) async -> Bool {
    let noted = note.noted
    let shared = CaseNote(rerun.file, isShared: true)
    let words = Rerun.value(beside: rerun.file)
    defer {
      shared.remove()
      try? FileManager.default.removeItem(at: words)
    }
    var attempts: Int?
    shared.note(noted)
    guard var end = await rerun.ending(of: shared) else { return false }
    var found = (token: shared.noted.token, value: try? String(contentsOf: words, encoding: .utf8))
    if found.token != nil, !note.page.pointee.isShrunk {
      say("\(function): the last run ended in \(noted); it is made simpler in other processes.")
      note.page.pointee.isShrunk = true
      let simplest: CaseNote.Case
      (simplest, attempts) = await simplified(shared.noted, end, shared, rerun)
      shared.page.pointee.simplifying = .nothing
      shared.note(simplest)
      if let other = await rerun.ending(of: shared), other.isLike(end) {
        end = other
        found = (shared.noted.token, try? String(contentsOf: words, encoding: .utf8))
      }
      note.note(
        CaseNote.Case(origin: noted.origin, seed: noted.seed, token: found.token), end.stage)
    }
    let broken = Broken(description: "\(end.stage.culprit) \(end.says)")
    let shrinking =
      attempts.map { "; \(Self.shrunk(in: $0))" }
      ?? (found.token == nil ? "; not shrunk: too large" : "")
    let text = text(
      end.stage == .running ? found.value : nil, found.token, noted, Self.lastEnd + shrinking,
      [.threw(broken)])
    Issue.record(broken, "\(text)", sourceLocation: location)
    return true
  }

  /// The simplest case that ends other processes in the same way, each of which goes on where the last one ended; and
  /// how many were tried.
  private func simplified(
    _ noted: CaseNote.Case, _ end: Rerun.Ending, _ shared: CaseNote, _ rerun: Rerun,
    isolation: isolated (any Actor)? = #isolation
  ) async -> (CaseNote.Case, attempts: Int) {
    var simplest = noted
    let deadline = ContinuousClock.now + Checker(generator).shrinkingTime
    shared.page.pointee.simplifying = end.stage
    while case let rest = (deadline - .now) / .seconds(1), rest > 0 {
      shared.note(noted)
      guard let other = await rerun.ending(of: shared, within: rest) else { break }
      let isLike = other.isLike(end) && shared.noted.token != nil
      if isLike { simplest = shared.noted }
      guard shared.endAttempt(asLookedFor: isLike) else { break }
    }
    return (simplest, shared.page.pointee.attempts)
  }

  /// Says which case takes too long, and ends the process.
  private func end(
    _ note: CaseNote, _ checker: Checker<Subject>, _ limit: Duration, isSilent: Bool
  ) {
    note.page.pointee.isOverdue = true
    if isSilent { _exit(1) }
    // What is done below may never end either.
    Thread.detachNewThread { if sleep(10) == 0 { _exit(1) } }
    let stage = note.stage
    if stage == .drawing {
      // It draws the same again, and notes the choices on the way.
      Thread.detachNewThread { _ = checker.failure(of: note.noted, isNoted: true) }
      sleep(1)
    }
    let noted = note.noted
    say(
      "\(location.fileID):\(location.line): \(function): \(stage.culprit) did not end within \(limit)."
    )
    say(text(stage == .running ? checker.failure(of: noted) : nil, noted, "", [.returnedFalse]))
    if checker.only == nil {
      say("Run the test again: it tries this case first, and makes it simpler.")
    }
    exit(1)
  }

  private func say(_ text: String) { FileHandle.standardError.write(Data("\(text)\n".utf8)) }

  private func verdict(
    on value: Subject.Value, _ hearing: Hearing
  ) async -> Checker<Subject>.Verdict {
    var isDiscarded = false
    await hearing.attempt {
      do {
        if try await !property(value) { hearing.note(.returnedFalse) }
      } catch is Discarded {
        isDiscarded = true
      } catch is ExpectationFailedError {
        // It was recorded before it was thrown.
      } catch {
        // What cancels the test is thrown to end it, and says nothing of the property.
        if Task.isCancelled { hearing.cancel(by: error) } else { hearing.note(.threw(error)) }
      }
    }
    return hearing.hasFailed ? .failed : isDiscarded ? .discarded : .held
  }

  /// Runs the simplest value twice more: once to hear all that fails, once to let the first of it through.
  private func report(
    _ failure: Checker<Subject>.Failure, _ noted: CaseNote.Case, _ hearing: Hearing
  ) async throws {
    _ = await verdict(on: failure.value, hearing)
    if let error = hearing.cancellation { throw error }
    let failures = hearing.failures
    let text = text(failure, noted, "", failures)
    switch failures.first {
    case .recorded:
      hearing.letOneThrough(at: location, with: text)
      _ = await verdict(on: failure.value, hearing)
      if !hearing.hasLetOneThrough {
        hearing.release { complain("the property is flaky: it does not fail every time", text) }
      }
    case .threw(let error):
      hearing.release { Issue.record(error, "\(text)", sourceLocation: location) }
    case .returnedFalse:
      let words = ParameterNames.body(at: location).map { ": \($0)" } ?? ""
      hearing.release { complain("the property returned false\(words)", text) }
    case nil:
      hearing.release {
        complain("the property is flaky: it held when the same value was tried again", text)
      }
    }
  }

  /// What is said below the headline, which is the first of the failures.
  private func text(
    _ failure: Checker<Subject>.Failure?, _ noted: CaseNote.Case, _ remark: String,
    _ failures: [Hearing.Failure]
  ) -> String {
    text(
      failure.map { describe($0.value) }, failure?.token ?? noted.token, noted,
      remark + (failure.map(shrinking) ?? ""), failures)
  }

  private func text(
    _ value: String?, _ token: String?, _ noted: CaseNote.Case, _ remark: String,
    _ failures: [Hearing.Failure]
  ) -> String {
    var lines: [String] = []
    if let value {
      lines.append("The property does not hold for")
      lines += value.split(separator: "\n", omittingEmptySubsequences: false).map { "  \($0)" }
    } else if let choices = token.flatMap({ try? Token.decode($0) }) {
      lines.append("The value is drawn from these choices, and the simplest otherwise:")
      lines.append("  \(choices.nodes.isEmpty ? "none" : choices.description)")
    }
    if let place = failures.first?.place { lines.append("It failed at \(place).") }
    lines += failures.dropFirst().map(\.line)
    lines.append("It comes from \(noted)\(remark).")
    if let token = token.map({ Token.marked($0, of: name) }) {
      lines.append("To replay it, use the trait .replay(\"\(token)\")")
      lines.append("or set PROPERTY_TESTING_TOKEN=\(token) in the environment.")
    }
    return lines.joined(separator: "\n")
  }

  /// What came of making a value simpler.
  private func shrinking(_ failure: Checker<Subject>.Failure) -> String {
    guard let count = failure.evaluations else {
      return failure.tree == nil ? "; not shrunk: too large, or of a one-way generator" : ""
    }
    let limit = failure.ending == .timeSpent ? "time" : "number of attempts"
    let end = failure.ending == .fixedPoint ? "" : ", the \(limit) allowed: a simpler one may exist"
    return "; \(Self.shrunk(in: count))\(end)"
  }

  private static func shrunk(in attempts: Int) -> String {
    "shrunk in \(attempts) \(attempts == 1 ? "attempt" : "attempts")"
  }

  private func conclude(_ outcome: CheckOutcome) {
    for complaint in outcome.complaints { complain(complaint) }
    let lines = outcome.labelLines.map { "\n  \($0)" }.joined()
    if !lines.isEmpty { print("\(function): of \(outcome.held) cases\(lines)") }
  }

  private func complain(_ headline: String, _ text: String = "") {
    let comment = text.isEmpty ? nil : Comment(rawValue: text)
    Issue.record(Broken(description: headline), comment, sourceLocation: location)
  }
}

/// How many checks of each kind this process has begun.
private let begunChecks = Mutex<[String: Int]>([:])
