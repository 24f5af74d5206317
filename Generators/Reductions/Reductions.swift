import TouchScript

/// Simpler scenes that are several steps away, and that only those who know touches would try.
///
/// A shrinker without them ends in a scene of which no single part can go, although a smaller one
/// of another kind shows the same. Whether a proposal is simpler, and still fails, is for the
/// shrinker to find out: here it is only valid.
public enum Reductions {
  /// Proposes simpler scenes in the place of one, the more promising first.
  public typealias Reduction = @Sendable (Scenario) -> [Scenario]

  /// All of them, in the order in which they are tried: what takes much away goes first.
  public static let all: [Reduction] = [
    mergingWindows, mergingViews, plainViews, withoutControllers, fillingParents, plainRecognizers,
    otherKinds, oneFinger, tapping, fewerMoves, touchingDown, touching, waiting, pressing,
    comingLate, reactingToTouches, scriptedReactions, changedFromTheStart, removingRecognizers,
    fewerTargets, plainOverrides,
  ]
}
