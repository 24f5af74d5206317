extension Rulebook {
  /// The chapter GC: coordination between recognizers.
  static let coordination: [Rule] =
    coordinationExclusion + coordinationRequirements + coordinationLater
}
