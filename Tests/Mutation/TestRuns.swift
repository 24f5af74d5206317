import Foundation

/// Runs the tests against mutants that no rule catches.
struct TestRuns {
  private let workshop: Workshop
  /// How long the tests may take, in seconds.
  private var limit = 600.0

  /// Runs the tests once as they are, with no mutant awake; they must succeed.
  init(in workshop: Workshop) throws {
    self.workshop = workshop
    let start = Date()
    if let test = try failure(of: 0) { throw Failure("with no mutant awake, \(test) fails") }
    limit = Date().timeIntervalSince(start) * 5 + 20
  }

  /// The first test that fails with the mutant of that number awake; nil if all succeed.
  func failure(of mutant: Int) throws -> String? {
    var first: String?
    let status = try Shell.run(
      ["timeout", "--signal=KILL", String(Int(limit)), workshop.tests.path]
        + ["--testing-library", "swift-testing"], in: workshop.scratch,
      // The campaign of the rules has been played already.
      environment: ["TOUCHSTONE_MUTANT": String(mutant), "TOUCHSTONE_CASES": "1"]
    ) { line in
      if first == nil { first = Self.failedTest(in: line) }
    }
    return first ?? (status == 0 ? nil : "the tests' process (status \(status))")
  }

  /// The name of the test that fails according to a line of output.
  static func failedTest(in line: String) -> String? {
    guard let end = line.range(of: " recorded an issue"), let start = line.range(of: "Test "),
      start.upperBound <= end.lowerBound
    else { return nil }
    return String(line[start.upperBound..<end.lowerBound].prefix(100))
  }
}
