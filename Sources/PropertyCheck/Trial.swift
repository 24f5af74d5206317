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

  init(
    _ generator: Subject, _ cases: Int?, _ examples: [Subject.Value], _ function: String,
    _ location: SourceLocation, _ property: @escaping (Subject.Value) async throws -> Bool
  ) {
    self.generator = generator
    self.cases = cases
    self.examples = examples
    self.function = function
    self.location = location
    self.property = property
  }

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
    let name = "\(location.moduleName).\(function).\(Subject.Value.self)"
    let memory = settings.memory(of: name)
    var checker = Checker(generator)
    checker.cases = settings.cases ?? checker.cases
    checker.seed = settings.seed ?? checker.seed
    checker.examples = examples
    checker.only = try settings.tree(of: name)
    checker.remembered = checker.only == nil ? memory?.trees() ?? [] : []
    let hearing = Hearing()
    // The property runs while the caller waits, for one value at a time and on the caller's actor, if it
    // belongs to one; so it need not be fit to be shared. Only the scope demands it.
    nonisolated(unsafe) let trial = self
    let prepared = checker
    try await hearing.during(test) {
      let (outcome, failure) = await prepared.run(isOverdue: hearing.isOverdue) { value in
        await trial.verdict(on: value, hearing)
      }
      if let error = hearing.cancellation { throw error }
      // Of a cancelled test nobody may think that its properties hold.
      if failure == nil { try Task.checkCancellation() }
      if let failure {
        let origin = trial.origin(of: failure, prepared)
        try await trial.report(failure, origin, name, hearing)
        if let token = failure.token { memory?.remember(token) }
      } else {
        if prepared.only == nil { memory?.forget() }
        hearing.release { trial.conclude(outcome) }
      }
    }
  }

  private func verdict(
    on value: Subject.Value, _ hearing: Hearing
  ) async -> Checker<Subject>.Verdict {
    var isDiscarded = false
    await hearing.attempt {
      do {
        let start = ContinuousClock.now
        defer { hearing.add(ContinuousClock.now - start) }
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
    _ failure: Checker<Subject>.Failure, _ origin: String, _ name: String, _ hearing: Hearing
  ) async throws {
    _ = await verdict(on: failure.value, hearing)
    if let error = hearing.cancellation { throw error }
    let failures = hearing.failures
    let text = text(of: failure, origin, name, failures)
    switch failures.first {
    case .recorded:
      hearing.letOneThrough(at: location, with: text)
      _ = await verdict(on: failure.value, hearing)
      if !hearing.hasLetOneThrough { hearing.release { complain(text) } }
    case .threw(let error):
      hearing.release { Issue.record(error, "\(text)", sourceLocation: location) }
    case .returnedFalse:
      let error = ReturnedFalse(property: ParameterNames.body(at: location))
      hearing.release { Issue.record(error, "\(text)", sourceLocation: location) }
    case nil:
      hearing.release { complain(text) }
    }
  }

  /// What is said below the headline, which is the first of the failures.
  private func text(
    of failure: Checker<Subject>.Failure, _ origin: String, _ name: String,
    _ failures: [Hearing.Failure]
  ) -> String {
    var lines = ["The property does not hold for"]
    lines += describe(failure.value).split(separator: "\n", omittingEmptySubsequences: false)
      .map { "  \($0)" }
    if failures.isEmpty {
      lines.append("It held when the same value was tried again: the property is flaky.")
    }
    if let place = failures.first?.place { lines.append("It failed at \(place).") }
    lines += failures.dropFirst().map(\.line)
    lines.append(origin)
    if let tree = failure.tree {
      let token = Token.encode(tree, of: name)
      lines.append("To replay it, use the trait .replay(\"\(token)\")")
      lines.append("or set PROPERTY_TESTING_TOKEN=\(token) in the environment.")
    }
    return lines.joined(separator: "\n")
  }

  private func origin(of failure: Checker<Subject>.Failure, _ checker: Checker<Subject>) -> String {
    let found =
      switch failure.origin {
      case .example(let index): "The value comes from example \(index + 1)"
      case .earlierRun: "The value comes from an earlier run"
      case .token: "The value comes from the token"
      case .searched(let index): "Found in case \(index) of seed \(checker.seed)"
      }
    guard let evaluations = failure.evaluations else {
      return "\(found); not shrunk, since its generator is one-way."
    }
    let end =
      failure.ending == .fixedPoint ? "" : "; the limit was reached, so a simpler one may exist"
    return
      "\(found); shrunk in \(evaluations) \(evaluations == 1 ? "attempt" : "attempts")\(end)."
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
