import Invariants

extension Report {
  /// How many rules stand how: the one sum that texts, pages and help print.
  struct Sum {
    let lines: [RuleLine]

    /// `12 rules held, 0 broken, 3 not exercised, 2 unspecified, 1 not judged`; the last two only where there
    /// are any.
    func words(_ noun: String) -> String {
      func count(_ isMeant: (RuleLine) -> Bool) -> Int { lines.count(where: isMeant) }
      let broken = count { [.broken, .known].contains($0.verdict) }
      let held = count { $0.verdict == .held || $0.verdict == .stale && $0.exercised > 0 }
      let idle = count { $0.verdict == .notExercised || $0.verdict == .stale && $0.exercised == 0 }
      let rest = [Verdict.unspecified, .notJudged].map { verdict in
        (verdict.rawValue, count { $0.verdict == verdict })
      }
      return "\(held.of(noun)) held, \(broken) broken, \(idle) not exercised"
        + rest.filter { $0.1 > 0 }.map { ", \($0.1) \($0.0)" }.joined()
    }
  }

  /// The sums of rules and relations as the end of a line, and those of rules by strength.
  func sums(after start: String) -> [String] {
    let relations = Sum(lines: rules.filter(\.isRelation))
    let rules = self.rules.filter { !$0.isRelation }
    let parts = [(Sum(lines: rules), "rule"), (relations, "relation")]
      .filter { !$0.0.lines.isEmpty }.map { $0.words($1) }
    let end = broken.isEmpty || findings.isEmpty ? [] : [findings.count.of("cause")]
    let first = start + (parts + end).joined(separator: "; ")
    let byStrength = [Rule.Strength.required, .practice]
      .map { strength in (strength, Sum(lines: rules.filter { $0.strength == strength })) }
      .filter { !$0.1.lines.isEmpty }
    guard byStrength.count > 1 else { return [first] }
    return [first] + byStrength.map { "  \($0.rawValue): \($1.words("rule"))" }
  }
}

extension Rulebook {
  /// The sum of the rulebook: `366 rules: 330 are judged, 27 unspecified, 9 not judged; 8 relations between two scenes`.
  public static var sum: String {
    let unchecked = all.filter { !$0.isChecked }
    let open = unchecked.count { $0.strength == .open }
    return
      "\(all.count.of("rule")): \(all.count - unchecked.count) are judged, \(open) unspecified, "
      + "\(unchecked.count - open) not judged; \(Relations.all.count.of("relation")) between two scenes"
  }
}
