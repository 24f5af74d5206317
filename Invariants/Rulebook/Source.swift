internal import EmbeddedTexts

extension Rule {
  /// Where a rule comes from: what is cited by a key, with its title and where to read it.
  public struct Source: Hashable, Sendable, Codable, Identifiable {
    /// The key with which citations begin, such as `LOT`.
    public let id: String
    /// What it is.
    public let title: String
    /// Where to read it; nil where no address is known.
    public let address: String?
  }

  /// What its citations speak of, each once, in their order.
  public var legend: [Source] {
    sources.compactMap(Source.init(of:)).reduce(into: []) { known, source in
      if !known.contains(source) { known.append(source) }
    }
  }
}

extension Rule.Source {
  /// All that rules cite.
  public static let all = RulebookPage.all(in: String(cString: Sources_md())).flatMap { page in
    page.entries.map { Self(id: $0.name, title: $0.text, address: $0["at"]) }
  }

  /// What a citation such as `LOT log 2` or `ADOC:next` speaks of; nil for one of other rules.
  public init?(of citation: String) {
    let isNamed = { (source: Self) in
      citation.hasPrefix(source.id)
        && citation.dropFirst(source.id.count).first.map { !$0.isLetter && !$0.isNumber } ?? true
    }
    guard let source = Self.all.first(where: isNamed) else { return nil }
    self = source
  }
}
