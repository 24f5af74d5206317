extension Observation: CustomStringConvertible {
  /// The observation on one line, such as `R(tapA).ended [touch 0] → failed`.
  ///
  /// `V(…)` is a responder's touch method, `R(…)` a recognizer's; all else bears its own name.
  public var description: String { text(by: event.kind.entry.line, onDevice: false) }

  /// The observation with its time, such as `   50 ms  R(tapA).ended [touch 0] → failed`.
  public var timedLine: String {
    let time = String(event.at)
    let space = String(repeating: " ", count: max(0, 5 - time.utf8.count))
    return "\(space)\(time) ms  \(description)"
  }

  /// The observation as a probe on a device prints it, such as `-[CView touchesBegan:withEvent:]`.
  public var deviceLine: String { text(by: event.kind.entry.device, onDevice: true) }
}

extension Observation.Kind {
  /// How observations of a kind read: text in which `{key}` stands for what is behind that key, and `{Key}`
  /// for the same with a capital letter. `{}` is what only this kind has, and `{states}` are the touches with
  /// all that they show.
  struct Template: Sendable {
    /// The texts by the word, the answer, or who was asked, on which it depends; by "", all others.
    fileprivate let forms: [String: [Piece]]

    /// Text as it stands, and the key behind it.
    fileprivate struct Piece: Sendable {
      let text: String
      var key: String?
      /// Whether what stands behind the key has a capital letter.
      var isCapital = false

      init(_ part: Substring) {
        let halves = part.split(separator: "{", omittingEmptySubsequences: false)
        text = String(halves[0])
        guard let name = halves.dropFirst().first else { return }
        key = name.prefix(1).lowercased() + name.dropFirst()
        isCapital = name.first?.isUppercase ?? false
      }
    }

    private init(_ forms: [String: String]) {
      self.forms = forms.mapValues { text in
        text.split(separator: "}", omittingEmptySubsequences: false).map(Piece.init)
      }
    }

    /// The pieces of the text that fits.
    fileprivate func pieces(for choices: @autoclosure () -> [String]) -> [Piece] {
      if forms.count == 1, let only = forms.first { return only.value }
      return (choices() + [""]).lazy.compactMap { forms[$0] }.first ?? []
    }
  }
}

extension Observation.Kind.Template: ExpressibleByStringLiteral, ExpressibleByDictionaryLiteral {
  init(stringLiteral text: String) { self.init(["": text]) }
  init(dictionaryLiteral forms: (String, String)...) {
    self.init(Dictionary(forms) { first, _ in first })
  }
}

extension Observation {
  private func text(by template: Kind.Template, onDevice isDevice: Bool) -> String {
    let asked = event.object == Trace.Names.none ? "delegate" : "view"
    var text = ""
    for piece in template.pieces(for: [event.word?.text ?? "\(event.answer)", asked]) {
      text += piece.text
      guard let key = piece.key else { continue }
      let value = shown(key, onDevice: isDevice)
      text += piece.isCapital ? value.prefix(1).uppercased() + value.dropFirst() : value
    }
    return text
  }

  /// What stands behind a key of a template.
  private func shown(_ key: String, onDevice isDevice: Bool) -> String {
    let entry = event.kind.entry
    if let place = entry.table[key] { return shown(entry.fields[place], onDevice: isDevice) }
    if key == "states" { return touches.map(\.shown).joined(separator: "; ") }
    return detail?.shown(onDevice: isDevice) ?? ""
  }

  /// What stands behind a key, as text shows it.
  private func shown(_ field: Kind.Field, onDevice isDevice: Bool) -> String {
    func list(_ words: [String]) -> String {
      if isDevice { return words.joined(separator: ", ") }
      let separator = field.separator
      return words.isEmpty && separator == ", " ? "none" : words.joined(separator: separator)
    }
    switch field.part {
    case .who: return who?.shown ?? "nil"
    case .other: return other?.shown ?? "nil"
    case .delegateOrView: return other?.shown ?? "the delegate"
    case .answer: return isDevice ? event.answer.objectiveC : "\(event.answer)"
    case .phase, .eventPhase: return event.phase.rawValue
    case .state: return event.state.rawValue
    case .word: return event.word?.text ?? ""
    case .touch, .touches:
      let numbers = touches.map { "\($0.finger)" }.joined(separator: ", ")
      return (touches.count == 1 ? "touch " : "touches ") + numbers
    case .finger: return "\(fingers.first ?? 0)"
    case .fingers: return list(fingers.map { "\($0)" })
    case .point:
      let point = event.point
      return isDevice ? "{\(point.x.minimal), \(point.y.minimal)}" : point.minimal
    case .names: return list(names.map(\.shown))
    case .text(let isAction): return isAction ? text.shown : text.onOneLine(limit: 200)
    case .rest: return ""
    }
  }
}

extension TouchState {
  /// `touch 0 began at (3, 4), 1 tap, 50 ms`.
  fileprivate var shown: String {
    let taps = tapCount == 1 ? "1 tap" : "\(tapCount) taps"
    return "touch \(finger) \(phase.rawValue) at \(location.minimal), \(taps), \(timestamp) ms"
  }
}

extension Bool {
  var objectiveC: String { self ? "YES" : "NO" }
}
