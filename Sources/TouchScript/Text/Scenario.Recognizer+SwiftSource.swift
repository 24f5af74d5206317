extension Scenario.Recognizer {
  /// The source as a modifier of its view, such as `.tap("tapA", taps: 2)`.
  ///
  /// The modifier of the kind takes what matters for it; where more is to be said, `recognizer`
  /// takes everything.
  var modifierSource: String {
    let said = sourceProperties(except: ["id", "view", "kind"])
    let arguments = [id.source] + said.map { "\($0.name): \($0.value)" }
    let list = arguments.joined(separator: ", ")
    let isOfKind = said.allSatisfy { kind.modifierArguments.contains($0.name) }
    return isOfKind ? ".\(kind.rawValue)(\(list))" : ".recognizer(\(kind.source), \(list))"
  }

  /// The source as a part of its own, naming its view.
  var elementSource: String {
    "Scenario.Recognizer(\(sourceArguments.joined(separator: ", ")))"
  }
}

extension Scenario.Controller {
  /// The source as a modifier of its view, such as `.controller("vc", touches: .keeps)`.
  var modifierSource: String {
    let arguments = sourceProperties(except: ["view"]).map { name, value in
      switch name {
      case "id": value
      case "touches": "touches: \(touches.shortSource)"
      default: "\(name): \(value)"
      }
    }
    return ".controller(\(arguments.joined(separator: ", ")))"
  }

  /// The source as a part of its own, naming its view.
  var elementSource: String {
    "Scenario.Controller(\(sourceArguments.joined(separator: ", ")))"
  }
}
