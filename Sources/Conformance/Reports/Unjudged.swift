/// What could not be judged: cases that the engine skipped, and cases in which it failed.
public struct Unjudged: Hashable, Sendable, Codable {
  /// In how many cases the engine said that it cannot play the scene, by what it lacks.
  public var skipped: [String: Int] = [:]
  /// In how many cases the engine failed, by the way of failing.
  public var failed: [String: Int] = [:]
  /// Why the engine was no longer asked; nil: it was to the end.
  @Nullable public var gaveOut: String? = nil

  /// In how many cases the engine skipped the scene.
  public var skippedCases: Int { skipped.values.reduce(0, +) }

  /// In how many cases there is nothing to judge.
  public var cases: Int { skippedCases + failed.values.reduce(0, +) }

  mutating func add(_ other: Unjudged) {
    skipped.merge(other.skipped, uniquingKeysWith: +)
    failed.merge(other.failed, uniquingKeysWith: +)
    gaveOut = gaveOut ?? other.gaveOut
  }

  /// The same as people read it; none where all was judged.
  var lines: [String] {
    Self.line("the engine gave no answer in", failed)
      + Self.line("skipped, since the engine lacks something:", skipped)
      + (gaveOut.map { ["the engine gave out: \($0); the search ended there"] } ?? [])
  }

  /// How many cases there are, and why, the most frequent reasons first; none where there are none.
  static func line(_ start: String, _ counts: [String: Int]) -> [String] {
    if counts.isEmpty { return [] }
    let sorted = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    let reasons = sorted.map { "\($0.key) (\($0.value))" }.listed(upTo: mostShown)
    let total = counts.values.reduce(0, +).of("case")
    return ["\(start) \(total): \(reasons)"]
  }

  /// How many reasons are listed one by one.
  private static let mostShown = 20
}
