import Invariants
import PropertyTesting
import TouchScript

/// What a run has to say: how the engine was searched, what became of each rule, and what was found.
///
/// A campaign computes it and `merge` joins several. Text, JSON lines, JUnit, SARIF, annotations of GitHub and
/// pages are functions of it, and of nothing else. See `Reports.md` for its keys.
public struct Report: Sendable {
  /// How the engine was searched.
  public var search: Search
  /// A line for each rule and relation, in the order of the rulebook; own rules come last.
  public var rules: [RuleLine]
  /// What is wrong with the engine: each mistake once, its cause first.
  public var findings: [Finding]
  /// The same for rules that were broken by the cause of a finding. Only the run itself knows them.
  public var folded: [Finding] = []
  /// How the engine failed to answer, each way once.
  public var failures: [Breakdown]
  /// The lines of the list of known failures that are not true.
  public var stale: [StaleLine] = []
  /// What is missing for a whole report, in one sentence each.
  public var gaps: [String] = []
  /// What was counted besides; nil: nothing.
  public var statistics: Statistics?
  /// Where, when and how long it ran; nil: that is not known, or of no interest.
  public var run: Run?

  /// How a run was started, and how long it took. It is the only part in which equal runs differ, and only
  /// pages show it.
  public struct Run: Sendable, Hashable {
    /// The command line.
    public var command: String
    /// When it began, as ISO 8601 has it.
    public var date: String
    /// How long it took, in seconds.
    public var seconds: Double

    /// Makes it.
    public init(command: String, date: String, seconds: Double) {
      self.command = command
      self.date = date
      self.seconds = seconds
    }
  }

  /// How an engine was searched, and what the search came to.
  public struct Search: Sendable, Codable {
    /// The version of the suite.
    public var suite = SuiteVersion.current
    /// The engine that was judged.
    public var engine: Engine
    /// The wrong engine of the suite that was judged; nil: none.
    @Nullable public var fault: String? = nil
    /// The command that replays a token, which stands in it as `TOKEN`.
    public var replay: String
    /// The seed; nil for joined runs of several seeds.
    @Nullable public var seed: UInt64? = nil
    /// Which scenes were tried; see `Scenarios.Scope`.
    public var scope: String
    /// The dialect in which every scene was played; nil: its own.
    @Nullable public var dialect: String? = nil
    /// Which part of the cases was tried; nil: all of them.
    @Nullable public var shard: Shard? = nil
    /// For a walk through all scenes of a size: which.
    @Nullable public var walk: Walk? = nil
    /// Whether the scenes were the fixed ones of `check`.
    public var isFixed: Bool
    /// Whether luck alone chose the cases, so that they stand for all others.
    public var isSample: Bool
    /// How many runs were joined.
    public var runs = 1
    /// How many cases were tried.
    public var cases: Int
    /// In how many of them a rule was broken.
    public var failing: Int
    /// In how many of them the engine skipped the scene or failed.
    public var unjudged: Unjudged
    /// The first case that was played twice and not alike.
    @Nullable public var flaky: Flaky? = nil
    /// In how many cases each class of what scenes can contain occurred; nil: that was not counted.
    public var coverage: [String: Int]?
    /// The weakest rules that fail the run.
    public var strength: Rule.Strength
    /// Whether required rules that were not exercised fail it.
    public var demandsExercise: Bool
    /// Whether it may skip more than half of its scenes.
    public var allowsSkips: Bool
    /// Whether the first failure ended it.
    public var endedEarly: Bool
    /// Whether it was not interrupted.
    public var complete: Bool

    /// How many cases could be judged.
    public var played: Int { cases - unjudged.cases }
  }

  /// An engine as it describes itself.
  public struct Engine: Codable, Sendable, Hashable {
    /// Its name.
    public let name: String
    /// Its version; may be empty.
    public let version: String
    /// What it has; nil: everything.
    public var features: [String]?
    /// What it reports, by the names of `Reports`; nil: everything.
    public var reports: [String]?

    /// What it has, as far as this version knows of it.
    var has: Scenario.Features {
      features.map { Scenario.Features($0.compactMap(Scenario.Feature.init(name:))) } ?? .all
    }

    /// What it reports, as far as this version knows of it.
    var reported: Reports { reports.flatMap { try? Reports(names: $0) } ?? .all }
  }

  /// A walk through all scenes of a size.
  public struct Walk: Codable, Sendable, Hashable {
    /// The size.
    public let size: Int
    /// How many scenes there are; nil: they were not all counted.
    @Nullable public var scenes: Int? = nil
    /// How many were counted so far.
    public let counted: Int
    /// Which scenes they are.
    public let says: String
  }

  /// A case that was played twice, and not alike.
  public struct Flaky: Codable, Sendable, Hashable {
    /// The case.
    public let `case`: Int
    /// Where the two traces differ.
    public let how: Flakiness
  }

  /// A line of the list of known failures that is not true.
  public struct StaleLine: Codable, Sendable, Hashable {
    /// Its number in the file.
    public let line: Int
    /// The line without its reason.
    public let pattern: String
    /// What to do about it.
    public let says: String
  }

  /// Something wrong with a report that was read, in one sentence.
  public struct Malformed: Error, Hashable, CustomStringConvertible {
    /// The sentence, without a full stop.
    public let description: String
  }
}

/// A value that is written as `null` where there is none, so that its key is always there.
@propertyWrapper
public struct Nullable<Value: Codable & Sendable & Hashable>: Codable, Sendable, Hashable {
  /// The value.
  public var wrappedValue: Value?

  /// Wraps a value.
  public init(wrappedValue: Value?) { self.wrappedValue = wrappedValue }

  /// Reads a value or `null`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    wrappedValue = container.decodeNil() ? nil : try container.decode(Value.self)
  }

  /// Writes the value or `null`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if let wrappedValue { try container.encode(wrappedValue) } else { try container.encodeNil() }
  }
}

extension KeyedDecodingContainer {
  /// A key that is not there means the same as `null`.
  func decode<Value>(_ type: Nullable<Value>.Type, forKey key: Key) throws -> Nullable<Value> {
    try decodeIfPresent(type, forKey: key) ?? Nullable(wrappedValue: nil)
  }
}
