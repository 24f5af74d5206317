import PropertyTesting

extension Double {
  /// A share in percent, with two digits that count.
  func percent(_ rounding: FloatingPointRoundingRule = .toNearestOrAwayFromZero) -> String {
    var places = 0
    var scaled = max(0, self) * 100
    while scaled > 0, scaled < 10, places < 12 {
      scaled *= 10
      places += 1
    }
    var digits = String(Int(scaled.rounded(rounding)))
    guard places > 0 else { return digits + " %" }
    digits = String(repeating: "0", count: max(0, places + 1 - digits.count)) + digits
    var fraction = digits.suffix(places)
    while fraction.last == "0" { fraction.removeLast() }
    return digits.dropLast(places) + (fraction.isEmpty ? "" : "." + fraction) + " %"
  }
}

extension Proportion {
  /// Where the true share is with a confidence of 95 %, in percent.
  var percents: String {
    "\(interval.lowerBound.percent(.down)) to \(interval.upperBound.percent(.up))"
  }
}
