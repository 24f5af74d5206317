extension Rulebook {
  /// What a version of the suite added to the rules and relations that are judged.
  ///
  /// A number is never given to another rule, and a rule never comes to mean another thing: one that is taken
  /// out leaves a gap, one that means more gets a new number. So whoever judges by the rules of a version is
  /// judged alike by all that come after it.
  public struct Edition: Hashable, Sendable {
    /// The version, such as `1.0`.
    public let version: String
    /// The rules and relations that were new in it.
    public let added: [Rule.ID]

    fileprivate init(_ version: String, rules: [(chapter: String, numbers: ClosedRange<Int>)]) {
      self.version = version
      added = rules.flatMap { chapter, numbers in
        numbers.map { number in
          let isShort = chapter == Relations.letter || number > 9
          return "\(chapter)-\(isShort ? "" : "0")\(number)"
        }
      }
    }
  }

  /// The versions that brought rules, in their order. Each is closed once it is released: rules of later
  /// versions get an edition of their own.
  public static let editions: [Edition] = [
    Edition(
      "1.0",
      rules: [
        ("SY", 1...8), ("TO", 1...34), ("HT", 1...43), ("RC", 1...29), ("GR", 1...54),
        ("GC", 1...40), ("KR", 1...57), ("CT", 1...41), ("TV", 1...11), ("EX", 1...23),
        ("FB", 1...17), ("M", 1...8),
      ])
  ]

  /// The version that brought a rule or relation; nil: there is none of that number.
  public static func version(of id: Rule.ID) -> String? {
    editions.first { $0.added.contains(id) }?.version
  }

  /// The rules and relations that a version had; nil: no such version brought any.
  public static func ids(ofVersion version: String) -> Set<Rule.ID>? {
    guard let last = editions.firstIndex(where: { $0.version == version }) else { return nil }
    return Set(editions[...last].flatMap(\.added))
  }
}
