import Conformance
import Experiments
import Invariants
import Pictures
import TouchScript

extension Exhibit {
  /// The same under the question or the sentence of an experiment, with its answer, with what helps, and with
  /// what a device printed.
  func answering(_ experiment: Experiment, on system: any TouchSystem) -> Exhibit {
    var exhibit = self
    exhibit.title = experiment.says
    exhibit.origin = "Experiment \(experiment.id)"
    if let conflict = experiment.conflict {
      exhibit.answer = conflict.why
      let main = conflict.changes(of: experiment.scenario, on: system).map(\.onPage)
      exhibit.changes = ("What helps", main, [], "")
    }
    exhibit.log = experiment.device.map { device in
      (
        ExperimentText.words(for: device),
        [
          ("Device", device.printed), (engine, device.observed(in: trace).lines.map(\.text)),
          ("In neither log", device.forbidden),
        ]
      )
    }
    return exhibit
  }

  /// The same with the changes that make a wish true.
  func wishing(_ remedies: Remedies) -> Exhibit {
    var exhibit = self
    let best = remedies.changes.prefix(3)
    let others = remedies.changes.dropFirst(best.count)
    exhibit.changes = (
      (remedies.isFulfilled ? "It is so already: " : "What would make it so: ")
        + remedies.wishes.joined(separator: " and "),
      best.map(\.onPage), others.map(\.says),
      "\(others.count) \(best.isEmpty ? "" : "more ")single changes, of \(remedies.tried) that were "
        + "tried"
    )
    return exhibit
  }
}

extension Remedies.Change {
  /// The same as a page shows it.
  fileprivate var onPage: (says: String, shows: [String], but: [String], also: [String]) {
    (
      change, shows.map(\.sentence), effects.filter(\.isLoss).map(\.says),
      effects.filter { !$0.isLoss }.map(\.says)
    )
  }
}

extension Conflict {
  /// What helps, with what it changes besides.
  func changes(of scenario: Scenario, on system: any TouchSystem) -> [Remedies.Change] {
    cures.map { cure in
      let new = cure.shows.filter { !shows.contains($0) }
        .compactMap { try? Query($0, in: scenario) }
      let wishes = new.contains(where: \.isWanted) ? new.filter(\.isWanted) : new
      let sideEffects = SideEffects(of: scenario, on: system, besides: wishes)
      return Remedies.Change(cure.says, for: wishes, sideEffects.effects(of: cure.scenario))
    }
  }
}
