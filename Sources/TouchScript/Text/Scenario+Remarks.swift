extension Scenario.View {
  /// What differs from a new view of the kind, each remark after two spaces.
  var remark: String { remarks.map { "  " + $0 }.joined() }
}

extension Scenario.Recognizer {
  /// The recognizer, with what differs from a new one of the kind, after two spaces.
  var remark: String { "  \(kind.rawValue) \(id.shown)" + parenthesized(remarks) }
}

extension Scenario.Controller {
  /// The controller, with what differs from a new one, after two spaces.
  var remark: String { "  controller \(id.shown)" + parenthesized(remarks) }
}

extension Scenario.Application {
  /// What differs from a new application, and its delegate.
  var remark: String {
    parenthesized(remarks)
      + (delegate.map { "  delegate" + parenthesized($0.remarks) } ?? "")
  }
}

/// The remarks in parentheses behind a space, unless there are none.
private func parenthesized(_ remarks: [String]) -> String {
  remarks.isEmpty ? "" : " (\(remarks.joined(separator: ", ")))"
}
