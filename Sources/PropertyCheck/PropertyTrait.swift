public import Testing

/// How the properties of a test or of a suite are checked.
///
///     @Test(.cases(50), .seed(7)) func joining() async throws {
///       try await check(string(), string()) { one, other in (one + other).hasSuffix(other) }
///     }
///
/// What a trait says holds, else what an outer suite's trait says, else what the environment says
/// (`PROPERTY_TESTING_CASES`, `PROPERTY_TESTING_SEED`, `PROPERTY_TESTING_TOKEN`,
/// `PROPERTY_TESTING_FAILURES`), else 1,000 cases of seed 0.
public struct PropertyTrait: TestTrait, SuiteTrait, TestScoping {
  let settings: PropertySettings

  /// It holds for all tests of a suite.
  public var isRecursive: Bool { true }

  /// Calls the test with these settings.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let settings = settings.over(PropertySettings.present)
    try await PropertySettings.$present.withValue(settings) { try await function() }
  }
}

extension Trait where Self == PropertyTrait {
  /// In how many cases every property must hold, at least 1.
  public static func cases(_ count: Int) -> Self {
    PropertyTrait(settings: PropertySettings(cases: count))
  }

  /// The seed of the search: the same seed tries the same cases.
  public static func seed(_ seed: UInt64) -> Self {
    PropertyTrait(settings: PropertySettings(seed: seed))
  }

  /// Nothing but the value of a token, as an issue prints it, is tried.
  public static func replay(_ token: String) -> Self {
    PropertyTrait(settings: PropertySettings(token: token))
  }

  /// How long one case may take, 60 seconds unless said otherwise.
  ///
  /// A case that takes longer is printed, and the process ends with status 1.
  public static func caseLimit(_ limit: Duration) -> Self {
    PropertyTrait(settings: PropertySettings(caseLimit: limit))
  }

  /// The folder in which failures are remembered, which the next run tries first; made if it is missing.
  ///
  /// A path that does not begin with `/` starts where the tests run: under SwiftPM beside the manifest. With
  /// an empty path nothing is remembered.
  public static func failures(in folder: String) -> Self {
    PropertyTrait(settings: PropertySettings(failures: folder))
  }
}
