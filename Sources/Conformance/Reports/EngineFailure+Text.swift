import TouchScript

extension EngineFailure {
  /// What happened, as the first line of a report.
  var headline: String { "✗ \(head).".wrapped(to: 98, indent: "  ") }

  /// What happened, without a full stop.
  var head: String {
    var words = says.onOneLine(upTo: 400)
    while words.last == "." { words.removeLast() }
    return "The engine \(kind.verb): \(words)"
  }

  /// The last lines of what it said, each on one line and not endless. A stack is left out, since its
  /// addresses tell nobody anything.
  public var detailLines: String {
    let lines = detail.split(separator: "\n", omittingEmptySubsequences: true)
    let words = lines.filter { !$0.isOfStack }
    return (words.isEmpty ? lines : words).suffix(8)
      .map { String($0).onOneLine(upTo: 200) }.joined(separator: "\n")
  }
}

extension Substring {
  /// Whether it is a line of a stack as Swift prints it where a program traps: a number, a name and an
  /// address, or the title.
  fileprivate var isOfStack: Bool {
    if self == "Current stack trace:" { return true }
    let words = split(separator: " ", maxSplits: 3)
    return words.count == 4 && words[0].allSatisfy(\.isNumber) && words[2].hasPrefix("0x")
  }
}

extension EngineFailure.Kind {
  /// What the engine did.
  var verb: String {
    switch self {
    case .crashed: "crashed"
    case .hung: "hung"
    case .garbled: "gave no answer that can be read"
    case .errored: "reported an error of its own"
    }
  }
}
