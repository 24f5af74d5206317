extension String: Spellable {
  static var shape: Shape { .text }
  var source: String { swiftLiteral }

  static func read(from reader: inout JSONReader) throws(JSONReader.Unread) -> String {
    try reader.text().string
  }

  func write(to writer: inout JSONWriter) { writer.text(self) }

  func check(
    _ meaning: Meaning, _ validator: Validator, at place: () -> String
  ) throws(ScenarioError) {
    switch meaning.role {
    case .action: try validator.checkName(self, at: place())
    case .reference(let reference): try validator.check(self, names: reference, at: place)
    case .plain, .name, .finger, .place, .time: break
    }
  }

  mutating func map(_ role: Role, _ mapping: Mapping) -> Bool {
    switch role {
    case .action: if let action = mapping.action { self = action(self) }
    case .name, .reference:
      guard let name = mapping.name else { return true }
      guard let other = name(self) else { return false }
      self = other
    case .plain, .finger, .place, .time: break
    }
    return true
  }

  static func mapList(_ list: inout [String], _ role: Role, _ mapping: Mapping) {
    var rest: [String] = []
    rest.reserveCapacity(list.count)
    for var member in list where member.map(role, mapping) {
      if mapping.isMerging, case .reference = role {
        if member == mapping.owner || rest.contains(member) { continue }
      }
      rest.append(member)
    }
    list = rest
  }
}

extension Bool: Spellable {
  static var shape: Shape { .flag }
  var source: String { "\(self)" }
  var shown: String { "\(self)" }

  static func read(from reader: inout JSONReader) throws(JSONReader.Unread) -> Bool {
    try reader.flag()
  }

  func write(to writer: inout JSONWriter) { writer.flag(self) }
}

// MARK: - Numbers

extension Int: Spellable {
  static var shape: Shape { .whole }
  var source: String { "\(self)" }
  var shown: String { "\(self)" }

  static func read(from reader: inout JSONReader) throws(JSONReader.Unread) -> Int {
    try reader.whole()
  }

  func write(to writer: inout JSONWriter) { writer.whole(self) }

  func check(
    _ meaning: Meaning, _ validator: Validator, at place: () -> String
  ) throws(ScenarioError) {
    guard let allowed = meaning.wholes, !allowed.contains(self) else { return }
    if allowed.upperBound == .max {
      throw ScenarioError(place: place(), problem: "\(self) is less than \(allowed.lowerBound)")
    }
    let unit = meaning.bounds == .duration ? " ms" : ""
    throw ScenarioError(
      place: place(),
      problem: "\(self)\(unit) is not between \(allowed.lowerBound) and "
        + (unit.isEmpty ? "\(allowed.upperBound)" : "the \(allowed.upperBound) ms allowed"))
  }

  static func checkList(
    _ list: [Int], _ meaning: Meaning, at place: () -> String
  ) throws(ScenarioError) {
    guard meaning.bounds == .ascending else { return }
    for (index, number) in list.enumerated().dropFirst() where number <= list[index - 1] {
      throw ScenarioError(
        place: "\(place())[\(index)]",
        problem: "\(number) stands behind \(list[index - 1]), and fingers ascend")
    }
  }

  mutating func map(_ role: Role, _ mapping: Mapping) -> Bool {
    switch role {
    case .finger: if let finger = mapping.finger { self = finger(self) }
    case .time: if let time = mapping.time { self = time(self) }
    case .plain, .name, .reference, .action, .place: break
    }
    return true
  }

  static func mapList(_ list: inout [Int], _ role: Role, _ mapping: Mapping) {
    guard role == .finger, let finger = mapping.finger else { return }
    list = list.map(finger).sorted()
  }
}

extension Meaning {
  /// The whole numbers that a value may be; nil: all.
  var wholes: ClosedRange<Int>? {
    if case .whole(let range) = bounds { return range }
    if bounds == .duration { return 0...Scenario.Limits.milliseconds }
    return role == .finger ? Scenario.Limits.fingers : nil
  }
}

