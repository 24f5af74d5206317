/// One rule of the rulebook: what UIKit does, who says so, and how sure that is.
public struct Rule: Hashable, Sendable, Codable, Identifiable {
  /// Its number, such as `HT-12`; never reused.
  public var id: String
  /// What happens under which condition.
  public var statement: String
  /// Where it comes from, by the rulebook's source keys.
  public var sources: [String]
  /// How sure it is; several tags where several kinds of evidence agree.
  public var certainty: [Certainty]
  /// How a suite should use it.
  public var use: Use
  /// Conflicts, limits and tolerances that the rulebook adds.
  public var remark: String?
  /// How strongly it binds an engine; see `Strength`.
  public var strength: Strength
  /// Why no invariant checks it; nil: one does.
  public var reason: String?

  /// Makes a rule. Its strength follows from its certainty and its use, unless it is given: only a
  /// rule of which the rulebook states its own departs from the table.
  public init(
    _ id: String, _ use: Use, _ certainty: [Certainty], _ sources: [String], says statement: String,
    remark: String? = nil, strength: Strength? = nil, unchecked reason: String? = nil
  ) {
    self.id = id
    self.statement = statement
    self.sources = sources
    self.certainty = certainty
    self.use = use
    self.remark = remark
    self.strength = strength ?? Strength(use, certainty)
    self.reason = reason
  }

  /// The rule that an entry of the rulebook states.
  init(_ entry: RulebookPage.Entry) {
    guard let use = Use.allCases.first(where: { entry[$0.rawValue] != nil }) else {
      preconditionFailure("the rulebook does not say how \(entry.name) is used")
    }
    self.init(
      entry.name, use, entry.list(use.rawValue).compactMap(Certainty.init),
      entry.list("sources", by: "; "), says: entry.text, remark: entry["remark"],
      strength: entry["strength"].flatMap(Strength.init), unchecked: entry["unchecked"])
  }

  /// The chapter's two letters, such as `HT`.
  public var chapter: String { String(id.prefix { $0 != "-" }) }

  /// Whether an invariant checks it.
  public var isChecked: Bool { reason == nil }

  /// What real UIKit was seen to do about it, in words; nil: nobody has published that it was seen.
  public var sighting: String? {
    if certainty.contains(.log) { return "a device showed it" }
    return certainty.contains(.simulated) ? "the simulator showed it" : nil
  }

  /// How strongly a rule binds an engine. Source: rulebook, section 0.
  public enum Strength: String, Hashable, Sendable, Codable, CaseIterable, Comparable {
    /// An engine that departs is as right as any other: such a rule is judged of no engine.
    case open
    /// An engine that departs does other than what was seen, built or remembered of UIKit.
    case practice
    /// An engine that departs contradicts Apple's documentation, headers or talks.
    case required

    /// The strength that follows from how a rule is used, and how sure it is.
    public init(_ use: Use, _ certainty: [Certainty]) {
      if use == .note || certainty.allSatisfy({ $0 == .open || $0 == .folklore }) {
        self = .open
      } else {
        self = certainty.contains(.documented) ? .required : .practice
      }
    }

    /// Whether a rule of the one strength binds less than one of the other.
    public static func < (one: Strength, other: Strength) -> Bool { one.rank < other.rank }

    private var rank: Int {
      switch self {
      case .open: 0
      case .practice: 1
      case .required: 2
      }
    }
  }

  /// The kinds of evidence that a rule can have.
  public enum Certainty: String, Hashable, Sendable, Codable, CaseIterable {
    /// Printed by, or measured on, real UIKit.
    case log = "LOG"
    /// Printed by, or measured on, UIKit in the simulator of iOS 26.1.
    case simulated = "LOG(sim)"
    /// Read in Apple's documentation or public headers, or said by Apple's engineers on stage.
    case documented = "DOC"
    /// Apple's documentation, cited from memory.
    case remembered = "DOC~"
    /// Said in an article, without a log.
    case stated = "STATED"
    /// Not settled by public evidence: every engine chooses.
    case open = "OPEN"
    /// Encoded in a public re-implementation.
    case implemented = "IMP"
    /// Believed by many, without primary evidence.
    case folklore = "FOLK"
    /// Follows from other rules.
    case inferred = "INF"
  }

  /// The ways in which a suite can use a rule.
  public enum Use: String, Hashable, Sendable, Codable, CaseIterable {
    /// Asserted in every run.
    case must = "MUST"
    /// Asserted unless opted out.
    case should = "SHOULD"
    /// Asserted only for sample values clearly away from a private constant.
    case parameter = "PARAM"
    /// Asserted only in the tolerant form that the rule gives.
    case tolerant = "TOL"
    /// Not asserted.
    case note = "NOTE"
  }
}
