import Invariants
import PropertyTesting

/// A rule that a campaign hardly put to the test says little by holding.
///
/// A share that was measured is not quite the true one, so it is judged by the interval in which the
/// true one is with a confidence of 95 %. A rule starves where the whole interval is below what is
/// required; where only a part of it is, there is doubt, and more cases can tell.
public enum Starvation {
  /// The smallest campaign that can tell.
  public static let fewestCases = 10_000
  /// A rule is starved if it is put to the test in fewer than one case in this many.
  public static let casesPerExercise = 500

  /// What is said before the starved rules.
  static let title = "starved (exercised in fewer than 1 case in \(casesPerExercise))"
  /// What is said before the rules of which it cannot be told.
  static let doubtTitle = "perhaps starved (more cases can tell)"

  /// The rules and relations of `ids` that `outcome` starved; none where the campaign was too small
  /// to tell.
  public static func starved(in outcome: Campaign.Outcome, of ids: [Rule.ID]) -> [Rule.ID] {
    starved(ids, exercised: outcome.exercised, cases: outcome.cases)
  }

  /// The rules and relations of `ids` that `outcome` may have starved or not; none where the campaign
  /// was too small to tell anything.
  public static func doubtful(in outcome: Campaign.Outcome, of ids: [Rule.ID]) -> [Rule.ID] {
    rules(ids, exercised: outcome.exercised, cases: outcome.cases) {
      $0.contains(required) && $0.lowerBound < required
    }
  }

  /// The rules and relations of `ids` that were put to the test in too few of so many cases; none
  /// where the cases were too few to tell.
  static func starved(_ ids: [Rule.ID], exercised: [Int], cases: Int) -> [Rule.ID] {
    rules(ids, exercised: exercised, cases: cases) { $0.upperBound < required }
  }

  private static let required = 1 / Double(casesPerExercise)

  private static func rules(
    _ ids: [Rule.ID], exercised: [Int], cases: Int, where isSo: (ClosedRange<Double>) -> Bool
  ) -> [Rule.ID] {
    guard cases >= fewestCases else { return [] }
    return zip(ids, exercised).filter { isSo(Proportion($1, of: cases).interval) }.map(\.0)
  }
}
