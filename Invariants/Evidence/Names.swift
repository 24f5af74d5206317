import TouchScript

/// The numbers that a scene's names stand for.
struct Names: Sendable {
  /// Every responder's name, by number.
  let responders: [Scenario.ID]
  /// Every recognizer's name, by number.
  let recognizers: [Scenario.ID]
  private let responderNumbers: [Scenario.ID: Int]
  private let recognizerNumbers: [Scenario.ID: Int]

  init(_ scenario: Scenario) {
    responders =
      scenario.views.map(\.id) + scenario.controllers.map(\.id)
      + [Scenario.Reserved.application, Scenario.Reserved.delegate, Scenario.Reserved.scene]
    recognizers = scenario.recognizers.map(\.id)
    responderNumbers = Self.numbers(of: responders)
    recognizerNumbers = Self.numbers(of: recognizers)
  }

  /// The number of a responder; `Scene.unknown` where the scene has none of that name.
  func responder(_ name: Scenario.ID) -> Int {
    Self.number(of: name, among: responders, responderNumbers)
  }

  /// The number of a recognizer; `Scene.unknown` where the scene has none of that name.
  func recognizer(_ name: Scenario.ID) -> Int {
    Self.number(of: name, among: recognizers, recognizerNumbers)
  }

  /// As many names are faster compared than hashed.
  private static let few = 16

  private static func numbers(of names: [Scenario.ID]) -> [Scenario.ID: Int] {
    if names.count <= few { return [:] }
    return Dictionary(
      names.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
  }

  private static func number(
    of name: Scenario.ID, among names: [Scenario.ID], _ numbers: [Scenario.ID: Int]
  ) -> Int {
    if names.count > few { return numbers[name] ?? Scene.unknown }
    for index in names.indices where names[index] == name { return index }
    return Scene.unknown
  }
}
