import TouchScript

/// What was called, in order, with times, in the words of `Trace.description`.
package struct Log: Hashable, Sendable {
  /// One call.
  package struct Line: Hashable, Sendable {
    /// When it was, in milliseconds.
    package var at: Int
    /// What it was, such as `R(tap).ended [touch 0] → failed`.
    package var text: String

    package init(at time: Int, _ text: String) {
      at = time
      self.text = text
    }
  }

  package var lines: [Line]

  package init(_ lines: [Line]) { self.lines = lines }

  /// What was called, without times.
  package var texts: [String] { lines.map(\.text) }

  /// Takes everything that a trace tells.
  package init(_ trace: Trace) {
    lines = trace.observations.map { Line(at: $0.at, $0.description) }
  }

  /// What is left of the log for who observes some kinds of calls only: `V` or `V.began`, `V(a)`,
  /// `send(b, touchDown)`. With names, only calls of those responders and recognizers are left. What
  /// the engine has reported as misuse is always left.
  package func observing(_ kinds: [String], of names: [String]? = nil) -> Log {
    let kinds = kinds.map { Call($0) }
    return Log(
      lines.filter { line in
        let call = Call(line.text)
        if call.kind == "programmer error" { return true }
        return names?.contains(call.subject) ?? true && kinds.contains { call.fits($0) }
      })
  }

  /// The first of the `forbidden` lines that occurs.
  package func firstForbidden(of forbidden: [String]) -> String? {
    forbidden.first { text in
      let expected = ExpectedLine(text)
      return lines.contains { expected.fits($0) }
    }
  }
}

/// Which method was called of whom: the parts of `V(a).began` or `send(b, touchDown)`.
private struct Call {
  var kind: String
  var subject = ""
  var detail = ""

  init(_ text: String) {
    kind = String(text.prefix { !"(.:[".contains($0) })
    guard let open = text.firstIndex(of: "("), let close = text.firstIndex(of: ")") else {
      if let dot = text.firstIndex(of: ".") { detail = text.firstWord(after: dot) }
      return
    }
    let inside = text[text.index(after: open)..<close]
    subject = String(inside.prefix { $0 != "," })
    detail = String(inside.dropFirst(subject.count + 2))
    let end = text.index(after: close)
    if end < text.endIndex, text[end] == "." { detail = text.firstWord(after: end) }
  }

  /// Whether the call is one of a kind.
  func fits(_ wanted: Call) -> Bool {
    kind == wanted.kind && (wanted.subject.isEmpty || wanted.subject == subject)
      && (wanted.detail.isEmpty || wanted.detail == detail)
  }
}

extension String {
  fileprivate func firstWord(after place: Index) -> String {
    String(self[index(after: place)...].prefix { $0 != " " })
  }
}
