/// The simplest failing value that was found, and how.
public struct Shrunk<Value: Sendable>: Sendable {
  /// The value.
  public let value: Value
  /// Its spelling.
  public let tree: ChoiceTree
  /// How often the predicate was asked.
  public let evaluations: Int
  /// Why the shrinker ended where it did.
  public let ending: Ending
  /// What every pass did, in the order of the passes.
  public let profile: [PassProfile]

  /// Whether no pass can make the value any simpler.
  public var isFixedPoint: Bool { ending == .fixedPoint }
}

/// Why a shrinker ended.
public enum Ending: String, Sendable, Hashable, Codable {
  /// No pass found anything simpler.
  case fixedPoint
  /// There may be something simpler, but the evaluations allowed were spent.
  case budgetSpent
  /// There may be something simpler, but the time allowed was spent.
  case timeSpent
  /// There may be something simpler, but the caller said to stop.
  case stopped
}

/// What one pass of the shrinker did.
public struct PassProfile: Sendable, Hashable, Codable {
  /// The name of the pass.
  public var name = ""
  /// How many candidates it proposed that were not proposed before.
  public var tried = 0
  /// How often the predicate was asked.
  public var evaluations = 0
  /// How many candidates became the best.
  public var accepted = 0

  mutating func add(_ other: PassProfile) {
    tried += other.tried
    evaluations += other.evaluations
    accepted += other.accepted
  }
}
