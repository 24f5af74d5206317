import Conformance
import Experiments
import Pictures
import TouchScript

extension Exhibit {
  /// The same under the question or the sentence of an experiment, with its answer, with what helps, and with
  /// what a device printed.
  func answering(_ experiment: Experiment) -> Exhibit {
    var exhibit = self
    let queries = { (words: [String]) in words.compactMap { try? Query($0, in: scenario) } }
    exhibit.title = experiment.says
    exhibit.origin = "Experiment \(experiment.id)"
    if let conflict = experiment.conflict {
      exhibit.answer = conflict.why
      let before = queries(conflict.shows)
      exhibit.changes = (
        "What helps", conflict.cures.map { ($0.says, before, queries($0.shows)) }, [], ""
      )
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
    let found = remedies.changes.map(\.says)
    exhibit.changes = (
      (remedies.isFulfilled ? "It is so already: " : "What would make it so: ")
        + remedies.wishes.joined(separator: " and "),
      [], found, "\(found.count) single changes, of \(remedies.tried) that were tried"
    )
    return exhibit
  }
}
