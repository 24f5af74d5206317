/// What a rule's statement demands that there is: an engine that has nothing of the kind breaks it.
///
/// The lists follow from the statements alone. A rule is in one where, in a scene of which it speaks,
/// the fingers of the script make something due that an engine without recognizers, say, cannot show.
/// A rule that only says what must not be, or speaks of what an engine did by itself, is in none: of
/// an engine that does nothing it is not exercised.
public enum Demand: String, Hashable, Sendable, CaseIterable {
  /// That something is recorded of a touch at all.
  case anything
  /// That recognizers receive touches, are asked, act, and are reset.
  case recognizers
  /// That views and other responders receive touches.
  case views
  /// That controls track touches, and send their events.
  case controls
  /// That a touch has the view that it hits.
  case hitView

  /// The rules that demand it, in the order of the rulebook; also those that no invariant judges.
  public var rules: [Rule.ID] {
    let own = Self.own[self] ?? []
    guard self == .anything else { return own }
    return Rulebook.all.map(\.id).filter { id in Self.own.values.contains { $0.contains(id) } }
  }

  private static let own = Dictionary(
    uniqueKeysWithValues: allCases.map { demand in
      let chapters = demand.chapters.split(separator: ";").map { $0.split(separator: " ") }
      return (
        demand,
        chapters.flatMap { chapter in chapter.dropFirst().map { "\(chapter[0])-\($0)" } }
      )
    })

  /// The rules by chapter; of `anything` those that are in no other list.
  private var chapters: String {
    switch self {
    case .anything:
      "SY 04 06; TO 13 14 22 24 28; HT 01 03 09 12 15 19 20 23 26 36 41; RC 01 02 03 04 "
        + "05 06 07 08; TV 03; FB 15"
    case .recognizers:
      "TO 26; GR 01 02 07 10 11 12 21 26 36 38 41 45 47 53; GC 01 04 07 09 12 13 14 15 18 "
        + "19 20 23 24 25 28 34 35 36 39; KR 01 02 03 05 06 10 14 15 19 20 22 23 24 26 27 31 "
        + "36 37 38 39 44 45 47 50 51; CT 30 33 34 35 36 37; TV 01 02 03 06; EX 06 23"
    case .views:
      "TO 25 27 31 34; RC 11 12 13 15 16 18 28; GR 08 11 13 14 15 17 22 23 24 26 27 28 29 "
        + "30 52; KR 23; CT 30 36 37; TV 02 04 09 12; EX 01 03; FB 16"
    case .controls:
      "RC 24 26 27; CT 01 03 04 06 08 10 15 17 18 21 23 25 29 30 31 32 34 35 36 37 39 40; "
        + "TV 08"
    case .hitView:
      "TO 01; HT 06 07 08 10 13 16 30 31 32 33 35 37 39; RC 17; TV 05 07; FB 01 04 05 06 "
        + "07 08 09 10 12 14"
    }
  }
}
