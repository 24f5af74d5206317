import Conformance
import Invariants
import Stage
import Testing
import TouchScript

/// Plays a scene, and records an issue unless a query is true of it. The issue says why it is not: it has the sentences
/// of the explanation about what the query asks for.
///
///     @Test func archives() { expect("recognized archive", of: screen) }
///
/// - Parameters:
///   - query: A query in words, as for `touchstone explain --want`; see `Query.grammar`.
///   - scenario: The scene.
///   - engine: The engine that plays it; the in-repo one says what UIKit does.
///   - sourceLocation: Where the issue is recorded.
public func expect(
  _ query: String, of scenario: Scenario, on engine: any TouchSystem = Stage(),
  sourceLocation: SourceLocation = #_sourceLocation
) {
  if let complaint = complaint(about: query, of: scenario, on: engine) {
    Issue.record("\(complaint)", sourceLocation: sourceLocation)
  }
}

/// Why a query is not true of a scene; nil: it is true.
func complaint(about words: String, of scenario: Scenario, on engine: any TouchSystem) -> String? {
  let query: Query
  do {
    try scenario.validate()
    query = try Query(words, in: scenario)
  } catch { return "\(words): \(error)" }
  let judgement = Judgement(scenario, on: engine, by: [])
  guard let trace = judgement.outcome.trace else { return judgement.text() }
  if query.holds(in: trace) { return nil }
  let name = query.happening.name
  let reasons = TraceExplanation(scenario, trace).sentences.filter {
    !$0.isMinor && ($0.about.name == name || $0.says.contains("\"\(name)\""))
  }
  return
    (["\(words) is not true"]
    + reasons.map { "- \($0.says) (\($0.rules.joined(separator: ", ")))" })
    .joined(separator: "\n")
}
