import Foundation

/// What trials without a failure say about how rare failures are.
public enum FailureBound {
  /// The highest failure rate that so many trials without a failure leave possible, with a
  /// confidence of 95 %: at any higher rate, at least one failure would have been seen in 95 % of
  /// all such series.
  ///
  /// It is exact, 1 − 0.05^(1/n); for many trials that is about 3/n, the rule of three. Without
  /// trials it is 1.
  public static func afterNoFailure(in trials: Int) -> Double {
    guard trials > 0 else { return 1 }
    // Of a number so near to 1, 1 − x loses digits that this keeps.
    return -expm1(log(0.05) / Double(trials))
  }
}
