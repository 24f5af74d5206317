import Invariants

/// Words that several reports have.
enum Report {
  /// What marks a broken rule that is too weak to fail the run; empty where it does.
  static func mark(of id: Rule.ID, failing strength: Rule.Strength) -> String {
    Rule.strength(of: id) >= strength
      ? "" : " (\(Rule.strength(of: id).rawValue), so it does not fail the run)"
  }
}
