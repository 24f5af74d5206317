import TouchScript

/// A trace in the words in which the device logs are kept, reduced to what a log observes.
///
/// These tests replay what real UIKit was seen to do, case by case; a log that is corrupt is stood in
/// for by what the articles say, with the reason in the test's name. Frames that a log does not
/// print were chosen to fit its words.
struct DeviceLog {
  /// One line each: `hitTest(A)`, `V(A).began`, `R(tap).ended`, `state(tap)=failed`, `action(tap)`,
  /// `send(btn, touchUpInside)`, `target(vc, clicked)`, `beginTracking(btn)`, …
  var lines: [String]

  /// Takes everything that a trace tells and that the logs have a word for.
  init(_ trace: Trace) {
    lines = trace.events.flatMap { Self.lines(for: $0.what) }
  }

  /// What probes on the responders and recognizers `names` print (nil: on all), of the kinds
  /// observed: `hitTest`, `V` or `V.began`, `V(A)`, `send(b, touchDown)`.
  func observing(_ kinds: [String], of names: [String]? = nil) -> DeviceLog {
    var log = self
    log.lines = lines.filter { line in
      let parts = Parts(line)
      let isInstrumented = names?.contains(parts.subject) ?? true
      return isInstrumented && kinds.contains { parts.fit(Parts($0)) }
    }
    return log
  }

  /// The parts of a line such as `V(A).began` or of a kind such as `V.began`.
  private struct Parts {
    var kind: String
    var subject = ""
    var detail = ""

    init(_ text: String) {
      kind = String(text.prefix { $0 != "(" && $0 != "." })
      if let open = text.firstIndex(of: "(") {
        let inside = text[text.index(after: open)...].prefix { $0 != ")" }
        subject = String(inside.prefix { $0 != "," })
        detail = String(inside.dropFirst(subject.count + 2))
      }
      if let dot = text.lastIndex(of: ".") { detail = String(text[text.index(after: dot)...]) }
    }

    func fit(_ wanted: Parts) -> Bool {
      kind == wanted.kind && (wanted.subject.isEmpty || wanted.subject == subject)
        && (wanted.detail.isEmpty || wanted.detail == detail)
    }
  }

  private static func lines(for observation: Observation) -> [String] {
    switch observation {
    case .hitTest(let view, _, _): ["hitTest(\(view))"]
    case .pointInside(let view, _, _): ["pointInside(\(view))"]
    case .responder(let id, let call): ["V(\(id)).\(call.phase.rawValue)"]
    case .recognizer(let id, let call, .possible): ["R(\(id)).\(call.phase.rawValue)"]
    case .recognizer(let id, let call, let state):
      ["R(\(id)).\(call.phase.rawValue)", "state(\(id))=\(state.rawValue)"]
    case .action(let id, _, _): ["action(\(id))"]
    case .tracking(let control, let method, _): ["\(method.rawValue)Tracking(\(control))"]
    case .controlEvent(let control, let event, _): ["send(\(control), \(event.rawValue))"]
    case .actionMethod(let receiver, let action, _, _): ["target(\(receiver), \(action))"]
    case .sendAction(let action, _, let delivered): ["sendAction(\(action))=\(delivered)"]
    case .shouldReceive(let id, _, let answer): ["shouldReceive(\(id))=\(answer)"]
    case .selection(let table, let row, true): ["didSelectRow(\(table), \(row))"]
    default: []
    }
  }
}
