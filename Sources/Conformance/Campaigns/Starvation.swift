import Invariants

/// A rule that a campaign hardly put to the test says little by holding.
public enum Starvation {
  /// The smallest campaign that can tell.
  public static let fewestCases = 10_000
  /// A rule is starved if it was put to the test in fewer than one case in this many.
  public static let casesPerExercise = 500

  /// The rules and relations of `ids` that `outcome` starved; none where the campaign was too small
  /// to tell.
  public static func starved(in outcome: Campaign.Outcome, of ids: [Rule.ID]) -> [Rule.ID] {
    guard outcome.cases >= fewestCases else { return [] }
    return zip(ids, outcome.exercised)
      .filter { $1 * casesPerExercise < outcome.cases }
      .map { $0.0 }
  }
}
