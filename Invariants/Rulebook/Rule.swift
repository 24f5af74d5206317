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
  /// Why no invariant checks it; nil: one does.
  public var reason: String?

  /// Makes a rule.
  public init(
    _ id: String, _ use: Use, _ certainty: [Certainty], _ sources: [String], says statement: String,
    remark: String? = nil, unchecked reason: String? = nil
  ) {
    self.id = id
    self.statement = statement
    self.sources = sources
    self.certainty = certainty
    self.use = use
    self.remark = remark
    self.reason = reason
  }

  /// The chapter's two letters, such as `HT`.
  public var chapter: String { String(id.prefix { $0 != "-" }) }

  /// Whether an invariant checks it.
  public var isChecked: Bool { reason == nil }

  /// The kinds of evidence that a rule can have.
  public enum Certainty: String, Hashable, Sendable, Codable, CaseIterable {
    /// Printed by, or measured on, real UIKit.
    case log = "LOG"
    /// Read in Apple's documentation or public headers.
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
