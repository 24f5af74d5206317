import Synchronization
import Testing

/// Hears the issues that a property records, and keeps them from the test.
///
/// It uses two public parts of Swift Testing. `withKnownIssue` asks it about every issue that is not known
/// to the property itself; from that it knows whether the property failed, and no `withKnownIssue` around
/// the check receives it. What the closure of the issue handling trait then gives nil for is neither
/// recorded nor printed.
final class Hearing: Sendable {
  /// One way in which a property failed for a value.
  enum Failure: Sendable {
    case recorded(Issue)
    case threw(any Error)
    case returnedFalse
  }

  /// What becomes of the issues that are recorded.
  private enum Mode {
    /// They are kept.
    case keeping
    /// The first that is a failure goes to the test, with another place and more to say.
    case lettingOneThrough(SourceLocation, String)
    /// All go to the test as they are.
    case released
  }

  private struct State {
    var mode = Mode.keeping
    var failures: [Failure] = []
    /// Whether the issue that comes next is to be let through.
    var isLettingThrough = false
    var hasLetOneThrough = false
    var cancellation: (any Error)?
  }

  private let state = Mutex(State())

  /// Calls a function whose issues are heard.
  func during(_ test: Test, _ function: @Sendable () async throws -> Void) async throws {
    let trait: IssueHandlingTrait = .compactMapIssues { self.heard($0) }
    try await trait.provideScope(for: test, testCase: Test.Case.current, performing: function)
  }

  /// Calls a function, which throws nothing, for one value, and hears what fails.
  func attempt(_ function: () async -> Void) async {
    state.withLock { $0.failures = [] }
    await withKnownIssue(isIntermittent: true) {
      await function()
    } matching: { issue in
      self.isKept(issue)
    }
  }

  /// Whether an issue is nobody else's business; it is heard here before it is recorded.
  private func isKept(_ issue: Issue) -> Bool {
    guard issue.severity == .error else { return true }
    return state.withLock { state in
      state.failures.append(.recorded(issue))
      guard case .lettingOneThrough = state.mode, !state.hasLetOneThrough else { return true }
      state.hasLetOneThrough = true
      state.isLettingThrough = true
      return false
    }
  }

  func note(_ failure: Failure) { state.withLock { $0.failures.append(failure) } }

  var failures: [Failure] { state.withLock { $0.failures } }
  var hasFailed: Bool { !failures.isEmpty }

  /// Why the test is cancelled, if it is.
  var cancellation: (any Error)? { state.withLock { $0.cancellation } }

  func cancel(by error: any Error) { state.withLock { $0.cancellation = error } }

  func letOneThrough(at location: SourceLocation, with text: String) {
    state.withLock { $0.mode = .lettingOneThrough(location, text) }
  }

  var hasLetOneThrough: Bool { state.withLock { $0.hasLetOneThrough } }

  /// Calls a function whose issues go to the test.
  func release(_ function: () -> Void) {
    state.withLock { $0.mode = .released }
    function()
    state.withLock { $0.mode = .keeping }
  }

  private func heard(_ issue: Issue) -> Issue? {
    // Without a test, it comes from a detached task, and may be another test's.
    guard Test.current != nil else { return issue }
    return state.withLock { state in
      switch state.mode {
      case .released: return issue
      case .keeping: return nil
      case .lettingOneThrough(let location, let text):
        guard state.isLettingThrough else { return nil }
        state.isLettingThrough = false
        var issue = issue
        issue.sourceLocation = location
        issue.comments.append("\(text)")
        return issue
      }
    }
  }
}

extension Hearing.Failure {
  /// What failed, and where.
  var line: String {
    switch self {
    case .returnedFalse: return "the property returned false"
    case .threw(let error): return "The property threw \(String(describingForTest: error))."
    case .recorded(let issue):
      let comments = issue.comments.map { ": \($0.rawValue)" }.joined()
      return "\(issue.kind)\(comments)\(place.map { " (\($0))" } ?? "")"
    }
  }

  /// Where it was recorded, if it was.
  var place: String? {
    guard case .recorded(let issue) = self else { return nil }
    return issue.sourceLocation.map { "\($0.fileName), line \($0.line)" }
  }
}

/// A failure that is not an issue yet; what it says becomes the headline.
struct Broken: Error, CustomStringConvertible { let description: String }
