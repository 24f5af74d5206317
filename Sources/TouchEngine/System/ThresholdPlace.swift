import Thresholds

/// Where the engine has the thresholds that UIKit does not document.
///
/// Of each threshold a band is known: what is below it is surely too little, what is above it surely
/// enough. UIKit's own value was measured inside it. Source: rulebook section 13, RE-73.
public struct ThresholdPlace: Hashable, Sendable {
  /// How far up in its band each threshold is, in percent, from 1 to 99; nil: where it was measured.
  public let percent: Int?

  /// Has the thresholds where they were measured, unless another place in their bands is named.
  public init(percent: Int? = nil) { self.percent = percent }

  /// The value of a threshold.
  func value(of threshold: Threshold<Double>) -> Double {
    guard let percent else { return threshold.engine }
    let width = threshold.surelyAbove - threshold.surelyBelow
    return threshold.surelyBelow + width * Double(percent) / 100
  }

  /// The value of a threshold that is a time, in milliseconds.
  func value(of threshold: Threshold<Int>) -> Int {
    guard let percent else { return threshold.engine }
    let width = threshold.surelyAbove - threshold.surelyBelow
    return threshold.surelyBelow + width * percent / 100
  }
}
