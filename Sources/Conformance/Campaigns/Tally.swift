import Invariants
import TouchScript

/// What became of the rules or relations that were to be judged: each is in exactly one of the lists.
public struct Tally: Sendable, Hashable {
  /// Those that were exercised, and were never broken.
  public let held: [Rule.ID]
  /// Those that were broken.
  public let broken: [Rule.ID]
  /// Those that were judged, and of which no case said anything.
  public let notExercised: [Rule.ID]
  /// Those that are judged of no engine, for they are open, and those that cannot be judged of this one: it
  /// lacks what every scene needs that exercises them, or does not report what they read.
  public let notJudged: [Rule.ID]
  /// For each of the latter what is missing.
  public let lacking: [Rule.ID: [Scenario.Feature]]

  /// Counts `ids`, with how often each was exercised, and whether it was broken, by an engine that has some
  /// features and reports some of what it does.
  init(
    _ ids: [Rule.ID], exercised: (Rule.ID) -> Int, isBroken: (Rule.ID) -> Bool,
    within features: Scenario.Features = .all, reporting reports: Reports = .all,
    besides own: [Invariant] = []
  ) {
    let unreported = reports.unjudged(ids, besides: own)
    broken = ids.filter(isBroken)
    held = ids.filter { exercised($0) > 0 && !isBroken($0) }
    let others = ids.filter { exercised($0) == 0 && !isBroken($0) }
    var lacking: [Rule.ID: [Scenario.Feature]] = [:]
    for id in features == .all ? [] : others where unreported[id] == nil {
      let missing = features.lacking(Rulebook.needs(of: id))
      if !missing.isEmpty { lacking[id] = missing }
    }
    notExercised = others.filter { lacking[$0] == nil && unreported[$0] == nil }
    notJudged =
      ids.filter { unreported[$0] != nil } + Rulebook.openRules(besides: ids)
      + others.filter { lacking[$0] != nil }
    self.lacking = lacking
  }

  /// The same, of rules and relations of one strength alone.
  func only(_ strength: Rule.Strength) -> Tally {
    only { Rule.strength(of: $0) == strength }
  }

  /// The same, of some rules and relations alone.
  func only(_ isMeant: (Rule.ID) -> Bool) -> Tally {
    Tally(
      held: held.filter(isMeant), broken: broken.filter(isMeant),
      notExercised: notExercised.filter(isMeant), notJudged: notJudged.filter(isMeant),
      lacking: lacking.filter { isMeant($0.key) })
  }

  init(
    held: [Rule.ID], broken: [Rule.ID], notExercised: [Rule.ID], notJudged: [Rule.ID],
    lacking: [Rule.ID: [Scenario.Feature]]
  ) {
    self.held = held
    self.broken = broken
    self.notExercised = notExercised
    self.notJudged = notJudged
    self.lacking = lacking
  }

  /// Whether there is nothing to count.
  var isEmpty: Bool {
    held.isEmpty && broken.isEmpty && notExercised.isEmpty && notJudged.isEmpty
  }

  /// `12 rules held, 0 broken, 3 not exercised, 2 not judged`; the last only where there are any.
  func words(_ noun: String) -> String {
    "\(held.count.of(noun)) held, \(broken.count) broken, \(notExercised.count) not exercised"
      + (notJudged.isEmpty ? "" : ", \(notJudged.count) not judged")
  }

  /// The tallies of rules and of relations as the end of a line, and what was exercised by strength.
  static func lines(_ rules: Tally, _ relations: Tally, after start: String, causes: Int)
    -> [String]
  {
    let parts = [(rules, "rule"), (relations, "relation")].filter { !$0.0.isEmpty }
      .map { $0.words($1) }
    let end =
      rules.broken.isEmpty && relations.broken.isEmpty || causes == 0 ? [] : [causes.of("cause")]
    let first = start + (parts + end).joined(separator: "; ")
    let byStrength = [Rule.Strength.required, .practice].map { ($0, rules.only($0)) }
      .filter { !$0.1.isEmpty }
    guard byStrength.count > 1 else { return [first] }
    return [first] + byStrength.map { "  \($0.rawValue): \($1.words("rule"))" }
  }

  /// The lines that name rules by what is wrong with them; none where nothing is.
  static func lists(
    broken: [Rule.ID], known: [Rule.ID], failing: [Rule.ID], strength: Rule.Strength,
    unexercised: [Rule.ID], starved: [Rule.ID]
  ) -> [String] {
    let weak = broken.filter { !failing.contains($0) && !known.contains($0) }
    return [
      ("broken", failing),
      ("broken, but weaker than --strength \(strength.rawValue)", weak),
      ("broken, and known", known),
      ("required, and not exercised in so many cases", unexercised),
      (Starvation.title, starved),
    ].compactMap { list($0, $1) }
  }

  /// A line that names rules; nil where there are none.
  static func list(_ title: String, _ ids: [Rule.ID]) -> String? {
    ids.isEmpty
      ? nil : "\(title): \(ids.joined(separator: ", "))".wrapped(to: 100, indent: "  ")
  }

  /// The line that names what cannot be judged for want of features, by the first that each misses; nil
  /// where there is nothing.
  static func remark(lacking: [Rule.ID: [Scenario.Feature]]) -> String? {
    if lacking.isEmpty { return nil }
    let parts = Scenario.Feature.allCases.compactMap { feature -> String? in
      let ids = Array(lacking.filter { $0.value.first == feature }.keys).inRulebookOrder
      if ids.isEmpty { return nil }
      return feature.name
        + (ids.count > 4 ? " (\(ids.count) rules)" : " (\(ids.joined(separator: ", ")))")
    }
    return "not judged, since the engine lacks: \(parts.joined(separator: ", "))"
      .wrapped(to: 100, indent: "  ")
  }

  /// The line that names what was not exercised; nil where all was.
  static func remark(notExercised ids: [Rule.ID]) -> String? {
    if ids.isEmpty { return nil }
    let more = ids.count > 40 ? " and \(ids.count - 40) more (--stats lists them)" : ""
    return "not exercised: \(ids.prefix(40).joined(separator: ", "))\(more)"
      .wrapped(to: 100, indent: "  ")
  }
}

extension Rule {
  /// How strongly a rule or a relation binds; one of somebody's own is required.
  public static func strength(of id: Rule.ID) -> Strength {
    (Rulebook[id] ?? Relations[id]?.rule)?.strength ?? .required
  }
}

extension Rulebook {
  /// The open rules of those chapters of which all that is judged is among `ids`.
  static func openRules(besides ids: [Rule.ID]) -> [Rule.ID] {
    let known = Set(ids)
    return chapters.filter { chapter in
      chapter.rules.allSatisfy { !$0.isChecked || known.contains($0.id) }
    }
    .flatMap(\.rules).filter { $0.strength == .open }.map(\.id)
  }
}
