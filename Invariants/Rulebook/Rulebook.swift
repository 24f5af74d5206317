internal import EmbeddedTexts

/// The rules of touch delivery, chapter by chapter, as data.
public enum Rulebook {
  /// All rules, in order.
  public static let all: [Rule] = chapters.flatMap(\.rules)

  /// The chapters, in order.
  public static let chapters = pages.map { page in
    let parts = page.heading.split(separator: ": ").map(String.init)
    return Chapter(parts[0], parts[1], page.entries.map(Rule.init))
  }

  static let pages = RulebookPage.all(in: String(cString: Rulebook_md()))

  /// The rule of that number; nil where there is none.
  public static subscript(id: Rule.ID) -> Rule? {
    positions[id].map { all[$0] }
  }

  /// Where a rule stands in `all`; behind all others where it is unknown.
  public static func position(of id: Rule.ID) -> Int { positions[id] ?? all.count }

  /// One chapter of the rulebook.
  public struct Chapter: Hashable, Sendable {
    /// Its letters, with which the numbers of its rules begin.
    public let letters: String
    /// What it is about.
    public let title: String
    /// Its rules, in order.
    public let rules: [Rule]

    /// Makes a chapter.
    public init(_ letters: String, _ title: String, _ rules: [Rule]) {
      self.letters = letters
      self.title = title
      self.rules = rules
    }
  }

  private static let positions = Dictionary(
    all.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
}
