/// A value that is a few numbers, each under its own key.
protocol Coordinates: Spellable {
  static var keys: NumberKeys { get }
  /// The numbers that are not written, and may be left out; nil: none may.
  static var plain: NumberKeys.Numbers? { get }
  /// The numbers, in the order of their keys.
  var numbers: NumberKeys.Numbers { get }
  init(_ numbers: NumberKeys.Numbers)
}

/// The keys of a value that is made of a few numbers, such as a point.
struct NumberKeys: Sendable {
  /// The keys, and which value each number may have.
  let keys: [Shape.Key]
  fileprivate let table: JSONTable
  fileprivate let required: UInt64
  /// The keys as they are written, each with the place of its number.
  fileprivate let written: [(key: [UInt8], place: Int)]

  /// The numbers of a value, in the order in which its keys are declared; at most eight.
  typealias Numbers = SIMD8<Double>

  var names: [String] { table.names }

  init(_ fields: KeyValuePairs<String, Bounds?>, areRequired: Bool = true) {
    keys = fields.map {
      Shape.Key($0.key, .number, Meaning(bounds: $0.value), isRequired: areRequired)
    }
    table = JSONTable(keys)
    required = keys.required
    written = keys.enumerated().sorted { $0.element.name < $1.element.name }.map {
      (JSONWriter.key($0.element.name), $0.offset)
    }
  }
}

extension Coordinates {
  static var shape: Shape { .object("\(Self.self)".lowercased(), keys.keys) }
  static var plain: NumberKeys.Numbers? { nil }

  var source: String { "\(Self.self)\(minimal)" }
  var shown: String { minimal }

  /// The numbers in parentheses, with no more digits than needed: `(x, y)`.
  var minimal: String {
    "(\(Self.keys.keys.indices.map { numbers[$0].minimal }.joined(separator: ", ")))"
  }

  static func read(from reader: inout JSONReader) throws(JSONReader.Unread) -> Self {
    var numbers = plain ?? NumberKeys.Numbers()
    try reader.object(keys.table, required: keys.required) {
      key, reader throws(JSONReader.Unread) in
      numbers[key] = try reader.number()
    }
    return Self(numbers)
  }

  func write(to writer: inout JSONWriter) {
    writer.open(.brace)
    let (numbers, plain) = (numbers, Self.plain)
    for (key, place) in Self.keys.written where plain.map({ $0[place] != numbers[place] }) ?? true {
      writer.key(key)
      writer.number(numbers[place])
    }
    writer.close(.braceEnd)
  }

  func check(
    _ meaning: Meaning, _ validator: Validator, at place: () -> String
  ) throws(ScenarioError) { try checkNumbers(validator, at: place) }

  fileprivate func checkNumbers(
    _ validator: Validator, at place: () -> String
  ) throws(ScenarioError) {
    let (numbers, keys) = (numbers, Self.keys.keys)
    for index in keys.indices {
      try numbers[index].check(keys[index].meaning, validator) {
        "\(place()).\(keys[index].name)"
      }
    }
  }
}

extension Point: Coordinates {
  static let keys = NumberKeys(["x": .coordinate, "y": .coordinate])
  var numbers: NumberKeys.Numbers { [x, y, 0, 0, 0, 0, 0, 0] }
  init(_ numbers: NumberKeys.Numbers) { self.init(numbers[0], numbers[1]) }

  mutating func map(_ role: Role, _ mapping: Mapping) -> Bool {
    if case .place(let space) = role, let place = mapping.place {
      self = place(self, space, mapping.owner)
    }
    return true
  }
}

extension Size: Coordinates {
  static let keys = NumberKeys(["width": .distance, "height": .distance])
  var numbers: NumberKeys.Numbers { [width, height, 0, 0, 0, 0, 0, 0] }
  init(_ numbers: NumberKeys.Numbers) { self.init(numbers[0], numbers[1]) }
}

extension Rect: Coordinates {
  static let keys = NumberKeys([
    "x": .coordinate, "y": .coordinate, "width": .distance, "height": .distance,
  ])
  var numbers: NumberKeys.Numbers { [x, y, width, height, 0, 0, 0, 0] }
  init(_ numbers: NumberKeys.Numbers) {
    self.init(numbers[0], numbers[1], numbers[2], numbers[3])
  }

  /// A rectangle is moved with its origin.
  mutating func map(_ role: Role, _ mapping: Mapping) -> Bool {
    var origin = Point(x, y)
    _ = origin.map(role, mapping)
    (x, y) = (origin.x, origin.y)
    return true
  }
}

extension Transform: Coordinates {
  static let keys = NumberKeys(
    ["a": nil, "b": nil, "c": nil, "d": nil, "tx": nil, "ty": nil], areRequired: false)
  static var plain: NumberKeys.Numbers? { identity.numbers }
  var numbers: NumberKeys.Numbers { [a, b, c, d, tx, ty, 0, 0] }
  init(_ numbers: NumberKeys.Numbers) {
    self.init(
      a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
  }

  func check(
    _ meaning: Meaning, _ validator: Validator, at place: () -> String
  ) throws(ScenarioError) {
    if self == .identity { return }
    try checkNumbers(validator, at: place)
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
    let list = Self.keys.names.indices.filter { numbers[$0] != Self.identity.numbers[$0] }
      .map { "\(Self.keys.names[$0]): \(numbers[$0].minimal)" }
    return "Transform(\(list.joined(separator: ", ")))"
  }
}