/// A number that may have a fraction.
protocol Fractional: Spellable, BinaryFloatingPoint, CustomStringConvertible {}

extension Fractional {
  static var shape: Shape { .number }
  var source: String { minimal }
  var shown: String { minimal }

  static func read(from reader: inout JSONReader) throws(JSONReader.Unread) -> Self {
    Self(try reader.number())
  }

  func check(
    _ meaning: Meaning, _ validator: Validator, at place: () -> String
  ) throws(ScenarioError) {
    let limit = Scenario.Limits.coordinate
    let number = Double(self)
    let problem: String
    switch meaning.bounds {
    case .number(let allowed):
      if allowed.contains(number) { return }
      problem =
        "\(minimal) is not between \(allowed.lowerBound.minimal) and \(allowed.upperBound.minimal)"
    case _ where !isFinite: problem = "not a finite number"
    case _ where number.magnitude > limit:
      problem = "\(minimal) is beyond the \(limit.minimal) allowed"
    case .coordinate where (number * 8).rounded() != number * 8,
      .distance where (number * 8).rounded() != number * 8:
      problem = "\(minimal) is not a multiple of 1/8"
    case .distance where number < 0: problem = "negative (\(minimal))"
    default: return
    }
    throw ScenarioError(place: place(), problem: problem)
  }
}

extension Double: Fractional {
  func write(to writer: inout JSONWriter) { writer.number(self) }
}

extension Float: Fractional {
  func write(to writer: inout JSONWriter) { writer.float(self) }
}

// MARK: - Words

/// An enumeration whose cases are words in a scenario's file.
protocol Word: Spellable, RawRepresentable<String>, CaseIterable {
  /// What one of the words is called in errors.
  static var noun: String { get }
}

extension Word {
  static var shape: Shape { .words(allCases.map(\.rawValue)) }
  var source: String { ".\(rawValue)" }
  var shown: String { rawValue }

  static func read(from reader: inout JSONReader) throws(JSONReader.Unread) -> Self {
    reader.skipSpace()
    let place = reader.place
    let text = try reader.text().string
    guard let word = Self(rawValue: text) else {
      throw reader.unknown(noun, text, known: allCases.map(\.rawValue), at: place)
    }
    return word
  }

  func write(to writer: inout JSONWriter) { writer.text(rawValue) }

  func check(
    _ meaning: Meaning, _ validator: Validator, at place: () -> String
  ) throws(ScenarioError) {
    guard case .words(let allowed) = meaning.bounds, !allowed.contains(rawValue) else { return }
    throw ScenarioError(
      place: place(), problem: "\(rawValue) is none of \(allowed.joined(separator: ", "))")
  }

  static func checkList(
    _ list: [Self], _ meaning: Meaning, at place: () -> String
  ) throws(ScenarioError) {
    guard meaning.bounds == .ordered || meaning.bounds == .distinct, list.count > 1,
      allCases.filter(list.contains) != list
    else { return }
    let order = allCases.map(\.rawValue).joined(separator: ", ")
    throw ScenarioError(
      place: place(), problem: "not in order, or twice the same; the order is \(order)")
  }
}

extension Scenario.Dialect: Word { static var noun: String { "dialect" } }
extension Scenario.View.Kind: Word { static var noun: String { "kind of view" } }
extension Scenario.Recognizer.Kind: Word { static var noun: String { "recognizer" } }
extension Scenario.Recognizer.SwipeDirection: Word { static var noun: String { "direction" } }
extension Scenario.Recognizer.Edge: Word { static var noun: String { "edge" } }
extension Scenario.Forwarding: Word { static var noun: String { "handling" } }
extension ControlEvent: Word { static var noun: String { "control event" } }
extension TouchPhase: Word { static var noun: String { "phase" } }
extension EventPhase: Word { static var noun: String { "phase" } }
