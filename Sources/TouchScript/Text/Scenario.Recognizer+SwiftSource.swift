extension Scenario.Recognizer {
  /// The source as a modifier of its view, such as `.tap("tapA") { $0.taps = 2 }`.
  var modifierSource: String { ".\(kind.rawValue)(\(id.source))" + trailing(settings) }

  /// The source as a part of its own, naming its view.
  var elementSource: String {
    let kind = kind == .tap ? "" : ", kind: \(kind.source)"
    return "Scenario.Recognizer(id: \(id.source), view: \(view.source)\(kind))" + changed(settings)
  }

  /// What sets the properties that differ from those of a new recognizer.
  private var settings: String? { settings(except: ["id", "view", "kind"]) }
}

extension Scenario.Controller {
  /// The source as a modifier of its view, such as `.controller("vc") { $0.actions = ["save"] }`.
  var modifierSource: String { ".controller(\(id.source))" + trailing(settings) }

  /// The source as a part of its own, naming its view.
  var elementSource: String {
    "Scenario.Controller(id: \(id.source), view: \(view.source))" + changed(settings)
  }

  private var settings: String? { settings(except: ["id", "view"]) }
}

private func trailing(_ settings: String?) -> String { settings.map { " " + $0 } ?? "" }

private func changed(_ settings: String?) -> String { settings.map { ".with " + $0 } ?? "" }
