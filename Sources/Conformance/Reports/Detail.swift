/// How much is printed of what was found, and whether in colors.
public struct Detail: Hashable, Sendable {
  /// Also for which values a rule is broken, and how sure it is that no smaller scene breaks it.
  public var values: Bool
  /// Everything: nothing is cut, and the scene stands there as Swift.
  public var whole: Bool
  /// Also the findings beyond the first ten.
  public var all: Bool
  /// Whether who shows it obeys the colors of terminals.
  public var colors: Bool

  /// Makes it; what is left out is not told.
  public init(
    values: Bool = false, whole: Bool = false, all: Bool = false, colors: Bool = false
  ) {
    self.values = values
    self.whole = whole
    self.all = all
    self.colors = colors
  }

  /// What is read in ten seconds: the scene, the wrong event, and what was expected.
  public static let brief = Detail()

  /// So many lines are enough for a finding, unless more of it is asked for.
  static let mostLines = 20
  /// So many findings are printed, unless all are asked for.
  static let mostFindings = 10

  /// Whether ranges and proofs are printed.
  public var tellsValues: Bool { values || whole }

  /// The same without colors, which files do not obey.
  var plain: Detail { Detail(values: values, whole: whole, all: all) }

  /// Text in a color, where there are any.
  func painted(_ text: String, _ ink: Ink?) -> String {
    guard colors, let ink, !text.isEmpty else { return text }
    return "\u{1B}[\(ink.rawValue)m\(text)\u{1B}[0m"
  }

  /// What some parts of a report look like on a terminal.
  enum Ink: String {
    /// What is broken.
    case headline = "1;31"
    /// What stands in the margin.
    case title = "2"
    /// The wrong event.
    case wrong = "31"
    /// What should have been there.
    case expected = "32"
  }
}
