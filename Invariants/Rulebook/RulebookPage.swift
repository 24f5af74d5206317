/// A page of the rulebook: a heading, and entries with a name, a text and facts.
///
///     # HT: Hit-testing
///
///     ## HT-04
///
///     A hidden view is not hit, nor is anything in its subtree.
///
///     - MUST: LOG, DOC
///     - sources: S000; ADOC:hitTest
struct RulebookPage {
  let heading: String
  let entries: [Entry]

  /// What stands below one of its smaller headings.
  struct Entry {
    let name: String
    let text: String
    private let facts: [String: String]

    fileprivate init(_ lines: Substring) {
      let parts = lines.split(separator: "\n- ")
      let head = parts[0].split(separator: "\n", maxSplits: 1)
      name = String(head[0])
      text = head[1].onOneLine
      facts = Dictionary(
        uniqueKeysWithValues: parts.dropFirst().map { fact in
          let sides = fact.split(separator: ": ", maxSplits: 1)
          return (String(sides[0]), sides[1].onOneLine)
        })
    }

    /// The names of its facts, in no order.
    var names: some Collection<String> { facts.keys }

    /// The fact of this name; nil: the entry has none.
    subscript(name: String) -> String? { facts[name] }

    /// The parts of a fact, between which `separator` stands; none: the entry has no such fact.
    func list(_ name: String, by separator: String = ", ") -> [String] {
      facts[name]?.split(separator: separator).map(String.init) ?? []
    }
  }

  private init(_ text: Substring) {
    let parts = text.split(separator: "\n## ")
    heading = parts[0].onOneLine
    entries = parts.dropFirst().map(Entry.init)
  }

  /// The pages of a text, in order. The text is part of this package.
  static func all(in text: String) -> [Self] {
    text.dropFirst(2).split(separator: "\n# ").map(Self.init)
  }
}

extension Substring {
  fileprivate var onOneLine: String { split(whereSeparator: \.isWhitespace).joined(separator: " ") }
}
