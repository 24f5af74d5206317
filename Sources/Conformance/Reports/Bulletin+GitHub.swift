extension Bulletin {
  /// The report as GitHub's workflow commands: an annotation for each cause, and the closing lines, which
  /// list all broken rules. GitHub shows at most ten annotations of a step.
  public var github: String {
    let annotations = entries.filter { !$0.isConsequence }.compactMap { entry -> String? in
      switch entry.outcome {
      case .passed, .skipped: nil
      case .failed(let sentence), .errored(let sentence):
        Self.command("error", title: "\(entry.id): \(sentence)", entry.detail.orElse(sentence))
      case .tolerated(let sentence):
        Self.command("warning", title: "\(entry.id): \(sentence)", entry.detail.orElse(sentence))
      }
    }
    return (annotations + [Self.command("notice", title: "touchstone, \(engine)", summary)])
      .joined(separator: "\n") + "\n"
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

extension String {
  /// The text; if it is empty, another.
  fileprivate func orElse(_ other: String) -> String { isEmpty ? other : self }
}
