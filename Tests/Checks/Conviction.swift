import Catalogue
import Conformance
import Generators
import Invariants
import Stage
import TouchScript

/// A wrong engine that is to be caught: a lens, or a section of the catalogue.
struct Suspect: Sendable {
  let name: String
  let summary: String
  let breaks: [Rule.ID]
  /// Where it is searched for.
  let scope: Scenarios.Scope
  let system: any TouchSystem

  init(_ engine: WrongEngine) {
    (name, summary, breaks) = (engine.name, engine.summary, engine.breaks)
    scope = .everything
    system = engine
  }

  /// The engine with a section on, in a process where it is.
  init(_ section: Section) {
    (name, summary, breaks) = (section.name, section.sentence, section.breaks)
    scope = .everything
    system = Stage()
  }

  /// All lenses; in the woven copy of this program all wrong sections of the catalogue.
  static let all =
    Woven.isThis
    ? ((try? Woven.catalogue.get().sections) ?? []).filter { !$0.isPermitted }.map(Self.init)
    : WrongEngine.all.map(Self.init)

  /// The one of a name.
  static func named(_ name: String) throws(Complaint) -> Suspect {
    guard let found = all.first(where: { $0.name == name }) else {
      throw Complaint("there is no wrong engine \(name)")
    }
    return found
  }
}

/// The search for a case in which a wrong engine breaks a rule that it names.
struct Conviction {
  let fault: Suspect
  let seed: UInt64
  let cases: Int

  /// Its cases, judged by the rules and relations that the wrong engine names.
  private let campaign: Campaign

  init(of fault: Suspect, seed: UInt64 = 0, cases: Int = 20_000) {
    self.fault = fault
    self.seed = seed
    self.cases = cases
    campaign = Campaign(
      seed: seed, cases: cases, invariants: Invariants.all.filter { fault.breaks.contains($0.id) },
      relations: Relations.all.filter { fault.breaks.contains($0.id) }, scope: fault.scope,
      system: fault.system)
  }

  /// A case in which the wrong engine breaks rules.
  struct Case: Sendable {
    let number: Int
    let scenario: Scenario
    /// The broken rules that it names; of those that were broken first the rulebook's first.
    let rule: Rule.ID
  }

  /// The first case that convicts the wrong engine; nil: none does.
  func firstCase() -> Case? {
    for number in 0..<cases {
      let judgement = Judgement(
        campaign.scenario(ofCase: number), on: campaign.system, by: campaign.invariants,
        relations: campaign.relations)
      // Of the rules broken first, the rulebook's first is taken: specific ones need larger scenes.
      let earliest = judgement.broken
        .filter { $0.violation.event == judgement.broken[0].violation.event }.map(\.id)
      if let rule = campaign.ids.first(where: earliest.contains) {
        return Case(number: number, scenario: judgement.scenario, rule: rule)
      }
    }
    return nil
  }

  /// The rules that it breaks in the first 3,000 cases without naming them, each with the number of
  /// cases, the most frequent first.
  func brokenInstead() -> [(rule: Rule.ID, cases: Int)] {
    let all = Campaign(seed: seed, cases: cases, scope: fault.scope, system: fault.system)
    var counts: [Rule.ID: Int] = [:]
    for number in 0..<min(cases, 3_000) {
      let scenario = all.scenario(ofCase: number)
      let turn = Relations.turn(ofCase: number, for: scenario).map { [Relations.all[$0.index]] }
      let judgement = Judgement(scenario, on: all.system, relations: turn ?? [])
      for broken in judgement.broken { counts[broken.id, default: 0] += 1 }
    }
    return all.ids.compactMap { id in counts[id].map { (id, $0) } }.sorted { $0.1 > $1.1 }
  }

  /// The scene that the shrinker makes of a case.
  func shrunk(from first: Case) -> Report.Finding? {
    campaign.shrink(first.scenario, breaking: first.rule, ofCase: first.number)
  }

  /// The smallest scene that shows the same, with the proof that there is no smaller one.
  func smallest(from first: Case) -> Report.Finding? {
    shrunk(from: first).map { campaign.certified($0) }
  }
}
