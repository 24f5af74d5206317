import TouchScript

/// The first call of a scene that one engine makes and another does not.
public struct CallDifference: Sendable, Hashable, Encodable {
  /// When, in milliseconds.
  public let at: Int
  /// What the one engine does there that the other does not, and the other way round; nil: nothing.
  public let calls: [String?]
  /// The kinds of the two calls: what makes it another difference than others.
  let kinds: [Observation.Kind?]

  private enum CodingKeys: String, CodingKey { case at, calls }

  /// What is compared of two engines.
  struct Measure: Sendable {
    /// The kinds of observations that only one of them ever reports; nothing follows from them.
    var leftOut: Set<Observation.Kind> = []

    /// What the rulebook leaves open of every engine is not compared: when and how often recognizers
    /// are reset, how velocity is smoothed, and what touches are like that are moved but not yet
    /// counted. Source: rulebook GR-41, KR-35, RE-42, RE-43.
    func calls(of trace: Trace) -> [Trace.ComparedCall] {
      trace.comparedCalls(adapted: { $0.withoutVelocity() }) {
        $0 != .reset && !leftOut.contains($0)
      }
    }
  }

  /// Compares two traces of a scene; nil if nothing that counts is different.
  init?(_ one: Trace, _ other: Trace, by measure: Measure) {
    if one == other { return nil }
    let (mine, its) = (measure.calls(of: one), measure.calls(of: other))
    let same = zip(mine, its).prefix { $0.text == $1.text }.count
    if same == mine.count, same == its.count { return nil }
    let times = [mine, its].compactMap { $0.dropFirst(same).first?.at }
    at = times.min() ?? 0
    let lacking = (
      Self.first(in: mine, at: at, lackingIn: its), Self.first(in: its, at: at, lackingIn: mine)
    )
    // The same calls in another order: what stands at the place where the orders part.
    let places =
      lacking.0 == nil && lacking.1 == nil
      ? (mine.dropFirst(same).first?.place, its.dropFirst(same).first?.place) : lacking
    let found = [
      places.0.map { one.observation(one.events[$0]) },
      places.1.map { other.observation(other.events[$0]) },
    ]
    calls = found.map { $0.map(String.init(describing:)) }
    kinds = found.map { $0?.kind }
  }

  /// The place of the first call at a moment that is not among those of the other side.
  private static func first(
    in calls: [Trace.ComparedCall], at moment: Int, lackingIn others: [Trace.ComparedCall]
  ) -> Int? {
    var left: [String: Int] = [:]
    for call in others where call.at == moment { left[call.text, default: 0] += 1 }
    return calls.filter { $0.at == moment }.sorted { $0.place < $1.place }
      .first { call in
        left[call.text, default: 0] -= 1
        return left[call.text, default: 0] < 0
      }?.place
  }
}

extension Observation {
  /// The same of a recognizer that measured no velocity.
  fileprivate mutating func withoutVelocity() {
    guard case .reading(var reading) = detail else { return }
    reading.velocity = nil
    detail = .reading(reading)
  }
}
