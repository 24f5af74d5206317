import PropertyTesting
import TouchScript

extension Breakdown {
  /// The finding as people read it. `options` are what the replay command needs besides the token;
  /// `program` is that command.
  public func text(
    foundIn place: String, options: String, program: String = "touchstone",
    _ detail: Detail = .brief
  ) -> String {
    told(foundIn: place, options: options, program: program).text(detail)
  }

  /// The finding as people read it, with the line that `replay`s its token: a command, or code.
  public func text(
    foundIn place: String, _ detail: Detail = .brief, replay: (_ token: String) -> String
  ) -> String {
    told(foundIn: place, replay: replay).text(detail)
  }

  func told(
    foundIn place: String, isGiven: Bool = false, options: String, program: String
  ) -> FindingText {
    told(foundIn: place, isGiven: isGiven) {
      "\(program) replay \($0)\(options)"
    }
  }

  private func told(
    foundIn place: String, isGiven: Bool = false, replay: (_ token: String) -> String
  ) -> FindingText {
    var text = FindingText(head: failure.head)
    text.said = failure.detailLines.textLines.filter { !$0.isEmpty }
    text.scenario = scenario
    let shrunk = "\(place): shrunk from \(originalSize) to \(size)"
    let unshrunk =
      "\(place); not shrunk, since it did not happen again when the scene was played by itself"
    if isGiven || origin != nil || !recurs {
      text.origin = (recurs ? shrunk : unshrunk).asSentence
    }
    let found = recurs ? "\(shrunk) in \(evaluations.of("evaluation"))\(ending.words)" : unshrunk
    text.values = [("Found", FindingText.wrapped(found.asSentence))]
    text.replays = token.map { [replay($0)] } ?? []
    return text
  }
}

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

extension JSONReport {
  /// A finding without a rule, as `fuzz --format json` prints it.
  public struct BreakdownRecord: Encodable, Sendable {
    struct Content: Codable, Sendable {
      let kind: String
      let says: String
      let detail: String
      let seed: Nullable<UInt64>
      let `case`: Nullable<Int>
      let origin: Nullable<String>
      let token: Nullable<String>
      let scenario: Scenario
      let size: SceneSize
      let originalSize: SceneSize
      let evaluations: Int
      let ending: Ending
      let recurs: Bool
    }

    let breakdown: Content

    init(_ content: Content) { breakdown = content }

    /// Makes the record of a breakdown in a campaign of `seed`; without a seed, in a given scenario.
    public init(_ breakdown: Breakdown, seed: UInt64?) {
      self.breakdown = Content(
        kind: breakdown.failure.kind.rawValue, says: breakdown.failure.says,
        detail: breakdown.failure.detail, seed: Nullable(seed),
        case: Nullable(seed == nil || breakdown.origin != nil ? nil : breakdown.caseIndex),
        origin: Nullable(breakdown.origin),
        token: Nullable(breakdown.token), scenario: breakdown.scenario, size: breakdown.size,
        originalSize: breakdown.originalSize, evaluations: breakdown.evaluations,
        ending: breakdown.ending, recurs: breakdown.recurs)
    }
  }
}
