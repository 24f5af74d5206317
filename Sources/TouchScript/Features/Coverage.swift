/// How often what a scenario can contain occurred in some scenarios.
///
/// It is counted by *classes*. A class is a feature, two features together, a property that is other
/// than on a new part, a word or an answer of a property, or a form of a change, a trigger or an
/// override. All follow from the schema: a new property, word or form is counted without a line here.
public struct Coverage: Hashable, Codable, Sendable {
  /// In how many scenarios each class occurred that occurred at all.
  public private(set) var counts: [String: Int] = [:]

  /// No scenario counted.
  public init() {}

  /// All classes but pairs: the features in the order of their table, then the others by their names.
  public static let classes: [String] = {
    var classes: Set<String> = []
    Scenario.addCoverage(of: nil, at: .scenario, to: &classes)
    return Scenario.Feature.allCases.map(\.coverageClass) + classes.sorted()
  }()

  /// The classes of two features of which neither brings the other.
  public static let pairs = allPairs.flatMap { $0 }.compactMap(\.self)

  /// For each feature and each before it in the table, the class of both.
  private static let allPairs = Scenario.Feature.allCases.map { feature in
    Scenario.Feature.allCases.prefix(while: { $0 != feature }).map { other in
      Scenario.Features([feature]).contains(other) || Scenario.Features([other]).contains(feature)
        ? nil : "\(other.name) and \(feature.name)"
    }
  }

  /// Counts the classes of a scenario.
  public mutating func count(_ scenario: Scenario) {
    var classes: Set<String> = []
    Scenario.addCoverage(of: scenario, at: .scenario, to: &classes)
    for name in classes { counts[name, default: 0] += 1 }
    let features = scenario.needs.list
    for (place, feature) in features.enumerated() {
      counts[feature.coverageClass, default: 0] += 1
      for other in features[..<place] {
        guard let pair = Self.allPairs[Int(feature.rawValue)][Int(other.rawValue)] else { continue }
        counts[pair, default: 0] += 1
      }
    }
  }

  /// Adds what was counted elsewhere.
  public mutating func add(_ other: Self) { counts.merge(other.counts, uniquingKeysWith: +) }
}

extension Scenario.Feature {
  fileprivate var coverageClass: String { "feature \(name)" }
}

/// A property or an argument, as coverage classes name it.
struct CoveragePlace {
  /// Which values have a class.
  enum Values {
    /// A value other than on a new part has one.
    case unusual
    /// A value of what may be left out has one, and each answer has its own.
    case given
    /// What is always there has none but for its words, answers and parts.
    case required
  }

  var name: String
  var owner: String
  var values: Values

  /// The scenario as a whole.
  static let scenario = CoveragePlace(name: "", owner: "", values: .required)

  /// The class of all values, or of one `answer`: `alpha of views`, `kind pan of recognizers`.
  func callAsFunction(_ answer: String? = nil) -> String {
    let name = answer.map { "\(self.name) \($0)" } ?? self.name
    return owner.isEmpty ? name : "\(name) of \(owner)"
  }
}

extension Slot {
  /// Adds the classes of the value of a slot of `owner`, or all that there are.
  fileprivate func addCoverage(
    of value: AnyValue?, isUnusual: Bool, owner: String, to classes: inout Set<String>
  ) {
    let place = CoveragePlace(name: name, owner: owner, values: isUnusual ? .unusual : .required)
    func add<Value: Spellable>(_ type: Value.Type) {
      type.addCoverage(of: value.flatMap { $0.base as? Value }, at: place, to: &classes)
    }
    if let type = type as? any Spellable.Type { add(type) }
  }
}

extension Spellable {
  static func addCoverage(
    of value: Self?, at place: CoveragePlace, to classes: inout Set<String>
  ) {
    if place.values != .required { classes.insert(place()) }
  }
}

extension Bool {
  static func addCoverage(
    of value: Bool?, at place: CoveragePlace, to classes: inout Set<String>
  ) {
    let answers = value.map { [$0] } ?? [true, false]
    classes.formUnion(place.values == .unusual ? [place()] : answers.map { place("\($0)") })
  }
}

extension Word {
  static func addCoverage(
    of value: Self?, at place: CoveragePlace, to classes: inout Set<String>
  ) {
    classes.formUnion((value.map { [$0] } ?? Array(allCases)).map { place($0.rawValue) })
  }
}

extension Optional where Wrapped: Spellable {
  static func addCoverage(
    of value: Self?, at place: CoveragePlace, to classes: inout Set<String>
  ) {
    if case .some(nil) = value { return }
    var place = place
    place.values = .given
    Wrapped.addCoverage(of: value ?? nil, at: place, to: &classes)
  }
}

extension Array where Element: Spellable {
  static func addCoverage(
    of value: Self?, at place: CoveragePlace, to classes: inout Set<String>
  ) {
    // Which words the list of an argument has is not counted.
    if place.values == .required, Element.self is any Word.Type { return }
    if place.values == .given, value?.isEmpty ?? true { classes.insert("no \(place())") }
    if value.map({ $0.count > 1 }) ?? true { classes.insert("several \(place())") }
    guard let value else { return Element.addCoverage(of: nil, at: place, to: &classes) }
    for member in value { Element.addCoverage(of: member, at: place, to: &classes) }
  }
}

extension Composite {
  static func addCoverage(
    of value: Self?, at place: CoveragePlace, to classes: inout Set<String>
  ) {
    if place.values != .required { classes.insert(place()) }
    let new = value?.new
    for property in schema.properties {
      let isSaid = value.flatMap { value in new.map { property.isSaid(value, $0) } } ?? true
      // Of words, the one on a new part is a class as well.
      guard isSaid || property.slot.type is any Word.Type else { continue }
      property.slot.addCoverage(
        of: value.map(property.value), isUnusual: !property.isAlwaysSaid, owner: place(),
        to: &classes)
    }
  }
}

extension Variant {
  static func addCoverage(
    of value: Self?, at place: CoveragePlace, to classes: inout Set<String>
  ) {
    for form in value.map({ [$0.form] }) ?? forms {
      let owner = "\(noun) \(form.name)"
      classes.insert(owner)
      for (place, slot) in form.arguments.enumerated() {
        slot.addCoverage(
          of: value.flatMap(form.values)?[place], isUnusual: false, owner: owner, to: &classes)
      }
    }
  }
}
