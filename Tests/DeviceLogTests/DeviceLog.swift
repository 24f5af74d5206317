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
    lines = trace.entries.flatMap { Self.lines(for: $0.what) }
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

  private static func lines(for what: Observation) -> [String] {
    let id = what.who ?? ""
    let other = what.other ?? ""
    let word = what.word?.text ?? ""
    switch what.kind {
    case .hitTest: return ["hitTest(\(id))"]
    case .pointInside: return ["pointInside(\(id))"]
    case .responder: return ["V(\(id)).\(what.phase.rawValue)"]
    case .recognizer where what.state == .possible: return ["R(\(id)).\(what.phase.rawValue)"]
    case .recognizer:
      return ["R(\(id)).\(what.phase.rawValue)", "state(\(id))=\(what.state.rawValue)"]
    case .action: return ["action(\(id))"]
    case .tracking: return ["\(word)Tracking(\(id))"]
    case .controlEvent: return ["send(\(id), \(word))"]
    case .actionMethod: return ["target(\(other), \(what.text))"]
    case .sendAction: return ["sendAction(\(what.text))=\(what.answer)"]
    case .shouldReceive: return ["shouldReceive(\(id))=\(what.answer)"]
    case .selection where what.answer: return ["didSelectRow(\(id), \(other))"]
    default: return []
    }
  }
}
