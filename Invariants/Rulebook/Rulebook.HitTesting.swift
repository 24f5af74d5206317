extension Rulebook {
  /// The chapter HT: hit-testing.
  static let hitTesting: [Rule] = hitTestingAlgorithm + hitTestingWindows
}
