/// What an engine reports of what it does: kinds of observations, and fields that some of them have.
///
/// Nothing is concluded from the absence of what an engine says it does not report: neither that it
/// obeys a rule, nor that it breaks one. In files it is a list of names; see `init(names:)`.
public struct Reports: OptionSet, Hashable, Sendable {
  /// A bit for each kind, and above them one for each field.
  public let rawValue: UInt64

  /// Makes a set of its bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// A kind of observation.
  public init(_ kind: Observation.Kind) { rawValue = 1 << UInt64(kind.rawValue) }

  /// Some kinds of observations.
  public init(_ kinds: [Observation.Kind]) {
    self = kinds.reduce(into: []) { $0.formUnion(Self($1)) }
  }

  /// A field, in all observations that have it.
  public init(_ field: Field) { rawValue = 1 << (Self.firstField + UInt64(field.rawValue)) }

  /// All kinds of a level.
  public init(_ level: Level) { self.init(Observation.Kind.allCases.filter { $0.level == level }) }

  /// Everything: so it is with an engine that says nothing of it.
  public static let all: Reports = [kinds, fields]
  /// All kinds of observations.
  public static let kinds = Reports(Observation.Kind.allCases)
  /// All fields.
  public static let fields = Field.allCases.reduce(into: Reports()) { $0.formUnion(Reports($1)) }

  private static let firstField: UInt64 = 40

  /// Whether a kind of observation is reported.
  public func contains(_ kind: Observation.Kind) -> Bool { isSuperset(of: Reports(kind)) }

  /// Whether a field is reported.
  public func contains(_ field: Field) -> Bool { isSuperset(of: Reports(field)) }

  /// What an engine may not be able to tell, in the observations that it does report.
  ///
  /// In files a value must stand there all the same where the format has one; any will do.
  public enum Field: UInt8, Hashable, Sendable, CaseIterable {
    /// The fingers of the whole event, in the calls of touch methods.
    case allFingers
    /// A control's flags and value, with its events.
    case controlState
    /// Which `UITouch` object a touch is.
    case identity
    /// Where a touch is in its window.
    case location
    /// Where a touch is in the view that is called.
    case locationInReceiver
    /// In which order recognizers are called, send actions and are reset at one moment.
    case order
    /// Where a touch was before.
    case previousLocation
    /// What a recognizer measured when its action was sent: everything.
    case reading
    /// Of what a recognizer measured, where it was.
    case readingLocation
    /// The recognizer's state when its touch method returned.
    case recognizerState
    /// The recognizer's state before it was reset.
    case resetState
    /// `UITouch.tapCount`.
    case tapCount
    /// `UITouch.timestamp`.
    case timestamp
    /// Of what a recognizer measured, how fast it was.
    case velocity
    /// Whether an event was handed over to an action method.
    case withEvent

    /// Its name in files.
    public var name: String { "\(self)" }
  }

  /// Five levels, from what is the least work for an engine's author to what is the most. Each is
  /// useful alone.
  public enum Level: String, Hashable, Sendable, CaseIterable {
    /// Touch methods of views and other responders.
    case responderCalls = "responder-calls"
    /// What recognizers, controls and tables send to the app.
    case actions
    /// Touch methods of recognizers, and their states.
    case recognizers
    /// Hit tests.
    case hitTests = "hit-tests"
    /// Questions, resets, what is read off, `sendEvent`, and all else.
    case questions
  }
}

// MARK: - Names

extension Reports {
  /// That something is listed as reported that nobody knows, in one sentence without a full stop.
  public struct UnknownName: Error, Hashable, Sendable, CustomStringConvertible {
    /// The sentence.
    public let description: String
  }

  /// Reads a list of names.
  ///
  /// A level or a kind of observation is reported if it is listed. A name with a `-` before it is not,
  /// be it a level, a kind or a field; a list of nothing but these leaves all else reported. Fields are
  /// reported with their kinds unless they are so taken out.
  public init(names: [String]) throws(UnknownName) {
    var reports: Reports =
      !names.isEmpty && names.allSatisfy { $0.hasPrefix("-") } ? .kinds : []
    var missing: Reports = []
    for name in names {
      let isMissing = name.hasPrefix("-")
      let word = String(isMissing ? name.dropFirst() : name[...])
      guard let named = (Self.levels + Self.each).first(where: { $0.name == word })?.report else {
        throw UnknownName(
          description:
            "\(word.onOneLine(limit: 80).quoted) is neither a level nor a kind nor a field "
            + "of observations; the levels are "
            + Level.allCases.map(\.rawValue).joined(separator: ", "))
      }
      if isMissing {
        missing.formUnion(named)
      } else if named.isSubset(of: .kinds) {
        reports.formUnion(named)
      } else {
        throw UnknownName(
          description: "\(word.quoted) is a field, and reported with its observations; list "
            + "\("-\(word)".quoted) if it is not")
      }
    }
    self = reports.union(.fields).subtracting(missing)
  }

  /// All names that a list may have.
  static let listable = (levels + each).flatMap { name, report in
    report.isSubset(of: .kinds) ? [name, "-" + name] : ["-" + name]
  }

  /// The shortest list of names, in a fixed order; nil where everything is reported.
  public var names: [String]? {
    if self == .all { return nil }
    let fields = Self.each.filter { $0.report.isSubset(of: missing.intersection(.fields)) }
      .map { "-" + $0.name }
    if isSuperset(of: .kinds) { return fields }
    return Self.levels.flatMap { name, level in
      isSuperset(of: level) ? [name] : intersection(level).single.map(\.name)
    } + fields
  }

  /// The names of the single kinds and fields in it, in a fixed order.
  public var single: [(name: String, report: Reports)] {
    Self.each.filter { isSuperset(of: $0.report) }
  }

  private static let levels: [(name: String, report: Reports)] =
    Level.allCases.map { ($0.rawValue, Reports($0)) }

  // Spelled once: a report on an engine that tells little asks for hundreds of rules what they miss.
  private static let each: [(name: String, report: Reports)] =
    Observation.Kind.allCases.map { ($0.name, Reports($0)) }
    + Field.allCases.map { ($0.name, Reports($0)) }

  /// What is not in it.
  public var missing: Reports { Reports.all.subtracting(self) }
}
