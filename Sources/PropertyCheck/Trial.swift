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
    let file = memory?.note(at: "\(test.id) \(Self.arguments) \(location.line)")
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
        let rerun = Rerun(test: test, file: retried, limit: limit)
        if await reportEnd(note, checker, rerun) { return }
      } else if note.stage == .running, let failure = checker.failure(of: note.noted) {
        say(text(failure, note.noted, ", in which the last run ended", []))
        checker.remembered = (failure.tree.map { [$0] } ?? []) + checker.remembered
      }
      note.page.pointee.isShrunk = false
    }
    let hearing = Hearing()
    // The property runs while the caller waits, for one value at a time and on the caller's actor, if it
    // belongs to one; so it need not be fit to be shared. Only the scope demands it.
    nonisolated(unsafe) let trial = self
    let prepared = checker
    let watch = note.watch(limit) { trial.end(note, prepared, limit, isSilent: isRetrying) }
    defer {
      watch.signal()
      if !isRetrying { note.remove() }
    }
    try await hearing.during(test) {
      if isRetrying {
        note.enter(.drawing)
        guard let value = prepared.failure(of: note.noted)?.value else { return }
        note.enter(.running)
        _ = await trial.verdict(on: value, hearing)
        return note.enter(.nothing)
      }
      let (outcome, failure) = await prepared.run { value in
        await trial.verdict(on: value, hearing)
      }
      if let error = hearing.cancellation { throw error }
      // Of a cancelled test nobody may think that its properties hold.
      if failure == nil { try Task.checkCancellation() }
      if let failure {
        let noted = CaseNote.Case(origin: failure.origin, seed: prepared.seed)
        try await trial.report(failure, noted, hearing)
        if let token = failure.token { memory?.remember(token) }
      } else {
        if prepared.only == nil { memory?.forget() }
        hearing.release { trial.conclude(outcome) }
      }
    }
  }

  /// Under which failures are remembered.
  private var name: String { "\(location.moduleName).\(function).\(Subject.Value.self)" }

  /// The arguments of the test, as far as they can be told apart.
  private static var arguments: [String] {
    let all = Test.Case.current.flatMap {
      Mirror(reflecting: $0).descendant("_kind", "parameterized", "arguments") as? [Any]
    }
    return (all ?? []).map { "\(Mirror(reflecting: $0).descendant("id", "bytes") ?? "")" }
  }

  /// Tries the case in which the last run ended in another process, and records an issue if that ends too.
  private func reportEnd(
    _ note: CaseNote, _ checker: Checker<Subject>, _ rerun: Rerun,
    isolation: isolated (any Actor)? = #isolation
  ) async -> Bool {
    let noted = note.noted
    let shared = CaseNote(rerun.file, isShared: true)
    defer { shared.remove() }
    shared.note(noted)
    guard var end = await rerun.ending(of: shared) else { return false }
    let (stage, isOverdue) = (shared.stage, shared.page.pointee.isOverdue)
    var failure = stage == .running ? checker.failure(of: noted) : nil
    if let tree = failure?.tree, !note.page.pointee.isShrunk {
      say("\(function): the last run ended in \(noted); it is made simpler in other processes.")
      note.page.pointee.isShrunk = true
      var checker = checker
      checker.note = shared
      failure = await checker.shrunk(tree, from: noted.origin) { _ in
        let simpler = shared.noted
        guard simpler.token != nil, let other = await rerun.ending(of: shared),
          shared.stage == stage, shared.page.pointee.isOverdue == isOverdue
        else { return false }
        note.note(simpler, stage)
        end = other
        return true
      }
    }
    let broken = Broken(description: "the \(stage == .running ? "property" : "generator") \(end)")
    let text = text(failure, noted, ", in which the last run ended", [.threw(broken)])
    Issue.record(broken, "\(text)", sourceLocation: location)
    return true
  }

  /// Says which case takes too long, and ends the process.
  private func end(
    _ note: CaseNote, _ checker: Checker<Subject>, _ limit: Duration, isSilent: Bool
  ) {
    note.page.pointee.isOverdue = true
    if isSilent { _exit(1) }
    // What is done below may never end either.
    Thread.detachNewThread {
      sleep(10)
      _exit(1)
    }
    let isRunning = note.stage == .running
    let what = isRunning ? "the property" : "the generator"
    say("\(location.fileID):\(location.line): \(function): \(what) did not end within \(limit).")
    say(text(isRunning ? checker.failure(of: note.noted) : nil, note.noted, "", [.returnedFalse]))
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
      if !hearing.hasLetOneThrough { hearing.release { complain(text) } }
    case .threw(let error):
      hearing.release { Issue.record(error, "\(text)", sourceLocation: location) }
    case .returnedFalse:
      let words = ParameterNames.body(at: location).map { ": \($0)" } ?? ""
      let error = Broken(description: "the property returned false\(words)")
      hearing.release { Issue.record(error, "\(text)", sourceLocation: location) }
    case nil:
      hearing.release { complain(text) }
    }
  }

  /// What is said below the headline, which is the first of the failures.
  private func text(
    _ failure: Checker<Subject>.Failure?, _ noted: CaseNote.Case, _ remark: String,
    _ failures: [Hearing.Failure]
  ) -> String {
    var lines: [String] = []
    if let failure {
      lines.append("The property does not hold for")
      lines += describe(failure.value).split(separator: "\n", omittingEmptySubsequences: false)
        .map { "  \($0)" }
    }
    if failures.isEmpty {
      lines.append("It held when the same value was tried again: the property is flaky.")
    }
    if let place = failures.first?.place { lines.append("It failed at \(place).") }
    lines += failures.dropFirst().map(\.line)
    lines.append("It comes from \(noted)\(remark)\(failure.map(shrinking) ?? "").")
    if let tree = failure?.tree {
      let token = Token.encode(tree, of: name)
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
    return "; shrunk in \(count) \(count == 1 ? "attempt" : "attempts")\(end)"
  }

  private func conclude(_ outcome: CheckOutcome) {
    for complaint in outcome.complaints { complain(complaint) }
    guard !outcome.labels.isEmpty else { return }
    let lines = outcome.labelLines.map { "  \($0)" }.joined(separator: "\n")
    print("\(function): of \(outcome.held) cases\n\(lines)")
  }

  private func complain(_ text: String) {
    Issue.record("\(text)", sourceLocation: location)
  }
}
