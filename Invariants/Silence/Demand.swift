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
    let numbers: [(chapter: String, numbers: [Int])]
    switch self {
    case .anything:
      return Rulebook.all.map(\.id).filter { id in
        Self.others.contains { $0.ownRules.contains(id) } || ownRules.contains(id)
      }
    default: numbers = lists
    }
    return Self.ids(numbers)
  }

  private static let others: [Demand] = [.recognizers, .views, .controls, .hitView]

  private var ownRules: Set<Rule.ID> { Self.own[self] ?? [] }

  private static let own = Dictionary(
    uniqueKeysWithValues: allCases.map { ($0, Set(ids($0.lists))) })

  private static func ids(_ lists: [(chapter: String, numbers: [Int])]) -> [Rule.ID] {
    lists.flatMap { chapter, numbers in
      numbers.map { "\(chapter)-\($0 < 10 ? "0" : "")\($0)" }
    }
  }

  /// The rules by chapter; of `anything` those that are in no other list.
  private var lists: [(chapter: String, numbers: [Int])] {
    switch self {
    case .anything:
      [
        ("SY", [4, 6]),
        ("TO", [13, 14, 22, 24, 28]),
        ("HT", [1, 3, 9, 12, 15, 19, 20, 23, 26, 36, 41]),
        ("RC", [1, 2, 3, 4, 5, 6, 7, 8]),
        ("TV", [3]),
        ("FB", [15]),
      ]
    case .recognizers:
      [
        ("TO", [26]),
        ("GR", [1, 2, 7, 10, 11, 12, 21, 26, 36, 38, 41, 45, 47, 53]),
        ("GC", [1, 4, 7, 9, 12, 13, 14, 15, 18, 19, 20, 23, 24, 25, 28, 34, 35, 36, 39]),
        (
          "KR",
          [
            1, 2, 3, 5, 6, 10, 14, 15, 19, 20, 22, 23, 24, 26, 27, 31, 36, 37, 38, 39, 44, 45, 47,
            50, 51,
          ]
        ),
        ("CT", [30, 33, 34, 35, 36, 37]),
        ("TV", [1, 2, 3, 6]),
        ("EX", [6, 23]),
      ]
    case .views:
      [
        ("TO", [25, 27, 31, 34]),
        ("RC", [11, 12, 13, 15, 16, 18, 28]),
        ("GR", [8, 11, 13, 14, 15, 17, 22, 23, 24, 26, 27, 28, 29, 30, 52]),
        ("KR", [23]),
        ("CT", [30, 36, 37]),
        ("TV", [2, 4, 9, 12]),
        ("EX", [1, 3]),
        ("FB", [16]),
      ]
    case .controls:
      [
        ("RC", [24, 26, 27]),
        (
          "CT", [1, 3, 4, 6, 8, 10, 15, 17, 18, 21, 23, 25, 29, 30, 31, 32, 34, 35, 36, 37, 39, 40]
        ),
        ("TV", [8]),
      ]
    case .hitView:
      [
        ("TO", [1]),
        ("HT", [6, 7, 8, 10, 13, 16, 30, 31, 32, 33, 35, 37, 39]),
        ("RC", [17]),
        ("TV", [5, 7]),
        ("FB", [1, 4, 5, 6, 7, 8, 9, 10, 12, 14]),
      ]
    }
  }
}
