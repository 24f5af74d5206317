import Conformance
import Experiments
import TouchScript

/// Experiments in print.
enum ExperimentText {
  /// A line for each.
  static var list: String {
    let width = (Experiment.ids.map(\.count).max() ?? 0) + 2
    var lines: [String] = []
    var last: Experiment?
    for experiment in Experiment.all {
      if experiment.source != last?.source {
        lines += [lines.isEmpty ? experiment.source : "\n" + experiment.source]
      }
      // Scenes of one log may show the same.
      let says = experiment.says == last?.says ? "the same" : experiment.says
      lines.append("  \(experiment.id.padded(to: width))\(says)")
      last = experiment
    }
    let program = Engine.runningProgram
    return lines.joined(separator: "\n")
      + "\n\nOne of them, beside what the device printed: \(program) experiments NAME. "
      + "\(program) explain and replay take the names, too."
  }

  /// What it shows, what is played, and what came of it on an engine.
  static func whole(
    _ experiment: Experiment, _ outcome: EngineOutcome, on system: any TouchSystem,
    called engine: String
  ) -> String {
    if let conflict = experiment.conflict, outcome.trace != nil {
      return text(experiment, conflict, on: system)
    }
    var parts = [
      "\(experiment.id)  \(experiment.says)\nFrom: \(experiment.source).".fitting,
      experiment.scenario.description,
    ]
    if let device = experiment.device { parts.append(words(for: device).fitting) }
    switch outcome {
    case .played(let trace): parts.append(played(experiment, trace, by: engine))
    case .skipped(let skip): parts.append("\(engine) cannot play it: \(skip.reason)")
    case .failed(let failure): parts.append("\(engine) gave no answer: \(failure.says)")
    case .gaveOut(let says): parts.append("\(engine) was not asked: \(says)")
    }
    return parts.joined(separator: "\n\n")
  }

  /// The question, the scene, the answer, why, and what helps.
  private static func text(
    _ experiment: Experiment, _ conflict: Conflict, on system: any TouchSystem
  ) -> String {
    let cures = conflict.changes(of: experiment.scenario, on: system).map { "  \($0.whole)" }
    return [
      "\(experiment.id)\n\(experiment.says)", experiment.scenario.description,
      "What happens: " + conflict.shows.joined(separator: "; "), conflict.why,
      "What helps\n" + cures.joined(separator: "\n"),
      "Call by call: \(Engine.runningProgram) explain \(experiment.id)",
    ].joined(separator: "\n\n").fitting
  }

  static func words(for device: DeviceLog) -> String {
    let origin =
      switch device.origin {
      case .printed: "A device printed this log."
      case .stated: "The article says so in words; nobody printed it."
      case .corrupt(let reason): "What was printed cannot be used: \(reason)."
      }
    let names = device.names.map { " of " + $0.joined(separator: ", ") } ?? ""
    return origin + " It shows only \(device.kinds.joined(separator: ", "))\(names)."
  }

  private static func played(
    _ experiment: Experiment, _ trace: Trace, by engine: String
  ) -> String {
    guard let device = experiment.device else { return trace.description }
    var parts = [
      device.sideBySide(with: trace, device: "device", engine: engine),
      device.forbidden.isEmpty
        ? "" : "In neither: " + device.forbidden.joined(separator: ", "),
      device.deviceForm(of: trace).isEmpty
        ? "" : "In device form:\n  " + device.deviceForm(of: trace).joined(separator: "\n  "),
    ]
    if let mismatch = experiment.mismatch(with: trace) {
      parts.append("\(engine) does something else:\n\(mismatch)")
    }
    return parts.filter { !$0.isEmpty }.joined(separator: "\n\n")
  }
}
