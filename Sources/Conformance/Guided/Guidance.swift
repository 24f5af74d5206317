import PropertyTesting
import TouchScript

/// How a search builds on what it has seen.
///
/// Cases that show new behaviours are kept, and some of the later cases are mutants of them. Cases
/// come in generations: those of one generation build only on what the generations before have
/// shown. So case *i* depends on the seed and the cases before alone, and the outcome is the same
/// whatever the number of jobs. A shard builds on its own cases only.
///
/// A search does without unless it is told: cases made up afresh are aimed at the rules, mutants are
/// not, and wrong engines were found no sooner with them. The README has the figures.
public struct Guidance: Sendable {
  /// How many cases are of one generation.
  public static let generation = 64
  /// How many of the cases are mutants if nothing else is said.
  public static let usual = Chance(3, in: 4)
  /// How many of the cases are mutants; the others are made up afresh.
  public var mutants: Chance

  /// What earlier searches kept: the first cases to build on.
  public var seeds: [Scenario]
  /// Is told of every case that showed something new, in order.
  public var keep: @Sendable (ChoiceTree) -> Void

  /// Makes a guidance; without mutants, cases are only kept.
  public init(
    mutants: Chance = usual, seeds: [Scenario] = [],
    keep: @escaping @Sendable (ChoiceTree) -> Void = { _ in }
  ) {
    self.mutants = mutants
    self.seeds = seeds
    self.keep = keep
  }
}

extension Campaign {
  /// Whether some of its cases are mutants.
  var buildsMutants: Bool { guidance.map { $0.mutants != .never } ?? false }
}
