extension Report {
  /// The report as GitHub's workflow commands: an annotation for each cause, and the closing lines, which
  /// list all broken rules. GitHub shows at most ten annotations of a step.
  public func github(_ detail: Detail = .brief) -> String {
    func annotation(_ level: String, _ entry: Entry, _ sentence: String) -> String {
      let text = entry.text(detail.plain)
      return Self.command(
        level, title: "\(entry.id): \(sentence)", text.isEmpty ? sentence : text)
    }
    let annotations = entries.filter { !$0.isConsequence }.compactMap { entry -> String? in
      switch entry.outcome {
      case .passed, .skipped: nil
      case .failed(let sentence), .errored(let sentence): annotation("error", entry, sentence)
      case .tolerated(let sentence): annotation("warning", entry, sentence)
      }
    }
    return (annotations + [Self.command("notice", title: "touchstone, \(name)", summary)])
      .joined(separator: "\n")
  }

  private static func command(_ name: String, title: String, _ message: String) -> String {
    let title = escaped(title).replacing(":", with: "%3A").replacing(",", with: "%2C")
    return "::\(name) title=\(title)::\(escaped(message))"
  }

  /// The text on one line, as GitHub reads it.
  private static func escaped(_ text: String) -> String {
    text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }
}
