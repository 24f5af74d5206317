import Invariants
import Stage

extension RecordedScene {
  /// A rule or relation that is broken, and how.
  struct Accusation: Hashable, CustomStringConvertible {
    let rule: Rule.ID
    let sentence: String
    /// Where in the trace it shows.
    let event: Int

    var description: String { "\(rule) is broken: \(sentence)" }
  }

  /// What some rules, and the relations that the plays have, say against them.
  static func accusations(
    _ plays: [Play], by invariants: [Invariant] = Invariants.all
  ) -> [Accusation] {
    let panel = Panel(invariants)
    var accusations: [Accusation] = []
    func note(_ verdict: Verdict, of rule: Rule.ID) {
      guard let violation = verdict.violation else { return }
      accusations.append(
        Accusation(rule: rule, sentence: violation.sentence, event: violation.event))
    }
    for play in plays {
      panel.judge(Evidence(play.scenario, play.trace)) { note($1, of: invariants[$0].id) }
      for changed in play.changed {
        guard let relation = Relations[changed.relation] else { continue }
        let verdict = relation.judge(play.scenario, play.trace, changed.scenario, changed.trace)
        note(verdict, of: relation.id)
      }
    }
    return accusations
  }

  /// What is said against plays of the scene: of a wrong engine by the rules that it is to break, of
  /// any other by all.
  func accusations(_ plays: [Play]) -> [Accusation] {
    let isAsked: (Invariant) -> Bool = { list != .wrong || rules.contains($0.id) }
    return Self.accusations(plays, by: Invariants.all.filter(isAsked))
  }

  /// Why plays do not show what the scene is kept for; nil: they do.
  func complaint(_ plays: [Play]) -> String? {
    let accusations = accusations(plays)
    switch (list, undetected) {
    case (.wrong, nil):
      return accusations.isEmpty
        ? "\(self)\n  none of \(rules.joined(separator: ", ")) is broken" : nil
    case (.wrong, _?):
      return accusations.first.map { "\(self)\n  it is listed as undetected, and \($0)" }
    default:
      return accusations.isEmpty ? nil : description + accusations.map { "\n  \($0)" }.joined()
    }
  }
}

extension RecordedScene.Play {
  /// The rules that are broken by themselves: at the first wrong event of a trace that has every kind
  /// of observation that the in-repo engine's has, and breaks at most five rules.
  var rulesBrokenAlone: [Rule.ID] {
    let right = Stage().perform(scenario)
    if trace == right, changed.isEmpty { return [] }
    let accusations = RecordedScene.accusations([self])
    guard accusations.count <= 5, let first = accusations.map(\.event).min(),
      trace.kinds.isSuperset(of: right.kinds)
    else { return [] }
    return accusations.filter { $0.event == first }.map(\.rule)
  }
}
