import Foundation
import PropertyTesting

extension Double {
  /// A share in percent, with two digits that count.
  func percent(_ rounding: FloatingPointRoundingRule = .toNearestOrAwayFromZero) -> String {
    let style = FloatingPointFormatStyle<Double>(locale: Locale(identifier: "en_US")).grouping(
      .never)
    return (self * 100).formatted(
      style.precision(.significantDigits(1...2)).rounded(rule: rounding)) + " %"
  }
}

extension Proportion {
  /// Where the true share is with a confidence of 95 %, in percent.
  var percents: String {
    "\(interval.lowerBound.percent(.down)) to \(interval.upperBound.percent(.up))"
  }
}

extension Int {
  /// The digits in groups of three: `4,160`.
  var grouped: String { formatted(.number.locale(Locale(identifier: "en_US"))) }
}
