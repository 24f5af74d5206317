/// The rules of touch delivery, chapter by chapter, as data.
public enum Rulebook {
  /// All rules, in order.
  public static let all: [Rule] = chapters.flatMap(\.rules)

  /// The chapters, in order.
  public static let chapters: [Chapter] = [
    Chapter("SY", "System pipeline", system),
    Chapter("TO", "Touches and events", touches),
    Chapter("HT", "Hit-testing", hitTesting),
    Chapter("RC", "Responder chain", responderChain),
    Chapter("GR", "Gesture recognizers", gestureRecognizers),
    Chapter("GC", "Coordination between recognizers", coordination),
    Chapter("KR", "Concrete recognizers", concreteRecognizers),
    Chapter("CT", "Controls", controls),
    Chapter("TV", "Table view cells", tableViews),
    Chapter("EX", "Exceptional situations", exceptions),
    Chapter("FB", "Customisation patterns", customisation),
  ]

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
