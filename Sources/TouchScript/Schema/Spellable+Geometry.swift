extension Point: Spellable {
  static var shape: Shape { .object("point", .coordinates(["x", "y"])) }
  var source: String { "Point\(minimal)" }
  var shown: String { minimal }

  func check(
    _ meaning: Meaning, _ validator: Validator, at place: () -> String
  ) throws(ScenarioError) {
    try validator.checkPoint(self, at: place())
  }

  mutating func map(_ role: Role, _ mapping: Mapping) -> Bool {
    if case .place(let space) = role, let place = mapping.place {
      self = place(self, space, mapping.owner)
    }
    return true
  }
}

extension Size: Spellable {
  static var shape: Shape { .object("size", .distances(["width", "height"])) }
  var source: String { "Size\(minimal)" }
  var shown: String { minimal }

  func check(
    _ meaning: Meaning, _ validator: Validator, at place: () -> String
  ) throws(ScenarioError) {
    try validator.checkSize(width, at: place() + ".width")
    try validator.checkSize(height, at: place() + ".height")
  }
}

extension Rect: Spellable {
  static var shape: Shape {
    .object("rect", .coordinates(["x", "y"]) + .distances(["width", "height"]))
  }
  var source: String { "Rect\(minimal)" }
  var shown: String { minimal }

  func check(
    _ meaning: Meaning, _ validator: Validator, at place: () -> String
  ) throws(ScenarioError) {
    try validator.checkFrame(self, at: place())
  }

  /// A rectangle is moved with its origin.
  mutating func map(_ role: Role, _ mapping: Mapping) -> Bool {
    var origin = Point(x, y)
    _ = origin.map(role, mapping)
    (x, y) = (origin.x, origin.y)
    return true
  }
}

extension Transform: Spellable {
  static var shape: Shape {
    .object("transform", ["a", "b", "c", "d", "tx", "ty"].map { Shape.Key($0, .number) })
  }
  var shown: String { minimal }

  func check(
    _ meaning: Meaning, _ validator: Validator, at place: () -> String
  ) throws(ScenarioError) {
    if self != .identity { try validator.checkTransform(self, at: place()) }
  }

  /// The shortest of the ways to make the transform.
  var source: String {
    if self == .quarterTurn { return ".quarterTurn" }
    if self == .identity { return ".identity" }
    if self == .scale(a, d) { return ".scale(\(a.minimal), \(d.minimal))" }
    if self == .translation(tx, ty) { return ".translation(\(tx.minimal), \(ty.minimal))" }
    let numbers = [
      ("a", a, 1.0), ("b", b, 0), ("c", c, 0), ("d", d, 1), ("tx", tx, 0), ("ty", ty, 0),
    ]
    let list = numbers.filter { $0.1 != $0.2 }.map { "\($0.0): \($0.1.minimal)" }
    return "Transform(\(list.joined(separator: ", ")))"
  }
}

extension [Shape.Key] {
  /// Keys of coordinates in points, which must be there.
  fileprivate static func coordinates(_ names: [String]) -> Self {
    names.map { Shape.Key($0, .number, Meaning(bounds: .coordinate), isRequired: true) }
  }

  /// Keys of lengths in points, which must be there.
  fileprivate static func distances(_ names: [String]) -> Self {
    names.map { Shape.Key($0, .number, Meaning(bounds: .distance), isRequired: true) }
  }
}
