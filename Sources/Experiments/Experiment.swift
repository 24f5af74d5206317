import EmbeddedTexts
import TouchScript

/// A scene of which it is known what UIKit makes of it: one of the articles' experiments, with what a
/// device printed, or a conflict that every app meets.
public struct Experiment: Sendable, Identifiable {
  /// Its name, such as `S001-C` or `S002-1:hidden`: that of the log, and which of several scenes it is.
  public let id: String
  /// What it shows, in a sentence; of a conflict the question that is asked every day.
  public let says: String
  /// Where it comes from.
  public let source: String
  /// What is played.
  public let scenario: Scenario
  /// What a device printed, or was said to do; nil: it is not from a log.
  public let device: DeviceLog?
  /// The view that the first finger must hit; nil: that is not what it is about.
  public let hit: Scenario.ID?
  /// The responders above the view that is hit; nil: that is not what it is about.
  public let chain: [Scenario.ID]?
  /// The answer to the question that is asked every day; nil: it is from a log.
  public let conflict: Conflict?

  /// The name of the log that a scene may belong to with others: `S002-1` of `S002-1:hidden`.
  public static func log(of id: String) -> String { String(id.prefix { $0 != ":" }) }
}

/// What a device printed of an experiment, and how sure that is.
public struct DeviceLog: Sendable {
  /// How it has come down to us.
  public let origin: Origin
  /// Which calls it observes.
  package let kinds: [String]
  /// On whom; nil: on everybody.
  package let names: [String]?
  /// The lines, with room for what UIKit leaves open.
  package let lines: LogPattern
  /// Lines that occur nowhere, observed or not.
  package let forbidden: [String]

  /// How a log has come down to us.
  public enum Origin: Hashable, Sendable {
    /// A device printed it.
    case printed
    /// The article says so in words.
    case stated
    /// What was printed cannot be used, for this reason, and other logs stand in for it.
    case corrupt(String)
  }

  /// What is left of a trace for who observes what the log does.
  package func observed(in trace: Trace) -> Log { Log(trace).observing(kinds, of: names) }

  /// What keeps a trace from being what the device printed, with both side by side; nil: nothing.
  public func mismatch(with trace: Trace) -> String? {
    if let mismatch = lines.mismatch(with: observed(in: trace)) { return mismatch }
    return Log(trace).firstForbidden(of: forbidden).map { "this must not happen: \($0)" }
  }
}

extension DeviceLog {
  /// What the log observes of a trace, as people log on a device: `-[A touchesBegan:withEvent:]`.
  public func deviceForm(of trace: Trace) -> [String] {
    trace.observations.filter { entry in
      !Log([Log.Line(at: entry.at, entry.description)]).observing(kinds, of: names).lines
        .isEmpty
    }
    .map(\.deviceLine)
  }

  /// What the device printed.
  package var printed: [String] { lines.shown }

  /// What the device printed, and what was observed of an engine, in two columns.
  package func sideBySide(with trace: Trace, device: String, engine: String) -> String {
    lines.sideBySide(with: observed(in: trace), titles: (device, engine))
  }
}

extension Experiment {
  /// What keeps a trace from being what it must be; nil: nothing.
  public func mismatch(with trace: Trace) -> String? {
    if let mismatch = device?.mismatch(with: trace) { return mismatch }
    if let hit {
      let told = trace.observations.first { $0.kind == .responder }?.touches.first
      if told?.view != hit {
        return "the touch must go to \(hit), not to \(told?.view ?? "nobody")"
      }
    }
    if let conflict, let wrong = conflict.shows.first(where: { !shows($0, scenario, trace) }) {
      return "this must be true: \(wrong)"
    }
    if let chain {
      let seen = trace.observations.first { $0.kind == .chain }?.names ?? []
      if seen != chain {
        return "the chain must be \(chain.joined(separator: " → ")), not "
          + seen.joined(separator: " → ")
      }
    }
    return nil
  }
}

extension Experiment {
  /// Whether a query in words holds in a trace of a scene.
  private func shows(_ words: String, _ scenario: Scenario, _ trace: Trace) -> Bool {
    (try? Query(words, in: scenario).holds(in: trace)) ?? false
  }

  /// The name of each experiment, and what it is read from: reading takes longer than finding.
  private static let texts = [
    everyday_txt(), S000_txt(), S001_txt(), S002_txt(), S003_txt(), S004_txt(), companions_txt(),
  ].flatMap { String(cString: $0).split(separator: "\nexperiment: ").dropFirst() }
    .map { (id: String($0.prefix { $0 != "\n" }), text: "experiment: " + $0) }
  /// The names of all experiments: the everyday conflicts, and then those of the articles in their order.
  public static let ids = texts.map(\.id)
  /// All experiments, in the order of their names.
  public static let all = texts.map(read)

  private static func read(_ id: String, from text: String) -> Experiment {
    do { return try ExperimentReader.experiments(in: text, of: id)[0] } catch {
      fatalError("\(error)")
    }
  }

  /// The everyday conflicts.
  public static let conflicts = all.filter { $0.conflict != nil }

  /// The experiment of a name, however its letters are written; of several scenes of a log the first.
  public static func named(_ name: String) -> Experiment? {
    let name = name.lowercased()
    let text =
      texts.first { $0.id.lowercased() == name }
      ?? texts.first { log(of: $0.id).lowercased() == name }
    return text.map(read)
  }

  /// The name that may be meant by one that there is not.
  public static func nearest(to name: String) -> String? {
    ids.nearest(to: name) ?? ids.map(log).nearest(to: name)
  }
}

extension Scenario {
  /// The scenario, with ten seconds at its end for every timer to fire.
  package var playedOut: Scenario {
    var scenario = self
    scenario.script.append(.init(at: (script.last?.at ?? 0) + 10_000))
    return scenario
  }
}
