/// Gathers the parts of a scene from what is written in a `Scenario`, `Window` or `View` block.
@resultBuilder
public enum SceneBuilder {
  /// Takes a view with all that is in it and on it.
  public static func buildExpression(_ element: some SceneElement) -> SceneParts { element.parts }

  /// Takes a recognizer that is attached by name, where the order among all recognizers matters.
  public static func buildExpression(_ recognizer: Scenario.Recognizer) -> SceneParts {
    SceneParts(recognizers: [recognizer])
  }

  /// Takes a controller of a view by name, where the order among all controllers matters.
  public static func buildExpression(_ controller: Scenario.Controller) -> SceneParts {
    SceneParts(controllers: [controller], recognizers: [])
  }

  /// Takes parts that were gathered elsewhere.
  public static func buildExpression(_ parts: SceneParts) -> SceneParts { parts }

  /// Joins the parts of a block.
  public static func buildBlock(_ parts: SceneParts...) -> SceneParts { buildArray(parts) }

  /// Joins the parts of a loop's rounds.
  public static func buildArray(_ parts: [SceneParts]) -> SceneParts {
    parts.reduce(into: SceneParts()) { $0.append($1) }
  }

  /// Takes the parts of an `if`, or none.
  public static func buildOptional(_ parts: SceneParts?) -> SceneParts { parts ?? SceneParts() }

  /// Takes the parts of one branch.
  public static func buildEither(first parts: SceneParts) -> SceneParts { parts }

  /// Takes the parts of the other branch.
  public static func buildEither(second parts: SceneParts) -> SceneParts { parts }
}

/// Views with what is attached to them, on their way into a `Scenario`.
public struct SceneParts: Sendable {
  var views: [Scenario.View] = []
  var controllers: [Scenario.Controller] = []
  var recognizers: [Scenario.Recognizer] = []

  /// Makes no parts.
  public init() {}

  init(controllers: [Scenario.Controller] = [], recognizers: [Scenario.Recognizer]) {
    self.controllers = controllers
    self.recognizers = recognizers
  }

  mutating func append(_ other: SceneParts) {
    views += other.views
    controllers += other.controllers
    recognizers += other.recognizers
  }
}
