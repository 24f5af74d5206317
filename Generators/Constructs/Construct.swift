import TouchScript

/// Something that a scenario may have: a kind of view, an option of a recognizer, an answer of a
/// delegate, a change, something that fingers do.
///
/// A search counts in how many of its cases each occurs; what occurs in none was never tried.
public struct Construct: Sendable {
  /// What it is, as in "a view that is not opaque"; unique.
  public let name: String
  /// Whether a scenario has it.
  public let isIn: @Sendable (Scenario) -> Bool

  init(_ name: String, _ occurs: @escaping @Sendable (Scenario) -> Bool) {
    self.name = name
    isIn = occurs
  }

  /// Constructs that belong together.
  public struct Group: Sendable {
    /// What they are about.
    public let title: String
    /// The constructs, the plainer ones first.
    public let constructs: [Construct]
  }

  /// Every construct that is counted.
  ///
  /// All groups but the last are lists of what the generators aim at. The last follows from the
  /// language itself, so that no field or word of it can be forgotten here.
  public static let groups = [
    Group(title: "Views", constructs: views + kinds),
    Group(title: "Windows", constructs: windows),
    Group(title: "Overrides", constructs: overrides + rareOverrides),
    Group(title: "Responders", constructs: responders + otherResponders),
    Group(title: "Targets", constructs: targets + otherTargets),
    Group(title: "Recognizers", constructs: recognizers + gestures),
    Group(title: "Relations between recognizers", constructs: relations),
    Group(title: "Delegates of recognizers", constructs: delegates + filters),
    Group(title: "Fingers", constructs: scripts + fingers + unsteadyFingers),
    Group(title: "Places on the screen and among others", constructs: places),
    Group(title: "Changes", constructs: changes),
    Group(title: "Other events", constructs: otherEvents),
    Group(title: "Reactions", constructs: reactions),
    Group(title: "Fields and words of the language", constructs: terms),
  ]

  /// The constructs of all groups.
  public static let all = groups.flatMap(\.constructs)

  /// The constructs that searches of a scope try.
  public static func all(of scope: Scenarios.Scope) -> [Construct] {
    scope == .taps ? ofTaps : all
  }

  /// A name of the language in words: `passesOn` is "passes on".
  static func words(_ name: some Any) -> String {
    "\(name)".map { $0.isUppercase ? " \($0.lowercased())" : "\($0)" }.joined()
  }

  /// One of a kind in words: `imageView` is "an image view".
  static func one(_ kind: some Any) -> String {
    let words = words(kind)
    return ("aeiou".contains(words.prefix(1)) ? "an " : "a ") + words
  }

  private static let terms = Scenario.terms.map { Construct($0.name, $0.isSaid) }

  static func view(
    _ name: String, _ occurs: @escaping @Sendable (Scenario.View) -> Bool
  ) -> Construct {
    Construct(name) { $0.views.contains(where: occurs) }
  }

  static func recognizer(
    _ name: String, _ occurs: @escaping @Sendable (Scenario.Recognizer) -> Bool
  ) -> Construct {
    Construct(name) { $0.recognizers.contains(where: occurs) }
  }
}
