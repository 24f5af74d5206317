extension Scenario.Reaction {
  /// The element of a script, such as `When(.action("tap"), .removeFromSuperview("a"))`.
  var elementSource: String {
    "When(\(([on.source] + changes.map(\.source)).joined(separator: ", ")))"
  }
}

extension Scenario.Finger {
  /// The element of a script, such as `Down(1, at: Point(10, 20))`; `last` is where the finger was before.
  func elementSource(last: Point?) -> String {
    let number = finger == 0 ? "" : "\(finger)"
    let separator = finger == 0 ? "" : ", "
    switch phase {
    case .began: return "Down(\(number)\(separator)at: Point\(location.minimal))"
    case .moved: return "Move(\(number)\(separator)to: Point\(location.minimal))"
    case .ended, .stationary, .cancelled:
      if location == last { return "Up(\(number))" }
      return "Up(\(number)\(separator)at: Point\(location.minimal))"
    }
  }
}
