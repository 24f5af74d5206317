import TouchScript

/// That an engine is not deterministic: it played the same scene twice, and not alike.
public struct Flakiness: Sendable, Hashable, Codable {
  /// Where the two traces first differ, counted from one.
  public let line: Int
  /// What the first trace has there; nil if it ends before.
  public let first: String?
  /// What the second trace has there; nil if it ends before.
  public let second: String?

  /// Compares what was observed of the same scene at two times; nil if it was the same.
  init?(_ one: [Trace], _ other: [Trace]) {
    guard let (one, other) = zip(one, other).first(where: { $0 != $1 }) else { return nil }
    let (mine, its) = (one.entries, other.entries)
    let same = zip(mine, its).prefix { $0 == $1 }.count
    line = same + 1
    first = mine.dropFirst(same).first?.description
    second = its.dropFirst(same).first?.description
  }

  /// Writes `null` where there is no event, so that all keys are always there.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(line, forKey: .line)
    try container.encode(first, forKey: .first)
    try container.encode(second, forKey: .second)
  }

  /// What it means, in a sentence without a full stop.
  public static let sentence = "flaky: the same scene gave two traces"

  /// What to do about it, as the end of the sentence.
  static let advice =
    ". Mend that first: the rule may be broken by luck, and a replay may not show it"

  /// The sentence, and where the traces differ.
  public var words: String {
    let said = [first, second].map { event in
      event.map { "\"\($0.drop { $0 == " " })\"" } ?? "nothing more"
    }
    return "\(Self.sentence); line \(line) was once \(said[0]) and once \(said[1])"
  }
}

extension Flakiness {
  /// Plays `scenario` twice; nil if the system did the same both times.
  public init?(of scenario: Scenario, on system: any TouchSystem) {
    self.init([system.perform(scenario)], [system.perform(scenario)])
  }
}
