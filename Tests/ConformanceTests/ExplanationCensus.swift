import Invariants
import TouchScript

@testable import Conformance

/// Counts which calls of traces have a sentence that says why they come.
struct ExplanationCensus: Sendable {
  /// How many calls there were, and how many of them are open or have no sentence.
  struct Count: Hashable, Sendable {
    /// All calls.
    fileprivate(set) var all = 0
    /// Those of which the sentences say that nobody has settled them.
    fileprivate(set) var open = 0
    /// Those without a sentence.
    fileprivate(set) var unexplained = 0
  }

  /// The counts, by kind of call.
  private(set) var kinds: [Observation.Kind: Count] = [:]
  /// How many scenes were looked at.
  private(set) var sceneCount = 0
  /// How many sentences say what does not come, how many of them say that it is open, and how many
  /// name nothing in the scene that is the cause.
  private(set) var absent = (all: 0, open: 0, unnamed: 0)
  /// Some of the calls that are open or without a sentence, each with its scene's number.
  private(set) var examples: [String] = []

  /// How many examples are kept of each kind of call.
  private static let mostExamples = 3

  /// A count of nothing.
  init() {}

  /// The counts of all calls.
  var total: Count {
    kinds.values.reduce(into: Count()) {
      $0.all += $1.all
      $0.open += $1.open
      $0.unexplained += $1.unexplained
    }
  }

  /// Whether every call has a sentence, at most one in twenty is open, and no cause is unnamed.
  var isComplete: Bool {
    total.unexplained == 0 && total.open * 20 <= total.all && absent.unnamed == 0
  }

  /// Counts the calls of a trace.
  mutating func take(_ scenario: Scenario, _ trace: Trace) {
    let explanation = TraceExplanation(scenario, trace)
    for event in trace.events { kinds[event.kind, default: Count()].all += 1 }
    for (places, path) in [
      (explanation.unexplained, \Count.unexplained), (explanation.openCalls, \Count.open),
    ] {
      for place in places where trace.events.indices.contains(place) {
        let kind = trace.events[place].kind
        kinds[kind, default: Count()][keyPath: path] += 1
        if (kinds[kind]?[keyPath: path] ?? 0) <= Self.mostExamples {
          let word = path == \Count.open ? "open" : "no sentence"
          examples.append("scene \(sceneCount): \(word): \(trace.line(of: trace.events[place]))")
        }
      }
    }
    for sentence in explanation.sentences where sentence.absent != nil {
      absent.all += 1
      if sentence.isOpen { absent.open += 1 }
      if !sentence.namesCause(in: trace) {
        absent.unnamed += 1
        examples.append("scene \(sceneCount): no cause: \(sentence.says)")
      }
    }
    sceneCount += 1
  }

  /// The counts as a table, and the examples.
  var text: String {
    var lines = ["kind                         calls      open   without"]
    for kind in Observation.Kind.allCases {
      guard let count = kinds[kind] else { continue }
      lines.append(row("\(kind)", count))
    }
    lines.append(row("all", total))
    lines.append(
      "\(absent.all.grouped) sentences say what does not come, \(absent.open.grouped) of them that it is open; \(absent.unnamed.grouped) name no cause."
    )
    return (lines + examples).joined(separator: "\n")
  }

  private func row(_ name: String, _ count: Count) -> String {
    func right(_ number: Int, _ width: Int) -> String {
      let text = number.grouped
      return String(repeating: " ", count: max(1, width - text.count)) + text
    }
    return name + right(count.all, 34 - name.count) + right(count.open, 10)
      + right(count.unexplained, 10)
  }
}

extension TraceExplanation.Sentence {
  /// Words that stand for a cause that is not named.
  private static let unnamed = ["something", "somebody", "nobody", "whoever", "as things are"]

  /// Whether it says what in the scene is the cause.
  fileprivate func namesCause(in trace: Trace) -> Bool {
    let names = trace.names.responders + trace.names.recognizers
    return !causes.isEmpty && !Self.unnamed.contains(where: says.contains)
      && causes.allSatisfy { $0.kind == .finger || $0.kind == .scene || names.contains($0.name) }
  }
}
