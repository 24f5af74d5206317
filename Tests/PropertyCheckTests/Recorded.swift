import Synchronization
import Testing

/// The issues that a function records, none of which reaches the test.
func issues(_ function: @escaping () async throws -> Void) async -> [Issue] {
  guard let test = Test.current else { return [] }
  let found = Found()
  let trait: IssueHandlingTrait = .compactMapIssues { issue in
    found.add(issue)
    return nil
  }
  // The test waits for the function.
  nonisolated(unsafe) let function = function
  try? await trait.provideScope(for: test, testCase: Test.Case.current) {
    do { try await function() } catch { Issue.record(error) }
  }
  return found.issues
}

private final class Found: Sendable {
  private let state = Mutex<[Issue]>([])
  var issues: [Issue] { state.withLock { $0 } }

  func add(_ issue: Issue) { state.withLock { $0.append(issue) } }
}

extension Issue {
  /// What it is called.
  var headline: String { "\(kind)" }
  /// All that is said with it.
  var text: String { comments.map(\.rawValue).joined(separator: "\n") }
}

/// A place to count from within a property.
final class Counter: Sendable {
  private let state = Mutex(0)
  var count: Int { state.withLock { $0 } }

  func add() { state.withLock { $0 += 1 } }
}

/// The values that a property was given.
final class Seen: Sendable {
  private let state = Mutex<[Int]>([])
  var values: [Int] { state.withLock { $0 } }

  func add(_ value: Int) { state.withLock { $0.append(value) } }
}
