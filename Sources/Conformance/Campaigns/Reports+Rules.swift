import Invariants
import TouchScript

/// What an engine that does not report everything can be judged by.
extension Reports {
  /// Those of some rules and relations, also `own` ones, that it cannot be judged by, each with the names of what they
  /// read that is not reported; empty where everything is.
  func unjudged(_ ids: [Rule.ID], besides own: [Invariant] = []) -> [Rule.ID: [String]] {
    if self == .all { return [:] }
    return ids.reduce(into: [:]) { unjudged, id in
      let names = unreported(by: id, besides: own)
      if !names.isEmpty { unjudged[id] = names }
    }
  }

  /// What a rule, also one of `own`, or a relation reads that is not reported, so that it is not judged; none: it is judged.
  public func unreported(by id: Rule.ID, besides own: [Invariant] = []) -> [String] {
    if let invariant = Invariants[id] ?? own.first(where: { $0.id == id }) {
      return invariant.unreported(in: self)
    }
    // A relation compares all that everybody received.
    let told = Reports(Observation.Kind.allCases.filter(\.isTold))
    return isDisjoint(with: told) ? told.single.map(\.name) : []
  }

  /// Whether a rule must be put to the test in enough cases: it reads nothing that is not reported, and
  /// nothing that would put it to the test more often is missing.
  func demandsExercise(of id: Rule.ID) -> Bool {
    self == .all
      || unreported(by: id).isEmpty && (Invariants[id]?.isHelpedBy ?? []).isSubset(of: self)
  }

  /// The line that says why rules are not judged; nil where all are.
  static func remark(unjudged: [Rule.ID: [String]]) -> String? {
    if unjudged.isEmpty { return nil }
    let reasons = Reports.all.single.compactMap { name, _ in
      let count = unjudged.values.count { $0.contains(name) }
      return count == 0 ? nil : "\(name) (\(count.of("rule")))"
    }
    return
      "not judged, since the engine does not report what they read: \(reasons.joined(separator: ", "))"
      .wrapped(to: 100, indent: "  ")
  }
}
