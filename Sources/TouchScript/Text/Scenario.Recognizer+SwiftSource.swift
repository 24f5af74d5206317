extension Scenario.Recognizer {
  /// The source as a modifier of its view, such as `.tap("tapA", taps: 2)`.
  var modifierSource: String {
    ".\(kind.rawValue)(\(([id.swiftLiteral] + arguments).joined(separator: ", ")))"
  }

  /// The source as a part of its own, naming its view.
  var source: String {
    let names = ["id: \(id.swiftLiteral)", "view: \(view.swiftLiteral)"]
    let kinds = kind == Scenario.Recognizer(id: id, view: view).kind ? [] : ["kind: .\(kind)"]
    return "Scenario.Recognizer(\((names + kinds + arguments).joined(separator: ", ")))"
  }

  /// What differs from a new recognizer.
  private var arguments: [String] {
    let new = Scenario.Recognizer(id: id, view: view)
    var arguments: [String] = []
    if taps != new.taps { arguments.append("taps: \(taps)") }
    if touches != new.touches { arguments.append("touches: \(touches)") }
    if !cancelsTouchesInView { arguments.append("cancelsTouchesInView: false") }
    if delaysTouchesBegan { arguments.append("delaysTouchesBegan: true") }
    if !delaysTouchesEnded { arguments.append("delaysTouchesEnded: false") }
    if !isEnabled { arguments.append("isEnabled: false") }
    if let delegate { arguments.append("delegate: \(delegate.source)") }
    if !cannotPrevent.isEmpty { arguments.append("cannotPrevent: \(cannotPrevent.source)") }
    if !cannotBePreventedBy.isEmpty {
      arguments.append("cannotBePreventedBy: \(cannotBePreventedBy.source)")
    }
    return arguments
  }
}

extension Scenario.Recognizer.Delegate {
  fileprivate var source: String {
    let arguments = [
      shouldReceive.map { "shouldReceive: \($0)" }, shouldBegin.map { "shouldBegin: \($0)" },
      simultaneousWith.map { "simultaneousWith: \($0.source)" },
    ]
    return ".init(\(arguments.compactMap { $0 }.joined(separator: ", ")))"
  }
}

extension Scenario.Controller {
  /// The source as a modifier of its view, such as `.controller("vc", touches: .keeps)`.
  var modifierSource: String {
    let arguments = responderArguments(touches: touches, actions: actions)
    return ".controller(\(([id.swiftLiteral] + arguments).joined(separator: ", ")))"
  }

  /// The source as a part of its own, naming its view.
  var source: String {
    let arguments = responderArguments(touches: touches, actions: actions, isValue: true)
    let names = ["id: \(id.swiftLiteral)", "view: \(view.swiftLiteral)"]
    return "Scenario.Controller(\((names + arguments).joined(separator: ", ")))"
  }
}

extension Scenario.Application {
  /// The source, such as `.init(touches: .init(.keeps))`.
  var source: String {
    var arguments = responderArguments(touches: touches, actions: actions, isValue: true)
    if let delegate { arguments.append("delegate: \(delegate.source)") }
    return ".init(\(arguments.joined(separator: ", ")))"
  }
}

extension Scenario.Application.Delegate {
  fileprivate var source: String {
    let kind = isResponder ? [] : ["isResponder: false"]
    let arguments = kind + responderArguments(touches: touches, actions: actions, isValue: true)
    return ".init(\(arguments.joined(separator: ", ")))"
  }
}

extension Scenario.TouchHandling {
  /// The source where a word will do for all four methods, such as `.keeps`, else `.init(…)`.
  var source: String {
    if self == Self(began) { return ".\(began.rawValue)" }
    return ".init(\(differences.joined(separator: ", ")))"
  }

  /// The source where a handling is wanted, such as `.init(.keeps)`.
  fileprivate var valueSource: String {
    self == Self(began) ? ".init(\(source))" : source
  }

  private var differences: [String] {
    let phases: [TouchPhase] = [.began, .moved, .ended, .cancelled]
    return phases.filter { self[$0] != .passesOn }
      .map { "\($0.rawValue): .\(self[$0].rawValue)" }
  }
}

extension Scenario.Change {
  /// The source, such as `BringToFront("a")`.
  var source: String {
    switch self {
    case .bringToFront(let id): "BringToFront(\(id.swiftLiteral))"
    case .sendToBack(let id): "SendToBack(\(id.swiftLiteral))"
    }
  }
}

extension Scenario.Finger {
  /// The source, such as `Down(1, at: Point(10, 20))`; `last` is where the finger was before.
  func source(last: Point?) -> String {
    let number = finger == 0 ? "" : "\(finger)"
    let separator = finger == 0 ? "" : ", "
    switch phase {
    case .began: return "Down(\(number)\(separator)at: Point\(location.minimal))"
    case .moved: return "Move(\(number)\(separator)to: Point\(location.minimal))"
    case .ended, .stationary, .cancelled:
      if location == last { return "Up(\(number))" }
      return "Up(\(number)\(separator)at: Point\(location.minimal))"
    }
  }
}

extension [String] {
  fileprivate var source: String { "[\(map(\.swiftLiteral).joined(separator: ", "))]" }
}

/// The arguments that responders have in common; a value is a handling that no overload takes as a
/// word.
private func responderArguments(
  touches: Scenario.TouchHandling, actions: [String], isValue: Bool = false
) -> [String] {
  var arguments: [String] = []
  if touches != Scenario.TouchHandling() {
    arguments.append("touches: \(isValue ? touches.valueSource : touches.source)")
  }
  if !actions.isEmpty { arguments.append("actions: \(actions.source)") }
  return arguments
}
