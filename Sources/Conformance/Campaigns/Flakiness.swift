import TouchScript

/// That an engine is not deterministic: it played the same scene twice, and not alike.
public struct Flakiness: Sendable, Hashable, Codable {
  /// Where the two traces first differ, counted from one.
  public let line: Int
  /// What the first trace has there; nil if it ends before.
  @Nullable public private(set) var first: String?
  /// What the second trace has there; nil if it ends before.
  @Nullable public private(set) var second: String?
  /// What was different between the two times.
  public var occasion = Occasion.nothing

  /// What may be different between two times at which a scene is played.
  public enum Occasion: String, Sendable, Hashable, Codable {
    /// Nothing: both times it was played in the same way.
    case nothing
    /// Once it was played in a process that had played others, and once alone.
    case freshProcess
    /// Once it was played alone, and once right behind another.
    case sceneBefore

    /// What it means that the traces differ, in a sentence without a full stop.
    var sentence: String {
      switch self {
      case .nothing: Flakiness.sentence
      case .freshProcess: "flaky: the scene differs in a fresh process"
      case .sceneBefore: "flaky: the engine remembers the scene before"
      }
    }
  }

  /// Compares what was observed of the same scene at two times; nil if it was the same but for what
  /// came in an order that is open. Source: rulebook GR-03, GC-24, TO-21, RE-01 to RE-04, RE-24.
  init?(_ one: [Trace], _ other: [Trace]) {
    let pair = zip(one, other).first { $0 != $1 && $0.withoutOpenOrder != $1.withoutOpenOrder }
    guard let (one, other) = pair else { return nil }
    let (mine, its) = (one.observations, other.observations)
    let same = zip(mine, its).prefix { $0 == $1 }.count
    line = same + 1
    first = mine.dropFirst(same).first?.timedLine
    second = its.dropFirst(same).first?.timedLine
  }

  /// What it means, in a sentence without a full stop.
  public static let sentence = "flaky: the same scene gave two traces"

  /// What to do about it, as the end of the sentence.
  static let advice =
    ". Fix that first: the rule may be broken by luck, and a replay may not show it"

  /// The sentence, and where the traces differ.
  public var words: String {
    let said = [first, second].map { event in
      event.map { "\"\($0.drop { $0 == " " })\"" } ?? "nothing more"
    }
    return "\(occasion.sentence); line \(line) was once \(said[0]) and once \(said[1])"
  }
}

extension Flakiness {
  /// Plays `scenario` twice; nil if the system did the same both times.
  public init?(of scenario: Scenario, on system: any TouchSystem) {
    guard let one = system.outcome(of: scenario).trace,
      let other = system.outcome(of: scenario).trace
    else { return nil }
    self.init([one], [other])
  }
}
