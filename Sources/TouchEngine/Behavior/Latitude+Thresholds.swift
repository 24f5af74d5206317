import Thresholds

/// Where an engine has its thresholds. Source: rulebook section 13, RE-73.
extension Latitude {
  /// Where the engine has a limit. It is surely neither below nor above what rules can tell.
  @inline(__always)
  func limit(_ threshold: Threshold<Double>) -> Double {
    thresholdPlace == 0 ? threshold.engine : place(between: threshold)
  }

  /// The same for times.
  @inline(__always)
  func limit(_ threshold: Threshold<Int>) -> Int {
    thresholdPlace == 0 ? threshold.engine : place(between: threshold)
  }

  private func place(between threshold: Threshold<Double>) -> Double {
    let width = threshold.surelyAbove - threshold.surelyBelow
    return threshold.surelyBelow + width * Double(thresholdPlace) / 100
  }

  private func place(between threshold: Threshold<Int>) -> Int {
    let width = threshold.surelyAbove - threshold.surelyBelow
    return threshold.surelyBelow + width * thresholdPlace / 100
  }
}
