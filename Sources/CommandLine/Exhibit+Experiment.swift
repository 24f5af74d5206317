import Conformance
import Experiments
import Pictures
import TouchScript

extension Exhibit {
  /// The same under the question or the sentence of an experiment, with its answer, with what helps, and with
  /// what a device printed.
  func answering(_ experiment: Experiment) -> Exhibit {
    var exhibit = self
    exhibit.title = experiment.says
    exhibit.origin = "Experiment \(experiment.id)"
    if let conflict = experiment.conflict {
      exhibit.answer = conflict.why
      exhibit.changes = Changes(
        title: "What helps",
        main: conflict.cures.map {
          .init($0.says, before: queries(conflict.shows), after: queries($0.shows))
        })
    }
    exhibit.log = experiment.device.map { $0.exhibited(with: trace, of: engine) }
    return exhibit
  }

  private func queries(_ words: [String]) -> [Query] {
    words.compactMap { try? Query($0, in: scenario) }
  }

  /// The same with the changes that make a wish true.
  func wishing(_ remedies: Remedies) -> Exhibit {
    var exhibit = self
    let count = remedies.tried == 1 ? "1 single change" : "\(remedies.tried) single changes"
    let found = remedies.found.map(\.says)
    exhibit.changes =
      remedies.isFulfilled
      ? Changes(title: "It is so already: \(remedies.wish)", main: [])
      : Changes(
        title: "What would make it so: \(remedies.wish)", main: [], more: found,
        rest: found.isEmpty
          ? "None of the \(count) that were tried does."
          : "\(found.count) of \(count) that were tried")
    return exhibit
  }
}

extension DeviceLog {
  /// The log beside what was observed of an engine.
  fileprivate func exhibited(with trace: Trace, of engine: String) -> Exhibit.Log {
    let origin =
      switch self.origin {
      case .printed: "A device printed this log."
      case .stated: "The article says so in words; no log of it is printed."
      case .corrupt(let reason): "What was printed cannot be used: \(reason)."
      }
    let names = self.names.map { " of \($0.map { "\"\($0)\"" }.joined(separator: ", "))" } ?? ""
    return Exhibit.Log(
      says: "\(origin) It shows only \(kinds.joined(separator: ", "))\(names).",
      columns: [
        ("Device", printed), (engine, observed(in: trace).lines.map(\.text)),
        ("In neither log", forbidden),
      ])
  }
}
