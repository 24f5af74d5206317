extension FindingText {
  /// What was found, in the order of reports. Of more than `Detail.mostFindings` of a kind the others are
  /// counted, unless all are wanted.
  static func list(
    _ breakdowns: [FindingText], brief: [FindingText], _ findings: [FindingText], _ detail: Detail
  ) -> String {
    var parts: [String] = []
    if !brief.isEmpty {
      let shown = detail.all ? brief[...] : brief.prefix(Detail.mostFindings)
      let rest = brief.count - shown.count
      let lines = shown.map { $0.shortest(detail) } + (rest > 0 ? [more(rest)] : [])
      parts = [
        "Broken nearly wherever they are tested:\n\n" + lines.joined(separator: "\n")
      ]
    }
    let shown = detail.all ? findings[...] : findings.prefix(Detail.mostFindings)
    let rest = findings.count - shown.count
    return
      (breakdowns.map { $0.text(detail) } + parts + shown.map { $0.text(detail) }
      + (rest > 0 ? [more(rest)] : [])).joined(separator: "\n\n")
  }

  private static func more(_ count: Int) -> String {
    "… \(count.of("more finding")); --all tells \(count == 1 ? "it" : "them") as well."
  }
}
