internal import EmbeddedTexts

/// What UIKit leaves open: the rows of the rulebook's section 16.
extension Rulebook {
  /// A row: conforming engines may differ in it, and no rule accuses one for its choice.
  public struct Row: Hashable, Encodable, Sendable, Identifiable {
    /// Its number, such as `RE-07`.
    public let id: String
    /// What may differ.
    public let statement: String
    /// The rules that leave room for it.
    public let rules: [Rule.ID]
  }

  /// The row of a number such as `RE-07`; nil where there is none.
  public static func row(_ id: String) -> Row? { rows.first { $0.id == id } }

  /// The rows that a rule leaves room for.
  public static func rows(leftOpenBy rule: Rule.ID) -> [Row] {
    rows.filter { $0.rules.contains(rule) }
  }

  /// All rows, in order.
  public static let rows = RulebookPage.all(in: String(cString: RE_md())).flatMap { page in
    page.entries.map { Row(id: $0.name, statement: $0.text, rules: $0.list("rules")) }
  }
}
