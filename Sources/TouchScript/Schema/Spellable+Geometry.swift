/// A value that is several numbers, each under its own key.
protocol Coordinates: Spellable {
  /// The keys of the numbers, and which values each may have.
  static var fields: [(name: String, bounds: Bounds?)] { get }
  /// The numbers, in the order of their keys.
  var coordinates: [Double] { get }
}

extension Coordinates {
  static var shape: Shape { .object("\(Self.self)".lowercased(), keys(areRequired: true)) }

  fileprivate static func keys(areRequired: Bool) -> [Shape.Key] {
    fields.map { Shape.Key($0.name, .number, Meaning(bounds: $0.bounds), isRequired: areRequired) }
  }

  func check(
    _ meaning: Meaning, _ validator: Validator, at place: () -> String
  ) throws(ScenarioError) { try checkCoordinates(at: place) }

  fileprivate func checkCoordinates(at place: () -> String) throws(ScenarioError) {
    for (field, number) in zip(Self.fields, coordinates) {
      try check(number: number, field.bounds) { "\(place()).\(field.name)" }
    }
  }
}

extension Point: Coordinates {
  static let fields: [(name: String, bounds: Bounds?)] = [("x", .coordinate), ("y", .coordinate)]
  var coordinates: [Double] { [x, y] }
  var source: String { "Point\(minimal)" }
  var shown: String { minimal }

  mutating func map(_ role: Role, _ mapping: Mapping) -> Bool {
    if case .place(let space) = role, let place = mapping.place {
      self = place(self, space, mapping.owner)
    }
    return true
  }
}

extension Size: Coordinates {
  static let fields: [(name: String, bounds: Bounds?)] = [
    ("width", .distance), ("height", .distance),
  ]
  var coordinates: [Double] { [width, height] }
  var source: String { "Size\(minimal)" }
  var shown: String { minimal }
}

extension Rect: Coordinates {
  static let fields = Point.fields + Size.fields
  var coordinates: [Double] { [x, y, width, height] }
  var source: String { "Rect\(minimal)" }
  var shown: String { minimal }

  /// A rectangle is moved with its origin.
  mutating func map(_ role: Role, _ mapping: Mapping) -> Bool {
    var origin = Point(x, y)
    _ = origin.map(role, mapping)
    (x, y) = (origin.x, origin.y)
    return true
  }
}

extension Transform: Coordinates {
  static let fields = ["a", "b", "c", "d", "tx", "ty"].map { (name: $0, bounds: Bounds?.none) }
  static var shape: Shape { .object("transform", keys(areRequired: false)) }
  var coordinates: [Double] { [a, b, c, d, tx, ty] }
  var shown: String { minimal }

  func check(
    _ meaning: Meaning, _ validator: Validator, at place: () -> String
  ) throws(ScenarioError) {
    if self == .identity { return }
    try checkCoordinates(at: place)
    if determinant.magnitude < Scenario.Limits.determinant {
      throw ScenarioError(
        place: place(),
        problem: "its determinant is \(determinant.minimal), so it cannot be undone")
    }
  }

  /// The shortest of the ways to make the transform.
  var source: String {
    if self == .quarterTurn { return ".quarterTurn" }
    if self == .identity { return ".identity" }
    if self == .scale(a, d) { return ".scale(\(a.minimal), \(d.minimal))" }
    if self == .translation(tx, ty) { return ".translation(\(tx.minimal), \(ty.minimal))" }
    let other = zip(Self.fields, zip(coordinates, Self.identity.coordinates)).filter {
      $1.0 != $1.1
    }
    let list = other.map { "\($0.name): \($1.0.minimal)" }
    return "Transform(\(list.joined(separator: ", ")))"
  }
}
