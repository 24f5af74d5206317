/// What a campaign could not judge: cases that the engine skipped, and cases in which it failed.
struct Unjudged: Hashable, Sendable, Codable {
  /// In how many cases the engine said that it cannot play the scene, by what it lacks.
  var skipped: [String: Int] = [:]
  /// In how many cases the engine failed, by the way of failing.
  var failed: [String: Int] = [:]
  /// Why the engine was no longer asked; nil: it was to the end.
  var gaveOut: String?

  /// How many cases it was.
  var cases: Int { skipped.values.reduce(0, +) + failed.values.reduce(0, +) }

  /// What several runs together could not judge.
  init(adding parts: [Unjudged]) {
    for part in parts {
      skipped.merge(part.skipped, uniquingKeysWith: +)
      failed.merge(part.failed, uniquingKeysWith: +)
      gaveOut = gaveOut ?? part.gaveOut
    }
  }

  init(skipped: [String: Int], failed: [String: Int], gaveOut: String?) {
    self.skipped = skipped
    self.failed = failed
    self.gaveOut = gaveOut
  }

  /// Writes `null` where the engine was asked to the end, so that all keys are always there.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(skipped, forKey: .skipped)
    try container.encode(failed, forKey: .failed)
    try container.encode(gaveOut, forKey: .gaveOut)
  }
}

extension Unjudged {
  /// The same as people read it, what is most frequent first; none where all was judged.
  var lines: [String] {
    func line(_ start: String, _ counts: [String: Int]) -> [String] {
      if counts.isEmpty { return [] }
      let sorted = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      let shown = sorted.prefix(Self.mostShown).map { "\($0.key) (\($0.value))" }
      let more = sorted.count > shown.count ? " and \(sorted.count - shown.count) more" : ""
      let total = counts.values.reduce(0, +).of("case")
      return [
        "\(start) \(total): \(shown.joined(separator: ", "))\(more)".wrapped(to: 100, indent: "  ")
      ]
    }
    return line("the engine gave no answer in", failed)
      + line("skipped, since the engine lacks something:", skipped)
      + (gaveOut.map { ["the engine gave out: \($0); the search ended there"] } ?? [])
  }

  /// How many reasons are told one by one.
  private static let mostShown = 20
}
