import Invariants

/// A rule that a campaign hardly put to the test says little by holding.
public enum Starvation {
  /// The smallest campaign that can tell.
  public static let fewestCases = 10_000
  /// A rule is starved if it was put to the test in fewer than one case in this many.
  public static let casesPerExercise = 500

  /// What is said before the starved rules.
  static let title = "starved (put to the test in fewer than 1 case in \(casesPerExercise))"

  /// The rules and relations of `ids` that `outcome` starved; none where the campaign was too small
  /// to tell.
  public static func starved(in outcome: Campaign.Outcome, of ids: [Rule.ID]) -> [Rule.ID] {
    starved(ids, exercised: outcome.exercised, cases: outcome.cases)
  }

  /// The rules and relations of `ids` that were put to the test in too few of so many cases; none
  /// where the cases were too few to tell.
  static func starved(_ ids: [Rule.ID], exercised: [Int], cases: Int) -> [Rule.ID] {
    guard cases >= fewestCases else { return [] }
    return zip(ids, exercised).filter { $1 * casesPerExercise < cases }.map { $0.0 }
  }
}
