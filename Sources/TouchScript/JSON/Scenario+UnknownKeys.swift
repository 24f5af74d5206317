import Foundation

extension Scenario {
  /// The keys of a scenario file that mean nothing, such as `views[2].hiden`, in sorted order of
  /// each object's keys.
  ///
  /// They are no error, since a file may come from another version; but most of them are typos.
  /// Empty where `json` cannot be read at all: then `init(json:)` says why.
  public static func unknownKeys(inJSON json: Data) -> [String] {
    guard (try? JSONSyntax.check(json)) != nil,
      let object = try? JSONSerialization.jsonObject(with: json)
    else { return [] }
    return Shape.scenario.unknownKeys(in: object, at: "")
  }
}

/// What keys a part of a scenario file may have.
private indirect enum Shape {
  /// Anything: a number, a word, or what has no keys of its own.
  case leaf
  /// A list of members of one shape.
  case list(Shape)
  /// An object with these keys; those not named otherwise hold leaves.
  case object([String], [String: Shape])

  /// The unknown keys of `value`. Recursion ends with the shape, whatever the depth of the value.
  func unknownKeys(in value: Any, at place: String) -> [String] {
    switch self {
    case .leaf: return []
    case .list(let member):
      guard let list = value as? [Any] else { return [] }
      return list.enumerated().flatMap { index, value in
        member.unknownKeys(in: value, at: "\(place)[\(index)]")
      }
    case .object(let keys, let shapes):
      guard let object = value as? [String: Any] else { return [] }
      return object.sorted { $0.key < $1.key }.flatMap { key, value in
        let path = (place.isEmpty ? "" : place + ".") + key.onOneLine(limit: 64)
        guard keys.contains(key) else { return [path] }
        return shapes[key, default: .leaf].unknownKeys(in: value, at: path)
      }
    }
  }

  static func object<Key: CodingKey & CaseIterable>(
    _ keys: Key.Type, _ shapes: [String: Shape] = [:]
  ) -> Shape {
    .object(keys.allCases.map(\.stringValue), shapes)
  }

  static var scenario: Shape {
    .object(
      Scenario.CodingKeys.self,
      [
        "views": .list(view), "controllers": .list(controller),
        "recognizers": .list(recognizer), "application": application, "script": .list(step),
      ])
  }

  private static var point: Shape { .object(Point.CodingKeys.self) }
  private static var handling: Shape { .object(Scenario.TouchHandling.CodingKeys.self) }

  private static var view: Shape {
    let overrides = Shape.object(
      Scenario.Overrides.CodingKeys.self,
      [
        "touches": handling,
        "hitTest": .object(Scenario.Overrides.HitTest.objects, [:]),
        "pointInside": .object(Scenario.Overrides.PointInside.objects, [:]),
      ])
    return .object(
      Scenario.View.CodingKeys.self,
      [
        "frame": .object(Rect.CodingKeys.self), "boundsOrigin": point,
        "anchorPoint": point, "transform": .object(Transform.CodingKeys.self),
        "targets": .list(.object(Scenario.Target.CodingKeys.self)), "overrides": overrides,
      ])
  }

  private static var controller: Shape {
    .object(Scenario.Controller.CodingKeys.self, ["touches": handling])
  }

  private static var recognizer: Shape {
    .object(
      Scenario.Recognizer.CodingKeys.self,
      ["delegate": .object(Scenario.Recognizer.Delegate.CodingKeys.self)])
  }

  private static var application: Shape {
    .object(
      Scenario.Application.CodingKeys.self,
      [
        "touches": handling,
        "delegate": .object(
          Scenario.Application.Delegate.CodingKeys.self, ["touches": handling]),
      ])
  }

  private static var step: Shape {
    .object(
      Scenario.Step.CodingKeys.self,
      [
        "changes": .list(.object(Scenario.Change.objects, [:])),
        "touches": .list(.object(Scenario.Finger.CodingKeys.self, ["location": point])),
      ])
  }
}
