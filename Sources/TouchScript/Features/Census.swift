/// What occurs in a scenario, or can occur in any: found in one walk along the schema.
///
/// A scenario is walked for what it needs, and for its coverage classes; the language itself for all
/// classes and places that there are. A new property, word or form is found without a line here.
struct Census {
  /// What an engine must have for what occurs.
  private(set) var needs = Scenario.Features()
  /// The names of the coverage classes of what occurs.
  private(set) var classes: Set<String> = []
  /// Where it occurs, with the feature that is needed there.
  private(set) var places: [Scenario.Feature.Place] = []
  /// What is asked for besides the needs.
  private let names: Names?
  /// The way to what is looked at, from the scenario or from a form.
  private var path: [Step] = []

  /// A step from a part to the value of a property, or from a form to an argument.
  struct Step {
    let name: String
    var values = Values.required
    /// What the property or one around it needs.
    var feature: Scenario.Feature?
    var isForm = false
    var isList = false
  }

  /// What has names.
  enum Names {
    case classes, places
  }

  /// Which values have a class.
  enum Values {
    /// A value other than on a new part has one.
    case unusual
    /// A value of what may be left out has one, and each answer has its own.
    case given
    /// What is always there has none but for its words, answers and parts.
    case required
  }

  /// What occurs in a value; nil: all that there is of its type.
  init<Value: Spellable>(of value: Value?, naming names: Names? = nil) {
    self.names = names
    Value.count(value, in: &self)
  }

  /// Whether all properties are walked, and not only those that may need something.
  var hasNames: Bool { names != nil }

  /// Whether it counts needs alone, and has some already.
  func hasAll(_ features: Scenario.Features) -> Bool { !hasNames && needs.isSuperset(of: features) }

  /// Counts what a step leads to.
  mutating func follow(_ step: @autoclosure () -> Step, _ count: (inout Census) -> Void) {
    guard hasNames else { return count(&self) }
    var step = step()
    step.feature = step.feature ?? path.last?.feature
    path.append(step)
    count(&self)
    path.removeLast()
  }

  /// Counts a form, and its arguments, which have classes of their own and no places.
  fileprivate mutating func start(
    _ name: String, needs features: Scenario.Features, noun: String, _ count: (inout Census) -> Void
  ) {
    add(name, needs: features, hasClass: false)
    guard hasNames else { return }
    let outer = path
    path = [Step(name: "\(noun) \(name)", isForm: true)]
    addClass()
    count(&self)
    path = outer
  }

  /// Counts a value, or one of several distinct answers, with what it needs.
  mutating func add(
    _ answer: String? = nil, needs features: Scenario.Features = [], hasClass: Bool = true
  ) {
    needs.formUnion(features)
    if hasClass, answer != nil || values != .required { addClass(answer: answer) }
    guard names == .places, path.first?.isForm != true else { return }
    let place = path.map { $0.isList ? "\($0.name)[]" : $0.name }.joined(separator: ".")
    if features.isEmpty { add(place, path.last?.feature) }
    // What a feature brings with it is not said again.
    for feature in Scenario.Features().lacking(features) {
      add("\(place): \(answer ?? "")", feature)
    }
  }

  /// Counts a feature that is needed.
  mutating func need(_ feature: Scenario.Feature) { needs.insert(feature) }

  /// Counts a place, with what is needed there.
  mutating func add(_ path: String, _ feature: Scenario.Feature?) {
    if let feature { need(feature) }
    let place = Scenario.Feature.Place(path: path, feature: feature)
    if names == .places, !places.contains(place) { places.append(place) }
  }

  /// Counts the class of what is looked at: `alpha of views`, `no targets of views`.
  fileprivate mutating func addClass(_ amount: String? = nil, answer: String? = nil) {
    guard names == .classes, let last = path.last else { return }
    let name = [amount, last.name, answer].compactMap(\.self).joined(separator: " ")
    classes.insert(([name] + path.dropLast().reversed().map(\.name)).joined(separator: " of "))
  }

  /// Which values of what is looked at have a class.
  fileprivate var values: Values { path.last?.values ?? .required }

  /// Says of what is looked at that it may be left out, or is a list.
  fileprivate mutating func change(_ change: (inout Step) -> Void) {
    if !path.isEmpty { change(&path[path.count - 1]) }
  }
}

// MARK: - By type

extension Spellable {
  static func count(_ value: Self?, in census: inout Census) { census.add() }
}

extension Bool {
  static func count(_ value: Bool?, in census: inout Census) {
    if census.values == .unusual { return census.add() }
    for answer in value.map({ [$0] }) ?? [true, false] { census.add("\(answer)") }
  }
}

extension Word {
  static func count(_ value: Self?, in census: inout Census) {
    for word in value.map({ [$0] }) ?? Array(allCases) {
      census.add(word.rawValue, needs: word.ownNeeds)
    }
  }
}

extension Optional where Wrapped: Spellable {
  static func count(_ value: Self?, in census: inout Census) {
    if case .some(nil) = value { return }
    census.change { $0.values = .given }
    Wrapped.count(value ?? nil, in: &census)
  }
}

extension Array where Element: Spellable {
  static func count(_ value: Self?, in census: inout Census) {
    // Which words the list of an argument has is not counted.
    if census.hasNames, census.values == .required, Element.self is any Word.Type { return }
    if census.values == .given, value?.isEmpty ?? true { census.addClass("no") }
    if value.map({ $0.count > 1 }) ?? true { census.addClass("several") }
    census.change { $0.isList = true }
    guard let value else { return Element.count(nil, in: &census) }
    for member in value { Element.count(member, in: &census) }
  }
}

extension Composite {
  static func count(_ value: Self?, in census: inout Census) {
    countProperties(of: value, in: &census)
  }

  static func countProperties(of value: Self?, in census: inout Census) {
    if census.values != .required { census.addClass() }
    let properties = census.hasNames ? schema.properties : schema.needy
    guard let value else { return properties.forEach { $0.countAll(in: &census) } }
    for property in properties { property.count(value, in: &census) }
  }
}

extension Variant {
  static func count(_ value: Self?, in census: inout Census) {
    for (form, arguments) in value.map({ [$0.stated] }) ?? forms.map({ ($0, []) }) {
      census.start(form.name, needs: form.needs, noun: noun) { census in
        for (place, slot) in form.arguments.enumerated() {
          census.follow(Census.Step(name: slot.name)) {
            slot.count(arguments.isEmpty ? nil : arguments[place], in: &$0)
          }
        }
      }
    }
  }
}

extension Slot {
  /// Counts what occurs in a value of the slot; nil: all that there is.
  func count(_ value: (any Spellable)?, in census: inout Census) {
    func count<Value: Spellable>(_ type: Value.Type, _ census: inout Census) {
      type.count(value.flatMap { $0 as? Value }, in: &census)
    }
    count(valueType, &census)
  }
}
