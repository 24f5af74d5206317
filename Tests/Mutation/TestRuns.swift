import Foundation

/// Runs the tests against mutants that no rule accuses: first the engine's own quick ones, which see
/// most of what there is to see in a tenth of the time, then all.
struct TestRuns {
  /// Which tests come first.
  private static let quick = [
    "--filter", "TouchEngineTests", "--skip", "RandomScrolling|ManyViews|DeepViews|Repeatability",
  ]
  let workshop: Workshop
  /// How long the tests take with no mutant awake, in seconds.
  private let usualSeconds: Double

  /// Runs the tests once with no mutant awake; they must succeed.
  init(in workshop: Workshop) throws {
    self.workshop = workshop
    let start = Date()
    let result = try Self.run(0, workshop, [], seconds: 600)
    usualSeconds = Date().timeIntervalSince(start)
    if result.status != 0 {
      let test = Self.firstFailure(in: result.output) ?? "the process"
      throw Failure("with no mutant awake, \(test) fails; see \(workshop.log("tests-0").path)")
    }
  }

  /// What the tests make of a mutant: nil if all succeed.
  func outcome(of mutant: Mutant, counts: [Int]) throws -> Outcome? {
    try outcome(of: mutant, counts, of: Self.quick) ?? outcome(of: mutant, counts, of: [])
  }

  private func outcome(
    of mutant: Mutant, _ counts: [Int], of tests: [String]
  ) throws -> Outcome? {
    let result = try Self.run(mutant.number, workshop, tests, seconds: usualSeconds * 5 + 20)
    defer { try? FileManager.default.removeItem(at: workshop.log("tests-\(mutant.number)")) }
    if result.status == 0 { return nil }
    if let test = Self.firstFailure(in: result.output) {
      return Outcome(kind: .test, detail: test, counts: counts)
    }
    let last = result.status == -SIGKILL ? "tests that do not end" : "tests that crash"
    return Outcome(kind: .test, detail: last, counts: counts)
  }

  private static func run(
    _ number: Int, _ workshop: Workshop, _ tests: [String], seconds: Double
  ) throws -> Shell.Result {
    try Shell.run(
      [workshop.tests.path, "--testing-library", "swift-testing"] + tests, in: workshop.scratch,
      output: workshop.log("tests-\(number)"),
      // The campaign of the rules has been played already.
      environment: ["TOUCHSTONE_MUTANT": String(number), "TOUCHSTONE_CASES": "1"],
      seconds: seconds)
  }

  /// The name of the first test that failed.
  static func firstFailure(in output: String) -> String? {
    for line in output.split(separator: "\n") {
      guard let end = line.range(of: " recorded an issue"),
        let start = line.range(of: "Test "), start.upperBound <= end.lowerBound
      else { continue }
      return String(line[start.upperBound..<end.lowerBound].prefix(100))
    }
    return nil
  }
}
