import TouchScript

/// All relations between two scenes that mean the same.
public enum Relations {
  /// All of them, in the order of their numbers.
  public static let all: [Relation] = [
    closedView, container, translation, later, splitMove, swappedSiblings, renaming, openOrder,
  ]

  /// The letter that a selection of all relations consists of, as a chapter's letters do.
  public static let letter = "M"

  /// The relation of that number; nil where there is none.
  public static subscript(id: Rule.ID) -> Relation? { all.first { $0.id == id } }

  /// The relations of a selection: one such as `M-3`, or `M` for all; none where it means no relation.
  public static func matching(_ selection: String) -> [Relation] {
    let name = selection.uppercased()
    return all.filter { $0.id == name || name == letter }
  }

  /// The relation by which the case of this number is judged, and the changed scenario: they take
  /// turns, and one that does not apply leaves its turn to the next. Nil where none applies. One whose
  /// changed scenario needs other than some features does not apply.
  public static func turn(
    ofCase number: Int, among relations: [Relation] = all, for scenario: Scenario,
    within features: Scenario.Features = .all
  ) -> (index: Int, transformed: Scenario)? {
    for offset in relations.indices {
      let index = (number % relations.count + offset) % relations.count
      guard let transformed = relations[index].transformed(scenario),
        features == .all || features.isSuperset(of: transformed.needs)
      else { continue }
      return (index, transformed)
    }
    return nil
  }
}
