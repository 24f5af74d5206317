internal import EmbeddedTexts
import TouchScript

/// Engines that `Lenses.txt` lists, a line each: what they do, to what, and the rules that they break.
///
/// `ignores view.alpha` plays each view with that property as on a new one, and without the changes that
/// would set it; `ignores change.bringToFront` leaves the change out. `loses`, `repeats` and `delays`
/// change calls of a kind, such as `responder`, or of a kind with a phase, state, method, event or
/// answer, such as `responder.moved`.
extension WrongEngine {
  static let listed = String(cString: Lenses_txt()).split(separator: "\n").map { line in
    let words = String(line).words
    return WrongEngine(words[0], words[1], rules: words.dropFirst(2).joined(separator: " "))
  }

  private init(_ verb: String, _ subject: String, rules: String) {
    let path = subject.split(separator: ".").map(String.init)
    let name = ([verb] + path).joined(separator: "-")
    let isMeant: @Sendable (Observation) -> Bool = { call in
      "\(call.kind)" == path[0] && (path.count == 1 || call.isNarrowed(to: path[1]))
    }
    let calls = "`\(path[0])`" + (path.count > 1 ? " with `\(path[1])`" : "")
    switch (verb, path[0]) {
    case ("ignores", "change"):
      self.init(
        name, "The change `\(path[1])` does nothing.", rules,
        scene: { $0.dropChanges { $0.record.form.name == path[1] } })
    case ("ignores", let owner):
      let property = path.dropFirst().joined(separator: ".")
      let setter = Self.change(setting: path[path.count - 1], of: owner)
      self.init(
        name,
        "The engine ignores `\(property)` of \(owner == "application" ? "the" : "a") \(owner).",
        rules,
        scene: { scenario in
          scenario.reset(path)
          scenario.dropChanges { $0.record.form.name == setter }
        })
    case ("loses", _):
      self.init(
        name, "No call \(calls) is made.", rules,
        trace: { seen, _ in seen.removeAll { isMeant($0.what) } })
    case ("repeats", _):
      self.init(
        name, "Each call \(calls) is made twice.", rules,
        instead: { call, _ in isMeant(call) ? [call, call] : [call] })
    default:
      self.init(
        name, "Each call \(calls) comes after the one behind it.", rules,
        trace: { seen, _ in seen.delay(isMeant) })
    }
  }

  /// The name of the change that sets a property, such as `setHidden` for `isHidden`.
  private static func change(setting name: String, of owner: String) -> String {
    let name = name.hasPrefix("is") ? String(name.dropFirst(2)) : name
    return (owner == "recognizer" ? "setRecognizer" : "set") + name.prefix(1).uppercased()
      + name.dropFirst()
  }
}

extension Scenario {
  /// Resets a property, such as `view.overrides.next`, wherever it is: it is as on a new part.
  fileprivate mutating func reset(_ path: [String]) {
    let name = path[path.count - 1]
    switch path.dropLast().joined(separator: ".") {
    case "view":
      for index in views.indices {
        let new = View(id: views[index].id, kind: views[index].kind)
        View.schema.reset(name, of: &views[index], to: new)
      }
    case "view.overrides":
      for index in views.indices {
        Overrides.schema.reset(name, of: &views[index].overrides, to: Overrides())
      }
    case "view.scrolling":
      for index in views.indices {
        Scrolling.schema.reset(name, of: &views[index].scrolling, to: Scrolling())
      }
    case "recognizer":
      for index in recognizers.indices {
        let old = recognizers[index]
        let new = Recognizer(id: old.id, view: old.view, kind: old.kind)
        Recognizer.schema.reset(name, of: &recognizers[index], to: new)
      }
    case "recognizer.delegate":
      for index in recognizers.indices {
        guard var delegate = recognizers[index].delegate else { continue }
        Recognizer.Delegate.schema.reset(name, of: &delegate, to: Recognizer.Delegate())
        recognizers[index].delegate = delegate
      }
    case "controller":
      for index in controllers.indices {
        let new = Controller(id: controllers[index].id, view: controllers[index].view)
        Controller.schema.reset(name, of: &controllers[index], to: new)
      }
    case "application":
      Application.schema.reset(name, of: &application, to: Application())
    default:
      guard var delegate = application.delegate else { return }
      Application.Delegate.schema.reset(name, of: &delegate, to: Application.Delegate())
      application.delegate = delegate
    }
  }
}

extension Schema {
  /// Gives a part the value that a property has on a new one.
  fileprivate func reset(_ name: String, of part: inout Part, to new: Part) {
    guard let property = properties.first(where: { $0.name == name }) else { return }
    property.setValue(&part, property.value(new))
  }
}

extension Observation {
  /// Whether the call has this phase, state, method, event or answer.
  fileprivate func isNarrowed(to word: String) -> Bool {
    switch kind {
    case .responder, .recognizer: phase.rawValue == word
    case .action, .reset: state.rawValue == word
    default: self.word?.text == word || answer.description == word
    }
  }
}
